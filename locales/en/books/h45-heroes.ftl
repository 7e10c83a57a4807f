### Haunt 45, Tick, Tick, Tick: the heroes’ book.

betrayal-book-h45-heroes-story = You took it for a clock in the next room. But the sound walks when you walk, and it has buckles. Somebody who knew you well has dressed each of you in dynamite.
betrayal-book-h45-heroes-goal = Kill the traitor. At least one of you must live through it.
betrayal-book-h45-heroes-can = Defuse a bomb, your own or that of a willing friend beside you. It takes a clear head, and a bungled try is the last one. Whoever has lost the bomb can walk up to the traitor.
betrayal-book-h45-heroes-foe = The traitor holds a trigger that works in the room where the traitor stands and in every room around it, doors or not. The bombs tick besides, nobody knows how long, and a far bigger one is being built.
betrayal-book-h45-heroes-rules =
    Once in your turn you may defuse a bomb: yours, or that of a hero in the same place who agrees. A Knowledge roll of 7 or more takes it off. Whoever has the Madman needs only 5.
    On a result of 2 or less that bomb goes off and kills every explorer in the room, the traitor too. Anything between changes nothing.
    A bomb that goes off in any other way kills all heroes in the room. All cards of the dead are discarded.
    A bomb cannot be laid down, handed on or stolen. Without one you are safe from trigger and ticking, but not from the bombs of others beside you.
    The traitor goes on building until dead. A shot from far enough away is as good as any.

betrayal-objective-h45-heroes-bombs = Defuse the time bombs
betrayal-objective-h45-heroes-traitor = Kill the traitor

betrayal-ask-h45-heroes-consent = { $explorer } would like to defuse your bomb. Do you hold still?
betrayal-choice-h45-heroes-defuse = { $own ->
        [true] Defuse your bomb
       *[false] Defuse a bomb ({ $explorer })
    }
    .help = Knowledge roll of { $target } or more: the bomb is gone. 2 or less: it goes off, and everybody in the room dies, the traitor too.
