### The words of the web client around the table: first screen, lobby, settings, about.

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

web-lead = An old house, one night, and every rule enforced. Bring friends, or be brave alone.
web-play = Play now
web-play-on = Continue your game
web-play-turn = Your turn: continue
web-tutorial = Learn in one round
web-tutorial-long = Learn by playing one round
web-no-account = Free, in your browser, with nothing to register.
web-my-tables = Your tables
web-games = Games
web-new-table = Open a table
web-game-seats =
    { $least ->
        [1] Alone, or up to { $most } people
       *[other] { $least } to { $most } people
    }
web-more-ways = Other ways in
web-build-house = Build a house
web-read-rules = Read the rules
web-load-saved = Load a saved game
web-blurb-darkest = The laboratory in this house holds a cure, and the house will not give it up. Find the code, outrun the fire, keep one another alive, and face whatever waits at the end. You win together, or not at all.

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

## A new table

web-who-plays = Who plays?
web-your-name = Your name
web-guest = Guest
web-company = Company
web-company-alone = Alone
web-company-alone-help = You lead everybody.
web-company-bots = With bots
web-company-bots-help = The computer leads the others.
web-company-others = With people
web-company-others-help = Share a link or a QR code.
web-seats = Seats
web-seat = Seat { $seat }
web-seat-count = Number of seats
web-seat-free = Free
web-sitter-me = Me
web-sitter-other = Somebody with a link
web-bot-random = Random bot
web-bot-scout = Clever bot
web-hot-seat = You play all of these seats on this screen, in turn.
web-table-more = Name and absence
web-table-title = Name of the table
web-away = When somebody is away
web-away-help = Whoever comes back takes over again.
web-away-0 = Wait for them
web-away-60 = A bot plays on after a minute
web-away-300 = A bot plays on after five minutes
web-away-3600 = A bot plays on after an hour
web-away-86400 = A bot plays on after a day
web-options = Options
web-options-more =
    { $count ->
        [one] One more option
       *[other] { $count } more options
    }
web-option-auto = Automatic
web-option-evenly = Shared out evenly
web-option-sum = These are { $sum }, but there are { $total }.
web-option-none = None
web-option-chance = By chance
web-option-own = My own
web-option-own-help = As you built it last.
web-option-build = Build your own
web-begin = Begin
web-open = Open the table
web-open-begins = Nobody is missing: the game begins at once.
web-open-waits = Next you get the links for the others.

## A table before the start

web-waiting = Before the start
web-waiting-restored = A saved game, before it goes on: take your seats
web-presence-here = here
web-presence-away = not here now
web-presence-free = nobody yet
web-presence-bot = ready
web-sit = Sit here
web-put-bot = Bot
web-take-bot = Take the bot off
web-which-bot = Bot on seat { $seat }
web-rename = Rename
web-leave = Stand up
web-kick = Send away
web-missing =
    { $count ->
        [one] Nobody sits on seat { $seats } yet: share a link, or put a bot there.
       *[other] Nobody sits on seats { $seats } yet: share a link, or put bots there.
    }
web-ready = Everybody is there.
web-ready-host = Everybody is there. Whoever opened the table begins.

## Links

web-share = Invite
web-link-players = Players
web-link-players-help = Whoever opens this link picks a free seat, or watches.
web-link-spectators = Spectators
web-link-spectators-help = Whoever opens this link sees what everybody may see, and touches nothing.
web-link-television = Television
web-link-television-help = The house on a big screen for the whole room; the phones stay in your hands.
web-link-seat = My seat { $seat }
web-link-seat-help = Only for yourself: it opens your seat on another device. Whoever has it plays for you.
web-link-qr = QR code: { $what }
web-link-copy = Copy
web-link-copied = Copied.
web-link-copy-failed = Mark the link and copy it yourself.
web-link-share = Send
web-link-open = Open here
web-link-renew = New link
web-link-renew-help = The old link stops working. Whoever sits already stays.

## Joining

web-join-invited = You are invited to a table
web-join-choose = Choose a seat
web-join-instead = plays until somebody comes
web-join-again = You have a seat at this table already.
web-join-full = Every seat is taken.
web-join-over = This game is over.

## Refusals

web-refused = That did not work: { $reason }
web-refused-offline = The server cannot be reached. Check the connection and try again.
web-refused-bad-key = This link does not open a table here, or it has been withdrawn.
web-refused-bad-save = This file is not a game saved here.
web-refused-bad-option = These options do not go together: { $reason }
web-refused-no-such-game = This game is not played here.
web-refused-too-many = Too much at once. Wait a moment and try again.
web-refused-seat-taken = Somebody was quicker: the seat is taken.
web-refused-seat-empty = Somebody is still missing.
web-refused-started = The game has begun already.
web-refused-try-again = The server is busy. Try again in a moment.

## Settings

web-settings-kept = Kept in this browser only, and effective at once.
web-text-size = Text size
web-text-sample = The candle gutters. Something upstairs has stopped walking.
web-motion = Motion
web-motion-less = Keep still
web-motion-help = No flicker and no sliding. What your system asks for is respected in any case.
web-sound = Sound
web-sound-on = A bell when it is your turn
web-sound-help = Off unless you want it.
web-volume = Volume
web-notify = Notifications
web-notify-on = Tell me when it is my turn
web-notify-help = Only while the table is open in a tab. The browser will ask you once.
web-notify-none = This browser cannot show notifications on this page.
web-notify-denied = The browser refuses notifications for this page; you can allow them in its own settings.

## About

web-about-what = Dreadhall plays haunted-house board games with every rule enforced: with friends, alone with bots, or both.
web-about-fair = The dice are sealed before the first move. When a game is over, the seal is opened and anybody can check every roll.
web-about-private = There are no accounts, no advertising and no tracking. Whoever has a link may do what it is for, so give yours only to those you mean.
web-about-fans-title = Made by fans
web-about-fans = This is an unofficial work of fans. It is neither made nor approved by the publishers or authors of the games, whose names belong to their owners and are used only to say which rules are played.
web-about-words = All words and pictures here are our own or freely licensed; nothing is copied from rulebooks or cards. If you like a game, buy it: nothing replaces a table with friends around it.
web-about-credits = Thanks
web-about-icons = Icons
web-about-icons-by = { $artists } and contributors,
web-about-icons-changed = Colours and sizes are ours.
web-about-fonts = Type
web-about-built = Built with
web-about-licence = Licence
web-about-licence-text = MIT: use it, change it, pass it on.
