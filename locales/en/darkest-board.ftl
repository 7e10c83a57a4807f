### The board of Dark, Darker, Darkest, for the screen.

darkest-board = The house
darkest-board-horde =
    { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    }{ $downed ->
        [0] {""}
        [one] , one of them down
       *[other] , { $downed } of them down
    }
darkest-board-token = a face-down token: nobody knows how many
darkest-board-door =
    { $icons ->
        [0] closed by the security code
       *[other] locked door, { $icons } icons, colours unknown
    }
darkest-board-door-colours = locked door: { $colours }
darkest-board-door-open = open doorway
darkest-board-xp = Experience
darkest-board-health = Health { $health } of { $of }
darkest-board-health-word = Health
darkest-board-ap = Action points: { $ap }
darkest-board-ap-word = Actions
darkest-board-hands = Hands
darkest-board-pack = Pack
darkest-board-cure = holds the cure
darkest-board-done = done for this turn
darkest-board-entrapped = held fast
darkest-board-virus =
    { $count ->
        [one] one virus token
       *[other] infected: { $count } virus tokens
    }
darkest-board-radiation = radiation { $count }
darkest-board-skills = Skills
darkest-board-round =
    { $round ->
        [0] Setting up
       *[other] Round { $round }
    }
darkest-board-round-short = R{ $round }
darkest-board-showdown = Final showdown
darkest-board-event = Event of the round
darkest-board-darkness = Darkness
darkest-board-darkness-at = space { $space } of { $of }
darkest-board-code = Code
darkest-board-code-open = broken: the laboratory is open
darkest-board-boxes = Action markers
darkest-hint-attack =
    { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, range { $range } · { $odds }%
darkest-hint-search =
    { $dice ->
        [one] one die
       *[other] { $dice } dice
    } · { $odds }%
darkest-hint-defend =
    { $dice ->
        [one] one die
       *[other] { $dice } dice
    } · { $odds }%
darkest-hint-map = another event · { $odds }%
darkest-hint-night-vision = no failure · { $odds }%
darkest-hint-wound = health { $was } → { $now }{ $cost ->
        [0] {""}
        [one] , −1 action
       *[other] , −{ $cost } actions
    }
darkest-hint-dies = health { $was }: this kills
darkest-hint-health = health { $health } of { $of }
darkest-hint-carried = carries { $count } of { $of }
darkest-hint-lock-open = every colour is there
darkest-hint-lock-help = others add { $colours }
darkest-hint-lock-missing = { $colours } missing: darkness +{ $count }
darkest-hint-lock-hidden = { $count ->
        [one] one hidden colour
       *[other] { $count } hidden colours
    }
darkest-hint-force = darkness +{ $steps }
darkest-hint-adds = adds { $colours }, 1 action
darkest-why-another = You play more than one survivor. This is number { $number }.
darkest-hint-cost =
    { $ap ->
        [one] 1 action
       *[other] { $ap } actions
    }
darkest-hint-darkness = darkness +1
darkest-hint-fire =
    { $heat ->
        [one] fire: 1 wound
       *[other] fire: { $heat } wounds
    }
darkest-panel-survivors = Survivors
darkest-chart-darkness = Darkness
darkest-chart-health = Health
darkest-chart-zombies = Zombies in the house
darkest-deed-moves = Moves
darkest-deed-searches = Searches
darkest-deed-doors = Doors
darkest-deed-kills = Kills
darkest-deed-hits = Hits
darkest-deed-wounds = Wounds
darkest-board-part = { $part }: { $left } of { $of } left
darkest-board-foe-moves = Moves
darkest-board-foe-dice = Dice

## Beats: what is shown on the stage, one thing after the other

darkest-beat-go-together = { $survivors } go { $room-into }.
darkest-beat-search-roll = { $survivor } searches { $room-the }.
darkest-beat-attack-rolled =
    { $rounds ->
        [none] { $survivor } attacks { $card-with }.
        [0] { $survivor } attacks { $card-with }: that was the last round.
        [one] { $survivor } attacks { $card-with }, one round left.
       *[other] { $survivor } attacks { $card-with }, { $rounds } rounds left.
    }
darkest-beat-attack-roll =
    { $target ->
        [none] { $attacker-id ->
            [zombies] The zombies attack { $room-in }.
           *[other] { $attacker-the } attacks { $room-in }.
        }
       *[other] { $attacker-the } shoots at { $target } { $room-in }.
    }
darkest-beat-defense-roll = You defend yourselves { $room-in }.
darkest-beat-escape-roll = The struggle { $room-in }, to free { $captives }.
darkest-beat-camera-check = The camera { $camera-in } watches { $room-the }.
darkest-beat-lurking-check = Is something lurking { $room-in }?
darkest-beat-radiation-check = Radiation { $room-in }: does it get to { $survivor }?
darkest-beat-location-roll =
    { $purpose-id ->
        [fire] Somewhere a fire breaks out.
        [creature] Something large is in the house.
       *[spawn] More of the dead come in.
    }
darkest-beat-movement-roll = { $beast-the } sets out.
darkest-beat-hordes-move = { $hordes } hordes are on the move.
darkest-beat-horde-moves =
    { $unit-id ->
        [token] steps { $room_from-from } { $room-into }
       *[horde] { $zombies ->
            [one] one zombie { $room_from-from } { $room-into }
           *[other] { $zombies } zombies { $room_from-from } { $room-into }
        }
    }
darkest-beat-fall-together = { $survivor } strikes down { $zombies } zombies ({ $rooms }).
darkest-beat-burn-together = { $zombies } zombies burn { $room-in }.
darkest-beat-chips-entered = { $survivor } enters { $chips } chips.
darkest-beat-code-struck =
    { $left ->
        [0] Struck from the code: { $colours }. That was the last.
       *[other] Struck from the code: { $colours }. Left: { $left }.
    }
darkest-beat-warded-off = Warded off: { $icons }.
darkest-beat-no-effect = Without effect: { $icons }.
darkest-beat-darkness = From { $was } to { $now } of { $of }.

## Dice on the stage: what for, and what comes of them

darkest-roll-search = Search
darkest-roll-attack = Attack
darkest-roll-enemy-attack = Their dice
darkest-roll-defense = Defence
darkest-roll-escape = Struggle
darkest-roll-camera = One die for everybody in sight
darkest-roll-lurking = One die for everybody there
darkest-roll-radiation = Radiation
darkest-roll-terror = Terror die
darkest-roll-spawn = Row and column
darkest-roll-fire = Row and column
darkest-roll-creature = Row and column
darkest-roll-movement = Steps
darkest-roll-fire-direction = Where the fire goes
darkest-roll-again = { $roll }, rolled again
darkest-verdict-search =
    { $reached ->
        [0] No success, 1 needed: nothing found
        [one] 1 success, 1 needed: { $finds ->
            [0] nothing left to find
            [one] one card
           *[other] { $finds } cards
        }
       *[other] { $reached } successes, 1 needed: { $finds ->
            [0] nothing left to find
            [one] one card
           *[other] { $finds } cards
        }
    }
darkest-verdict-attack =
    { $reached ->
        [0] No success, 1 needed
        [one] 1 success
       *[other] { $reached } successes
    }
darkest-verdict-hits =
    { $hits ->
        [0] No hit
        [one] 1 hit
       *[other] { $hits } hits
    }{ $knockbacks ->
        [0] {""}
        [one] , 1 knockback
       *[other] , { $knockbacks } knockbacks
    }{ $retreats ->
        [0] {""}
        [one] , 1 retreat
       *[other] , { $retreats } retreats
    }
darkest-verdict-enemy-attack =
    { $reached ->
        [0] No wound in it
        [one] 1 wound, if nothing wards it off
       *[other] { $reached } wounds, if nothing wards them off
    }
darkest-verdict-defense =
    { $reached ->
        [0] No success: nothing is warded off
        [one] 1 success: one die of { $icons } is warded off
       *[other] { $reached } successes against { $icons } dice
    }
darkest-verdict-escape =
    { $reached ->
        [one] 1 retreat
       *[other] { $reached } retreats
    }, { $needed } needed: { $passed ->
        [true] free
       *[false] still held
    }
darkest-verdict-camera =
    { $reached ->
        [0] No failure: nobody is noticed
        [one] 1 failure, none allowed: noticed
       *[other] { $reached } failures, none allowed: noticed
    }
darkest-verdict-lurking =
    { $reached ->
        [0] No failure: all is quiet
        [one] 1 failure, none allowed: it wakes
       *[other] { $reached } failures, none allowed: it wakes
    }
darkest-verdict-radiation =
    { $reached ->
        [0] No failure: no harm done
        [one] 1 failure, none allowed: a dose
       *[other] { $reached } failures, none allowed: a dose
    }
darkest-verdict-terror = { $face }
darkest-verdict-spawn =
    { $room ->
        [none] Row { $row }, column { $column }: past the house
       *[other] Row { $row }, column { $column }: { $room }
    }
darkest-verdict-fire = { darkest-verdict-spawn }
darkest-verdict-creature = { darkest-verdict-spawn }
darkest-verdict-movement =
    { $movement ->
        [0] { $rolled }: not one room
        [one] { $rolled }: one room at most
       *[other] { $rolled }: { $movement } rooms at most
    }
darkest-verdict-fire-direction = { $direction-to }

## What becomes of people, at their faces

darkest-change-wounded = { $survivor }: −{ $amount } health, { $now } left
darkest-change-healed = { $survivor }: +{ $amount } health
darkest-change-gains-xp = { $survivor }: +{ $amount } experience
darkest-change-gains-ap =
    { $amount ->
        [one] { $survivor }: +1 action point
       *[other] { $survivor }: +{ $amount } action points
    }
darkest-change-bitten = { $survivor } is bitten
darkest-change-virus-cured = { $survivor }: one virus token less
darkest-change-radiation-token = { $survivor }: a dose of radiation
darkest-change-radiation-cured = { $survivor }: the radiation is gone
darkest-change-entrapped = { $survivor } is held fast
darkest-change-freed = { $survivor } is free
darkest-change-zombification = { $survivor } loses { $skill }
darkest-change-eliminated = { $survivor } is dead
darkest-change-marker-lost = { $survivor }: one action marker less
darkest-change-markers-gained =
    { $amount ->
        [one] { $survivor }: +1 action marker
       *[other] { $survivor }: +{ $amount } action markers
    }

## What is lost, and what a question means

darkest-hint-end = { $ap ->
        [one] 1 action unspent
       *[other] { $ap } actions unspent
    }
darkest-hint-shift = all enemies react{ $ap ->
        [0] {""}
        [one] , 1 marker stays in hand
       *[other] , { $ap } markers stay in hand
    }
darkest-meaning-here = { $count ->
        [one] The zombie beside you attacks when you are done.
       *[other] { $count } zombies beside you attack when you are done.
    }
darkest-meaning-near = { $count ->
        [one] A zombie nearby will reach you.
       *[other] { $count } zombies nearby will reach you.
    }
darkest-meaning-beast = { $beast-the } is { $rooms ->
        [0] here and attacks when you are done.
        [one] one room away and can reach you.
       *[other] { $rooms } rooms away and can reach you.
    }
darkest-meaning-fire = It burns here: { $heat ->
        [one] a wound
       *[other] { $heat } wounds
    } for everybody who stays.
darkest-meaning-quiet = No enemy that you can see will reach you.

## What the team needs, and people in short

darkest-goals = What the team needs next
darkest-goal-code = Strike off the colours of the code
darkest-goal-progress = { $done } of { $of }
darkest-goal-chips =
    { $count ->
        [one] Take the code chip to a terminal
       *[other] Take the { $count } code chips to a terminal
    }
darkest-goal-doors = Open locked doors: a chip each
darkest-goal-laboratory = Into the laboratory, where the cure lies
darkest-goal-nemesis = Defeat { $beast-acc }
darkest-goal-hits =
    { $count ->
        [one] one more hit
       *[other] { $count } more hits
    }
darkest-goal-cure = Keep { $survivor } alive, or the cure is lost
darkest-goal-reactor = Shut down the reactor
darkest-people-bites = Attack next:
darkest-people-comes = Come closer:
darkest-people-frail = close to death
darkest-people-carries = Carries
