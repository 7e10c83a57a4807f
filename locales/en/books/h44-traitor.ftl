### Haunt 44, Death Doth Find Us All: the traitor’s book.

betrayal-book-h44-traitor-story = Nobody ever asks why the house needs no coal in winter. It lives on guests. You bring them, once in ten years, and it shares with you, as one shares with a good dog. Listen: it is chewing already.
betrayal-book-h44-traitor-goal = You win when all the heroes are dead.
betrayal-book-h44-traitor-can = At the end of each of your turns the heroes grow older by the decade. First it makes them stronger, then weaker and weaker. Each death feeds you. Fight those whom age has bent.
betrayal-book-h44-traitor-foe = The heroes age fast, but a Medallion that they found hinders it.
betrayal-book-h44-traitor-rules =
    At the end of your turn, even if you are dead, each hero rolls 1 die and ages so many decades. All of them began with one decade more.
    In the 20s: 1 Might and 1 Speed more. In the 30s: 1 Sanity and 1 Knowledge more. In the 40s: 1 Speed less, 1 Sanity more.
    In the 50s: 1 less of a physical and of a mental trait. In the 60s: 1 Might and 1 Speed less, and 1 of a mental trait. From the 70s on, in each decade: 1 less of all four. The hero chooses where there is a choice.
    Each decade counts, also those passed in one roll. None of it is damage.
    Whenever a hero dies, for whatever reason, and you are alive: roll 3 dice, and your traits rise by so many steps, as you like.
    You cannot take up, steal or carry the Medallion.

betrayal-objective-h44-traitor-heroes = Let all the heroes die
