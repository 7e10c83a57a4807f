"""Who listens to whole games of Betrayal: besides everything that happens, what each side wants has words."""

from typing import Any

from typing_extensions import override

from dreadhall.testing.listening import Listener


class HauntListener(Listener):
    """Says what the seats that are asked want, too."""

    @override
    def hear_question(self, game: str, view: dict[str, Any]) -> None:
        """Nothing is wanted before the haunt is there."""
        super().hear_question(game, view)
        haunt = view["position"]["haunt"]
        for objective in haunt["objectives"] if haunt else ():
            for words in self.speakers:
                assert words.say(f"betrayal-objective-{objective['id']}")
