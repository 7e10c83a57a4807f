### Together at a table in the browser: the menu, who is away, giving up.

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
play-give-up-sure = The game ends here when everybody agrees, or when most do and nobody objects. Nobody wins.
play-give-up-alone = The game ends here and now, and nobody wins.
play-give-up-ask = Ask the others
play-give-up-now = Give up
play-give-up-wish = { $name } would like to give up.
play-give-up-asked = Everybody is asked whether to give up. Still to agree: { $names }.
play-give-up-left = Most agree to give up. The game ends in { $time }, unless somebody says no. Not heard yet: { $names }.
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
notice-give-up-agreed = Most agree to give up, as { $name } asked. Whoever would rather play on can still say so.
notice-give-up-refused = The answer was no: { $name } plays on.
notice-given-up = The game was given up: { $names }.
notice-seat-muted = The host has silenced { $name } (seat { $seat }).
notice-seat-unmuted = { $name } may speak again (seat { $seat }).
notice-advice =
    { $allowed ->
        [false] The host has switched advice off at this table.
       *[true] Bots may be asked for advice at this table again.
    }
notice-studied =
    { $allowed ->
        [false] This game will not be studied after all.
       *[true] Once it is over, this game may be studied: every move, but neither names nor talk.
    }
web-studied = This game may be studied
web-studied-help = Once it is over, every move of it goes to the laboratory of this house, without names and talk. All who sit down see this.
web-refused-host-here = The host is here and can see to that.
web-refused-not-away = They have not been away for long enough.
web-refused-asked-already = That has been asked already.
web-refused-agreed = Everybody has agreed already.
web-refused-not-playing = No game is going on at this table.
web-refused-advice-off = The host has switched advice off.
web-refused-no-advice = No bot here knows this game well enough.
web-refused-at-a-loss = The bot does not know either.
