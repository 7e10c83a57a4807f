### Haunt 6, The Floating Eye: the heroes’ book.

betrayal-book-h06-heroes-story = A hum has settled in your teeth, and cold blue light pulses under the doors. One of you has walked into it, smiling. Now a single huge eye drifts out of the glare and looks from one to the next, as if choosing.
betrayal-book-h06-heroes-goal = Batter the spaceship until it cannot fly: as many hits as there are players.
betrayal-book-h06-heroes-can = Go to the spaceship and strike it with all your might. If a friend has been taken over, knock that friend to their senses: beaten by you, they are free for good.
betrayal-book-h06-heroes-foe = The aliens take over minds, and they can reach for everybody in a room at once. Do not stand together if you can help it.
betrayal-book-h06-heroes-rules =
    Spaceship: a hero in its room may once a turn make a Might roll of 5 or more; a success is one hit. You may attack in the same turn as well.
    Under control: on your turn the traitor moves you toward the spaceship. You can do nothing else. If you begin a turn in its room, you board and are out of the game.
    To free somebody: attack that hero in your room with Might, or with Sanity and the Ring. If you win, the hero takes half the damage, rounded down, and is free. If you lose, you are hurt as usual.
    Whoever has been freed can never be controlled again.
    Controlled heroes and free ones slow each other.
    Aliens ignore Speed attacks, such as the Revolver and Dynamite. Beaten otherwise they are stunned.
    Those aboard win with you.

betrayal-objective-h06-heroes-ship = Batter the spaceship
betrayal-objective-h06-heroes-friends = Knock controlled friends to their senses

betrayal-choice-h06-heroes-batter = Batter the spaceship (Might)
    .help = 5 or more damages it. Once a turn.
