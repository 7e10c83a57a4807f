### Looking back at a game, and the house on the television.

## Looking back

replay-title = Looking back
replay-tab-summary = Summary
replay-tab-replay = Move by move
replay-to-table = Back to the table
replay-not-begun = This game has not begun yet: there is nothing to look back at.
replay-failed = This part of the game could not be fetched. Check the connection and try again.
replay-controls = Through the game
replay-slider = Moment of the game
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = × { $speed }
replay-move = Move { $number }
replay-move-of = { $number } / { $last }
replay-eyes = Seen by
replay-eyes-own = me
replay-older = This move was played by older rules. The board shows the last moment before it that is still known.

## Passing on and taking home

replay-share = Share
replay-share-help = Whoever opens this link can look back at the game from here, and touches nothing.
replay-copy = Copy
replay-copied = Copied.
replay-copy-failed = Mark the link and copy it yourself.
replay-send = Send
replay-save = Save as a file
replay-audit = Proof of the dice
replay-not-given = This link may not fetch that file.
replay-saved = Saved. The file holds the whole game, dice included. Load it on the first screen, here or on another server.
replay-saved-sealed = Saved. The file gives nothing away: it is a key to this table as it stands now, and fits only this server. Load it on the first screen to open a copy. There everybody has the seat that they have here, with the link of that seat, and can also give it up for others; bots keep theirs. The dice are sealed anew, and this table is not touched.

## The summary

replay-summary = Summary of the game
replay-won = Won
replay-lost = Lost
replay-winners = Victory for { $names }
replay-chart-label = Line chart: { $title }. The figures are in the table below it.
replay-chart-figures = Figures
replay-after = After
replay-deeds = Who did what
replay-deeds-none = Nobody has done anything yet.
replay-who = Who

## The television

tv-seats = At the table
tv-told = What is going on
tv-join = Join
tv-code = Seat { $seat }
tv-here = here
tv-away = not here
tv-bot = bot
tv-free = free
tv-full = Full screen
tv-scan = Hold your phone up to a code to take that seat.
tv-ask-for-link = Whoever opened the table has the links for the free seats.
tv-ready = Everybody is there.
replay-odds = How the bots saw the odds, in %
