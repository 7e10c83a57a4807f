"""Tasks: a haunt's own rolls, and the tokens that count their successes. (T-01, T-02, C-27)"""

from collections.abc import Awaitable, Callable, Iterable, Iterator

from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.happenings.phases import CountChanges
from dreadhall.betrayal.ids import NO_CARD, CardId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice

After = Callable[[Explorer], Awaitable[None]]


class Tasks(Haunt):
    """Rolls that an explorer may try once a turn."""

    def task(
        self,
        who: Explorer,
        verb: str,
        traits: Iterable[Trait],
        target: int,
        success: After,
        failure: After | None = None,
        *,
        limit: str = "",
        card: CardId = NO_CARD,
    ) -> Iterator[Choice[Deed]]:
        """A task with any of several traits: one attempt a turn, whatever trait is used. (B-DIE-11)

        A card that it is made with must be in hand and not used yet; the attempt uses it for this turn. (C-29)
        """
        once = limit or verb
        if once in self.turn.tried or (card and (card not in who.cards or card in self.turn.used)):
            return
        several = list(traits)
        for trait in several:
            key = verb if len(several) == 1 else f"{verb}:{trait}"
            told = (who, once, trait, target, success, failure, card)
            yield deed(key, self.try_task, *told, trait=trait, target=target)

    async def try_task(
        self,
        who: Explorer,
        once: str,
        trait: Trait,
        target: int,
        success: After,
        failure: After | None,
        card: CardId = NO_CARD,
    ) -> None:
        """Roll for it; what the roll is for stays unsaid to who has not read of it. (B-SEC-02)"""
        self.turn.tried.append(once)
        if card:
            self.turn.used.append(card)
        if await self.passes(who, trait, target, "task"):
            await success(who)
        elif failure is not None:
            await failure(who)

    def tell_count(self, counter: str, count: int) -> int:
        """Tell everybody how far something has come; the tokens that count it are never lost. (C-57)"""
        self.tell(CountChanges(counter=counter, count=count))
        return count
