"""Theft in place of damage. (B-STEAL)"""

from typing_extensions import override

from dreadhall.betrayal.components.cards import AXE, GIRL
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.toolkit.monsters.carriers import Carriers
from dreadhall.testing.betrayal import Position, figure, position
from dreadhall.testing.marks import rule
from tests.betrayal.plain import OX, VIVIAN, ZOE, haunted

TOGETHER = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}
THIEF = Monster("thief", speed=3, might=4, carries=True)


class Carrying(Haunt):
    """Monsters have things, but no way of their own to get them."""

    number = 1
    kinds = (THIEF,)


class Stealing(Carriers):
    """Monsters steal too."""

    number = 1
    kinds = (THIEF,)


def with_thief(rules: type[Haunt], *loot: str, traitor: str = ZOE, **parts: object) -> Position:
    """A monster that carries something stands among the explorers."""
    monsters = [figure(rules, THIEF.kind, "foyer", cards=list(loot))]
    return position(TOGETHER, rules=rules, traitor=traitor, monsters=monsters, **parts)  # type: ignore[arg-type]


@rule("B-STEAL-01", "B-DEC-17")
def test_two_points_of_physical_damage_can_be_a_theft_instead() -> None:
    loot = {ZOE: ["axe", "book"]}
    table = haunted(TOGETHER, cards=loot).with_dice(2, 0, 0, 0, 0, 0, 0, 0).play(f"attack:{ZOE}")
    assert (table.prompt, table.asked, table.keys) == ("damage-or-steal", [0], ["damage", "steal:axe", "steal:book"])
    table.play("steal:axe")
    assert (table.cards(OX), table.cards(ZOE)) == (["axe"], ["book"])
    assert not table.events("hurt")


@rule("B-STEAL-01", "B-DEC-17")
def test_one_point_is_only_damage_and_with_two_damage_can_be_chosen() -> None:
    one = haunted(TOGETHER, cards={ZOE: ["axe"]}).with_dice(1, 0, 0, 0, 0, 0, 0, 0).play(f"attack:{ZOE}")
    assert one.prompt == "split-damage"
    two = haunted(TOGETHER, cards={ZOE: ["axe"]}).with_dice(2, 0, 0, 0, 0, 0, 0, 0).play(f"attack:{ZOE}", "damage")
    assert (two.prompt, two.cards(ZOE)) == ("split-damage", ["axe"])


@rule("B-STEAL-01", "C-40")
def test_armor_that_leaves_one_point_saves_from_theft() -> None:
    table = haunted(TOGETHER, cards={ZOE: ["axe", "armor"]}).with_dice(2, 0, 0, 0, 0, 0, 0, 0).play(f"attack:{ZOE}")
    assert table.prompt == "split-damage"


@rule("B-STEAL-05")
def test_a_robbed_monster_is_not_stunned() -> None:
    table = with_thief(Carrying, "axe").with_dice(2, 0, 0, 0, 0, 0, 0, 0, 0).play("attack:thief-1")
    assert table.keys == ["damage", "steal:axe"]
    table.play("steal:axe")
    assert table.cards(OX) == ["axe"]
    assert not table.monster("thief-1").cards
    assert not table.monster("thief-1").stunned


@rule("B-STEAL-05")
def test_a_win_by_one_stuns_a_monster_and_steals_nothing() -> None:
    table = with_thief(Carrying, "axe").with_dice(1, 0, 0, 0, 0, 0, 0, 0, 0).play("attack:thief-1")
    assert table.monster("thief-1").stunned
    assert table.cards(OX) == []


@rule("B-STEAL-06", "B-MON-09")
def test_a_haunt_can_let_its_monsters_steal() -> None:
    def after_a_blow(rules: type[Haunt]) -> Position:
        table = with_thief(rules, traitor=OX, cards={ZOE: ["axe"]}).with_dice(1, 1, 1, 2, 0, 0, 0, 0, 0, 0)
        return table.play("end-turn", f"attack:{ZOE}")

    assert after_a_blow(Carrying).prompt == "split-damage", "without such a rule they do not"
    table = after_a_blow(Stealing)
    assert (table.prompt, table.asked) == ("damage-or-steal", [0])
    table.play("steal:axe")
    assert table.monster("thief-1").cards == ["axe"]
    assert table.cards(ZOE) == []


