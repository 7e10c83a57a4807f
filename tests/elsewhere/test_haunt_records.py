"""What a haunt's record must say, which haunts are found, and what is left out."""

import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typing_extensions import override

import dreadhall
from dreadhall.betrayal.components.pieces import TraitorRule
from dreadhall.betrayal.haunts import ALL_HAUNTS, BUILT, BadHaunt, HauntRecord, UnknownHaunt, find_haunt, haunt_rules
from dreadhall.betrayal.haunts.installed import GROUP, installed
from dreadhall.betrayal.haunts.printed import CHART, HAUNTS, PRINTED
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.betrayal.state import BetrayalState
from dreadhall.kernel import BadOption, BadSave, Table
from dreadhall.kernel.saves import digest, read_save
from dreadhall.terminal.arguments import read_options
from dreadhall.testing.play import play_randomly
from dreadhall.words import MissingWords, Words, read_page
from tests.elsewhere.cold_snap import COLD_SNAP
from tests.elsewhere.cold_snap.rules import ColdSnap
from tests.elsewhere.distributions import lay

RULES = "tests.elsewhere.cold_snap.rules:ColdSnap"
SEVERAL = f"""
from dreadhall.betrayal.haunts import HauntRecord
from dreadhall.betrayal.haunts.printed import HAUNTS

FIRST = HauntRecord(id="first-frost", rules="{RULES}")
BOTH = [FIRST, HauntRecord(id="last-frost", rules="{RULES}")]
TAKEN = HauntRecord(id="hellbeasts", rules="{RULES}")
NUMBERED = HauntRecord(id="first-frost", number=51, rules="{RULES}")
NOTHING = 7
MIXED = [7]
"""


@pytest.fixture
def known() -> Iterator[HauntRecord]:
    """A haunt of another package is known."""
    ALL_HAUNTS.register(COLD_SNAP)
    yield COLD_SNAP
    ALL_HAUNTS.forget(COLD_SNAP)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where distributions are installed."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "frosts", raising=False)
    return tmp_path


def others() -> list[str]:
    """The ids of those that are found besides the printed ones."""
    return [record.id for record, _ in installed() if record.number is None]


def chilled(seed: int = 1, **options: Any) -> Table:
    """A table in the haunt of the other package."""
    return dreadhall.new_table("betrayal", 4, seed, {"haunt": "cold-snap", "start": "haunt"} | options)


# Records


def test_the_printed_fifty_are_records_that_lead_to_their_rules() -> None:
    assert [record.number for record in PRINTED] == list(range(1, 51)) == sorted(BUILT)
    assert [record for record, package in installed() if package is None] == list(PRINTED)
    assert [haunt_rules(record.id).number for record in PRINTED] == list(HAUNTS)
    assert all(find_haunt(record.id) is ALL_HAUNTS[record.id] for record in PRINTED)
    assert {cell for record in PRINTED for cell in record.all_cells()} == set(CHART)


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("id", "Cold Snap", "id: a word such as 'cold-snap' is expected, not 'Cold Snap'"),
        ("id", "h51", "id: a word that is no page of another haunt, such as 'cold-snap' is expected, not 'h51'"),
        ("id", "frost-heroes", "id: a word that is no page of another haunt"),
        ("rules", "frost.rules", "rules: 'package.module:Class' is expected, not 'frost.rules'"),
        ("number", "51", "number: nothing, or that of a printed haunt is expected, not '51'"),
        ("traitor", "revealer", "traitor: a TraitorRule is expected, not 'revealer'"),
        ("traitor", TraitorRule(kind="highest"), "traitor: a `trait` to compare is expected"),
        (
            "traitor",
            TraitorRule(kind="revealer", named=ExplorerId("nobody")),
            "traitor: the id of an explorer as `named`",
        ),
        (
            "traitor",
            msgspec.structs.replace(TraitorRule(kind="lowest"), kind="left"),
            "traitor: as `kind` one of revealer, left-of-revealer, highest, ",
        ),
        (
            "traitor",
            msgspec.structs.replace(TraitorRule(kind="lowest"), trait="luck"),
            "traitor: as `trait` one of might, speed, knowledge, sanity is expected",
        ),
        ("cells", {"dog": ["kitchn"]}, "cells: for 'kitchn' a room with an omen symbol such as 'kitchen' is expected"),
        ("cells", {"dog": ["foyer"]}, "cells: for 'foyer' a room with an omen symbol (abandoned-room, balcony, "),
        ("cells", {"cat": ["kitchen"]}, "cells: for 'cat' an omen (bite, book, "),
        ("cells", {"dog": "kitchen"}, "cells: rooms by omen, such as {'dog': ['kitchen']}, is expected"),
        ("locales", Path("nowhere"), "locales: the path of a folder that has a folder 'en' is expected"),
        ("title", None, "title: a text is expected, not None"),
    ],
)
def test_a_record_says_which_field_will_not_do_and_what_would(field: str, value: Any, expected: str) -> None:
    with pytest.raises(BadHaunt) as refusal:
        HauntRecord(**{"id": "cold-snap", "rules": RULES, field: value})
    assert str(refusal.value).startswith(expected)
    assert "\n" not in str(refusal.value)


