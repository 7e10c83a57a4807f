"""Equipment of another distribution: it lies in the search deck of tables played with it, and of no others."""

import re
from pathlib import Path

import pytest
import yaml

import dreadhall
from dreadhall.darkest.components.catalogue import FILES, equipment_packs
from dreadhall.darkest.components.packs import EQUIPMENT_PACKS, WORKING
from dreadhall.kernel import BadOption
from tests.elsewhere.distributions import environment, flare_kit, lay
from tests.elsewhere.test_cards_found import told_by

PAGE = (Path(__file__).parents[2] / "docs" / "add-equipment.md").read_text(encoding="utf-8")
WHERE = {"flare-kit": "flare_kit:equipment"}
ITEMS = "flare_kit/equipment/items.yaml"

PLAYED = """
import dreadhall
from dreadhall.testing.darkest.invariants import Watch
from dreadhall.testing.play import play_randomly
from dreadhall.words import Words

options = {"equipment": ["flare-kit", "flare-kit"]}
tables = [dreadhall.new_table("darkest", 2, 1, one) for one in (options, {}, {**options, "edition": "first"})]
print([len(one.state.equipment) for one in tables])
print(tables[0].save()["packages"], [one.rules.pages(0) for one in tables[:2]])
print([(one.value, one.title) for one in dreadhall.GAMES["darkest"].options["equipment"].added])
words = [Words(language, strict=True) for language in ("en", "de", "fr")]
found = seed = 0
while not found and (seed := seed + 1) < 60:
    table = dreadhall.new_table("darkest", 3, seed, options)
    play_randomly(table, seed, most=500, look=Watch())
    assert dreadhall.load_table(table.save()).dump() == table.dump()
    [*told] = [one for one in table.events_for(0) if one["data"].get("card", "").startswith("signal")]
    found = "signal" in " ".join(word.say_event("darkest", one) for one in told for word in words).lower()
print(found)
"""

WIELDED = """
from dreadhall.bots import make_bot, play_out
from dreadhall.testing.darkest import position

hall = {"leo": "entrance-hall", "nina": "entrance-hall"}
carried = {"leo": ["signal-pistol-1", "signal-flares-1", "smelling-salts-1"]}
table = position(hall, cards=carried, hordes={"entrance-hall": 2})
[leo] = [one for one in table.table.view(0)["position"]["survivors"] if one["id"] == "leo"]
held = {card["item"]: (card["kind"], card["hands"], card["ammo"]) for card in (*leo["hands"], *leo["pack"])}
print([held[item] for item in ("signal-pistol", "signal-flares", "smelling-salts")])
[pistol] = [weapon for weapon in leo["weapons"] if weapon["card"] == "signal-pistol-1"]
print(pistol["dice"], pistol["range"])
play_out(table.table, {seat: make_bot("darkest", "scout", seat) for seat in range(table.table.seats)}, most=60)
"""

PLAIN = """
import dreadhall
from dreadhall.bots import make_bot, play_out

for edition in ("revised", "first"):
    table = dreadhall.new_table("darkest", 2, 5, {"edition": edition, "radioactive": True})
    play_out(table, {seat: make_bot("darkest", "scout", seat) for seat in range(2)}, most=40)
    print(table.save()["digest"])
"""


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """The environment of a machine that has it."""
    lay(tmp_path, "flare-kit", flare_kit(), WHERE, EQUIPMENT_PACKS.group)
    return environment(tmp_path)


def test_a_table_is_played_with_the_equipment_that_it_names(installed: dict[str, str]) -> None:
    told, complaints = told_by(PLAYED, installed)
    assert complaints == ""
    assert told == [
        "[57, 52, 52]",
        "{'flare-kit': '1.0'} [['flare-kit'], []]",
        "[('flare-kit', 'Flare kit')]",
        "True",
    ]


def test_a_weapon_of_a_pack_is_wielded_with_what_its_sheet_says(installed: dict[str, str]) -> None:
    told, complaints = told_by(WIELDED, installed)
    assert (told, complaints) == (["[('weapon', 1, 2), ('ammo', 0, 0), ('consumable', 0, 0)]", "2 2"], "")


def test_tables_without_it_go_as_if_it_were_not_installed(
    installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    told, complaints = told_by(PLAIN, environment(tmp_path_factory.mktemp("nothing")))
    assert (len(told), complaints) == (2, "")
    assert told_by(PLAIN, installed) == (told, "")


def test_a_pack_that_is_not_there_is_refused_before_anybody_plays() -> None:
    with pytest.raises(BadOption, match="option equipment: no pack is called 'flare-kit'; is it installed"):
        dreadhall.new_table("darkest", 2, 1, {"equipment": ["flare-kit"]})


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("kind: weapon", "kind: gear", "items signal-pistol kind: Invalid enum value 'gear'; it can be ammo, "),
        ("range: 2", "reach: 2", "items signal-pistol: Object contains unknown field `reach`; there are key, "),
        ("attack: 2", "attack: 5", "items signal-pistol attack: Expected `int` <= 4"),
        ("    attack: 2\n", "", "signal-pistol: attack: a number from 1 on is expected"),
        (
            "effect: knock-down",
            "effect: heal-1",
            "effect: of a card of this kind it can be none, knock-down, ",
        ),
        (
            "reloads: signal-pistol",
            "reloads: bow",
            "signal-flares: reloads: a weapon with ammo is expected (",
        ),
        (
            "kind: consumable\n",
            "kind: consumable\n    ammo: 2\n",
            "smelling-salts: ammo: nothing is expected, as ",
        ),
        ("[red]", "[pink]", "signal-pistol: copies colours: one of "),
        (
            "key: smelling-salts",
            "key: Salts",
            "a word such as 'silver-whistle' is expected as an id, not 'Salts'",
        ),
        ("key: smelling-salts", "key: handgun", "handgun: handgun is the id of something else already"),
        ("items:", "things:", "the whole file: Object contains unknown field `things`; "),
    ],
)
def test_equipment_that_will_not_do_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, old: str, new: str, reason: str
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    files = flare_kit()
    spoilt = files[ITEMS].replace(old, new, 1)
    assert spoilt != files[ITEMS]
    lay(tmp_path, "flare-kit", files | {ITEMS: spoilt}, WHERE, EQUIPMENT_PACKS.group)
    assert list(equipment_packs(FILES)) == []
    [line] = caplog.messages
    assert line.startswith(
        "dreadhall: the pack of equipment 'flare-kit' of flare-kit is left out: BadCatalogue: items.yaml: "
    )
    assert reason in line


def test_the_page_shows_what_is_in_the_package_that_it_names_and_all_that_a_card_can_do() -> None:
    files = flare_kit()
    [sheet] = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    [words] = re.findall(r"```ftl\n(.*?)```", PAGE, re.DOTALL)
    assert yaml.safe_load(sheet)["items"] == yaml.safe_load(files[ITEMS])["items"][:2]
    assert words in files["flare_kit/equipment/words/en/books/flare-kit.ftl"]
    for kind, effects in WORKING.items():
        [row] = re.findall(rf"^\| `{kind}` \|(.*)$", PAGE, re.MULTILINE)
        assert set(re.findall(r"`([\w-]+)`", row)) >= {effect for effect in effects if effect}