@rule("C-T04")
def test_what_a_thief_takes_can_kill_its_owner() -> None:
    low = {ZOE: {"sanity": 0}}
    table = haunted(TOGETHER, cards={ZOE: ["holy-symbol"]}, traits=low).with_dice(2, 0, 0, 0, 0, 0, 0, 0)
    table.play(f"attack:{ZOE}", "steal:holy-symbol")
    assert not table.explorer(ZOE).alive


@rule("C-T04")
def test_what_the_set_up_takes_or_a_haunt_takes_by_force_kills_nobody() -> None:
    class Taking(Haunt):
        """The Girl is taken from whoever has her, and Ox has to let go of everything."""

        number = 1

        @override
        async def set_up(self) -> None:
            await self.claim_card(GIRL)
            await self.drop_all(self.state.explorers[0])

    low = {ZOE: {"sanity": 0}, OX: {"sanity": 0}}
    cards = {ZOE: ["girl"], OX: ["holy-symbol"]}
    table = position(TOGETHER, rules=Taking, traitor=VIVIAN, traits=low, cards=cards)
    table.arrange(lambda state: setattr(state, "phase", "haunt-setup"))
    assert table.cards(ZOE) == table.cards(OX) == []
    assert (table.clip(ZOE, "sanity"), table.clip(OX, "sanity")) == (0, 0)
    assert table.explorer(ZOE).alive
    assert table.explorer(OX).alive


@rule("B-DIST-03")
def test_nothing_is_stolen_from_afar() -> None:
    where = {OX: "foyer", VIVIAN: "foyer", ZOE: "entrance-hall"}
    table = haunted(where, cards={OX: ["revolver"], ZOE: ["axe"]}).with_dice(*[2] * 5, *[0] * 4)
    table.play(f"attack:{ZOE}:revolver")
    assert table.prompt == "split-damage"
    assert table.cards(ZOE) == ["axe"]


# What was handled in this turn


@rule("B-ITEM-10", "B-ITEM-12", "B-STEAL-04")
def test_what_was_traded_in_this_turn_is_not_stolen_in_it() -> None:
    table = haunted(TOGETHER, cards={OX: ["bell"], ZOE: ["axe", "book"]}).with_dice(2, 0, 0, 0, 0, 0, 0, 0)
    table.play(f"trade:{ZOE}:bell", "for:axe", "yes", f"attack:{ZOE}")
    assert table.cards(ZOE) == ["book", "bell"]
    assert table.keys == ["damage", "steal:book"]


@rule("B-ITEM-10", "B-ITEM-11", "B-STEAL-01")
def test_what_its_owner_has_used_in_this_turn_is_not_stolen_in_it() -> None:
    table = haunted(TOGETHER, cards={ZOE: ["idol"]}).with_dice(2, 0, 0, 0, 0, *[0] * 5)
    table.play(f"attack:{ZOE}", "use:idol")
    assert table.prompt == "split-damage"
    assert table.cards(ZOE) == ["idol"]


@rule("B-ITEM-10", "B-ITEM-17", "B-STEAL-05")
def test_what_a_monster_was_given_in_this_turn_is_not_stolen_from_it() -> None:
    table = with_thief(Carrying, "axe").arrange(lambda state: state.turn.used.append(AXE))
    table.with_dice(2, 0, 0, 0, 0, 0, 0, 0, 0).play("attack:thief-1")
    assert table.monster("thief-1").stunned
    assert table.cards(OX) == []


@rule("B-ITEM-10", "B-ITEM-17", "B-STEAL-06")
def test_nor_does_a_monster_steal_what_was_used_in_its_turn() -> None:
    table = with_thief(Stealing, traitor=OX, cards={ZOE: ["idol"]}).with_dice(1, 1, 1, 2, *[0] * 9)
    table.play("end-turn", f"attack:{ZOE}", "use:idol")
    assert table.prompt == "split-damage"
