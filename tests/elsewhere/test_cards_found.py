"""Cards and rooms of another distribution: they lie in the stacks of tables played with them, and of no others."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import dreadhall
from dreadhall.betrayal.components.packs import CARD_PACKS
from dreadhall.kernel import BadOption
from tests.elsewhere.distributions import environment, frost_cards, lay

PLAYED = """
import dreadhall
from dreadhall.testing.play import play_randomly
from dreadhall.words import Words, read_page

options = {"cards": ["frost-cards"], "explorers": "dealt"}
table = dreadhall.new_table("betrayal", 3, 1, options)
plain = dreadhall.new_table("betrayal", 3, 1, {"explorers": "dealt"})
print(len(table.state.items), len(plain.state.items), "silver-whistle" in table.state.items.rest)
print(table.save()["packages"], table.rules.pages(0), plain.rules.pages(0))
called = Words("de", strict=True).name("betrayal", "card", "silver-whistle")
print(called, "Nobody hears it" in read_page("fr", "frost-cards"))
print([(one.value, one.title) for one in dreadhall.GAMES["betrayal"].options["cards"].added])
drawn = seed = 0
while not drawn and (seed := seed + 1) < 200:
    one = dreadhall.new_table("betrayal", 4, seed, options)
    play_randomly(one, seed, most=250)
    assert dreadhall.load_table(one.save()).dump() == one.dump()
    drawn = any("silver-whistle" in who.cards for who in one.state.explorers)
print(drawn)
"""


ROOMED = """
import dreadhall
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.presentation.printed_pieces import pieces
from dreadhall.testing.play import play_randomly
from dreadhall.words import Words

options = {"cards": ["frost-cards"], "explorers": "dealt"}
table = dreadhall.new_table("betrayal", 3, 1, options)
plain = dreadhall.new_table("betrayal", 3, 1, {"explorers": "dealt"})
print([sum("ice-house" in deck.rest for deck in (one.state.rooms, one.state.items)) for one in (table, plain)])
print("ice-house" in ROOMS, "ice-house" in pieces()["rooms"])
print(Words("fr", strict=True).name("betrayal", "room", "ice-house"))
found = hurt = 0
for seed in range(30):
    one = dreadhall.new_table("betrayal", 4, seed, options)
    play_randomly(one, seed, most=250)
    assert dreadhall.load_table(one.save()).dump() == one.dump()
    one.imagine(0, seed)
    [*lying] = [room for room in one.view(0)["position"]["rooms"] if room["id"] == "ice-house"]
    assert all(len(room["doors"]) == 2 and room["symbol"] == "item" for room in lying)
    found += bool(lying)
    hurt += any(event.cause == "ice-house" for event in one.events)
print(found > 0, hurt > 0)
"""


PLAIN = """
import dreadhall
from dreadhall.bots import make_bot, play_out

for haunt in (7, 13, 20, 31, 41):
    table = dreadhall.new_table("betrayal", 3, haunt, {"explorers": "dealt", "haunt": haunt, "start": "haunt"})
    play_out(table, {seat: make_bot("betrayal", "scout", seat) for seat in range(3)}, most=30)
    print(table.save()["digest"], [table.imagine(seat, 1).save()["digest"] for seat in range(3)])
