"""What things are worth: cards, skills, icons, people."""

from collections import Counter
from collections.abc import Iterable

from dreadhall.bots.darkest.judging.position import SeenTable, cards_of
from dreadhall.darkest.components.catalogue import CARDS, ITEMS, LIMITS, PACKS, Item
from dreadhall.darkest.ids import CardId
from dreadhall.darkest.presentation.view import CardView, FoeView, SurvivorView

FAVOURITES = ("nina", "jack", "lucy", "bruce", "leo")
"""Whom to play, the best first: who soon strikes hard, who strikes for nothing, who enters chips."""

WORTH = {
    "automatic": 9.0,
    "shotgun": 8.5,
    "dynamite": 8.0,
    "sniper-rifle": 7.5,
    "handgun": 8.0,
    "first-aid-kit": 5.0,
    "grenade": 5.0,
    "combat-knife": 7.0,
    "fire-axe": 4.0,
    "baseball-bat": 4.0,
    "armor": 4.0,
    "antidote": 4.0,
    "energy-drink": 4.0,
    "first-aid-spray": 3.0,
    "flashbang": 2.5,
    "radiation-suit": 3.0,
    "decontamination-kit": 3.0,
    "radiation-pills": 3.0,
    "map": 1.5,
    "flare-gun": 1.5,
    "gas-mask": 1.0,
    "fire-alarm": 1.0,
    "fire-extinguisher": 1.0,
}
"""What a card does for its owner; others are worth little but for their colours."""
WORTH_OF_EFFECTS = {item.effect: WORTH[key] for key, item in ITEMS.items() if item.single_use and key in WORTH}


def worth_of_brought(item: Item) -> float:
    """What an item of another package does: as much as one of the box that does the same, or has its numbers."""
    return 1.0 + 2 * item.attack + item.range if item.kind == "weapon" else WORTH_OF_EFFECTS.get(item.effect, 0.5)


WORTH |= {one.key: worth_of_brought(ITEMS[one.key]) for sheets in PACKS.sheets_of(PACKS) for one in sheets.items}

SPENT_WEAPON = 1.0
ALWAYS_LOADED = 3.5
"""What the first weapon that needs no ammunition is worth more than another."""

EXPERT_ARMS = 3.0
"""What a weapon is worth more to its expert."""

FITTING_AMMO = 4.0
FITTING_SIGHT = 2.0
SIGHTS = {"handgun-scope": "handgun", "laser-sight": "shotgun"}
NEW_COLOUR, SECOND_COLOUR, COLLECTED = 4.0, 1.0, 2.0

SKILLS = {
    "tech-wizard": 10,
    "guardian": 8,
    "searcher": 6,
    "deadeye": 5,
    "virus-resistance": 5,
    "sharpshooter": 4,
    "coordinator": 3,
    "eternal-bandage": 3,
    "ammo-belt": 2,
    "backpacker": 2,
    "sneak": 2,
    "medic": 2,
    "firefighter": 1,
    "protection": 1,
    "mighty-blow": 1,
}
EXPERTS = {"handgun-expert": "handgun", "knife-expert": "combat-knife", "shotgun-expert": "shotgun"}
EXPERT_WORTH = 12
"""One die more for every blow: nothing helps more in the showdown."""

HARM = {"entrap": 2.5, "heavy-damage": 2.2, "fear": 1.8, "bite": 1.5, "damage": 1.1, "reinforcement": 0.6}
FIRST_BITE = 0.7
PARTS = {"blue": 4, "red": 3, "white": 2, "orange": 1}
"""Which part of a beast to hit first."""


def item_of(card: CardId) -> str:
    """What a card shows."""
    return CARDS[card].item


def worth(card: CardId, who: SurvivorView, pos: SeenTable, *, ammo: int | None = None) -> float:
    """What a card is worth to a survivor who carries it or might."""
    return use_of(card, who, ammo) + worth_of_colours(card, pos)


def use_of(card: CardId, who: SurvivorView, ammo: int | None = None) -> float:
    """What a card does, whatever its colours."""
    item = ITEMS[item_of(card)]
    owned = Counter(held.item for held in cards_of(who) if held.card != card)
    if item.kind == "weapon":
        if item.ammo is not None and ammo == 0:
            return SPENT_WEAPON
        is_expert = any(one.owned and EXPERTS.get(one.skill) == item.key for one in who.skills)
        value = WORTH[item.key] + EXPERT_ARMS * is_expert
        if item.ammo is None and not any(is_weapon(key) and ITEMS[key].ammo is None for key in owned):
            return value + ALWAYS_LOADED
        return value / (1 + sum(WORTH.get(key, 0) >= value for key in owned if is_weapon(key)) / 2)
    if item.kind == "ammo":
        return FITTING_AMMO if item.reloads in owned else 0.5
    if item.key in SIGHTS:
        return FITTING_SIGHT if SIGHTS[item.key] in owned else 0.2
    return WORTH.get(item.key, 0.5)


