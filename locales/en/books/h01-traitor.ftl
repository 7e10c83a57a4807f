### Haunt 1, The Mummy Walks: the traitor’s book.

betrayal-book-h01-traitor-story = The wall slid aside, and you saw what had been calling you: a coffin covered with signs, and in it the oldest love in the world. It told you what it lacks. How could you refuse a god?
betrayal-book-h01-traitor-goal = Bring the mummy home to its sarcophagus with the girl and with a wedding gift, the Ring or the Holy Symbol. Or kill all the heroes.
betrayal-book-h01-traitor-can = Catch the girl and hand her to the mummy, or let it fetch her: it takes whatever it finds or wins. If neither gift is in play, the next omen room you discover holds one.
betrayal-book-h01-traitor-foe = The heroes are looking for a way to send the mummy back to the dead.
betrayal-book-h01-traitor-rules =
    Mummy: Speed 3, Might 8, Sanity 5. Speed attacks and Dynamite do nothing to it.
    If it rolls 0 or 1 for movement, it may instead appear in any room of the house through a secret passage, and still attack.
    It must attack a hero in its room if it can. Its blows take Speed down to the lowest number, and after that Might, which may kill.
    If it wins its attack by 2 or more, it may take an item or the girl instead of hurting.
    It carries items and keeps the girl, without any gain from them; it takes up a pile once a turn, and the girl the moment it enters her room. If she is left beside it, it may take her at any time of its turn.
    Beside it you may give it the girl and any items, on your turn or on its own. Stunned, it drops everything.
    If neither Ring nor Holy Symbol is in play and you discover a room with an omen symbol, you must take one of them in place of the draw.
    The wedding counts the moment the mummy is with the sarcophagus and has girl and gift, even if you are dead.

betrayal-objective-h01-traitor-girl = Get the girl to the mummy
betrayal-objective-h01-traitor-gift = Get Ring or Holy Symbol to the mummy
betrayal-objective-h01-traitor-wedding = Bring both home to the sarcophagus
betrayal-objective-h01-traitor-heroes = Or kill all the heroes

betrayal-ask-h01-traitor-search = Which gift do you find?
betrayal-choice-h01-traitor-give = Give the mummy { $card-the }
    .help = It costs nothing. The mummy carries it from now on.
betrayal-choice-h01-traitor-take = Let the mummy take the girl
    .help = She is in its room, and in nobody’s care. It costs nothing.