"""


def told_by(program: str, machine: dict[str, str]) -> tuple[list[str], str]:
    """What a program says, and what it complains of."""
    done = subprocess.run([sys.executable, "-c", program], env=machine, capture_output=True, text=True, check=False)
    return done.stdout.splitlines(), done.stderr


def test_a_table_is_played_with_the_packs_that_it_names(tmp_path: Path) -> None:
    lay(tmp_path, "frost-cards", frost_cards(), {"frost-cards": "frost_cards:cards"}, CARD_PACKS.group)
    told, complaints = told_by(PLAYED, environment(tmp_path))
    assert complaints == ""
    assert told == [
        "23 22 True",
        "{'frost-cards': '1.0'} ['frost-cards'] []",
        "Silver Whistle True",
        "[('frost-cards', 'Frost cards')]",
        "True",
    ]


def test_a_room_of_a_pack_lies_in_the_stack_and_in_the_house(tmp_path: Path) -> None:
    lay(tmp_path, "frost-cards", frost_cards(), {"frost-cards": "frost_cards:cards"}, CARD_PACKS.group)
    told, complaints = told_by(ROOMED, environment(tmp_path))
    assert complaints == ""
    assert told == ["[1, 0]", "True False", "Ice House", "True True"]


def test_tables_without_the_pack_go_as_if_it_were_not_installed(tmp_path: Path) -> None:
    with_it, without = tmp_path / "with", tmp_path / "without"
    lay(with_it, "frost-cards", frost_cards(), {"frost-cards": "frost_cards:cards"}, CARD_PACKS.group)
    assert told_by(PLAIN, environment(with_it)) == (told := told_by(PLAIN, environment(without)))
    assert len(told[0]) == 5


def test_a_pack_that_is_not_there_is_refused_before_anybody_plays() -> None:
    with pytest.raises(BadOption, match="option cards: no pack is called 'frost-cards'; is it installed"):
        dreadhall.new_table("betrayal", 3, 1, {"cards": ["frost-cards"]})


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[dict[str, str], str], list[str]]:
    """The names of the packs that are found where one with these files is installed."""
    monkeypatch.syspath_prepend(tmp_path)

    def find(files: dict[str, str], where: str = "frost_cards:cards") -> list[str]:
        lay(tmp_path, "frost-cards", files, {"frost-cards": where}, CARD_PACKS.group)
        return [pack.id for pack in CARD_PACKS.installed(lambda _sheet, _all: (), {"axe"})]

    return find


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("rolls: [trait]", "rolls: [luck]", "items.yaml: items silver-whistle before_roll rolls 0: Invalid enum value"),
        ("id: silver-whistle", "id: axe", "items.yaml: axe: axe is the id of something else already"),
        (
            "kind: item",
            "kind: omen",
            "items.yaml: items silver-whistle kind: Invalid enum value 'omen'; it can be item",
        ),
        ("items:", "things:", "items.yaml: the whole file: Object contains unknown field `things`"),
    ],
)
def test_a_pack_with_a_fault_is_left_out_with_its_file_and_field(
    found: Callable[..., list[str]], caplog: pytest.LogCaptureFixture, old: str, new: str, reason: str
) -> None:
    files = frost_cards()
    assert found(files) == ["frost-cards"]
    sheet = files["frost_cards/cards/items.yaml"].replace(old, new)
    assert found(files | {"frost_cards/cards/items.yaml": sheet}) == []
    [line] = caplog.messages
    assert line.startswith("dreadhall: the pack of cards 'frost-cards' of frost-cards is left out: ")
    assert reason in line


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            "floors: [ground, basement]",
            "floors: [attic]",
            "rooms ice-house floors 0: Invalid enum value 'attic'; it can be ",
        ),
        ("floors: [ground, basement]", "floors: []", "rooms ice-house floors: Expected `array` of length >= 1"),
        ("doors: [n, w]", "doors: []", "rooms ice-house doors: Expected `array` of length >= 1"),
        ("symbol: item", "symbol: omen", "rooms ice-house symbol: Invalid enum value 'omen'; it can be event, item"),
        ("outdoors: true", "windows: [s]", "rooms ice-house: Object contains unknown field `windows`; there are id, "),
        ("id: ice-house", "id: silver-whistle", "silver-whistle: silver-whistle is the id of something else already"),
    ],
)
def test_a_room_that_will_not_do_is_told(
    found: Callable[..., list[str]], caplog: pytest.LogCaptureFixture, old: str, new: str, reason: str
) -> None:
    files = frost_cards()
    sheet = files["frost_cards/cards/rooms.yaml"].replace(old, new)
    assert found(files | {"frost_cards/cards/rooms.yaml": sheet}) == []
    [line] = caplog.messages
    assert f"rooms.yaml: {reason}" in line


def test_rooms_alone_are_a_pack(found: Callable[..., list[str]]) -> None:
    files = {name: text for name, text in frost_cards().items() if not name.endswith(("items.yaml", "explorers.yaml"))}
    assert found(files) == ["frost-cards"]


@pytest.mark.parametrize("where", ["missing:cards", "frost_cards:nowhere", "frost_cards", "frost_cards.cards:x"])
def test_a_folder_that_is_not_there_is_told(
    found: Callable[..., list[str]], caplog: pytest.LogCaptureFixture, where: str
) -> None:
    assert found(frost_cards(), where) == []
    [line] = caplog.messages
    assert f"BadCatalogue: {where}: " in line
    assert "\n" not in line
