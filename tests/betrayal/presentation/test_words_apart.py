"""No two choices of a question read alike: in a list, or read aloud, their words are all there is to tell them by."""

import json

import pytest

import dreadhall
from dreadhall.testing.betrayal import Position, position, row
from dreadhall.testing.play import play_randomly
from dreadhall.words import LANGUAGES, Language
from tests.betrayal.drawing import APART, OX, ZOE
from tests.betrayal.listening import SPEAKERS, alike, said, told_apart


def listed(table: Position) -> list[str]:
    """The choices that are open, in English."""
    assert table.table.ask
    return [said("en", json.dumps(choice.shown())) for choice in table.table.ask.choices]


# Before the haunt; haunts are listened to in `test_haunts_played.py`


@pytest.mark.parametrize("seed", range(3))
def test_choices_before_a_haunt_are_told_apart(seed: int) -> None:
    play_randomly(dreadhall.new_table("betrayal", 3 + seed, seed), seed, most=250, look=told_apart)


# What chance seldom brings


def test_a_passage_to_the_room_next_door_is_no_second_choice() -> None:
    table = position({**APART, OX: "foyer"}, tokens={"secret-passage-1": "foyer", "secret-passage-2": "entrance-hall"})
    assert table.keys.count("go:entrance-hall") == 1


def test_the_sides_of_a_barrier_are_told_apart_by_where_they_lie() -> None:
    tokens = {"secret-passage-1": "basement-landing", "secret-passage-2": "chasm/far"}
    table = position({**APART, OX: "basement-landing"}, rooms=row("basement", "chasm"), tokens=tokens)
    told_apart(table.table)
    assert {"Go to the chasm, on the north side", "Go to the chasm, on the south side"} <= set(listed(table))


def test_figures_of_one_kind_are_told_apart_by_their_number() -> None:
    names = {language: words.name("betrayal", "creature", "victim-2") for language, words in SPEAKERS.items()}
    assert names == {"en": "Victim 2", "de": "Opfer 2", "fr": "Victime 2"}
    assert SPEAKERS["de"].argument("betrayal", "monster", "firebat-3")["monster-to"] == "Feuerfledermaus 3"


def test_the_only_one_of_its_kind_has_no_number() -> None:
    assert SPEAKERS["en"].name("betrayal", "creature", "mummy-1") == "Mummy"


def test_the_ways_to_lay_a_floor_anew_are_numbered() -> None:
    choices = [{"key": f"floor:{n}", "verb": "floor", "data": {"house": "", "number": n + 1}} for n in range(2)]
    assert not alike(choices)


def test_events_of_one_name_are_told_apart() -> None:
    cards = ["image-in-the-mirror-give", "image-in-the-mirror-receive"]
    assert not alike([{"key": f"card:{card}", "verb": "card", "data": {"card": card}} for card in cards])
    orders = {"order:1-2": cards, "order:2-1": cards[::-1]}
    assert not alike([{"key": key, "verb": "order", "data": {"titles": order}} for key, order in orders.items()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_that_are_looked_at_are_called_by_their_names(language: Language) -> None:
    words = SPEAKERS[language]
    seen = words.argument("betrayal", "cards", ["organ-room"])["cards"]
    assert (
        seen
        == words.argument("betrayal", "titles", ["organ-room"])["titles"]
        == words.name("betrayal", "room", "organ-room")
    )


def test_those_whom_a_card_can_help_are_told_apart() -> None:
    hurt = {OX: {"might": 1}, ZOE: {"might": 1}}
    table = position({**APART, OX: "foyer", ZOE: "foyer"}, cards={OX: ["healing-salve"]}, traits=hurt)
    told_apart(table.table)
    assert {"Use the healing salve (Ox)", "Use the healing salve (Zoe)"} <= set(listed(table))


def test_a_fight_without_a_weapon_can_be_chosen_in_words() -> None:
    assert not alike([{"key": f"weapon:{card}", "verb": "weapon", "data": {"card": card}} for card in ("", "axe")])
