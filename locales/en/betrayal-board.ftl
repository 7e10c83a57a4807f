### The table of Betrayal at House on the Hill in the browser.

## The board

betrayal-board = The house
betrayal-board-tab-upper = Upper floor
betrayal-board-tab-ground = Ground floor
betrayal-board-tab-basement = Basement
betrayal-board-turn = Turn the tile
# The ends of long words: on a tile they may stand in a line of their own, after a hyphen.
betrayal-board-word-ends = room
betrayal-board-stunned = stunned
betrayal-board-plays = plays

## The strip at the top

betrayal-board-exploration = Exploration
betrayal-board-omens =
    { $count ->
        [one] omen
       *[other] omens
    }
betrayal-board-odds = haunt: { $odds }%
betrayal-board-next = Floors for the next room: { $floors }
betrayal-board-next-word = Next room
betrayal-board-short-upper = U
betrayal-board-short-ground = G
betrayal-board-short-basement = B
betrayal-board-track = Track: { $number }

## Explorers

betrayal-board-explorers = Explorers
betrayal-board-cards = Cards
betrayal-board-used = used this turn
betrayal-board-dead = dead
betrayal-board-away = not in the house
betrayal-board-unseen = out of sight
betrayal-board-spaces =
    { $spaces ->
        [0] no spaces left
        [one] 1 space left
       *[other] { $spaces } spaces left
    }
betrayal-board-side-heroes = hero
betrayal-board-side-traitor = traitor
betrayal-board-trait = { $trait } { $value } (at the start { $start }, at most { $of })
betrayal-board-death = That would be death.
betrayal-board-value-now = What counts now

## What has come up


## The haunt

betrayal-channel-heroes = to the heroes
betrayal-board-book = Book
betrayal-board-haunt = Haunt { $number }
betrayal-board-traitor-is = The traitor is { $who }.
betrayal-board-secret = Only you know
betrayal-board-role =
    { $role ->
        [traitor] Your token shows a 1: you are the hidden traitor.
       *[hero] Your token: { $numbers }. You are not the traitor.
    }
betrayal-board-goal = What you want
betrayal-board-can = What you can do
betrayal-board-foe = What is said of the others
betrayal-board-known = What stands written
betrayal-board-exorcised = Already used: { $sources }
betrayal-board-monsters = Monsters
betrayal-board-progress = { $done } of { $of }
betrayal-board-met = done
betrayal-board-rules-heroes = The heroes’ book in full
betrayal-board-rules-traitor = The traitor’s book in full
betrayal-board-again = All of this stays in your book, beside the board.
betrayal-board-look = Look at the house first

## What stands written

betrayal-note-door-open = The front door is open.
betrayal-note-hidden-turned-up = { $who } has shown a token: { $what }
betrayal-note-h22-abyss = The abyss: { $what }
betrayal-note-h22-shelter = Safe from the abyss: { $what }
betrayal-secret-unseen-maybe = Where the unseen one may be: { $what }
betrayal-secret-unseen-maybe-many = The unseen one may be in { $count } places. On the board each has an eye.
betrayal-note-h25-empty = Searched in vain: { $what }
betrayal-note-h25-destroyed = Whose doll is destroyed: { $what }

## Beside a choice

betrayal-hint-dice =
    { $dice ->
        [one] 1 die ({ $trait })
       *[other] { $dice } dice ({ $trait })
    }
betrayal-hint-attack = { $dice } against { $against } dice · { $odds }%
betrayal-hint-task = { $trait } { $target }+ · { $odds }%

## After the game

betrayal-chart-traits = All traits together
betrayal-chart-body = Might and Speed
betrayal-chart-mind = Knowledge and Sanity
betrayal-chart-omens = Omens and rooms
betrayal-chart-line-omens = Omens
betrayal-chart-line-rooms = Rooms
betrayal-deed-moves = Moves
betrayal-deed-rooms = Rooms found
betrayal-deed-cards = Cards drawn
betrayal-deed-attacks = Attacks
betrayal-deed-wounds = Damage taken
betrayal-deed-deaths = Deaths

betrayal-condition-flooded = flooded

## What is lost, and what a question means

betrayal-hint-end = loses { $left }
betrayal-left-spaces =
    { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
betrayal-left-attack = an attack
betrayal-left-deed = an action
betrayal-short-explore = Door { $direction }
betrayal-short-dock = { $room }, { $direction }
betrayal-short-go = { $room } ({ $spaces })
betrayal-hint-used-up = then it is used up
betrayal-hint-final = everybody sees it
betrayal-meaning-where = { $rooms ->
        [0] here with you
        [one] one room away
       *[other] { $rooms } rooms away
    }
betrayal-meaning-more = { $more ->
        [0] {""}
        [one] { " " }One more is near.
       *[other] { " " }{ $more } more are near.
    }
betrayal-meaning-foe = { $who-nom } is { betrayal-meaning-where }{ $odds ->
        [none] {""}
       *[other] { " " }and hits you with a chance of { $odds }%
    }.{ betrayal-meaning-more }
betrayal-meaning-prey = { $who-nom } is { betrayal-meaning-where }{ $odds ->
        [none] {""}
       *[other] ; an attack succeeds with a chance of { $odds }%
    }.{ betrayal-meaning-more }
betrayal-meaning-harm = Whoever ends a turn here takes a point of { $harm ->
        [mental] mental
       *[physical] physical
    } damage.
betrayal-meaning-bonus = Whoever ends a turn here for the first time gains a point of { $trait }.
betrayal-meaning-haunt = The next omen brings the haunt with a chance of { $odds }%.
betrayal-meaning-needed = { $needed } or more needed{ $odds ->
        [none] {""}
       *[other] : { $odds }%
    }.
betrayal-meaning-lies = { $total } so far, { $needed } or more needed.
betrayal-hint-value = now { $value }
betrayal-meaning-skull = Whose trait falls to the skull is dead.
betrayal-meaning-no-skull = Before the haunt nobody dies: a trait stops at its lowest number.

## People, in short

betrayal-people-trait = { $trait } { $value }
betrayal-people-last = the next loss means death
betrayal-people-rooms = in { $count } rooms
betrayal-people-led = moved by { $explorer }
betrayal-people-omens =
    { $count ->
        [0] No omen yet.
        [one] One omen so far.
       *[other] { $count } omens so far.
    } Chance of the haunt with the next one: { $odds }%.
betrayal-track-turn = Turn:
