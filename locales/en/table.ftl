### The words of the table itself, whichever game is played at it.

## Header

table-header = { $game } · move { $move }
table-seat = Seat { $seat }
table-turn =
    { $count ->
        [one] Seat { $seats } is asked
       *[other] Seats { $seats } are asked
    }
table-commitment = The dice are sealed: { $commitment }

## Asking and answering

table-choices = Choices
table-answer = Your answer (h for help):
table-no-help = There is nothing more to say about “{ $choice }”.
table-pass-keyboard = Pass the keyboard to seat { $seat }. Seat { $seat }, press Enter when nobody else is looking.
table-loaded = The game goes on after move { $move }.
table-book-again = b shows your book: all its rules, your goals and how far they are.
table-book-none = You have no book to read.

## Undo

table-undone =
    { $count ->
        [one] One answer was taken back.
       *[other] { $count } answers were taken back.
    }

## Log

table-log = Log
table-log-act = { $move }. Seat { $seat }: { $choice }
table-log-answer = { $move }. Seat { $seat }: { $question } – { $choice }
table-log-told =
    { $count ->
        [one] (only seat { $seats }) { $event }
       *[other] (only seats { $seats }) { $event }
    }
table-audit-holds = Every roll and every answer agrees with the seal { $commitment }.

## Saving and leaving

table-save-ask = Save to which file? (Enter alone: do not save)
table-saved = Saved in { $file }.
table-audit-saved = The record of the game, for anybody to check, is in { $file }.
table-goodbye = Goodbye.
table-input-ended = The input has ended, and so the game stops here.
table-interrupted = Interrupted. Goodbye.

## Results

table-winners =
    { $count ->
        [0] Nobody wins.
        [one] Seat { $seats } wins.
       *[other] Seats { $seats } win.
    }

## Help of the terminal client: what to type, and what it does

table-help = What you can type
table-help-number = gives the answer with this number
table-help-key = gives the answer with this key, such as { $key }
table-help-explain = explains the choice with this number
table-help-undo = takes back your last answer
table-help-save = saves the game in a file
table-help-log = shows everything you have been told
table-help-view = draws the board again
table-help-book = shows your book: the rules of your side, what it wants and how far it is
table-help-quit = leaves the game, and offers to save it first
table-help-help = shows these lines
table-help-key-word = KEY
table-help-file-word = FILE

## What can go wrong at the keyboard

table-error-no-choice =
    { $count ->
        [one] There is only choice 1.
       *[other] There is no choice { $text }; choices are 1 to { $count }.
    }
table-error-unknown = “{ $text }” is neither a choice nor a command; h shows what you can type.
table-error-cannot-undo = The last answer stands: something was revealed by it.
table-error-nothing-to-undo = There is no answer to take back.
table-error-not-yours = The last answer was given by seat { $seat }: it is not yours to take back.
table-error-no-file-name = Say where to save: s FILE
table-error-cannot-save = Not saved: { $reason }
table-error-rule-failed = A rule failed, which is a bug; the answer was taken back ({ $reason }).

## The list of games

table-games-none = No game is installed yet.
table-game-seats = { $least } to { $most } seats
table-option-name = Option
table-option-default = Default
table-option-values = Values
table-option-help = What it does

## Options of every table