def test_the_lobby_leads_to_a_page_that_is_an_address() -> None:
    pages = ("https://example.org/cold", "http://example.org", "README.md", "javascript:alert(1)", "https:///", "")
    found = [HauntRecord(id="cold-snap", rules=RULES, page=page).address for page in pages]
    assert found == [*pages[:2], "", "", "", ""]


def test_a_haunt_without_cells_begins_anywhere_and_one_with_cells_in_these() -> None:
    assert COLD_SNAP.all_cells() == sorted(CHART)
    own = HauntRecord(id="cold-snap", rules=RULES, cells={"dog": ["kitchen", "gallery"]})
    assert own.all_cells() == [("dog", "gallery"), ("dog", "kitchen")]


# What is found


@pytest.mark.parametrize(("where", "found"), [("FIRST", ["first-frost"]), ("BOTH", ["first-frost", "last-frost"])])
def test_an_entry_point_is_a_record_or_several(folder: Path, where: str, found: list[str]) -> None:
    lay(folder, "a-winter", {"frosts.py": SEVERAL}, {"frosts": f"frosts:{where}"}, GROUP)
    assert others() == found


@pytest.mark.parametrize(
    ("where", "reason"),
    [
        ("missing.module:RECORD", "ModuleNotFoundError: No module named 'missing'"),
        ("frosts:MISSING", "AttributeError: module 'frosts' has no attribute 'MISSING'"),
        ("frosts:NOTHING", "TypeError: frosts:NOTHING is neither a HauntRecord nor several of them"),
        ("frosts:MIXED", "TypeError: frosts:MIXED holds 7, which is no HauntRecord"),
        ("frosts:TAKEN", "NameTaken: id: another haunt is called 'hellbeasts' already"),
        ("frosts:NUMBERED", "BadHaunt: number: None is expected for 'first-frost', not 51"),
    ],
)
def test_what_cannot_be_had_is_named_in_a_line_and_the_others_go_on(
    folder: Path, caplog: pytest.LogCaptureFixture, where: str, reason: str
) -> None:
    lay(folder, "a-winter", {"frosts.py": SEVERAL}, {"frosts": where}, GROUP)
    with caplog.at_level(logging.WARNING):
        assert len(installed()) == 50
    [line] = caplog.messages
    assert line.startswith(f"dreadhall: the haunt 'frosts' of a-winter is left out: {reason}")
    assert "\n" not in line


# How it is chosen


def test_a_printed_haunt_is_chosen_by_its_number_or_its_id() -> None:
    by_number, by_id = (
        dreadhall.new_table("betrayal", 3, 5, {"haunt": haunt, "start": "haunt", "explorers": "dealt"})
        for haunt in (38, "hellbeasts")
    )
    assert by_number.dump() == by_id.dump()
    game = dreadhall.GAMES["betrayal"]
    typed = [read_options(game, [f"haunt={text}"])["haunt"] for text in ("38", "hellbeasts", "null")]
    assert typed == [38, "hellbeasts", None]
    assert list(read_options(game, ["played=38,hellbeasts"])["played"]) == [38, "hellbeasts"]
    assert list(read_options(game, ["cards=frost-cards"])["cards"]) == ["frost-cards"]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"haunt": "hellbeast"}, "option haunt: no haunt is called 'hellbeast'; did you mean 'hellbeasts'?"),
        (
            {"haunt": "zzz"},
            "option haunt: no haunt is called 'zzz'; is its package installed? It is found by an entry point",
        ),
        (
            {"haunt": 51},
            "option haunt: 51 will not do; it can be a whole number from 1 to 50 or the id of an installed haunt",
        ),
        ({"played": ["zzz"]}, "option played: no haunt is called 'zzz'; is its package installed?"),
    ],
)
def test_a_haunt_that_is_not_there_is_refused_in_a_line(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOption) as refusal:
        dreadhall.new_table("betrayal", 3, 1, options)
    assert str(refusal.value).startswith(reason)


def test_a_haunt_whose_rules_cannot_be_had_is_refused_before_anybody_plays() -> None:
    broken = HauntRecord(id="broken-ice", rules="missing.ice:Ice")
    ALL_HAUNTS.register(broken)
    try:
        with pytest.raises(BadOption, match=r"the rules of the haunt 'broken-ice' cannot be had from missing\.ice:Ice"):
            dreadhall.new_table("betrayal", 3, 1, {"haunt": "broken-ice"})
    finally:
        ALL_HAUNTS.forget(broken)


class Melting(ColdSnap):
    """Cold Snap with a name mistyped."""

    @override
    def heros_won(self) -> bool:  # type: ignore[misc]
        """Nobody asks this."""
        return False


def test_an_override_of_nothing_is_told_with_what_was_meant() -> None:
    record = HauntRecord(id="thaw", rules=f"{__name__}:Melting")
    with pytest.raises(BadHaunt, match=r"Melting\.heros_won is an @override, .*: did you mean 'heroes_won'\?"):
        record.load_rules()


