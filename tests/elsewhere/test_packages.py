"""A table names the packages of others that it is played with; where one is missing, nothing is lost."""

from collections.abc import Iterator
from importlib import metadata

import pytest

import dreadhall
from dreadhall.betrayal.haunts import ALL_HAUNTS
from dreadhall.betrayal.haunts.installed import Haunts
from dreadhall.kernel import BadSave, MissingPackage
from dreadhall.kernel.game import Package
from dreadhall.kernel.saves import missing_packages
from tests.elsewhere.cold_snap import COLD_SNAP

WINTER = Package("cold-winter", "1.0")
CHOSEN = {"haunt": "cold-snap", "start": "haunt", "explorers": "dealt"}


@pytest.fixture
def _winter(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The haunt is known, as of a distribution."""
    ALL_HAUNTS.register(COLD_SNAP)
    monkeypatch.setattr(Haunts, "package", lambda _self, id: WINTER if id == COLD_SNAP.id else None)
    yield
    ALL_HAUNTS.forget(COLD_SNAP)


@pytest.fixture
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python knows the distribution, in a later version."""
    monkeypatch.setattr(metadata, "version", lambda _name: "1.1")


@pytest.mark.usefixtures("_winter")
def test_a_save_names_the_packages_of_what_was_chosen_and_no_others() -> None:
    assert dreadhall.new_table("betrayal", 3, 1, CHOSEN).save()["packages"] == {"cold-winter": "1.0"}
    assert dreadhall.new_table("betrayal", 3, 1, {"played": ["cold-snap"]}).save()["packages"] == {"cold-winter": "1.0"}
    assert dreadhall.new_table("betrayal", 3, 1, {"haunt": 38}).save()["packages"] == {}


@pytest.mark.usefixtures("_winter")
def test_a_table_whose_package_is_missing_says_which_in_a_line() -> None:
    saved = dreadhall.new_table("betrayal", 3, 1, CHOSEN).save()
    ALL_HAUNTS.forget(COLD_SNAP)
    with pytest.raises(MissingPackage) as refusal:
        dreadhall.load_table(saved)
    assert str(refusal.value).startswith(
        "this table is played with cold-winter 1.0 (not installed here): option haunt: no haunt is called 'cold-snap'"
    )
    ALL_HAUNTS.register(COLD_SNAP)
    assert dreadhall.load_table(saved).save() == saved


@pytest.mark.usefixtures("_winter", "_installed")
def test_a_table_of_another_version_of_a_package_goes_on() -> None:
    saved = dreadhall.new_table("betrayal", 3, 1, CHOSEN).save()
    assert list(missing_packages(saved["packages"])) == ["cold-winter 1.0 (here is 1.1)"]
    assert dreadhall.load_table(saved).dump() == dreadhall.new_table("betrayal", 3, 1, CHOSEN).dump()


@pytest.mark.usefixtures("_winter")
def test_packages_are_part_of_what_a_save_is_sealed_with() -> None:
    saved = dreadhall.new_table("betrayal", 3, 1, CHOSEN).save()
    for forged in ({"cold-winter": "2.0"}, {}):
        with pytest.raises(BadSave, match="do not match its fingerprint"):
            dreadhall.load_table(saved | {"packages": forged})
    with pytest.raises(BadSave, match="this save is damaged"):
        dreadhall.load_table(saved | {"packages": {"../../etc": "1"}})


@pytest.mark.usefixtures("_winter")
def test_a_lobby_is_told_of_what_packages_have_added_in_every_language() -> None:
    option = dreadhall.GAMES["betrayal"].options["haunt"]
    assert option.added == (("cold-snap", "Cold Snap", "https://example.org/cold-snap"),)
    assert all(not one.added for name, one in dreadhall.GAMES["betrayal"].options.items() if name != "haunt")
