"""Corner rooms, terminals and the security code. (D-CORNER, D-CODE)"""

from dreadhall.darkest.components.catalogue import CHIP_SLOTS, CHIPS, ITEM_OF
from dreadhall.darkest.components.tiles import CornerFunction
from dreadhall.darkest.happenings.house import ChipEntered, CodeTokenRemoved, FunctionUsed, LaboratoryOpens
from dreadhall.darkest.house.doors import Doors
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import Held, Survivor
from dreadhall.darkest.survivors import acts
from dreadhall.darkest.survivors.acts import Act, Choices
from dreadhall.darkest.survivors.boards import cards_of, has_skill, is_infected
from dreadhall.kernel import Choice, hook

FUNCTION_COST = 2
WOUNDS_HEALED = 2


class Corners(Doors):
    """What the corner rooms are good for."""

    def add_functions(self, who: Survivor, into: Choices) -> None:
        """What the corner room is good for, and its terminal. (D-CORNER-01, D-CODE-01)"""
        function = self.house.function_of.get(who.room)
        if function is None or self.points(who) < FUNCTION_COST or self.is_destroyed(self.square(who.room)):
            return
        if self.function_works(who, function) and self.is_unused(who.room, function):
            into.append(acts.act(function, who.id))
        if who.room in self.house.terminals and self.can_enter_chip(who) and self.is_unused(who.room, "terminal"):
            into.append(acts.act("terminal", who.id))

    @hook(replaced=True)
    def is_unused(self, room: RoomId, function: str) -> bool:
        """Whether a room's function is free: each one of each room serves the team once a round. (D-CORNER-02, 04)"""
        return f"{room}:{function}" not in self.state.functions_used

    def mark_used(self, who: Survivor, function: str) -> None:
        """Pay for a function and mark it. (D-CORNER-01, 04)"""
        self.spend(who, FUNCTION_COST)
        self.state.functions_used.append(f"{who.room}:{function}")
        self.tell(FunctionUsed(survivor=who.id, room=who.room, function=function))

    def function_works(self, who: Survivor, function: CornerFunction) -> bool:
        """Whether the unique function would do anything. (D-CORNER-05 to 08, 11)"""
        if self.options.corner_functions == "terminals-only":
            return False
        if function == "sprinkler":
            return bool(self.state.burns) and self.can_extinguish()
        if function == "medic-bay":
            return who.wounds > 0
        if function == "ammo-reserve":
            return bool(self.reloadable(who))
        return is_infected(who)

    async def do_sprinkler(self, who: Survivor, act: Act) -> None:
        """Water on one tile, anywhere. (D-CORNER-05)"""
        self.mark_used(who, "sprinkler")
        square = await self.ask_owner(who, "sprinkler-where", [self.tile_choice(tile) for tile in self.state.burns])
        self.remove_burns(square, self.state.burns[square], "sprinkler", who)

    @hook
    async def do_medic_bay(self, who: Survivor, act: Act) -> None:
        """The medical corner heals up to two own wounds. (D-CORNER-06)"""
        self.mark_used(who, "medic-bay")
        await self.heal(who, WOUNDS_HEALED, "medic-bay", who)

    async def do_ammo_reserve(self, who: Survivor, act: Act) -> None:
        """Reload one weapon. (D-CORNER-07)"""
        self.mark_used(who, "ammo-reserve")
        card = await self.ask_owner(who, "reload-what", [acts.card(held.card) for held in self.reloadable(who)])
        held = next(held for held in cards_of(who) if held.card == card)
        self.add_ammo(who, held, self.reserve_ammo(held), "ammo-reserve")

    @hook(replaced=True)
    def reserve_ammo(self, held: Held) -> int:
        """How many markers the reserve has for a weapon: up to the printed level. (D-CORNER-07)"""
        return (ITEM_OF[held.card].ammo or 0) - held.ammo

    def reloadable(self, who: Survivor) -> list[Held]:
        """The firearms that the reserve would fill."""
        return [held for held in cards_of(who) if ITEM_OF[held.card].kind == "weapon" and self.reserve_ammo(held) > 0]

    async def do_antidote_cabinet(self, who: Survivor, act: Act) -> None:
        """The second virus token goes. (D-CORNER-08)"""
        self.mark_used(who, "antidote-cabinet")
        self.cure_second_virus(who, "antidote-cabinet")

    # Terminals (D-CODE)

    def can_enter_chip(self, who: Survivor) -> bool:
        """A chip of one's own, a free slot, and code left to break. (D-CODE-01, 02, 06)"""
        return bool(who.chips) and bool(self.state.code) and len(self.state.code_slots) < CHIP_SLOTS

    async def do_terminal(self, who: Survivor, act: Act) -> None:
        """Enter a chip; a tech wizard enters as many as fit. (D-CODE-01 to 07, D-CHAR-23)"""
        self.mark_used(who, "terminal")
        await self.enter_chip(who)
        while has_skill(who, "tech-wizard") and self.can_enter_chip(who):
            if not await self.confirm(who, "another-chip"):
                return
            await self.enter_chip(who)

    async def enter_chip(self, who: Survivor) -> None:
        """Put a chip on the security board and take off the tokens it matches, or any one. (D-CODE-02 to 05)"""
        chip = await self.ask_owner(who, "enter-chip", [acts.chip(chip) for chip in who.chips])
        who.chips.remove(chip)
        self.state.code_slots.append(chip)
        self.tell(ChipEntered(survivor=who.id, room=who.room, chip=chip))
        matching = self.matching_tokens(chip)
        choices: list[Choice[str]] = [acts.colour(colour) for colour in dict.fromkeys(self.state.code)]
        if matching:
            choices.insert(0, acts.named("match"))
        chosen = await self.ask_team("code-tokens", choices, [who], chip=chip)
        for colour in matching if chosen == "match" else [chosen]:
            self.remove_code_token(colour, "terminal")
        await self.code_tokens_removed(who)

    def matching_tokens(self, chip: str) -> list[str]:
        """One token for each icon of the chip, as far as they are there. (D-CODE-03)"""
        left = list(self.state.code)
        matching = []
        for colour in CHIPS[chip].icons:
            if colour in left:
                left.remove(colour)
                matching.append(colour)
        return matching

    def remove_code_token(self, colour: str, cause: str) -> None:
        """With the last token the laboratory opens, for everybody. (D-CODE-10)"""
        self.state.code.remove(colour)
        now = len(self.state.code)
        self.tell(CodeTokenRemoved(colour=colour, left=now, was=now + 1, now=now), cause=cause)
        if not self.state.code:
            self.state.lab_open = True
            self.board_changed()
            self.tell(LaboratoryOpens(room=self.house.laboratory), cause=cause)
            self.reveal_seen_tokens()

    @hook(replaced=True)
    async def code_tokens_removed(self, who: Survivor) -> None:
        """What follows when code tokens have gone: an open laboratory waits for somebody to enter it. (D-LAB-02)"""

    # Bypassing the code (D-CODE-08)

    def add_bypass(self, who: Survivor, into: Choices) -> None:
        """Once a round, beside a terminal, while there is darkness to pay with. (D-CODE-08)"""
        if self.state.code and self.may_bypass_here(who) and self.can_pay_bypass():
            into.append(acts.act("bypass", who.id))

    @hook(replaced=True)
    def may_bypass_here(self, who: Survivor) -> bool:
        """Whether a survivor may bypass the code now: once a round, beside a terminal. (D-CODE-08)"""
        if self.state.code_bypassed or who.room not in self.house.terminals:
            return False
        return not self.is_destroyed(self.square(who.room))

    @hook(replaced=True)
    def can_pay_bypass(self) -> bool:
        """Whether the darkness leaves a space to pay a bypass with: not from the last one. (D-CODE-08)"""
        return self.darkness_spaces_left() > 0

    @hook(replaced=True)
    async def token_to_bypass(self, who: Survivor) -> str:
        """Which code token a bypass takes: the colour that whoever does it likes. (D-CODE-08)"""
        colours = [acts.colour(colour) for colour in dict.fromkeys(self.state.code)]
        return await self.ask_owner(who, "bypass-which", colours)

    async def do_bypass(self, who: Survivor, act: Act) -> None:
        """One token goes, and the darkness grows. (D-CODE-08)"""
        self.state.code_bypassed = True
        self.remove_code_token(await self.token_to_bypass(who), "bypass")
        await self.advance_darkness("bypass")
        await self.code_tokens_removed(who)
