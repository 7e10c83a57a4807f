### The words of the first screen, and of what stands around every screen.

## On every screen

web-skip = Skip to the content
web-menu = Menu
web-rules = Rules
web-settings = Settings
web-about = About
web-language = Language
web-screen-failed = This screen could not be loaded. Check the connection and load the page again.
web-loading = One moment …
web-home = First screen
web-cancel = Cancel
web-keep = Keep
web-change = Change
web-on = Yes
web-off = No
web-fewer = { $what }: one fewer
web-more = { $what }: one more
table-you = you

## The first screen

web-lead = An old house, one night, and every rule enforced. Bring friends, or let clever bots keep you company.
web-play = Play now
web-play-with =
    { $bots ->
        [one] { $preset }, with a clever bot
       *[other] { $preset }, with { $bots } clever bots
    }
web-play-otherwise = Other ways
web-play-on = Continue your game
web-play-turn = Your turn: continue
web-tutorial = Learn by playing
web-no-account = Free, in your browser, with nothing to register.
web-my-tables = Your tables
web-games = Games
web-game-seats = { $least }–{ $most } players
web-game-minutes = { $least }–{ $most } minutes
web-game-about = about { $least } minutes
web-game-hard-1 = a fair fight
web-game-hard-2 = hard
web-game-hard-3 = merciless
web-game-bots = with bots
web-played-last = played last
web-read-rules = Read the rules
web-load-saved = Load a saved game
web-own = On all my devices
web-shelf = The shelf: what you survived

## My tables

web-status-my-turn = It is your turn
web-status-playing = Under way
web-status-lobby = Waiting for players
web-status-over = Over
web-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
web-continue = Continue
web-watch = Watch
web-look-back = Look back
web-forget = Forget
web-forget-which = Forget { $name }
web-forget-sure = Without its links you cannot come back.
web-seat-free = Free
web-bot-random = Random bot
web-bot-scout = Quick bot
web-bot-learnt = Practised bot

## Refusals

web-refused = That did not work: { $reason }
web-refused-offline = The server cannot be reached. Check the connection and try again.
web-refused-bad-key = This link does not open a table here, or it has been withdrawn.
web-refused-bad-save = This file is not a game saved here.
web-refused-missing-package = This table is played with a package that is not installed on this server. Nothing is lost: it goes on when the package is back. ({ $reason })
web-refused-bad-option = These options do not go together: { $reason }
web-refused-bad-name = A name needs at least one visible character, and no hidden ones.
web-refused-no-such-game = This game is not played here.
web-refused-no-such-lesson = There is no such lesson here.
web-refused-too-many = Too much at once. Wait a moment and try again.
web-refused-seat-taken = Somebody was quicker: the seat is taken.
web-refused-seat-empty = Somebody is still missing.
web-refused-started = The game has begun already.
web-refused-try-again = The server is busy. Try again in a moment.
web-refused-option = The option “{ $option }” does not go with the others as it is now.
