### The lobby in the browser: a new table, its seats, options and links.

## A new table

web-which-game = Which game?
web-other-game = Another game
web-which-night = Which night?
web-night-own = A mixture of your own: some options differ from all three.
web-who-plays = Who plays?
web-your-table = Your table
web-your-name = Your name
web-guest = Guest
web-company = Company
web-company-alone = I play everybody
web-company-alone-help = Every seat is yours, on this screen, in turn.
web-company-bots = With bots
web-company-bots-help = Clever bots take the other seats, and it begins at once.
web-company-others = With people
web-company-others-help = Share a link or a QR code.
web-seats = Seats
web-seat = Seat { $seat }
web-seat-count = Number of seats
web-sitter-me = Me
web-sitter-other = Somebody with a link
web-table-more = Name and absence
web-table-title = Name of the table
web-table-title-none = the house gives it one
web-away = When somebody is away
web-away-help = Whoever comes back takes over again.
web-away-0 = Wait for them
web-away-60 = A bot plays on after a minute
web-away-300 = A bot plays on after five minutes
web-away-3600 = A bot plays on after an hour
web-away-86400 = A bot plays on after a day
web-options = Options
web-options-change = Change single options
web-seats-change = Change the seats
web-options-more =
    { $count ->
        [one] One more option
       *[other] { $count } more options
    }
web-option-auto = Automatic
web-option-evenly = Shared out evenly
web-option-sum = These are { $sum }, but there are { $total }.
web-option-ways =
    { $count ->
        [0] None of { $of } rules is exchanged
        [one] One of { $of } rules is exchanged
       *[other] { $count } of { $of } rules are exchanged
    }
web-option-none = None
web-option-chance = By chance
web-option-own = My own
web-option-own-help = As you built it last.
web-option-build = Build your own
web-begin = Begin
web-open = Open the table
web-open-begins = Nobody is missing: the game begins at once.
web-open-bots =
    { $bots ->
        [one] You and a bot: the game begins at once.
       *[other] You and { $bots } bots: the game begins at once.
    }
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
web-join-asked = { $name } asks for it
web-join-running = The game is running. While it keeps secrets, whoever opened the table is asked first.
web-join-again = You have a seat at this table already.
web-join-full = Every seat is taken.
web-join-over = This game is over.

## Refusals

web-refused-forbidden = This link does not allow that.
web-refused-game-missing = This server cannot play this game at the moment.
web-refused-restored = A restored table keeps its seats and options.
web-refused-no-bot = No bot plays on that seat.
web-refused-no-such-bot = This bot is not known here.
web-refused-bot-plays = A bot plays on that seat.
web-refused-resting = Something is wrong with this table. It is left alone for a while; try again later.
web-refused-person-plays = Somebody plays on that seat.
web-refused-no-such-seat = There is no such seat at this table.
web-refused-bot-stays = Nobody else sits there: the bot plays on.
web-refused-other-seat = You know the secrets of the seat that you left: you can come back only there.
web-refused-seat-asked = Somebody asks for that seat already.
web-refused-no-claim = Nobody of that name asks for the seat any more.
web-refused-need-not-agree = You are not asked about that, or have agreed already.
web-refused-nobody-agrees = Those who could agree have left this table: its bots play on.
web-refused-damaged = What is stored of this table cannot be read. Tell whoever runs the server.
web-refused-newer-rules = This table was played by newer rules than this server has.
web-refused-no-such-move = The game has no such moment.
web-refused-not-started = The game has not begun yet.
web-refused-not-asked = It is not your turn to answer.
web-refused-nothing-asked = Nothing is asked at the moment.
web-refused-stale = The table has gone on in the meantime.
web-refused-illegal-answer = That cannot be chosen any more.
web-refused-too-long = That takes too long to work out here, and was not done.
web-refused-too-much = That takes too much to work out here, and was not done.
web-refused-rule-failed = A rule of this table failed; nothing was done.
web-refused-cannot-undo = The last answer stands: it was somebody else’s, or something was revealed by it.
web-refused-no-audit = The dice can be checked once the game is over.
web-refused-other-rules = That part of the game was played by older rules: it cannot be shown, and no copy can go on from there.
web-refused-not-found = There is nothing here.
web-refused-muted = You are silenced at this table until the host lets you speak.
web-refused-blocked = Whoever runs this server does not allow that.
web-refused-link-withdrawn = The host of the next table has withdrawn its links: ask for a new one.
