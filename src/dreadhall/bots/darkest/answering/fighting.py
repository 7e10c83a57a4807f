"""Attacks: with what, on whom, and what to make of the dice."""

from dreadhall.bots.darkest.answering.question import Question
from dreadhall.bots.darkest.judging.position import SeenTable
from dreadhall.bots.darkest.judging.worth import PARTS, best_part, item_of
from dreadhall.darkest.components.catalogue import ITEMS
from dreadhall.darkest.fighting.attacks import BARE_FISTS
from dreadhall.darkest.ids import CardId, RoomId
from dreadhall.darkest.presentation.view import SurvivorView, WeaponView

POWER = {"automatic": 2.0, "shotgun": 1.4, "sniper-rifle": 1.2}
"""How much better than others a weapon's dice are."""

AT_EASE = 4
"""Against so few ammunition is kept for the nemesis, where there is another weapon."""

KEPT = 6
"""So many shots are kept for the nemesis, as long as the others can cope."""

PLAIN_HITS = (0.0, 0.33, 0.56, 0.94, 1.3)
"""The hits of an attack by its dice."""


def power(weapon: WeaponView) -> float:
    """How many hits a weapon promises, roughly."""
    return weapon.dice * POWER.get(item_of(weapon.card), 1.0)


def hits_a_shot(weapon: WeaponView) -> float:
    """How many hits an attack brings, on average."""
    return PLAIN_HITS[min(weapon.dice, 4)] * POWER.get(item_of(weapon.card), 1.0)


def needs_ammo(weapon: WeaponView) -> bool:
    """Whether every attack costs a marker."""
    return ITEMS[item_of(weapon.card)].ammo is not None


def attack_key(pos: SeenTable, who: SurvivorView) -> str | None:
    """How to hit an enemy in the same room, if there is one and the survivor can."""
    if who.entrapped or not pos.enemies_in(who.room):
        return None
    verb = attack_verb(who)
    if verb is None:
        return None
    weapons = who.weapons if pos.view.track.showdown else [one for one in who.weapons if not is_kept(pos, who, one)]
    if who.weapons and not weapons:
        return None
    sparing = 2.5 if pos.hordes.get(who.room, 0) <= AT_EASE else 0.6
    weapons = sorted(weapons, key=lambda weapon: power(weapon) - sparing * needs_ammo(weapon))
    return f"{verb}:{who.id}:{weapons[-1].card if weapons else BARE_FISTS}"


def is_kept(pos: SeenTable, who: SurvivorView, weapon: WeaponView) -> bool:
    """Whether a weapon's last shots are kept for the nemesis: as long as blows are enough for what is in the room."""
    if not needs_ammo(weapon) or ammo_of(who, weapon.card) > KEPT:
        return False
    here = [one for one in pos.people_in(who.room) if one.active and not one.entrapped]
    blows = sum(one.ap * hits_a_blow(one) for one in here)
    held = any(one.entrapped for one in pos.people_in(who.room))
    return not held and who.room not in pos.beasts and pos.hordes.get(who.room, 0) <= blows


def hits_a_blow(who: SurvivorView) -> float:
    """How many hits an attack without ammunition brings; fists are for those who have nothing in hand."""
    if not who.weapons:
        return FIST_HITS
    return max((hits_a_shot(weapon) for weapon in who.weapons if not needs_ammo(weapon)), default=0.0)


def ammo_of(who: SurvivorView, card: CardId) -> int:
    """How many shots are left in a weapon."""
    return next((held.ammo for held in who.hands if held.card == card), 0)


def attack_verb(who: SurvivorView) -> str | None:
    """The free attack first, then those for AP."""
    if who.ability == "free-attack" and "free-attack" not in who.used:
        return "free-attack"
    return "attack" if who.ap > 0 else None


def shot_key(pos: SeenTable, who: SurvivorView, kept: int = 0) -> str | None:
    """How to hit an enemy in another room, if one is in reach, with the shots that need not be kept."""
    verb = attack_verb(who)
    if who.entrapped or verb is None:
        return None
    targets = [*pos.hordes, *pos.beasts]
    loaded = [weapon for weapon in who.weapons if weapon.range and ammo_of(who, weapon.card) > kept]
    weapons = [weapon for weapon in loaded if any(room in weapon.rooms for room in targets)]
    if not weapons:
        return None
    return f"{verb}:{who.id}:{max(weapons, key=power).card}"


# What to make of the dice

SURE = 1.5
"""So many hits that may be hoped for, for each that is needed, make it likely enough."""

