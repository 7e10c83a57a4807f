### Haunt 25, Voodoo: the traitor’s book.

betrayal-book-h25-traitor-story = A hair here, a button there, a thimble of blood when nobody looked: you have sewn and carved and poured for weeks. Now every one of your guests has a little double, and every little double has its place. Let us play.
betrayal-book-h25-traitor-goal = You win when more than half of the heroes who began are dead.
betrayal-book-h25-traitor-can = Give each hero a doll and hide it in one of its two rooms. Then play for time: after each of your turns the track goes up and the dolls strike. Stand in the heroes’ way and fight them.
betrayal-book-h25-traitor-foe = The heroes look for the dolls to destroy them.
betrayal-book-h25-traitor-rules =
    Each hero gets a different doll. If exactly one of a doll’s two rooms is in the house, it must be there; else you choose. Nothing is changed afterwards. To each hero a hint that fits the doll is given, aloud.
    Wax doll: Furnace Room or Kitchen. The hero takes 1 physical damage.
    China doll: Balcony or Tower. Roll 4 dice: below the Turn number the hero is killed.
    Stone doll: Underground Lake or Graveyard. The hero’s Might roll below the Turn number: 1 step less of each trait.
    Glass doll: Pentagram Chamber or Chapel. The hero takes 1 mental damage.
    Rag doll: Gardens or Conservatory. The hero’s Knowledge roll below the Turn number: 2 physical damage.
    At the end of each of your turns, even if you are dead, the track goes up by 1, to 1 at first; then each doll that is left strikes, in turn order from your left.
    You too need not stop for symbols, and draw only for the discovered room where your movement ends.

betrayal-objective-h25-traitor-kill = Let more than half of the heroes die

betrayal-ask-h25-traitor-doll = Which doll is made for { $explorer }, and where does it suffer?
    .help = Every hero has a doll, and each doll suffers in a room of its kind. You decide in secret; the others get a hint.
betrayal-choice-h25-traitor-doll = { $token } { $room-in }
    .help = { $token-id ->
            [doll-wax] 1 physical damage at the end of each of your turns.
            [doll-china] 4 dice at the end of each of your turns: below the Turn number it kills.
            [doll-stone] Might roll at the end of each of your turns: below the Turn number 1 step less of each trait.
            [doll-glass] 1 mental damage at the end of each of your turns.
           *[other] Knowledge roll at the end of each of your turns: below the Turn number 2 physical damage.
        }
