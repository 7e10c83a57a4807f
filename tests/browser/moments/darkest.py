"""Moments of Dark, Darker, Darkest."""

from collections.abc import Callable

import dreadhall
from dreadhall.darkest.state import Horde, SpecialZombie
from dreadhall.testing.darkest import position, showdown
from tests.browser.moments.moment import Moment, asks, before, scouted

FIVE = ("leo", "nina", "jack", "bruce", "lucy")
CODE = ["red", "red", "yellow", "green", "white", "white", "blue"]
DARKEST = {"mode": "darkest", "survivors": 4}


def setting_up() -> Moment:
    """The first camera is aimed."""
    return Moment(dreadhall.new_table("darkest", 2, 4, {"survivors": 5}), [0, 1])


def first_round() -> Moment:
    """Five survivors in the hall, each with a weapon."""
    table = position(FIVE, cards={"leo": ["ST1"], "nina": ["ST3"], "jack": ["ST5"]}, hordes={"conservatory": 1})
    return Moment(table.table)


def fifteen_in_a_room() -> Moment:
    """Five survivors and fifteen of the dead in one room."""
    horde = Horde(zombies=13, specials=[SpecialZombie("guts"), SpecialZombie("chunk")], downed=2)
    table = position(
        dict.fromkeys(FIVE, "passageway"),
        hordes={"passageway": horde, "dining-room": 5},
        creature=("zombie-dog", "passageway"),
        entrapped=["leo"],
        wounds={"leo": 4, "lucy": 6},
        xp=dict.fromkeys(FIVE, 4),
    )
    return Moment(table.table)


def fire_everywhere() -> Moment:
    """Four tiles burn, and one is gone."""
    table = position(
        {"leo": "entrance-hall", "nina": "dining-room", "jack": "great-hall"},
        fire="r2c2",
        burns={"r2c1": 2, "r2c2": 3, "r3c2": 1, "r3c3": 1},
        destroyed=["r4c1"],
        hordes={"dining-room": 2},
        tokens=["conservatory", "gallery"],
    )
    return Moment(table.table)


def a_locked_door() -> Moment:
    """Somebody works at a lock whose chip is seen."""
    table, answer = before("darkest", 2, DARKEST, lambda event: event.kind == "door-unlocked")
    return Moment(table, [answer[0]], answers=[answer], beat=".caption")


def a_terminal() -> Moment:
    """Somebody with a chip stands at a terminal."""
    chips = {"nina": ["K2-01", "K3-01"]}
    table = position({"nina": "medic-bay", "leo": "medic-bay"}, chips=chips, code=CODE, hordes={"wardrobe": 2})
    return Moment(table.table)


def the_code() -> Moment:
    """Which of two chips is entered."""
    chips = {"nina": ["K2-01", "K3-01"]}
    table = position({"nina": "medic-bay", "leo": "medic-bay"}, chips=chips, code=CODE).play("terminal:nina")
    return Moment(table.table)


def terror() -> Moment:
    """A search that finds more than it should."""
    table, answer = before("darkest", 2, DARKEST, lambda event: event.kind == "terror")
    return Moment(table, [answer[0]], answers=[answer], beat=".caption:has-text('error')")


def the_creature_attacks() -> Moment:
    """The dice of a creature, against those who defend themselves."""
    table, answer = before("darkest", 2, DARKEST, lambda event: event.kind == "attack-roll")
    return Moment(table, [0, 1], answers=[answer], beat=".caption:has-text('attack')")


def the_nemesis_comes() -> Moment:
    """Somebody has taken the cure, and the nemesis is there."""
    table = position({"leo": "music-room", "nina": "music-room", "jack": "gallery"}, code=[], hordes={"passageway": 3})
    return Moment(table.table, answers=[(0, "move:leo:laboratory")], beat=".caption:has-text('Mortimer')")


def the_showdown() -> Moment:
    """The last fight, with hordes around."""
    table = showdown(
        {"leo": "gallery", "nina": "wardrobe", "jack": "great-hall", "bruce": "kitchen"},
        nemesis=("doctor-mortimer", "gallery"),
        cure="nina",
        hordes={"great-hall": 4, "dining-room": 6},
        fire="r2c1",
        burns={"r2c1": 1},
        seats=2,
    )
    return Moment(table.table, [0, 1])


def an_escape() -> Moment:
    """Held fast among the dead, somebody tries to break free."""
    table = position(
        {"leo": "guest-bedroom", "nina": "guest-bedroom"}, hordes={"guest-bedroom": 4}, entrapped=["leo", "nina"]
    )
    return Moment(table.table)


def who_takes_the_empty_place() -> Moment:
    """Somebody is dead, and another comes in."""
    table = scouted("darkest", 2, {"survivors": 4}, asks("return"))
    assert table.ask is not None
    return Moment(table, table.ask.seats[:1])


def night() -> Moment:
    """Late, dark, and with every camera's cone of light."""
    table = position(
        {"leo": "kitchen", "nina": "gallery", "jack": "boiler-room"},
        darkness=4,
        hordes={"kitchen": 2, "music-room": 3, "wardrobe": 7},
        tokens=["conservatory", "dining-room", "vault"],
        searched=["great-hall", "kitchen"],
        options={"advanced": True},
    )
    return Moment(table.table)


def television() -> Moment:
    """What those see who watch from the sofa."""
    return Moment(fifteen_in_a_room().table, wall=True)


def the_end() -> Moment:
    """It is over."""
    return Moment(scouted("darkest", 2, DARKEST, lambda table: table.result is not None), [0])


MOMENTS: dict[str, Callable[[], Moment]] = {
    moment.__name__.replace("_", "-"): moment
    for moment in (
        setting_up,
        first_round,
        fifteen_in_a_room,
        fire_everywhere,
        a_locked_door,
        a_terminal,
        the_code,
        terror,
        the_creature_attacks,
        the_nemesis_comes,
        the_showdown,
        an_escape,
        who_takes_the_empty_place,
        night,
        television,
        the_end,
    )
}