CANCEL_FIRST = ("failure", "retreat", "knockback", "aim", "success")
FIST_HITS, OVERRUN = 0.33, 4
WEAK = 3
"""With so little health left one rather slips away."""


def cancel_own_icon(question: Question) -> str:
    """A failure best takes another failure with it."""
    return question.best("icon", lambda icon: -CANCEL_FIRST.index(icon))


def use_icons(question: Question) -> str:
    """Hits on what is most dangerous, pushes that clear the room or lead into fire, retreats for the weak."""
    for answer in (flight(question), hit(question), push(question), retreat(question)):
        if answer is not None:
            return answer
    return "done" if question.has("done") else question.first


def flight(question: Question) -> str | None:
    """Into the laboratory, past everything that bars the way."""
    pos = question.pos
    into = [key for key in question.verb("retreat") if question.choices[key]["room"] == pos.laboratory]
    return max(into, key=lambda key: pos.survivors[question.choices[key]["survivor"]].health, default=None)


def hit(question: Question) -> str | None:
    """Whatever shares the room, then what stands among friends, then what is nearest."""
    pos = question.pos
    here = question.who.room
    hits = [key for key in question.choices if key.startswith("hit-")]

    def urgency(key: str) -> tuple[bool, bool, int]:
        room = question.choices[key]["room"]
        return room == here, bool(pos.people_in(room)), -(pos.plan.range_between(here, room) or 0)

    return max(hits, key=urgency, default=None)


def push(question: Question) -> str | None:
    """Into fire, down, or out of the room if that clears it, but not to where the nemesis is waited for."""
    pos, here = question.pos, question.who.room
    for verb in ("finish-off", "knock-down"):
        if keys := question.verb(verb):
            return keys[0]
    pushes = question.verb("push")
    hot = [key for key in pushes if pos.heat_in(question.choices[key]["room"])]
    if hot:
        return hot[0]
    clears = pos.hordes.get(here, 0) + (here in pos.beasts) <= question.data.get("knockbacks", 0)
    rooms = {key: question.choices[key]["room"] for key in pushes}
    empty = [key for key, room in rooms.items() if room != pos.laboratory and not pos.people_in(room)]
    return empty[0] if clears and empty and not can_finish_off(pos, here) else None


def retreat(question: Question) -> str | None:
    """Only who would not survive another attack leaves, and not into fire or other arms."""
    pos = question.pos

    def is_wise(key: str) -> bool:
        data = question.choices[key]
        who = pos.survivors[data["survivor"]]
        lost = who.health <= WEAK or is_overrun(pos, who.room)
        return lost and pos.enemies_in(who.room) and not pos.danger(data["room"])

    return next((key for key in question.verb("retreat") if is_wise(key)), None)


def can_finish_off(pos: SeenTable, room: RoomId) -> bool:
    """Whether those in a room can well be expected to kill the creature there before their turn ends."""
    foe = pos.view.creature
    if foe is None or foe.room != room or pos.view.track.showdown:
        return False
    left = sum(max(0, part.hits - part.cubes) for part in foe.parts)
    return strikes_in(pos, room) >= SURE * left


def strikes_in(pos: SeenTable, room: RoomId) -> float:
    """How many hits those in a room may hope for in this turn."""
    here = [who for who in pos.people_in(room) if who.active and not who.entrapped]
    return sum(who.ap * max(map(hits_a_shot, who.weapons), default=FIST_HITS) for who in here)


def is_overrun(pos: SeenTable, room: RoomId) -> bool:
    """Whether there are many more zombies in a room than those there can strike down in this turn."""
    return pos.hordes.get(room, 0) - strikes_in(pos, room) >= OVERRUN


def hit_where(question: Question) -> str:
    """The part that is nearly lost, or weakens the beast most."""
    view = question.pos.view
    nemesis = view.nemesis is not None and view.nemesis.id == question.data["beast"]
    foe = view.nemesis if nemesis else view.creature
    if foe is None:
        return question.first
    best = best_part(foe, [data["number"] - 1 for data in question.choices.values()], nemesis=nemesis)
    return next(key for key, data in question.choices.items() if data["number"] == best + 1)


def part_to_spare(question: Question) -> str:
    """Where a cube on the enemy's board does least harm to us."""
    return question.best("part", lambda colour: -PARTS.get(colour, 0))


def blast_where(question: Question) -> str:
    """Where the blast does most."""
    pos = question.pos
    return question.best("room", lambda room: 10 * (room in pos.beasts) + pos.hordes.get(room, 0))


def blast_what(question: Question) -> str:
    """A beast rather than a zombie."""
    beasts = question.verb("hit-beast")
    return beasts[0] if beasts else question.first
