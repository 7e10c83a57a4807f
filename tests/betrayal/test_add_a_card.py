"""The page on adding a card is true: whoever follows it has the card, and is told what will not do."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from dreadhall.betrayal.components.catalogue import FOLDER, load
from dreadhall.kernel.components import BadCatalogue
from dreadhall.words import ENTRY

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
[SHEET, ROOM, EXPLORER] = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
[WORDS, ROOM_WORDS, EXPLORER_WORDS] = re.findall(r"```ftl\n(.*?)```", PAGE, re.DOTALL)
[SHOWN] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
REFUSED = re.findall(r"^\| `(\S+): (\S+)` \| (`+)(.*)\3 \|$", PAGE, re.MULTILINE)

PLAYED = """
import yaml
from dreadhall.kernel.components import CHANGE

def add(file, entries):
    if file == "items":
        entries["items"].extend(yaml.safe_load({sheet!r}))

CHANGE.set(add)
from dreadhall.testing.betrayal import position

{shown}
print(table.view(0))
"""


def with_card(folder: Path, sheet: str) -> Path:
    """The components with one item more."""
    copy = Path(shutil.copytree(FOLDER, folder / "components"))
    items = copy / "items.yaml"
    items.write_text(items.read_text(encoding="utf-8") + sheet, encoding="utf-8")
    return copy


def test_its_sheet_is_a_card(tmp_path: Path) -> None:
    assert load(with_card(tmp_path, SHEET)).items.items[-1].id == "silver-whistle"


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [*((field, value, said) for field, value, _, said in REFUSED), ("source", "", "Object missing required field")],
)
def test_what_will_not_do_is_said_with_its_file_and_field(tmp_path: Path, field: str, value: str, said: str) -> None:
    assert len(REFUSED) == 6
    meant = field if f"{field}:" in SHEET else field.removesuffix("s")
    spoilt = re.sub(rf"{meant}: .*", f"{field}: {value}", SHEET) if value else re.sub(rf" *{field}: .*\n", "", SHEET)
    with pytest.raises(BadCatalogue) as refusal:
        load(with_card(tmp_path, spoilt))
    assert said in str(refusal.value)


@pytest.mark.parametrize(
    ("words", "file", "other"),
    [
        (WORDS, "betrayal-cards", "betrayal-card-angel-feather"),
        (ROOM_WORDS, "betrayal-rooms", "betrayal-room-chapel"),
        (EXPLORER_WORDS, "betrayal-pieces", "betrayal-explorer-jenny-leclerc"),
    ],
)
def test_its_words_have_the_forms_of_others_of_their_kind(words: str, file: str, other: str) -> None:
    known = (ROOT / "locales" / "en" / f"{file}.ftl").read_text(encoding="utf-8")
    entries = {entry[1]: re.findall(r"^    \.(\w+)", entry[0], re.MULTILINE) for entry in ENTRY.finditer(known)}
    assert re.findall(r"^    \.(\w+)", words, re.MULTILINE) == entries[other]


@pytest.mark.parametrize(
    ("sheet", "file", "words"), [(ROOM, "rooms", ROOM_WORDS), (EXPLORER, "explorers", EXPLORER_WORDS)]
)
def test_the_sheets_that_it_shows_are_those_of_the_package_it_names(sheet: str, file: str, words: str) -> None:
    pack = ROOT / "tests" / "elsewhere" / "frost_cards" / "cards"
    [shown] = yaml.safe_load(sheet)[file]
    assert shown in yaml.safe_load((pack / f"{file}.yaml").read_text(encoding="utf-8"))[file]
    assert words in (pack / "words" / "en" / "books" / "frost-cards.ftl").read_text(encoding="utf-8")


def test_it_is_in_hand_where_a_test_puts_it() -> None:
    program = PLAYED.format(sheet=SHEET, shown=SHOWN)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "silver-whistle" in done.stdout, done.stderr


@pytest.mark.parametrize("page", ["add-a-card", "add-an-option"])
def test_the_files_it_names_are_there(page: str) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:src|docs|tests|locales|web)/[\w./-]+)`", text))
    assert len(named) > 5
    assert all((ROOT / name).exists() for name in named)


def test_the_code_that_the_page_on_options_shows_is_the_code_there_is() -> None:
    text = (ROOT / "docs" / "add-an-option.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(?:python|ftl)\n(.*?)```", text, re.DOTALL)
    files = ["src/dreadhall/betrayal/options.py", "src/dreadhall/betrayal/cards/visions.py"]
    files += ["locales/en/betrayal-options.ftl"]
    assert [block in (ROOT / file).read_text(encoding="utf-8") for block, file in zip(blocks, files, strict=True)] == [
        True
    ] * 3
