"""A survivor's board by itself: sheet, skills, cards in hand and pack, virus tokens. (D-SURV, D-INV, D-BITE)"""

from dreadhall.darkest.components.catalogue import CARDS, ITEM_OF, LIMITS, SURVIVORS, SurvivorSheet
from dreadhall.darkest.ids import CardId
from dreadhall.darkest.state import Held, Survivor

LETHAL_DOSE = LIMITS.virus


def sheet_of(who: Survivor) -> SurvivorSheet:
    """What is printed on the survivor's board."""
    return SURVIVORS[who.id]


def has_skill(who: Survivor, skill: str) -> bool:
    """Whether the survivor has bought the skill and kept it."""
    return skill in who.skills


def has_ability(who: Survivor, ability: str) -> bool:
    """Whether it is the survivor's own special ability. (D-SURV-13)"""
    return SURVIVORS[who.id].ability == ability


def is_fresh(who: Survivor, limit: str) -> bool:
    """Whether a once-per-round ability is unused. (D-ROUND-03)"""
    return limit not in who.used


# Cards (D-INV)


def new_card(card: CardId) -> Held:
    """A card as it is found, a firearm loaded. (D-AMMO-01)"""
    return Held(card, ITEM_OF[card].ammo or 0)


def cards_of(who: Survivor) -> list[Held]:
    """Everything a survivor carries, in hand first."""
    return who.hands + who.pack


def has_things(who: Survivor) -> bool:
    """Whether a survivor has anything to pass on."""
    return bool(who.hands or who.pack or who.chips)


def passes_freely(who: Survivor) -> bool:
    """A coordinator passes things on for nothing. (D-CHAR-17)"""
    return "coordinator" in who.skills


def items_carried(who: Survivor) -> int:
    """How many items are on the board; a virus token is one, chips and the cure are not. (D-INV-03)"""
    return len(who.hands) + len(who.pack) + len(who.virus)


def hands_used(who: Survivor) -> int:
    """Hand icons on the right side, virus tokens there included. (D-INV-04, D-BITE-04)"""
    used = who.virus.count("right")
    for held in who.hands:
        used += ITEM_OF[held.card].hands
    return used


def fits_in_hands(who: Survivor, card: CardId) -> bool:
    """Whether a card is gear, which has hand icons, and the hands for it are free. (D-INV-01, 04)"""
    hands = ITEM_OF[card].hands
    return hands > 0 and hands_used(who) + hands <= LIMITS.hands


def in_use(who: Survivor, item: str) -> Held | None:
    """The card of this kind that lies on the right side of the board. (D-INV-05)"""
    for held in who.hands:
        if CARDS[held.card].item == item:
            return held
    return None


def at_hand(who: Survivor, item: str) -> Held | None:
    """A card of this kind that is in use, or could be at once. (D-INV-05, 08)"""
    free = LIMITS.hands - who.virus.count("right")
    in_pack = (held for held in who.pack if CARDS[held.card].item == item and ITEM_OF[held.card].hands <= free)
    return in_use(who, item) or next(in_pack, None)


def take_from(who: Survivor, card: CardId) -> Held:
    """Take a card off the survivor's board."""
    for side in (who.hands, who.pack):
        for held in side:
            if held.card == card:
                side.remove(held)
                return held
    raise LookupError(f"{who.id} does not carry {card}")


def colours_of(who: Survivor) -> list[str]:
    """The code icons on all of a survivor's cards, on both sides. (D-UNLOCK-05)"""
    colours: list[str] = []
    for side in (who.hands, who.pack):
        for held in side:
            colours += CARDS[held.card].colours
    return colours


# Virus tokens (D-BITE)


def can_be_bitten(who: Survivor) -> bool:
    """Not with two tokens, not while resistant. (D-BITE-02, D-CHAR-15)"""
    return len(who.virus) < LETHAL_DOSE and not has_skill(who, "virus-resistance")


def is_infected(who: Survivor) -> bool:
    """Two virus tokens. (D-BITE-07)"""
    return len(who.virus) == LETHAL_DOSE