def test_what_was_played_can_be_said_by_id() -> None:
    def told(played: list[int | str]) -> bytes:
        table = dreadhall.new_table("betrayal", 3, 3, {"played": played, "explorers": "dealt"})
        play_randomly(table, 3)
        return repr([event.data for event in table.events]).encode()

    assert told([38, 7, 1]) == told(["hellbeasts", "carnivorous-ivy", "the-mummy-walks"])


# How it is remembered and shown


def test_a_position_keeps_the_id_of_a_foreign_haunt_and_the_number_of_a_printed_one(known: HauntRecord) -> None:
    table = play_randomly(chilled(explorers="dealt"), 1, most=10)
    loaded = dreadhall.load_table(table.save())
    assert loaded.dump() == table.dump()
    for state, key, number, prefix in ((table.state, "cold-snap", None, "cold-snap"), (hellish().state, 38, 38, "h38")):
        assert isinstance(state, BetrayalState)
        assert state.haunt is not None
        assert (state.haunt.key, state.haunt.number, state.haunt.prefix) == (key, number, prefix)


def hellish() -> Table:
    """A table in a printed haunt."""
    return dreadhall.new_table("betrayal", 3, 5, {"haunt": "hellbeasts", "start": "haunt", "explorers": "dealt"})


def test_a_save_of_a_haunt_that_is_not_installed_says_so(known: HauntRecord) -> None:
    saved = play_randomly(chilled(explorers="dealt"), 1, most=10).save()
    ALL_HAUNTS.forget(known)
    with pytest.raises(BadSave, match="no haunt is called 'cold-snap'"):
        dreadhall.load_table(saved)


def test_a_forged_save_cannot_name_a_haunt_that_is_not_there() -> None:
    saved = hellish().save()
    saved["checkpoint"]["haunt"]["number"] = "no-such-haunt"
    saved["digest"] = digest(read_save(saved))
    with pytest.raises(BadSave, match="no haunt is called 'no-such-haunt'"):
        dreadhall.load_table(saved)


def test_seats_are_shown_its_id_and_title_and_read_its_pages(known: HauntRecord) -> None:
    table = chilled(explorers="dealt")
    haunt = table.view(0)["position"]["haunt"]
    assert (haunt["id"], haunt["number"], haunt["title"]) == ("cold-snap", None, "Cold Snap")
    own = table.rules.pages(0)
    assert own[:2] == ["haunts", "cold-snap"]
    assert own[2] in ("cold-snap-heroes", "cold-snap-traitor")
    (begins,) = [event for event in table.events if event.kind == "haunt-begins"]
    assert begins.data["haunt"] == "cold-snap"
    assert "number" not in begins.data


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_words_that_nobody_has_translated_are_english(known: HauntRecord, language: str) -> None:
    assert Words(language, strict=True).say("betrayal-haunt-cold-snap") == "Cold Snap"
    read_page.cache_clear()
    assert "Keep the fire from burning" in read_page(language, "cold-snap-traitor")


def test_a_page_that_is_translated_in_part_has_the_rest_in_english(tmp_path: Path) -> None:
    for language, text in (("en", "frost-a = Cold\nfrost-b = Ice\n"), ("de", "frost-a = Kalt\n")):
        (tmp_path / language / "books").mkdir(parents=True)
        (tmp_path / language / "books" / "thin-ice.ftl").write_text(text, encoding="utf-8")
    record = HauntRecord(id="thin-ice", rules=RULES, locales=tmp_path)
    ALL_HAUNTS.register(record)
    try:
        read_page.cache_clear()
        assert read_page("de", "thin-ice").split("\n")[:3] == ["frost-a = Kalt", "", "frost-b = Ice"]
        assert [Words("de").say(name) for name in ("frost-a", "frost-b")] == ["Kalt", "Ice"]
    finally:
        ALL_HAUNTS.forget(record)


def test_a_message_with_a_mistake_is_shown_by_its_name_and_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "en").mkdir()
    pages = "frost-broken = { $room \n\nfrost-whole = Ice\nstray words\nfrost-last = Cold { frost-broken }\n"
    (tmp_path / "en" / "frost.ftl").write_text(pages, encoding="utf-8")
    words = Words("en", tmp_path)
    assert [words.say(name) for name in ("frost-broken", "frost-last")] == ["[frost-broken]", "Cold {frost-broken}"]
    assert words.say("frost-whole") == "Ice"
    assert not words.has("frost-broken")
    assert words.help("frost-broken") is None
    assert 'the message frost-broken (en) cannot be read: Expected token: "}"' in caplog.text
    with pytest.raises(MissingWords, match="frost-broken"):
        Words("en", tmp_path, strict=True).say("frost-broken")


def test_nobody_finds_a_haunt_that_is_not_there() -> None:
    with pytest.raises(UnknownHaunt, match="no haunt is called 51"):
        find_haunt(51)
