"""Setting the game up: house, code, chips, cameras, survivors. (D-SETUP, D-SEC, D-CAM, D-SURV)"""

from collections import Counter

from dreadhall.darkest.components.catalogue import CHIPS, CODE_TOKENS_PER_COLOUR, COLOURS, LAYOUTS, SURVIVORS
from dreadhall.darkest.happenings.phases import CameraAimed, CodeSet, HouseBuilt, SurvivorChosen
from dreadhall.darkest.house.building import PRESETS, random_house
from dreadhall.darkest.house.layout import parse_layout
from dreadhall.darkest.house.plan import best_facings
from dreadhall.darkest.ids import DoorId, Square, SurvivorId
from dreadhall.darkest.phases.upkeep import Upkeep
from dreadhall.darkest.state import Camera, Lock
from dreadhall.darkest.survivors import acts
from dreadhall.kernel import hook

CODE_LENGTH = 7
FAIR = 2
OPENNESS = {"closed": 0, "normal": 1, "open": 2}
MORE_THREES = {"more2": -2, "balanced": 0, "more3": 2}


class Setup(Upkeep):
    """Everything before the first round, in the order of D-SETUP-08."""

    async def set_up(self) -> None:
        """House, security code and chips; whatever is hidden is decided before anybody is asked. (D-SETUP-08)"""
        self.build_house()
        self.set_code()
        self.state.phase = "set-up-cameras"

    async def set_up_cameras(self) -> None:
        """The cameras are aimed once the chips lie on the doors. (D-SETUP-08, R-12)"""
        await self.aim_cameras()
        self.state.phase = "set-up-survivors"

    async def set_up_survivors(self) -> None:
        """The team gathers in the entrance hall. (D-SURV-01 to 07)"""
        self.state.four_ap = self.starts_with_four()
        await self.choose_survivors()
        self.state.groups = [list(self.state.survivors)]
        self.flip_chips_near(self.square(self.house.entrance))
        self.state.phase = "round"

    @hook
    def build_house(self) -> None:
        """A house that was drawn up, or one the dice build. (D-HOUSE-11)"""
        self.house = parse_layout(self.choose_layout(self.options.house))
        self.state.layout = self.house.text
        self.tell(HouseBuilt(house=self.state.layout))

    @hook
    def choose_layout(self, wanted: str) -> str:
        """The layout of the house the table wants."""
        return self.random_layout() if wanted == "random" else PRESETS.get(wanted, wanted)

    def random_layout(self, reactor_square: Square | None = None) -> str:
        """A layout the dice choose. (D-HOUSE-03 to 12)"""
        openness = OPENNESS[self.options.openness]
        return random_house(self.choose_below, openness, self.options.cameras, reactor_square)

    def choose_below(self, below: int) -> int:
        """A number for the house builder, from the table's dice."""
        return self.chance("house", below)[0]

    # The security code and the chips (D-SEC)

    def set_code(self) -> None:
        """Draw the code, then the chips for the locks. (D-SEC-02 to 10)"""
        locks = [door.id for door in self.house.doors.values() if door.lock == "chip"]
        three_icon = self.number_of_three_icon_chips(len(locks))
        chips, code = self.draw_code()
        while self.options.fair_code and max(Counter(code).values()) > FAIR:
            chips, code = self.draw_code()
        self.state.code = sorted(code, key=COLOURS.index)
        self.state.code_start = list(self.state.code)
        self.draw_chips(chips, three_icon, len(locks))
        self.place_chips(locks, three_icon)
        self.tell(CodeSet(code=list(self.state.code)))

    def draw_code(self) -> tuple[list[str], list[str]]:
        """The chips that make up the code and its colours; in the darkest mode chance alone. (D-SEC-02, 08, 09)"""
        tokens = [colour for colour in COLOURS for _ in range(CODE_TOKENS_PER_COLOUR)]
        if self.options.mode == "darkest":
            return [], [self.pick(tokens, "code") for _ in range(CODE_LENGTH)]
        twos = [chip for chip in CHIPS if len(CHIPS[chip].icons) == 2]
        chips = [self.pick([chip for chip in CHIPS if len(CHIPS[chip].icons) == 3], "code-chips")]
        chips += [self.pick(twos, "code-chips"), self.pick(twos, "code-chips")]
        code = [colour for chip in chips for colour in CHIPS[chip].icons]
        if self.options.mode == "darker":
            for colour in code:
                tokens.remove(colour)
            code.append(self.pick(tokens, "code"))
        return chips, code

    def pick(self, pool: list[str], purpose: str) -> str:
        """Take one out of a pool at random; nobody sees the draw."""
        return pool.pop(self.chance(purpose, len(pool), to=())[0])

    def number_of_three_icon_chips(self, locks: int) -> int:
        """As the table wants, but threes for all corners and two twos for the code. (D-SEC-05 to 07)"""
        least = sum(self.is_corner_lock(door.id) for door in self.house.doors.values())
        most = min(locks - 2, sum(len(chip.icons) == 3 for chip in CHIPS.values()))
        wanted = self.options.three_icon_chips
        if wanted is None:
            wanted = (
                self.usual_three_icon_chips(locks) + {"balanced": 0, "more2": -2, "more3": 2}[self.options.chip_mix]
            )
        return max(least, min(wanted, most))

    def usual_three_icon_chips(self, locks: int) -> int:
        """Half of them for four or five survivors, fewer for two or three. (D-SEC-07)"""
        many = self.team_size() > 3
        for layout in LAYOUTS.values():
            if layout.text == self.state.layout:
                return layout.chip_mix["many" if many else "few"].three
        return locks // 2 if many else locks * 2 // 5

    def is_corner_lock(self, door: DoorId) -> bool:
        """A lock of a corner room takes a chip with three icons. (D-SEC-05)"""
        lock = self.house.doors[door]
        return lock.lock == "chip" and lock.owner in self.house.corners.values()

    def draw_chips(self, code_chips: list[str], three_icon: int, locks: int) -> None:
        """The chips of the code and as many others as there are locks. (D-SEC-03, 11)"""
        wanted = {2: locks - three_icon, 3: three_icon}
        drawn = list(code_chips)
        rest = [chip for chip in CHIPS if chip not in code_chips]
        for icons, count in wanted.items():
            pool = [chip for chip in rest if len(CHIPS[chip].icons) == icons]
            missing = count - sum(len(CHIPS[chip].icons) == icons for chip in code_chips)
            drawn += [self.pick(pool, "door-chips") for _ in range(missing)]
        self.state.hidden_chips = sorted(drawn)
        self.state.unused_chips = [chip for chip in CHIPS if chip not in drawn]

    def place_chips(self, locks: list[DoorId], three_icon: int) -> None:
        """Numbers up, colours hidden; corner rooms get threes. (D-SEC-04, 05)"""
        corners = [door for door in locks if self.is_corner_lock(door)]
        numbers = ["3"] * (three_icon - len(corners)) + ["2"] * (len(locks) - three_icon)
        for door in locks:
            icons = 3 if door in corners else int(self.pick(numbers, "chip-places"))
            self.state.locks[door] = Lock(icons)
        self.board_changed()

    # Cameras (D-CAM-01 to 04)

    async def aim_cameras(self) -> None:
        """Every camera looks where it sees most; the team breaks ties. (D-CAM-02, 03)"""
        for room in self.house.camera_rooms:
            directions = best_facings(self.plan, room)
            facing = await self.ask_team("aim-camera", [acts.facing(direction) for direction in directions], room=room)
            self.state.cameras.append(Camera(room, facing))
            self.tell(CameraAimed(room=room, direction=facing))

    # Survivors (D-SURV)

    def starts_with_four(self) -> bool:
        """Two or three survivors start with four AP, more with three. (D-SURV-03, D-TWEAK-02, 03)"""
        if self.options.board_side == "auto":
            return self.team_size() <= 3
        return self.options.board_side == "four-ap"

    @hook
    async def choose_survivors(self) -> None:
        """The team gathers: each seat chooses in turn until it is complete. (D-SURV-01, 02)"""
        company = self.company_by_lot()
        for number, seat in enumerate(self.seats_in_turn()):
            free = [name for name in SURVIVORS if name not in self.state.survivors]
            cause = ""
            if number < len(self.options.team):
                name = SurvivorId(self.options.team[number])
            elif company and any(who.seat == seat for who in self.state.survivors.values()):
                name, cause = next(name for name in company if name in free), "lot"
            else:
                name = await self.ask(seat, "choose-survivor", [acts.survivor(name) for name in free])
            self.state.survivors[name] = self.new_survivor(name, seat)
            self.tell(SurvivorChosen(survivor=name, seat=seat, room=self.house.entrance), cause=cause)

    @hook
    def company_by_lot(self) -> list[SurvivorId]:
        """In which order survivors come along with whom a seat has chosen; nobody does where each is chosen."""
        return []

    def seats_in_turn(self) -> list[int]:
        """Who plays the first survivor, the second and so on: evenly, or as the table split them. (D-SURV-02)"""
        even = [len(range(seat, self.team_size(), self.seats)) for seat in range(self.seats)]
        split = self.options.split or even
        return [seat for turn in range(max(split)) for seat, count in enumerate(split) if turn < count]
