"""What a survivor does with its own things, without AP: skills, weapons, bandages, ammunition."""

from collections.abc import Iterator

from dreadhall.bots.darkest.judging.position import SeenTable, cards_of, colours_of
from dreadhall.bots.darkest.judging.readiness import has_time
from dreadhall.bots.darkest.judging.worth import SIGHTS, skill_to_buy, use_of
from dreadhall.darkest.components.catalogue import ITEMS
from dreadhall.darkest.ids import CardId
from dreadhall.darkest.presentation.view import CardView, SurvivorView

HANDS = 2
HEALED = {"first-aid-kit": 2, "first-aid-spray": 1}
PLENTY, FRAIL, ARMED = 3, 3, 2
"""So many cards of a colour are enough; with so little health one is healed; a weapon of so many dice is one."""


def handle(pos: SeenTable, who: SurvivorView) -> Iterator[str]:
    """The free acts worth doing now, the best first; each of them makes itself superfluous."""
    if (skill := skill_to_buy(who, at_last=not pos.view.security.code and not has_time(pos))) is not None:
        yield f"learn:{who.id}:{skill}"
    yield from use_cards(pos, who)
    if who.health < len(who.track):
        yield f"bandage:{who.id}"
    yield from take_in_hand(who)


def use_cards(pos: SeenTable, who: SurvivorView) -> Iterator[str]:
    """Cards that help at once."""
    for held in cards_of(who):
        if is_time_for(pos, who, held) and can_spare(pos, who, held):
            yield f"use:{who.id}:{held.card}"


def is_time_for(pos: SeenTable, who: SurvivorView, held: CardView) -> bool:
    """Whether a card should be used now."""
    item = ITEMS[held.item]
    if held.item in HEALED:
        return any(len(one.track) - one.health >= HEALED[held.item] + 1 for one in pos.people_in(who.room))
    if item.kind == "ammo":
        return any(one.item == item.reloads and one.ammo <= 4 for one in cards_of(who))
    if held.item == "antidote":
        return len(who.virus) > 1
    if held.item == "flashbang":
        return any(one.entrapped == "enemies" for one in pos.people_in(who.room))
    if held.item in ("grenade", "dynamite"):
        nemesis = pos.view.nemesis
        return nemesis is not None and nemesis.room in pos.plan.neighbours[who.room] and who.ap > 0
    if held.item == "energy-drink":
        return pos.view.track.showdown and not who.ap and not who.entrapped
    return held.item == "radiation-pills" and who.radiation > 0


def can_spare(pos: SeenTable, who: SurvivorView, held: CardView) -> bool:
    """Whether a card may be used up: while there are doors to open its colours count, unless others show them too."""
    item = ITEMS[held.item]
    if pos.view.track.showdown or not pos.view.security.code or (item.kind != "ammo" and held.item not in HEALED):
        return True
    team = colours_of(pos.view.survivors)
    if all(team[colour] >= PLENTY for colour in held.colours):
        return True
    if held.item in HEALED:
        return any(one.health <= FRAIL for one in pos.people_in(who.room))
    return not any(weapon.dice >= ARMED for weapon in who.weapons)


def take_in_hand(who: SurvivorView) -> Iterator[str]:
    """The best weapons in hand, one that fires and one that does not if there are hands enough."""
    wanted = outfit(who)
    in_hand = {held.card for held in who.hands}
    missing = [card for card in wanted if card not in in_hand]
    if not missing:
        return
    for card in missing:
        yield f"ready:{who.id}:{card}"
    for held in who.hands:
        if held.card not in wanted:
            yield f"stow:{who.id}:{held.card}"


def outfit(who: SurvivorView) -> list[CardId]:
    """The cards a survivor wants in hand, as far as its hands go."""
    free = HANDS - who.virus.count("right")
    chosen: list[CardId] = []
    for held in sorted(cards_of(who), key=lambda held: (-usefulness(who, held), held.card)):
        if usefulness(who, held) > 0 and held.hands <= free:
            chosen.append(held.card)
            free -= held.hands
    return chosen


def usefulness(who: SurvivorView, held: CardView) -> float:
    """What a card is worth in the hand."""
    if held.kind == "weapon":
        if ITEMS[held.item].ammo is not None and not held.ammo:
            return 0.0
        return 10.0 + use_of(held.card, who, held.ammo)
    if held.item in ("radiation-suit", "decontamination-kit"):
        return 8.0
    if held.item == "armor":
        return 5.0
    if held.item in SIGHTS:
        return 4.0 if any(one.item == SIGHTS[held.item] for one in cards_of(who)) else 0.0
    return 1.0 if held.hands else 0.0
