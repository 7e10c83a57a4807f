"""Which question is answered in which way."""

from collections.abc import Callable

from dreadhall.bots.darkest.answering import company, dealing, fighting, places
from dreadhall.bots.darkest.answering.question import Question
from dreadhall.bots.darkest.judging.goals import may_force
from dreadhall.bots.darkest.judging.worth import skill_worth
from dreadhall.darkest.house.layout import square_at

Answer = Callable[[Question], str]


def yes(question: Question) -> str:
    """Of course."""
    return "yes"


def no(question: Question) -> str:
    """Better not."""
    return "no"


def defend(question: Question) -> str:
    """Nobody just stands there."""
    return "defend"


def armor(question: Question) -> str:
    """Roll again what did not help."""
    return "yes" if question.data["successes"] * 2 < min(2, len(question.data["icons"])) else "no"


def map_reroll(question: Question) -> str:
    """Anything but a creature."""
    return "yes" if question.data["face"] in ("creature-appears", "fire") else "no"


def fire_alarm(question: Question) -> str:
    """Keep the fire away from the survivors."""
    pos = question.pos
    front = next((tile.square for tile in pos.view.house if tile.fire), None)
    goal = pos.plan.house.beyond(front, question.data["direction"]) if front else None
    near = {pos.plan.square_of[who.room] for who in pos.view.survivors}
    return "yes" if (goal or front) in near else "no"


def flare_gun(question: Question) -> str:
    """No horde where the survivors are."""
    pos = question.pos
    column = question.data["column"]
    square = square_at(question.data["row"], column) if isinstance(column, int) else None
    around = {near for who in pos.view.survivors for near in pos.plan.house.around(pos.plan.square_of[who.room])}
    return "reroll:both" if square is None or square in around else "keep"


def night_vision(question: Question) -> str:
    """Failures are rolled again."""
    return "icon:failure" if question.has("icon:failure") else "icon:stop"


def learn_now(question: Question) -> str:
    """What helps in this moment."""
    return "yes" if skill_worth(question.data["skill"], question.who) > 1 else "no"


def free_skill(question: Question) -> str:
    """The best of them."""
    return question.best("skill", lambda skill: skill_worth(skill, question.who))


def force_door(question: Question) -> str:
    """Only where it was meant to be forced."""
    pos = question.pos
    door = next(door for door in pos.view.doors if door.id == question.data["door"])
    return "yes" if may_force(pos, door, len(question.data["missing"])) else "no"


def latest(question: Question) -> str:
    """The highest number."""
    return question.best("number", int)


def lose_marker(question: Question) -> str:
    """The one that would come back last."""
    order = ("left", "middle", "right", "hand")
    return question.best("marker", lambda place: -order.index(place))


ANSWERS: dict[str, Answer] = {
    "aim-camera": places.aim_camera,
    "aim-which": latest,
    "allocate": dealing.allocate,
    "another-chip": dealing.another_chip,
    "armor": armor,
    "attack-order": places.strongest_room,
    "bird-pins": dealing.strongest,
    "blast-what": fighting.blast_what,
    "blast-where": fighting.blast_where,
    "burn-where": fighting.hit_where,
    "bypass-which": dealing.bypass_which,
    "call-horde": places.smallest_unit,
    "camera-order": places.farthest_room,
    "cancel-icon": dealing.cancel_icon,
    "cancel-own-icon": fighting.cancel_own_icon,
    "choose-survivor": dealing.favourite,
    "code-tokens": dealing.code_tokens,
    "come-along": company.come_along,
    "creature-route": places.farthest_room,
    "creature-target": places.strongest_room,
    "defend": defend,
    "doctor-calls": places.farthest_room,
    "dog-snatches": dealing.strongest,
    "dog-takes": dealing.give_up,
    "enter-chip": dealing.enter_chip,
    "enter-laboratory": dealing.strongest,
    "escape-where": places.safest_room,
    "fire-alarm": fire_alarm,
    "flare-gun": flare_gun,
    "flashbang-whom": dealing.strongest,
    "flee-where": places.safest_room,
    "force-door": force_door,
    "free-skill": free_skill,
    "gas-leak": places.farthest_tile,
    "give": dealing.lend,
    "group-order": places.chips_first,
    "guard-shoots": dealing.strongest,
    "hazmat-specialist": dealing.strongest,
    "heal-whom": dealing.most_wounded,
    "help-unlock": yes,
    "hit-where": fighting.hit_where,
    "horde-nearby": places.farthest_room,
    "horde-stirs": places.smallest_unit,
    "inventory-full": dealing.give_up,
    "join-escape": yes,
    "kit-helps": dealing.weakest,
    "leak-space": latest,
    "learn-now": learn_now,
    "lose-marker": lose_marker,
    "map": map_reroll,
    "move-order": places.smallest_unit,
    "nemesis-cube": fighting.part_to_spare,
    "nemesis-route": places.farthest_room,
    "nemesis-target": places.farthest_room,
    "night-vision": night_vision,
    "outbreak-where": places.farthest_tile,
    "pass-to": dealing.give_to,
    "pass-what": dealing.give_what,
    "push-on": no,
    "radiation-gear": yes,
    "radiation-where": places.farthest_tile,
    "recover-where": fighting.part_to_spare,
    "reload-what": dealing.keep_best,
    "return": dealing.come_back,
    "search-drop": dealing.search_drop,
    "search-keep": dealing.search_keep,
    "search-own": dealing.keep_best,
    "share-consent": yes,
    "share-how-much": dealing.share_how_much,
    "share-with": dealing.share_with,
    "spawn-anywhere": places.farthest_room,
    "spawn-near": places.beside_survivors,
    "sprinkler-where": places.wettest_tile,
    "stow-what": dealing.stow,
    "use-icons": fighting.use_icons,
    "virus-discard": dealing.give_up,
    "zombie-route": places.farthest_room,
    "zombie-target": places.strongest_room,
}
"""Questions that are not here get their first choice."""
