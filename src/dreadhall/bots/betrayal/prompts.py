"""What the scout answers to the questions beside those of a turn."""

from collections.abc import Callable
from typing import Any

from dreadhall.betrayal.components.catalogue import EXPLORERS
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NOWHERE
from dreadhall.bots.betrayal.building import doorway_for_tile, lie_of_tile
from dreadhall.bots.betrayal.docking import best_docks
from dreadhall.bots.betrayal.monster_moves import next_monsters
from dreadhall.bots.betrayal.outlook import life_of
from dreadhall.bots.betrayal.paths import UNREACHABLE
from dreadhall.bots.betrayal.question import Question, clips_of, whose
from dreadhall.bots.betrayal.rolls import after_roll, before_roll, choose_dice, choose_die, name_number

Answer = Callable[[Question], str | list[str] | None]
"""A key, or several that no rule tells apart; None where it does not know."""

STOPPED = 1
"""How many points of damage something that a victim wears may stop."""

PERIL = 1
"""How near to the skull a trait is whose owner risks nothing more: in spaces above the lowest number."""


def split_damage(question: Question) -> str | None:
    """Keep both traits as far from the skull as can be."""
    clips = clips_of(question)

    def lowest(key: str) -> int:
        data: dict[str, Any] = question.data_of[key]
        lost = {data["first_trait"]: int(data["on_first"]), data["second_trait"]: int(data["on_second"])}
        return min(clips[trait] - spaces for trait, spaces in lost.items())

    return max(question.keys, key=lowest)


def use_skull(question: Question) -> str | None:
    """Bear the damage where more can be borne."""
    clips = clips_of(question)
    physical, mental = clips["might"] + clips["speed"], clips["sanity"] + clips["knowledge"]
    return "yes" if physical > mental else "no"


def farthest_from_skull(question: Question) -> str | None:
    """What is lost is lost where most is left."""
    clips = clips_of(question)
    return max(question.keys, key=lambda key: clips[question.data_of[key]["trait"]])


def nearest_to_skull(question: Question) -> str | None:
    """What is gained, or can sink no farther than to the lowest number, goes where least is left."""
    clips = clips_of(question)
    return min(question.keys, key=lambda key: clips[question.data_of[key]["trait"]])


def best_trait(question: Question) -> str | None:
    """Roll what shows most."""
    values = {trait.trait: trait.value for trait in whose(question).traits}
    return max(question.keys, key=lambda key: values[question.data_of[key]["trait"]])


def hazard(question: Question) -> str | None:
    """A hidden traitor steps forward only to save its skin."""
    return "show-role" if min(clips_of(question).values()) <= PERIL else "go-on"


def collapse(question: Question) -> str | None:
    """Not oneself, nor friends if others can be buried; foes gladly; and no room that is still of use."""
    outlook = question.outlook
    useful = {room_of(goal) for wish in outlook.wanted for goal in outlook.goals_of(wish)}

    def harm(key: str) -> tuple[bool, int, int, bool]:
        room = question.data_of[key]["room"]
        inside = [who for who in outlook.explorers if who.room == room]
        foes = sum(map(outlook.is_against, inside))
        return outlook.me in inside, len(inside) - foes, -foes, room in useful

    return min(question.keys, key=harm)


def quarry(question: Question) -> str | None:
    """Whom the monster is closest to."""
    outlook = question.outlook
    if outlook.monster is None:
        return None
    here, places = outlook.monster.place, {who.id: who.place for who in outlook.explorers}

    def far(key: str) -> int:
        goal = places.get(question.data_of[key]["explorer"], NOWHERE)
        return outlook.paths.monster_distances([goal]).get(here, UNREACHABLE)

    return min(question.keys, key=far)


def must_attack(question: Question) -> str | None:
    """A foe rather than a friend, with the most dice that do not cost one's life."""
    outlook, data_of = question.outlook, question.data_of
    foes = [key for key in question.keys if outlook.is_foe(data_of[key]["target"])]
    safe = [key for key in foes if not outlook.is_deadly(data_of[key]["card"])]
    return max(safe or foes, key=lambda key: outlook.attack_dice(data_of[key]), default=None)


