### Haunt 50, Treasure Hunt: the book that everybody reads.

betrayal-book-h50-heroes-story = In the middle of the pentagram hangs a frame, and in it a last will. Josiah Enders leaves everything he owned to whoever is sharp enough to find it, and hints are hidden all over the house. You look at each other. Nobody is smiling.
betrayal-book-h50-heroes-goal = Find the treasure before the others do: a search with a total of 16 or more. There is only one winner.
betrayal-book-h50-heroes-can = Search rooms that have held a clue, for one space each time. Collect clues, go where yours are worth most, and take the others’ by trade or by force. Beware of traps, and of shaking the house too hard.
betrayal-book-h50-heroes-foe = There is no traitor. Everybody knows what you know, and everybody is in your way.
betrayal-book-h50-heroes-rules =
    Clues 1 to 20 lie face down in rooms with a symbol. Those left over go into such rooms as they are discovered, after their card.
    Search: in a room that has held a clue, for 1 space, as often as you have spaces. Roll Knowledge, add 1 for each clue you hold (traps, 17 to 20, do not count) and what your clues add in this room.
    0: you stumble, 2 dice of physical damage. 1 to 3: nothing. 4 to 12: take the clue of the room, if it is still there, and obey it. 13 to 15: a room collapses. 16 or more: the treasure is yours.
    Clues 15 and 16 count only if you say so before rolling; then a total below 13 kills you. The Chasm can be searched with clue 16 only.
    Collapse: first an empty room of the upper floor, later one that shares a side with a collapsed room, as the searcher chooses. After the upper floor comes the ground floor, from the Grand Staircase on. Whoever is inside dies, what lies inside is lost. With the last room of the ground floor everybody in the basement dies.
    Everybody may attack everybody, once a turn. Such damage stops at the lowest number. With 2 or more points of physical damage you may take a clue or another item instead. Nobody slows anybody.
    Clues are traded, dropped and picked up like items; the dead leave theirs behind.
    If all are dead, or nobody can ever search again, nobody wins.
    What each clue does:
    Clue 1, { betrayal-card-clue-1 }: { betrayal-card-clue-1.help }
    Clue 2, { betrayal-card-clue-2 }: { betrayal-card-clue-2.help }
    Clue 3, { betrayal-card-clue-3 }: { betrayal-card-clue-3.help }
    Clue 4, { betrayal-card-clue-4 }: { betrayal-card-clue-4.help }
    Clue 5, { betrayal-card-clue-5 }: { betrayal-card-clue-5.help }
    Clue 6, { betrayal-card-clue-6 }: { betrayal-card-clue-6.help }
    Clue 7, { betrayal-card-clue-7 }: { betrayal-card-clue-7.help }
    Clue 8, { betrayal-card-clue-8 }: { betrayal-card-clue-8.help }
    Clue 9, { betrayal-card-clue-9 }: { betrayal-card-clue-9.help }
    Clue 10, { betrayal-card-clue-10 }: { betrayal-card-clue-10.help }
    Clue 11, { betrayal-card-clue-11 }: { betrayal-card-clue-11.help }
    Clue 12, { betrayal-card-clue-12 }: { betrayal-card-clue-12.help }
    Clue 13, { betrayal-card-clue-13 }: { betrayal-card-clue-13.help }
    Clue 14, { betrayal-card-clue-14 }: { betrayal-card-clue-14.help }
    Clue 15, { betrayal-card-clue-15 }: { betrayal-card-clue-15.help }
    Clue 16, { betrayal-card-clue-16 }: { betrayal-card-clue-16.help }
    Clue 17, { betrayal-card-clue-17 }: { betrayal-card-clue-17.help }
    Clue 18, { betrayal-card-clue-18 }: { betrayal-card-clue-18.help }
    Clue 19, { betrayal-card-clue-19 }: { betrayal-card-clue-19.help }
    Clue 20, { betrayal-card-clue-20 }: { betrayal-card-clue-20.help }

betrayal-objective-h50-heroes-treasure = Find the treasure: a total of 16 or more
betrayal-objective-h50-heroes-clues = Gather clues

betrayal-choice-h50-heroes-search =
    { $card ->
        [none] Search the room (+{ $bonus })
       *[other] Search the room { $card-with } (+{ $bonus })
    }
    .help =
        { $card ->
            [none] 1 space. Knowledge roll, plus { $bonus }. 16 or more: the treasure.
           *[other] 1 space. Knowledge roll, plus { $bonus }. 16 or more: the treasure. Below 13: you die.
        }
betrayal-choice-h50-heroes-try = Try to open it
    .help = Knowledge roll, 5 or more: two hidden clues from anywhere. Less: 4 dice, spread over your traits.
betrayal-choice-h50-heroes-leave = Leave it here
betrayal-ask-h50-heroes-puzzle = A puzzle box with two compartments, and something in it is moving. What do you do?
betrayal-ask-h50-heroes-far-clue = The box is open. Which hidden clue do you take?
