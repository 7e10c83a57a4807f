### Tables that are open to everybody on a server.

## The list

web-open-title = Somebody to play with
web-open-of = With { $name }
web-open-own-night = a night of their own making
web-open-seats =
    { $free ->
        [one] one seat free
       *[other] { $free } seats free
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }{ $bots ->
        [0] {""}
        [one] {" "}and a bot
       *[other] {" "}and { $bots } bots
    }
web-open-language-en = English
web-open-language-de = Deutsch
web-open-language-fr = Français
web-open-any = Everybody is welcome
web-open-new = Beginners are welcome
web-open-seasoned = For those who know the game
web-open-bots-in =
    { $minutes ->
        [one] begins with bots within a minute
       *[other] begins with bots in { $minutes } minutes
    }
web-open-running = under way: you take over from a bot
web-open-sit = Sit down
web-open-ask = Ask for a seat
web-open-more =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
web-open-nobody = Nobody waits at the moment. Open a table and let others find it, or play with bots until somebody comes.
web-open-offer-one = Open a table
web-open-meanwhile = Play with bots, open to others
web-open-conduct =
    { $games ->
        [0] No game with strangers yet
       *[other] Games with strangers: { $games }, left early: { $abandoned }
    }

## Playing with whoever comes

web-wait = { $game } with whoever comes
web-wait-for =
    { $people ->
        [0] { $seats } players
       *[other] { $seats } players, { $people } waiting
    }
web-wait-place =
    { $place ->
        [one] You are the first of { $seats }.
        [2] You are the 2nd of { $seats }.
        [3] You are the 3rd of { $seats }.
       *[other] You are the { $place }th of { $seats }.
    } When all are there you are called. Until then take a lesson, or play with bots.
web-wait-leave = Wait no more
web-wait-lost = You do not wait for others any more: nothing was heard of you for a while.
web-wait-seated = All are there, and the game begins.
web-wait-go = To the table

## Offering a table

web-offer = Open to others on this server
web-offer-help = The table stands on the first screen, and whoever likes sits down.
web-offer-running-help = Whoever likes takes over from a bot; while the game keeps secrets, all of you are asked first.
web-offer-language = You speak
web-offer-experience = Who is it for?
web-offer-bots = Empty seats
web-offer-wait =
    { $minutes ->
        [0] Wait for people
       *[other] Bots after { $minutes } minutes
    }
web-offer-approve = Ask me before somebody sits down
web-asks = { $name } would like to sit on seat { $seat }.

## A turn a day

web-turn = Pace
web-turn-days =
    { $days ->
        [0] Everybody is there together
        [one] A turn may take a day
       *[other] A turn may take { $days } days
    }
web-turn-help = Play when you find the time. Whose time is up is played by a bot until they are back.
web-turn-left = { $time } left
play-days = { $days } days
notice-turn =
    { $days ->
        [0] From now on everybody plays together, without a limit for a turn.
        [one] From now on a turn may take a day.
       *[other] From now on a turn may take { $days } days.
    }

## Refusals

web-refused-not-listed = This table is not open to others any more.
web-refused-not-open = On this server no table is open to others.
web-refused-full = Every seat is taken by now.
web-refused-over = This game is over.
