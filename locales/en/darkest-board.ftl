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
darkest-board-round =     { $round ->
        [0] Setting up
       *[other] Round { $round }
    }
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
    }, range { $range }, { $odds }% chance to hit
darkest-hint-search =
    { $dice ->
        [one] one die
       *[other] { $dice } dice
    } and the terror die
darkest-hint-cost =     { $ap ->
        [one] 1 action
       *[other] { $ap } actions
    }
darkest-hint-darkness = darkness +1
darkest-hint-fire =     { $heat ->
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

## What is lost, and what a question means

darkest-hint-end = { $ap ->
        [one] 1 action unspent
       *[other] { $ap } actions unspent
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
