### Haunt 9, The Dance of Death: the traitor’s book.

betrayal-book-h09-traitor-story = You held your ears until your arms ached, and then you let go. How foolish it was to struggle! The tune runs through you like warm wine. There are some in the house who would make it stop. They must not.
betrayal-book-h09-traitor-goal = See the holy symbol destroyed. That no hero is left is as good.
betrayal-book-h09-traitor-can = Take the symbol from whoever has it, by a whirling attack, and end your turn with it at the Chasm, in the Furnace Room or at the Underground Lake. Whoever else turns is your friend.
betrayal-book-h09-traitor-foe = They want to silence the music.
betrayal-book-h09-traitor-rules =
    On turning: each trait below its starting value rises to it. You keep your items.
    At the start of each of your turns you dance: a Might roll. With 3 or more all is well; with less you do not move this turn and lose 1 Might. Whoever turns during their own turn dances at once.
    The lure does not trouble you any more.
    You make no Might attacks. You attack with Speed instead, with or without a weapon for it: both roll Speed, the damage is physical, and with 2 or more you may steal an item instead.
    The symbol is destroyed at the end of the turn of a traitor who carries it at the Chasm, in the Furnace Room or at the Underground Lake. If none of these has been found, find one. All traitors win, the dead too.

betrayal-objective-h09-traitor-symbol = Get the holy symbol
betrayal-objective-h09-traitor-destroy = Throw the holy symbol where nobody finds it
betrayal-objective-h09-traitor-heroes = Let nobody resist

betrayal-turned-h09 = You belong to the music
betrayal-turned-h09-part = caught by the dance
betrayal-turned-h09-why = You stopped holding your ears. It was so easy that you laughed.
betrayal-turned-h09-want = Let nobody silence the fiddle: see the holy symbol destroyed, or no hero left to use it. Then you win with the rest of the dancers.
