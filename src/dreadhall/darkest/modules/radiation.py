"""Irradiated tiles and what they do to survivors. (D-RAD-06 to 14, 22 to 25, 29, 30)"""

from typing_extensions import override

from dreadhall.darkest.components.catalogue import ITEM_OF, RADIATION, SURVIVOR_DIE
from dreadhall.darkest.happenings.modules import (
    Decontaminated,
    Irradiated,
    RadiationCheck,
    RadiationCured,
    RadiationToken,
    ReactorLeaks,
)
from dreadhall.darkest.ids import NO_SURVIVOR, RoomId, Square, SurvivorId
from dreadhall.darkest.modules.infection import Infection
from dreadhall.darkest.presentation.rolls import avoids
from dreadhall.darkest.state import Held, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act, Choices
from dreadhall.darkest.survivors.boards import at_hand, in_use
from dreadhall.darkest.survivors.items import Use

KIT = "decontamination-kit"
SUIT = "radiation-suit"
PILLS = "radiation-pills"
CHECK_DICE = RADIATION.dice
AP = RADIATION.ap


class Radioactivity(Infection):
    """Markers spread, survivors glow, a kit helps."""

    # Markers (D-RAD-06, 07)

    @override
    async def darkness_reached(self, space: int) -> None:
        """On the marked space the reactor begins to leak. (D-RAD-06)"""
        await super().darkness_reached(space)
        radiation = self.radiation
        if space == radiation.space and not radiation.leaking and not radiation.shut_down:
            await self.leak()

    async def leak(self) -> None:
        """A marker on the reactor and one on a tile beside it, whatever walls there are. (D-RAD-06, R-64)"""
        self.radiation.leaking = True
        square = self.house.reactor_square
        assert square is not None
        self.tell(ReactorLeaks(tile=square, room=self.main_room(square)), cause="darkness")
        self.irradiate(square)
        beside = [near for near in self.house.neighbours4(square) if near not in self.radiation.tiles]
        self.irradiate(await self.ask_team("radiation-where", [self.tile_choice(near) for near in beside]))

    def irradiate(self, square: Square) -> None:
        """One marker a tile; who stands there already has not entered it. (D-RAD-07, 32)"""
        if square not in self.radiation.tiles:
            self.radiation.tiles.append(square)
            self.tell(Irradiated(tile=square, room=self.main_room(square)), cause="reactor")

    def clean(self, square: Square, cause: str, by: Survivor) -> None:
        """The marker of a tile is taken away."""
        if square in self.radiation.tiles:
            self.radiation.tiles.remove(square)
            room = self.main_room(square)
            self.tell(Decontaminated(survivor=by.id, tile=square, room=room), cause=cause)

    # Checks (D-RAD-09 to 12, 23, 24, 30)

    @override
    async def check_radiation(self, people: list[Survivor], newcomers: list[Survivor], room: RoomId) -> None:
        """Everybody who comes in makes one check, for the worst there is. (D-RAD-09 to 11)"""
        for who in people:
            if self.check_dice_for(who, people, newcomers, room) > CHECK_DICE["with-suit"] and not self.is_active(who):
                await self.protect_in_time(who)
        dice = {who.id: self.check_dice_for(who, people, newcomers, room) for who in people}
        helped = await self.who_is_helped([who for who in people if dice[who.id] > CHECK_DICE["kit-helper"]], room)
        for who in people:
            if dice[who.id]:
                cause = self.danger(room, people, entered_tile=who in newcomers)
                number = CHECK_DICE["kit-helper"] if who.id == helped else dice[who.id]
                self.make_radiation_check(who, number, cause)

    def check_dice_for(self, who: Survivor, people: list[Survivor], newcomers: list[Survivor], room: RoomId) -> int:
        """None with three tokens; few with kit or suit. (D-RAD-11, 12, 23, 30)"""
        if who.radiation >= RADIATION.level:
            return 0
        danger = self.danger(room, people, entered_tile=who in newcomers)
        dice = CHECK_DICE[danger] if danger else 0
        if in_use(who, KIT):
            dice = min(dice, CHECK_DICE["with-kit"])
        return min(dice, CHECK_DICE["with-suit"]) if in_use(who, SUIT) else dice

    async def protect_in_time(self, who: Survivor) -> None:
        """Outside the own turn suit or kit may still be taken in hand. (D-INV-08, R-73, R-80)"""
        gear = at_hand(who, SUIT) or at_hand(who, KIT)
        if gear is not None and await self.confirm(who, "radiation-gear", card=gear.card):
            await self.take_in_hand(who, gear)

    def danger(self, room: RoomId, people: list[Survivor], *, entered_tile: bool) -> str:
        """The worst there is, as `CHECK_DICE` calls it: tile, infected enemy, infected survivor. (D-RAD-09 to 11)"""
        if entered_tile and self.is_irradiated(room):
            return "irradiated-tile"
        if any(enemy.infected for enemy in self.enemies_at(room)):
            return "infected-enemy"
        others = [other for other in self.survivors_in(room) if other not in people]
        return "infected-survivor" if any(other.radiation for other in others) else ""

    async def who_is_helped(self, people: list[Survivor], room: RoomId) -> SurvivorId:
        """The kit protects one other survivor on its holder's tile a little. (D-RAD-24, R-80)"""
        if not people or self.kit_holder(self.square(room)) is None:
            return NO_SURVIVOR
        return await self.ask_team("kit-helps", [acts.survivor(who.id) for who in people], people)

    def kit_holder(self, square: Square) -> Survivor | None:
        """Who has the kit in use on a tile."""
        return next((who for who in self.survivors_on(square) if in_use(who, KIT)), None)

    def make_radiation_check(self, who: Survivor, dice: int, cause: str) -> None:
        """Any failure is a radiation token. (D-RAD-09, 12)"""
        roll = avoids("radiation", self.roll(SURVIVOR_DIE, dice))
        self.tell(RadiationCheck(survivor=who.id, room=who.room, **roll), cause=cause)
        if not roll["passed"]:
            was = who.radiation
            who.radiation = now = was + 1
            self.tell(RadiationToken(survivor=who.id, tokens=now, was=was, now=now, of=RADIATION.level), cause=cause)

    # Harm and cure (D-RAD-13, 14, 29)

    @override
    async def round_has_begun(self) -> None:
        """Every round takes its toll. (D-RAD-13)"""
        await super().round_has_begun()
        await self.radiation_hurts()

    async def radiation_hurts(self) -> None:
        """One health for each token. (D-RAD-13, 14)"""
        for who in list(self.state.survivors.values()):
            await self.lose_health(who, who.radiation, "radiation")

    @override
    def is_usable(self, who: Survivor, held: Held) -> bool:
        """Pills help whoever has a token. (D-RAD-29)"""
        if ITEM_OF[held.card].effect == PILLS:
            return who.radiation > 0
        return super().is_usable(who, held)

    @override
    def use_of(self, effect: str) -> Use:
        """One more effect a card can have."""
        return self.use_pills if effect == PILLS else super().use_of(effect)

    async def use_pills(self, who: Survivor, held: Held) -> None:
        """All tokens of the user go. (D-RAD-29)"""
        was, who.radiation = who.radiation, 0
        self.tell(RadiationCured(survivor=who.id, was=was, now=0), cause=ITEM_OF[held.card].key)

    # Removing markers (D-RAD-22, 24, 25)

    @override
    def add_actions(self, who: Survivor, into: Choices) -> None:
        super().add_actions(who, into)
        cost = self.cleaning_cost(who)
        if cost and self.points(who) >= cost:
            into.append(acts.act("decontaminate", who.id))

    def cleaning_cost(self, who: Survivor) -> int:
        """Two AP with the kit, three beside its holder; 0 where it cannot be done. (D-RAD-22, 24)"""
        if not self.is_irradiated(who.room):
            return 0
        if in_use(who, KIT):
            return AP["remove-marker"]
        return AP["remove-marker-helper"] if self.kit_holder(self.square(who.room)) else 0

    async def do_decontaminate(self, who: Survivor, act: Act) -> None:
        """The tile is clean, until radiation comes back. (D-RAD-22, 24, 25)"""
        self.spend(who, self.cleaning_cost(who))
        self.clean(self.square(who.room), "decontaminate", who)
