### The table in the browser.

play-home = Home
play-loading = The door opens slowly …
play-no-key = You have no key to this table. Ask whoever opened it for a link.
play-table-problem = This table cannot be opened. The link may have been withdrawn.
play-board = The board
play-prompt = What to do
play-side = Beside the board
play-tab-people = People
play-people-you = you
play-people-asked = to answer
play-tab-log = Log
play-tab-chat = Chat
play-never-mind = Never mind
play-waiting-for = Waiting for { $names }
play-seat = seat { $seat }
play-other-seat = { $name } is asked, too
play-look-back = Look back at this game
play-your-turn = Your turn
play-offline = Connection lost, trying again …
play-undo-wish = { $name } would like to take back the last answer. Is that all right?
play-undo-asked = The others are asked whether the last answer may be taken back.
play-agree = All right
play-disagree = No
play-chat-empty = Nobody has said anything yet.
play-chat-say = Say something
play-chat-send = Send
play-chat-to = To whom
play-chat-all = to all
play-phrases = Say it in every language
play-phrase-follow = Follow me!
play-phrase-wait = Wait for me.
play-phrase-heal = I need healing.
play-phrase-help = Help!
play-phrase-split = Let us split up.
play-phrase-run = Run!
play-phrase-thanks = Thank you!
play-phrase-well = Well played!
play-phrase-sorry = Sorry, my mistake.
play-phrase-back = I will be right back.
play-zoom-help = The board. Arrow keys move it, plus and minus zoom, 0 shows all of it, F follows what happens.
play-zoom-in = Zoom in
play-zoom-out = Zoom out
play-zoom-all = Show everything
play-point = Point at this
play-pointed = { $name } points at { $place }
play-rest = { $count } more: { $what }
play-deeds-want = For the goal
play-deeds-fight = Fight
play-deeds-deed = Do
play-deeds-use = Use
play-deeds-here = In this room
play-deeds-trade = With others
play-deeds-go = Go (or on the board)
play-deeds-place = Choose (or on the board)
play-deeds-small = Besides
play-deeds-face = Choose
play-rest-answer = answers
play-rest-place = places
play-rest-want = what the goal asks for
play-rest-fight = fights
play-rest-deed = deeds
play-rest-use = things to use
play-rest-here = what is in this room
play-rest-trade = trades
play-rest-go = ways
play-rest-small = small things
play-rest-face = people
play-wanted = for the goal
play-withdrawn = You do not sit there any more: the seat was freed.
play-parts = The parts of the board

## What the house says between what people say

notice-dice-keyed =
    { $reason ->
        [company] There is new company at the table: the dice are sealed anew, so that nobody knows what they will show. Whoever played alone may know what was hidden until now.
        [copy] This table is a copy: its dice are sealed anew, so that nobody knows what they will show.
       *[broken] The game goes on after its end, when anybody could see how the dice would fall: their seal is broken.
    }
notice-rules-changed =
    { $taken ->
        [0] The game goes on under newer rules. Every answer stands.
        [one] The game goes on under newer rules. One answer was taken back.
       *[other] The game goes on under newer rules. { $taken } answers were taken back.
    }
notice-seat-asked = { $name } asks for seat { $seat }.
notice-seat-admitted = { $name } may sit down on seat { $seat }.
notice-seat-refused = { $name } was not given seat { $seat }.
notice-seat-taken = { $name } now sits on seat { $seat }.
notice-seat-left =
    { $bot-id ->
        [none] { $name } has left seat { $seat }.
       *[other] { $name } has left seat { $seat }. { $bot } plays on.
    }
notice-seat-sent-away =
    { $bot-id ->
        [none] { $name } was sent away from seat { $seat }.
       *[other] { $name } was sent away from seat { $seat }. { $bot } plays on.
    }
notice-bot-plays = { $bot } plays for { $name } (seat { $seat }) until they take over again.
notice-copied-from =
    { $title-id ->
        [none] This table is a copy of another one, as it stood after move { $number }.
       *[other] This table is a copy of “{ $title }”, as it stood after move { $number }.
    }

# Who decided what has happened, by name.
play-decided = { $event } (Decided by { $names }.)

# The stage.
play-zoom-follow = Follow what happens
play-part-targets =
    { $count ->
        [one] 1 place to choose
       *[other] { $count } places to choose
    }
    .help = Places here that you can choose now.
play-about-open = Show what it is about
play-about-aside = Hide this
play-press-on = Go on
play-press-on-asked = You are asked next.
play-ahead = Your next move
play-ahead-help = Choose your next move here or on the board: it is made once you are asked.
play-ahead-laid = Laid down ahead: you will go to { $place }. Press it again or Esc to take it back.
play-ahead-back-help = Laid down ahead. Press it again or Esc to take it back.
play-ahead-go = Next, go to { $place }
play-ahead-back = Take back: go to { $place }
play-again = What happened since my last turn?
play-on-board = Choose on the board, or here ({ $count })
play-in-list = Choose a face above, or a name here ({ $count })
play-pace = How fast what happens is shown
play-pace-calm = Calm
play-pace-brisk = Brisk
play-pace-at-once = At once
play-pace-help = Who does what, the dice and what comes of it are shown one after the other. Esc or “Go on” leads to what comes next.

# Acting on the board.
play-here = What can be done here
play-sure = Sure? Press again
play-walk = Walk to: { $place }, { $spaces ->
    [one] 1 step
   *[other] { $spaces } steps
}

# People beside the board, and the sheet that holds them on a phone.
play-person-asked = the table is waiting for them
play-person-whole = Everything about { $name }
play-person-more = { $count } more
play-goal-mark = Goal: { $goal }
play-goal-met = done
play-side-close = Back to the table
play-log-rule = Rule { $rule }

# What the terminal says, too
table-decided =
    { $count ->
        [one] { $event } (Decided by seat { $seats }.)
       *[other] { $event } (Decided by seats { $seats }.)
    }
table-log-empty = Nothing has happened yet.
table-over = The game is over
table-undo = Undo
    .help = Takes back your last answer, as long as nothing was revealed by it.
option-table-household = Household rules for undo
    .help = Answers may be taken back even when they revealed something; for tables where everybody trusts everybody.
