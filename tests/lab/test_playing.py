"""A game follows from its match alone, whoever watches it."""

from typing import Any

import pytest

from dreadhall.bots import RandomBot, SeatAt
from dreadhall.lab.errors import BadStudy
from dreadhall.lab.playing import Match, play_match
from dreadhall.lab.seating import Player, Players, SidedBot, read_players
from dreadhall.lab.watching import Watcher

SCOUTS = Players(Player("scout"))
HAUNT = {"haunt": 1, "start": "haunt", "explorers": "dealt"}
SIDES = ("heroes", "traitor")


def match(game: str = "betrayal", seats: int = 4, seed: int = 5, players: Players = SCOUTS, **options: Any) -> Match:
    return Match(game, seats, options or (HAUNT if game == "betrayal" else {}), players, seed)


@pytest.mark.parametrize("game", ["betrayal", "darkest"])
def test_the_same_match_comes_to_the_same_end(game: str) -> None:
    once, again = play_match(match(game)), play_match(match(game), record=True)
    assert once.table.tape == again.table.tape
    assert once.watcher.known() == again.watcher.known()


def test_a_game_that_nobody_ends_is_broken_off() -> None:
    played = play_match(match(), most=10)
    assert played.result.reason == "no-end"
    assert played.watcher.winner_side(played.result) == ""


def test_what_the_sides_begin_with_is_noted_when_the_haunt_begins() -> None:
    seen: list[dict[str, Any]] = []
    known = play_match(match(), lambda watcher: seen.append(watcher.known())).watcher.known()
    assert seen[0]["haunt"] == 0
    assert known["haunt"] == 1
    first = next(each for each in seen if each["haunt"])
    assert {name: first[name] for name in ("omens", "heroes_cards", "traitor", "heroes_might")} == {
        name: known[name] for name in ("omens", "heroes_cards", "traitor", "heroes_might")
    }


def test_rounds_and_turns_are_counted_as_they_are_played() -> None:
    turns: list[tuple[int, int]] = []

    def look(watcher: Watcher) -> None:
        if not turns or turns[-1][1] != watcher.turn:
            turns.append((watcher.rounds, watcher.turn))

    play_match(match(), look)
    assert [turn for _, turn in turns] == list(range(turns[0][1], turns[0][1] + len(turns)))
    rounds = [number for number, _ in turns]
    assert rounds == sorted(rounds)
    assert all(rounds.count(number) <= 2 * 4 for number in rounds)  # each seat's turn, and the monsters' after it


def test_the_survivors_win_together_or_the_house_does() -> None:
    played = play_match(match("darkest"))
    assert played.watcher.winner_side(played.result) == ("survivors" if played.result.winners else "house")


# Who plays


def test_a_side_is_played_by_whoever_is_named_for_it() -> None:
    players = read_players({"heroes": "scout", "traitor": "random"}, SIDES, "scout")
    bots = players.sit_down("betrayal", 3, 1, lambda position: position)
    assert isinstance(bots[0], SidedBot)
    assert players.at(0) == "scout, traitor=random"


def test_a_seat_is_played_by_whoever_is_named_for_it() -> None:
    bots = read_players({"all": "scout", "2": "random"}, SIDES, "scout").sit_down("betrayal", 3, 1, lambda _: "")
    assert [isinstance(bot, RandomBot) for bot in bots.values()] == [False, True, False]


class Noting:
    """A bot that gives the first answer, and says who it is."""

    looks_back = False

    def __init__(self, name: str, said: list[str]) -> None:
        self.name = name
        self.said = said

    def choose(self, seat: SeatAt) -> str:
        self.said.append(self.name)
        return seat.keys[0]


def test_who_plays_goes_by_what_the_seat_itself_sees() -> None:
    table = match().open_table(record=True)
    said: list[str] = []
    asked: list[Any] = []

    def side_seen(position: Any) -> str:
        asked.append(position)
        return "traitor" if len(asked) > 1 else ""

    bot = SidedBot({"traitor": Noting("traitor", said)}, Noting("usual", said), side_seen)
    seat = next(iter(table.ask.waiting)) if table.ask else 0
    bot.choose(SeatAt(table, seat))
    bot.choose(SeatAt(table, seat))
    assert said == ["usual", "traitor"]
    assert asked[0] == SeatAt(table, seat).position


def test_one_who_thinks_is_given_a_number_of_futures_and_no_time() -> None:
    warden = match(players=read_players({"traitor": "warden@6"}, SIDES, "scout"), seats=3)
    assert play_match(warden).table.tape == play_match(warden).table.tape


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"heros": "scout"}, "nobody plays 'heros'"),
        ({"all": "warden@many"}, "number of simulations"),
        ({"all": "warden@0"}, "number of simulations"),
    ],
)
def test_what_is_wrong_with_the_players_is_said(given: dict[str, str], wrong: str) -> None:
    with pytest.raises(BadStudy, match=wrong):
        read_players(given, SIDES, "scout")


def test_who_does_not_think_cannot_be_given_simulations() -> None:
    with pytest.raises(BadStudy, match="scout"):
        Player("scout", 8).sit_down("betrayal", 1)
