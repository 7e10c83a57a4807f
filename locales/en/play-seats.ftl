### Who sits at a running game, in the browser.

play-seats = Who sits here
play-the-host = the host
play-claim = { $name } asks for seat { $seat }, where { $holder } plays now. Let them in?
play-claim-admit = Let them in
play-asked = You have asked for seat { $seat }. Still to agree: { $names }.
play-seat-refused = The table has said no: the seat was not given to you.
play-outside = You have no seat at this table.
play-bot-instead = { $bot } plays for now
play-take-over = Play on myself
play-leave-sure = A bot plays on in your place. If the game keeps secrets, you can come back only to this seat, and only if you are let in.
play-kick-sure = { $name } loses the seat, and a bot plays on. If the game keeps secrets, nobody sits down there unless everybody agrees.

## Together: the menu, who is away, giving up

play-menu = Table menu
play-menu-links = Invite and watch
play-menu-watching =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
play-menu-seats = Seats
play-menu-game = This game
play-menu-pace = Pace
play-menu-save = Save as a file
play-menu-moment = Link to this move
play-menu-end = Ending
play-hand-over = Let a bot play for me
play-hand-over-help = You keep your seat, and can play on yourself whenever you like.
play-give-up = Give up …
play-give-up-sure = The game ends here as soon as everybody who plays agrees. Nobody wins.
play-give-up-alone = The game ends here and now, and nobody wins.
play-give-up-ask = Ask the others
play-give-up-now = Give up
play-give-up-wish = { $name } would like to give up. The game ends when everybody agrees.
play-give-up-asked = Everybody is asked whether to give up. Still to agree: { $names }.
play-give-up-withdraw = No, play on
play-give-up-agree = Give up
play-away-since = away for { $time }
play-waited = for { $time }
play-seconds = { $seconds } s
play-minutes = { $minutes } min
play-hours = { $hours } h
play-stand-in = Let a bot play until they are back
play-stand-in-for = { $name } is not here. A bot can play for them until they are back.
play-stands-in = { $bot } plays until they are back
play-unread =
    { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
play-cannot-undo-nothing = There is nothing to take back yet.
play-cannot-undo-revealed = Something has come to light since, or dice have fallen: the last answer stands.
play-cannot-undo-over = The game is over.
play-cannot-undo-ask = The others are asked first.
notice-bot-stands-in = { $name } is not here. { $bot } plays on seat { $seat } until they are back.
notice-seat-back = { $name } is back and plays on (seat { $seat }).
notice-give-up-asked = { $name } would like to give up.
notice-give-up-refused = The answer was no: { $name } plays on.
notice-given-up = Everybody agreed to give up: { $names }.
notice-advice =
    { $allowed ->
        [false] The host has switched advice off at this table.
       *[true] Bots may be asked for advice at this table again.
    }
web-refused-host-here = The host is here and can see to that.
web-refused-not-away = They have not been away for long enough.
web-refused-asked-already = That has been asked already.
web-refused-agreed = Everybody has agreed already.
web-refused-not-playing = No game is going on at this table.
web-refused-advice-off = The host has switched advice off.
web-refused-no-advice = No bot here knows this game well enough.
web-refused-at-a-loss = The bot does not know either.

## What should I do?

play-advice = What should I do?
play-advice-title = A bot’s advice
play-advice-thinking = Thinking …
play-advice-take = Do that
play-advice-allowed = Bots may be asked for advice
play-advice-allowed-help = For everybody at this table. All are told when you change it.
play-advice-betrayal-habit = A good rule of thumb, no more.
play-advice-betrayal-only = There is nothing else to choose.
play-advice-betrayal-objective = It is just what your side needs now.
play-advice-betrayal-goal = It brings you nearer to what your side needs.
play-advice-betrayal-fight = You have the better odds in this fight.
play-advice-betrayal-gather = It costs nothing to pick up what lies here.
play-advice-betrayal-mend = You are in a bad way, and this helps.
play-advice-betrayal-explore = Every new room may hold something useful.
play-advice-betrayal-foe = That is where it can do the most harm.
play-advice-betrayal-rest = Nothing better is left to do on this turn.
play-advice-darkest-habit = A good rule of thumb, no more.
play-advice-darkest-only = There is nothing else to choose.
play-advice-darkest-foresight = Thought through a few steps ahead, it gives you the best prospects against the nemesis.
play-advice-darkest-code = The code comes first: without it nobody reaches the laboratory.
play-advice-darkest-fight = What stands in the room must go before it bites.
play-advice-darkest-help = A survivor who can act again is worth more than anything else.
play-advice-darkest-fire = The fire is near, and it only grows.
play-advice-darkest-doors = You have what opens the door, and behind it things go on.
play-advice-darkest-search = You need gear and chips, and here some can be found.
play-advice-darkest-together = Those who stay together and keep moving live longer.
play-advice-darkest-rest = Nothing better is left to do this round.
