### The words of Skeleton Game.

skeleton-game-title = Skeleton Game
    .help = Roll as often as you dare, and stop in time.
skeleton-game-blurb = Roll as often as you dare, and stop in time.

## Asks and choices

skeleton-game-ask-dare = Do you roll?
skeleton-game-choice-roll = Roll
    .help = A 1 loses what is at stake.
skeleton-game-choice-stop = Stop

## Events: who sits there is known at a table, and only the number of the seat elsewhere

skeleton-game-event-turn =
    It is the turn of { $seat-name ->
        [none] seat { $seat }
       *[other] { $seat-name }
    }.
skeleton-game-event-rolled =
    { $seat-name ->
        [none] Seat { $seat }
       *[other] { $seat-name }
    } rolls a { $face }.
skeleton-game-event-banked =
    { $seat-name ->
        [none] Seat { $seat }
       *[other] { $seat-name }
    } takes { $count }, and has { $points }.

## Results

skeleton-game-result-enough = Somebody has enough.

## What a seat sees, for screens without a board

skeleton-game-view-turn_of_seat = On turn
skeleton-game-view-stake = At stake
skeleton-game-view-points_by_seat = Points

## Options

option-skeleton-game-goal = Goal
    .help = So many points win; 5 to 100.
