"""What is settled on survivors' boards and on the security board. (R-90)"""

from collections.abc import Hashable
from typing import Any

from dreadhall.darkest.automatic_answers.same import Choices
from dreadhall.darkest.components.catalogue import CARDS, CHIPS
from dreadhall.darkest.ids import CardId
from dreadhall.darkest.phases.markers import BOXES
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.questions import AboutSurvivor, WhichTokensGo
from dreadhall.darkest.survivors.boards import cards_of, new_card
from dreadhall.kernel import Choice


def card_lost(rules: Upkeep, card: CardId, data: AboutSurvivor) -> Hashable:
    """A survivor's card goes: what it is, what it opens, how far it is loaded."""
    held = next(held for held in cards_of(rules.survivor(data["survivor"])) if held.card == card)
    return CARDS[card].item, sorted_colours(CARDS[card].colours), held.ammo


def card_found(rules: Upkeep, card: CardId, data: object) -> Hashable:
    """A card that was found and lies there: what it is, and what it opens."""
    return CARDS[card].item, sorted_colours(CARDS[card].colours), new_card(card).ammo


def colours_entered(rules: Upkeep, chip: str, data: object) -> Hashable:
    """A chip is entered: its colours."""
    return sorted_colours(CHIPS[chip].icons)


def code_left(rules: Upkeep, chosen: str, data: WhichTokensGo) -> Hashable:
    """Code tokens go, those that match the chip or one of a colour: what is left of the code."""
    left = list(rules.state.code)
    for colour in rules.matching_tokens(data["chip"]) if chosen == "match" else [chosen]:
        left.remove(colour)
    return sorted_colours(left)


def sorted_colours(colours: Any) -> tuple[str, ...]:
    """Colours whose order does not matter."""
    return tuple(sorted(colours))


def off_the_hand(rules: Upkeep, choices: Choices, data: object) -> Choice[Any]:
    """A virus token takes a space wherever it lies; on the left side it takes no hand besides. (D-BITE-04)"""
    return next(choice for choice in choices if choice.value == "left")


def last_to_come_back(rules: Upkeep, choices: Choices, data: AboutSurvivor) -> Choice[Any] | None:
    """The marker that would be the last in hand again: whoever has one sooner need not use it sooner. (D-MARK-05, 07)

    Not where somebody could be kept from a shift by what is left. (D-MARK-04, 09)
    """
    show = rules.state.showdown
    assert show is not None
    first = choices[0] if choices[0].value != "hand" else choices[1]
    left_box = len(show.boxes[BOXES.index("left")])
    if first.value == "left":
        return first if left_box > 1 else None
    others = [who for who in rules.state.survivors.values() if who.id != data["survivor"]]
    return first if left_box or any(rules.points(who) for who in others) else None
