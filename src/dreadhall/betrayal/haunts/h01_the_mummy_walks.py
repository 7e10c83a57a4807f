"""Haunt 1, The Mummy Walks: the traitor's Mummy wants the Girl for a bride; the heroes seek its name and a spell."""

from collections.abc import Iterator

from dreadhall.betrayal.catalogue import ROOMS
from dreadhall.betrayal.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.haunt import Objective, Side
from dreadhall.betrayal.monsters import Monster
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.tasks import Tasks
from dreadhall.kernel import Choice

MUMMY = Monster("mummy", speed=3, might=8, sanity=5, must_attack=True, immune=frozenset({"speed"}), carries=True)

SARCOPHAGUS = "sarcophagus"
NAME_ROOMS = ("research-laboratory", "library")
GIFTS = ("ring", "holy-symbol")
NAME, SPELL = "name", "spell"
FAR_OFF = 5
"""How many tiles from the Mummy the Girl is hidden. (H01-05)"""


class TheMummyWalks(Tasks):
    """Steps A, B and C banish the Mummy; Girl, gift and sarcophagus make a wedding."""

    number = 1
    kinds = (MUMMY,)

    # Set-up

    async def set_up(self) -> None:
        """Mummy and Sarcophagus beside the traitor; the Girl far away on this floor. (H01-03 to H01-06)"""
        place = self.traitor.place
        (mummy,) = self.place(MUMMY, place)
        self.state.tokens[SARCOPHAGUS] = place
        await self.claim_card("girl")
        room = await self.choose_room(self.traitor.seat, "h01-hide-girl", self.hiding_places(mummy))
        self.state.companions["girl"] = await self.choose_place(self.traitor.seat, room)
        self.emit("h01-girl-hidden", room=room)

    def hiding_places(self, mummy: Figure) -> list[str]:
        """Rooms of the haunt's floor five tiles off or more, else the farthest. (H01-05, C-06)"""
        rooms = [room for room in self.plan.rooms_on(self.haunt.floor) if not ROOMS[room].slides_to]
        far = self.distances(self.room(mummy))
        return [room for room in rooms if far.get(room, FAR_OFF) >= FAR_OFF] or self.farthest(mummy.place, rooms)

    @property
    def mummy(self) -> Figure | None:
        """The Mummy, until it is banished."""
        return self.state.monsters.get("mummy-1")

    # The heroes' steps

    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """One step a turn for a hero; the traitor hands things over. (H01-14 to H01-20)"""
        if not self.is_hero(who):
            yield from self.gifts_to_mummy(who)
        elif not self.count(NAME):
            if self.room(who) in NAME_ROOMS or self.token_in(SARCOPHAGUS, self.room(who)):
                yield from self.task(who, "h01-heroes-name", ["knowledge"], 6, self.learn_name, limit="step")
        elif not self.count(SPELL):
            if "book" in who.cards and "book" not in self.turn.used:
                yield from self.task(who, "h01-heroes-spell", ["knowledge"], 6, self.learn_spell, limit="step")
        elif self.can_banish(who):
            yield deed("h01-heroes-banish", self.banish, who, target="mummy-1", trait="sanity")

    async def learn_name(self, who: Explorer) -> None:
        """Step A. (H01-17)"""
        self.add_to(NAME)

    async def learn_spell(self, who: Explorer) -> None:
        """Step B: the Book is used for it. (H01-18)"""
        self.turn.used.append("book")
        self.add_to(SPELL)

    def can_banish(self, who: Explorer) -> bool:
        """Step C: with the Mummy, and the Book with a hero or in a pile there. (H01-19, H01-40)"""
        mummy = self.mummy
        if mummy is None or mummy.place != who.place or self.turn.attacked or "step" in self.turn.tried:
            return False
        carried = any("book" in hero.cards for hero in self.explorers_at(who.place) if self.is_hero(hero))
        return carried or "book" in self.state.piles.get(who.place, ())

    async def banish(self, who: Explorer) -> None:
        """The attack of the turn, made with Sanity and the spell. (H01-19)"""
        assert self.mummy is not None
        self.turn.attacked = True
        self.turn.tried.append("step")
        await self.strike(Attack(who, self.mummy, "sanity", SPELL, may_steal=False))

    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """The spell banishes; the Mummy's own blows go to Speed first. (H01-19, H01-24)"""
        if isinstance(loser, Figure) and attack.card == SPELL:
            await self.slay(loser)
        elif isinstance(loser, Explorer) and isinstance(attack.attacker, Figure) and winner is attack.attacker:
            await self.mummy_hurts(loser, points)
        else:
            await super().beaten(loser, winner, points, attack)

    async def mummy_hurts(self, hero: Explorer, points: int) -> None:
        """Speed down to its lowest number, the rest from Might. (H01-24, C-41)"""
        points = self.reduce_damage(hero, "physical", points, self.mummy)
        slowed = self.drop_clip(hero, "speed", points, floor=0)
        await self.lose(hero, "might", points - slowed, by="mummy-1")
        self.check_goals()

    def worth_attacking_stunned(self, who: Fighter, target: Figure, trait: str, card: str) -> bool:
        """What it carries is dropped when it is stunned, so nothing is to be gained."""
        return False

    # Searches in place of a draw

    async def draw_for_room(self, who: Explorer, room: str) -> None:
        """Heroes find the Book, the traitor a gift, where an omen would be drawn. (H01-16, H01-21, H01-31)"""
        if ROOMS[room].symbol == "omen":
            wanted = ["book"] if self.is_hero(who) else list(GIFTS)
            found = [card for card in wanted if self.in_deck(card)]
            if len(found) == len(wanted):
                await self.find_omen(who, found)
                return
        await super().draw_for_room(who, room)

    async def find_omen(self, who: Explorer, cards: list[str]) -> None:
        """Take an omen out of the stack; the stack is shuffled. (C-35)"""
        card = await self.choose_card(who.seat, "h01-traitor-search", cards)
        self.take_from_deck(card)
        self.turn.over = True
        self.emit("draws", explorer=who.id, card=card, deck="omen", reveals=True)
        await self.gain_card(who, card)

    # What the Mummy carries and takes

    def gifts_to_mummy(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """The traitor, beside the Mummy, hands it the Girl and any items. (H01-15)"""
        mummy = self.mummy
        if mummy is None or mummy.stunned or mummy.place != who.place:
            return
        for card in who.cards:
            if card == "girl" or (self.is_item(card) and card not in self.turn.used):
                yield deed(f"h01-traitor-give:{card}", self.give_to_mummy, who, mummy, card, card=card)

    async def give_to_mummy(self, who: Explorer, mummy: Figure, card: str) -> None:
        """The Mummy has it now. (H01-15, H01-22)"""
        await self.lose_card(who, card)
        mummy.cards.append(card)
        self.turn.used.append(card)
        self.emit("h01-given", card=card, explorer=who.id)

    async def monster_entered(self, figure: Figure) -> None:
        """It takes the Girl at once where nobody has her. (H01-39)"""
        if self.state.companions.get("girl") == figure.place:
            del self.state.companions["girl"]
            figure.cards.append("girl")
            self.emit("h01-takes-girl")
        self.check_goals()

    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """It also picks up piles, and walks secret passages on a low roll. (H01-23, H01-39)"""
        found = super().monster_deeds(figure)
        if not self.turn.picked_up and figure.place in self.state.piles:
            found += [
                deed(f"take:{card}", self.mummy_takes, figure, card, card=card)
                for card in self.state.piles[figure.place]
                if card not in self.turn.used
            ]
        if self.turn.allowance[figure.id] <= 1 and not self.turn.moved:
            found += [
                deed(f"h01-traitor-passage:{room}", self.appear_in, figure, room, room=room)
                for room in self.standing_rooms()
                if room != self.room(figure)
            ]
        return found

    async def mummy_takes(self, figure: Figure, card: str) -> None:
        """All it wants of a pile, once a turn. (B-ITEM-17)"""
        self.take_up(figure.place, card)
        self.turn.used.append(card)
        figure.cards.append(card)
        self.emit("monster-takes", monster=figure.id, card=card)
        more = [card for card in self.state.piles.get(figure.place, ()) if card not in self.turn.used]
        if not more:
            self.turn.picked_up = True

    async def appear_in(self, figure: Figure, room: str) -> None:
        """Instead of walking it stands in any room. (H01-23)"""
        self.turn.over = True
        await self.monster_arrives(figure, self.plan.places(room)[0])

    async def steals_instead(self, attack: Attack) -> bool:
        """The Mummy may take an item, or the Girl, when it wins by two. (H01-25)"""
        mummy, victim = attack.attacker, attack.defender
        if isinstance(mummy, Explorer) or not isinstance(victim, Explorer):
            return await super().steals_instead(attack)
        loot = [card for card in victim.cards if card == "girl" or self.stealable(card)]
        if attack.margin < 2 or not loot:
            return False
        choices = [Choice("damage", ""), *(Choice(f"steal:{card}", card, {"card": card}) for card in loot)]
        card = await self.ask(
            self.controller(mummy), "damage-or-steal", choices, victim=victim.id, points=attack.margin
        )
        if card:
            self.emit("steals", explorer=mummy.id, victim=victim.id, card=card)
            await self.lose_card(victim, card)
            mummy.cards.append(card)
            self.check_goals()
        return bool(card)

    def drop_what_it_carries(self, figure: Figure) -> None:
        """The Girl waits where the Mummy was stunned. (H01-27)"""
        if "girl" in figure.cards:
            figure.cards.remove("girl")
            self.state.companions["girl"] = figure.place
        super().drop_what_it_carries(figure)

    # Victory

    def heroes_won(self) -> bool:
        """The Mummy is banished. (H01-34)"""
        return self.mummy is None

    def traitor_won(self) -> bool:
        """The wedding, or no hero left. (H01-35, H01-36)"""
        mummy = self.mummy
        wed = (
            mummy is not None
            and self.token_in(SARCOPHAGUS, self.room(mummy))
            and "girl" in mummy.cards
            and any(gift in mummy.cards for gift in GIFTS)
        )
        return wed or super().traitor_won()

    def objectives(self, side: Side) -> Iterator[Objective]:
        """What the screen and the bots of a side go by. (H01-45)"""
        mummy = self.mummy
        lair = self.state.tokens.get(SARCOPHAGUS, "")
        if side == "heroes":
            rooms = tuple(room for room in (*NAME_ROOMS, lair) if room in self.plan.placed)
            yield Objective(id="h01-heroes-name", done=self.count(NAME), verbs=("h01-heroes-name",), rooms=rooms)
            yield Objective(id="h01-heroes-spell", done=self.count(SPELL), verbs=("h01-heroes-spell",), cards=("book",))
            if self.count(SPELL) and mummy is not None:
                yield Objective(id="h01-heroes-banish", verbs=("h01-heroes-banish",), rooms=(self.room(mummy),))
        elif mummy is not None:
            girl = self.state.companions.get("girl", "")
            holder = self.holder("girl")
            where = self.room(holder) if holder is not None else girl
            has_girl = "girl" in mummy.cards
            yield Objective(id="h01-traitor-girl", done=int(has_girl), rooms=(where,) if where else (), cards=("girl",))
            gift = any(card in mummy.cards for card in GIFTS)
            yield Objective(id="h01-traitor-gift", done=int(gift), cards=GIFTS, verbs=("h01-traitor-give",))
            home = int(self.token_in(SARCOPHAGUS, self.room(mummy)))
            yield Objective(id="h01-traitor-wedding", done=home, rooms=(lair,))


RULES = TheMummyWalks
