### Tables that go on from others: where they come from, and whose their seats are.

web-origin = A copy of “{ $title }”, as it stood at move { $number }
web-origin-file =
    { $number ->
        [0] Begins with a saved game
       *[other] Goes on from a saved game, from move { $number }
    }

## Seats that are somebody’s

web-bound = Reserved
web-bound-for = For { $name }
web-bound-mine = Your seat
web-bound-own = As at the original table
web-bound-other = Only with the link of that seat at the original table
web-bound-bot = The bot’s, as at the original table
web-bound-take =
    { $count ->
        [one] Take my seat
       *[other] Take my { $count } seats
    }
web-bound-paste = I have the link
web-bound-link = Link of seat { $seat } at the original table
web-bound-no-link = This is not the link of a seat.
web-bound-release = Give it up
web-bound-release-sure = Then anybody with the link for players can take this seat, and will see everything that you know here.
web-missing-bound =
    { $count ->
        [one] Seat { $seats } waits for whoever has it at the original table: send them the link for players.
       *[other] Seats { $seats } wait for those who have them at the original table: send them the link for players.
    }
web-missing-own = Everybody else is there: take your seat.
web-refused-not-your-seat = That is not the link of this seat at the original table.
