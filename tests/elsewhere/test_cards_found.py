"""Cards of another distribution: they lie in the decks of tables that are played with them, and of no others."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import dreadhall
from dreadhall.betrayal.components.packs import GROUP, installed_packs
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
drawn = 0
for seed in range(12):
    one = dreadhall.new_table("betrayal", 4, seed, options | {"start": "haunt"})
    play_randomly(one, seed, most=150)
    assert dreadhall.load_table(one.save()).dump() == one.dump()
    drawn += any("silver-whistle" in who.cards for who in one.state.explorers)
print(drawn > 0)
"""


def told_by(program: str, machine: dict[str, str]) -> tuple[list[str], str]:
    """What a program says, and what it complains of."""
    done = subprocess.run([sys.executable, "-c", program], env=machine, capture_output=True, text=True, check=False)
    return done.stdout.splitlines(), done.stderr


def test_a_table_is_played_with_the_packs_that_it_names(tmp_path: Path) -> None:
    lay(tmp_path, "frost-cards", frost_cards(), {"frost-cards": "frost_cards:cards"}, GROUP)
    told, complaints = told_by(PLAYED, environment(tmp_path))
    assert complaints == ""
    assert told == [
        "23 22 True",
        "{'frost-cards': '1.0'} ['frost-cards'] []",
        "Silver Whistle True",
        "[('frost-cards', 'Frost cards')]",
        "True",
    ]


def test_a_pack_that_is_not_there_is_refused_before_anybody_plays() -> None:
    with pytest.raises(BadOption, match="option cards: no pack is called 'frost-cards'; is it installed"):
        dreadhall.new_table("betrayal", 3, 1, {"cards": ["frost-cards"]})


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[dict[str, str], str], list[str]]:
    """The names of the packs that are found where one with these files is installed."""
    monkeypatch.syspath_prepend(tmp_path)

    def find(files: dict[str, str], where: str = "frost_cards:cards") -> list[str]:
        lay(tmp_path, "frost-cards", files, {"frost-cards": where}, GROUP)
        return [pack.id for pack in installed_packs(lambda _card: iter(()), {"axe"})]

    return find


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("rolls: [trait]", "rolls: [luck]", "items.yaml: items silver-whistle before_roll rolls 0: Invalid enum value"),
        ("id: silver-whistle", "id: axe", "items.yaml: axe: is the id of something else already"),
        ("kind: item", "kind: omen", "items.yaml: silver-whistle kind: item is expected, not omen"),
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
    assert line.startswith("dreadhall: the cards 'frost-cards' of frost-cards are left out: ")
    assert reason in line


@pytest.mark.parametrize("where", ["missing:cards", "frost_cards:nowhere", "frost_cards", "frost_cards.cards:x"])
def test_a_folder_that_is_not_there_is_told(
    found: Callable[..., list[str]], caplog: pytest.LogCaptureFixture, where: str
) -> None:
    assert found(frost_cards(), where) == []
    [line] = caplog.messages
    assert f"BadCatalogue: {where}: " in line
    assert "\n" not in line
