### Haunt 33, An Invocation of Darkness: the heroes’ book.

betrayal-book-h33-heroes-story = Your friend has not blinked since opening that book. The lips move, the voice is a stranger’s, and with every line the lamps burn lower. You have read enough stories to know where such reading ends.
betrayal-book-h33-heroes-goal = Destroy the Book, or kill the traitor before the summoning is finished.
betrayal-book-h33-heroes-can = Take the Book from the traitor in a fight, carry it to the Furnace Room or to the Chasm and throw it in. If neither is in the house yet, look for them in the basement.
betrayal-book-h33-heroes-foe = The traitor uses the Book to call an Elder God, which will devour the world and begin with you.
betrayal-book-h33-heroes-rules =
    If you beat the traitor by 2 or more with Might, you may take the Book instead of doing damage.
    After the summoning it lies where the traitor stood, and can be picked up like anything else.
    In the Furnace Room or the Chasm, on either side, whoever has the Book may spend 1 space to throw it in. Not in the turn in which it was picked up, stolen or traded.
    With the Book gone the god is gone, and you have won. Once the summoning is finished, the traitor’s death is no victory any more.

betrayal-objective-h33-heroes-book = Destroy the Book
betrayal-objective-h33-heroes-traitor = Kill the traitor before the summoning is finished

betrayal-choice-h33-heroes-destroy = Throw the Book { $room-id ->
        [chasm] into the deep
       *[other] into the fire
    }
    .help = Costs 1 space. The Book is destroyed, and you win.