def agree_to_trade(question: Question) -> str | None:
    """Gifts from one's own side are welcome, bargains are not."""
    gift = not question.data["price"] and whose(question).side == question.outlook.me.side
    return "yes" if gift else "no"


def agree_with_monster(question: Question) -> str | None:
    """What a monster gives away is welcome; it gets nothing for it."""
    return "no" if question.data["price"] else "yes"


def damage_or_steal(question: Question) -> str | None:
    """Hurt rather than rob, unless it is for something that is wanted; who dies of it leaves everything there."""
    if question.outlook.monster is None and kills_surely(question):
        return "damage"
    wanted = {card for objective in question.outlook.wanted for card in objective.cards}
    return next((key for key in question.verb("steal") if question.data_of[key]["card"] in wanted), "damage")


def kills_surely(question: Question) -> bool:
    """Whether the damage is more than the victim can bear, even if something stops a part of it."""
    name, points = question.data["victim"], question.data["points"]
    victim = next((who for who in question.outlook.view.explorers if who.id == name), None)
    return victim is not None and points - STOPPED > life_of(victim, "might")


def keep(question: Question) -> str | None:
    """Of several cards the one that is wanted most."""
    wanted = [card for objective in question.outlook.wanted for card in objective.cards]
    cards = {question.data_of[key]["card"]: key for key in question.keys}
    return next((cards[card] for card in wanted if card in cards), None)


def take_more(question: Question) -> str | None:
    """All of it."""
    return question.keys[-1]


def say_yes(question: Question) -> str | None:
    """Agree."""
    return "yes"


def ask_nothing(question: Question) -> str | None:
    """Nothing is asked in return: whoever offers something wants the other to have it."""
    return next((key for key in question.keys if not question.data_of[key].get("card")), None)


def choose_explorer(question: Question) -> str | None:
    """Somebody quick and strong: time and fights decide most haunts."""

    def vigour(key: str) -> int:
        tracks = EXPLORERS[question.data_of[key]["explorer"]].tracks
        start = {trait: track.values[track.start] for trait, track in tracks.items()}
        return sum(start.values()) + start["speed"] + start["might"]

    return max(question.keys, key=vigour)


def meant_to_be(question: Question) -> str | None:
    """A number for a later roll is worth more than to know a stack."""
    return "note-number"


def return_item(question: Question) -> str | None:
    """What nobody wants, and weapons last."""
    wanted = {card for objective in question.outlook.wanted for card in objective.cards}

    def use(key: str) -> tuple[bool, bool]:
        card = question.data_of[key]["card"]
        return card in wanted, card in LOOKUP.weapons

    return min(question.keys, key=use)


ANSWERS: dict[str, Answer] = {
    "split-damage": split_damage,
    "use-skull": use_skull,
    "lose-trait": farthest_from_skull,
    "lowest-trait": nearest_to_skull,
    "gain-trait": nearest_to_skull,
    "heal-trait": nearest_to_skull,
    "roll-trait": best_trait,
    "hazard": hazard,
    "collapse": collapse,
    "must-attack": must_attack,
    "quarry": quarry,
    "before-roll": before_roll,
    "after-roll": after_roll,
    "choose-die": choose_die,
    "choose-dice": choose_dice,
    "name-number": name_number,
    "ask-in-return": ask_nothing,
    "agree-to-trade": agree_to_trade,
    "ask-monster-in-return": ask_nothing,
    "agree-with-monster": agree_with_monster,
    "take-more": take_more,
    "keep": keep,
    "damage-or-steal": damage_or_steal,
    "refuse-event": say_yes,
    "fetch-stairs": say_yes,
    "next-monster": next_monsters,
    "dock-elevator": best_docks,
    "choose-explorer": choose_explorer,
    "turn-tile": lie_of_tile,
    "choose-doorway": doorway_for_tile,
    "meant-to-be": meant_to_be,
    "return-item": return_item,
    "monster-takes-more": take_more,
}


def answer_to(prompt: str) -> Answer | None:
    """How a prompt is answered; haunts put their own name before what they all ask."""
    return ANSWERS.get(prompt) or ANSWERS.get(prompt.rpartition("-")[2])
