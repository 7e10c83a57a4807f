### The end of a game: the scene, what comes next, and the shelf.

ending-given-up = Given up
ending-aside = See the house
ending-open = How it ended
ending-you-won = You have won
ending-you-lost = You have lost
ending-you = you
ending-fates = What became of everybody
ending-turning = Where the night turned
ending-figures = Worth telling
ending-books = The books, open to all

## What comes next

ending-again = Again with the same people
ending-again-alone = Once more
ending-opened = The next table is open.
ending-come-along = Come along
ending-play-on = Play on from here
web-refused-opened-already = Somebody has opened the next table already: look at this table again to come along.
web-refused-not-over = This game is not over yet.
web-refused-no-successor = Nobody has opened another table yet.
notice-again = { $name } has opened the next table: press “How it ended” to come along.

## A picture to share

ending-share = A picture to share
ending-share-failed = This browser could not draw the picture.
ending-card = { $played } ({ $game }). { $winner } { $people }. { $date }

## The shelf

ending-shelf-about = What you have been through, as far as this browser remembers. Nobody else sees it.
ending-rating = Show me a rating
ending-rating-help = Reckoned in this browser, for you alone. 1500 is whoever wins as often as our bots do in the same part: losing a hopeless one costs next to nothing. Games with people and with bots count alike.
ending-rating-shown = Your rating: { $rating }, give or take { $within }, from { $games ->
        [one] one game
       *[other] { $games } games
    }
ending-rating-none = No rating yet: nothing that counts has been played.
ending-shelf-count = Survived: { $won } of { $all }
ending-shelf-side = { $side }: { $won } won, { $lost } lost
ending-shelf-never = not yet
ending-shelf-nights = What you did there
ending-shelf-night = { $date }: { $side }, { $won ->
        [yes] won
       *[no] lost
    }
ending-shelf-unmet = Nobody here has been there yet. What is said of it is dark.
ending-shelf-again = Play it again
ending-shelf-first = Go and see

## The odds over time

ending-odds = How likely it looked
ending-odds-by-bots = Judged by bots after the end, from everything that lay on the table.