def is_weapon(item: str) -> bool:
    """Whether one can fight with it."""
    return ITEMS[item].kind == "weapon"


def worth_of_colours(card: CardId, pos: SeenTable) -> float:
    """What a card's colours are worth to the team while there are doors to open."""
    if pos.view.track.showdown or not pos.view.security.code:
        return 0.0
    team = Counter(c for who in pos.view.survivors for held in cards_of(who) if held.card != card for c in held.colours)
    return sum({0: NEW_COLOUR, 1: SECOND_COLOUR}.get(team[colour], 0.0) for colour in CARDS[card].colours)


def least_useful(cards: Iterable[CardView], who: SurvivorView, pos: SeenTable) -> list[CardView]:
    """Cards, the most dispensable first."""
    return sorted(cards, key=lambda held: (worth(held.card, who, pos, ammo=held.ammo), held.card))


def new_colours(card: CardId, who: SurvivorView) -> int:
    """How many colours a card adds to those of whoever is to carry the chips: that one goes to doors alone."""
    if not any(skill.skill == "tech-wizard" and not skill.lost for skill in who.skills):
        return 0
    own = {colour for held in cards_of(who) if held.card != card for colour in held.colours}
    return len(set(CARDS[card].colours) - own)


def best_taker(card: CardId, people: Iterable[SurvivorView], pos: SeenTable) -> SurvivorView:
    """Who makes most of a new card."""

    def gain(who: SurvivorView) -> tuple[float, int]:
        room = who.limit - len(cards_of(who)) - len(who.virus)
        lost = 0.0
        if room <= 0:
            lost = min((worth(held.card, who, pos, ammo=held.ammo) for held in cards_of(who)), default=0.0)
        return worth(card, who, pos) + COLLECTED * new_colours(card, who) - lost, room

    return max(people, key=gain)


def skill_worth(skill: str, who: SurvivorView) -> int:
    """How much a survivor wants a skill."""
    if skill in EXPERTS:
        return EXPERT_WORTH if any(held.item == EXPERTS[skill] for held in cards_of(who)) else 1
    if skill == "virus-resistance":
        return SKILLS[skill] + 4 * len(who.virus)
    return SKILLS.get(skill, 1)


def skill_to_buy(who: SurvivorView, *, at_last: bool = False) -> str | None:
    """The skill a survivor wants most, once it can pay for it; before the showdown the best of those it can pay for."""
    for_sale = [skill for skill in who.skills if not skill.owned and not skill.lost]
    if at_last:
        for_sale = [skill for skill in for_sale if skill.xp <= who.xp]
    best = max(for_sale, key=lambda skill: skill_worth(skill.skill, who), default=None)
    if best is not None and best.xp <= who.xp and skill_worth(best.skill, who) > 1:
        return best.skill
    if who.xp >= LIMITS.xp_max and best is not None and skill_worth(best.skill, who) <= 1:
        return best.skill
    return None


def has_skill(who: SurvivorView, skill: str) -> bool:
    """Whether a survivor has bought a skill."""
    return any(one.skill == skill and one.owned for one in who.skills)


def harm(icon: str, people: Iterable[SurvivorView]) -> float:
    """How bad an icon would be for these people."""
    people = list(people)
    weakest = min((who.health for who in people), default=9)
    if icon == "bite":
        return HARM[icon] if all(who.virus for who in people) else FIRST_BITE
    if icon in ("damage", "heavy-damage") and weakest <= 2 and len(people) == 1:
        return HARM[icon] + 2.0
    return HARM.get(icon, 1.0)


def best_part(foe: FoeView, numbers: Iterable[int], *, nemesis: bool) -> int:
    """The part of a beast to hit: what is nearly lost, and of that what weakens it most. Parts count from 0."""

    def urgency(number: int) -> tuple[float, int]:
        part = foe.parts[number]
        left = part.cubes if nemesis else part.hits - part.cubes
        return PARTS.get(part.colour, 0) - 1.5 * left, -number

    return max(numbers, key=urgency)
