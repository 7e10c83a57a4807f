### Haunt 32, Lost: the heroes’ book.

betrayal-book-h32-heroes-story = A chord from the organ, a jolt, and the house you knew is gone but for a few rooms. Behind the panes a violet sky hangs over things that are not trees. The air tastes of metal, and with every breath a little of you stays behind.
betrayal-book-h32-heroes-goal = Play the song on the organ that carries the house back to your own world.
betrayal-book-h32-heroes-can = Explore: every room with an omen symbol makes the song stronger. Find the clues to it, bring the Book and the Madman to the Organ Room, and let your cleverest head play before the poison has eaten it.
betrayal-book-h32-heroes-foe = The traitor comes from here and breathes this air with pleasure. It was the traitor who brought the house to this place, and who means to keep it here.
betrayal-book-h32-heroes-rules =
    Poison: at the start of your turn roll 2 dice. You lose as many spaces, on any traits you like, one by one. Nothing protects you from it, and it can kill.
    Organ: once on your turn in the Organ Room, Knowledge roll plus what helps. With 3 players 15 or more brings you home, with 4 players 16, with 5 players 18, with 6 players 20.
    +1 for each room with an omen symbol in the house.
    +2 if whoever plays has music for a hobby: Flash Williams, Zoe Ingstrom, Professor Longfellow.
    +2 for each clue. Library: Knowledge 5 or more, the music books. Game Room: Sanity 5 or more, the trophies of strange animals. Tower: Knowledge 5 or more, the stars. Once on your turn in that room; a clue is found once and serves all of you.
    +2 while the Madman is in the Organ Room, +2 while the Book is, whoever has them there.
    Rooms are found and drawn for as always. To kill the traitor does not bring you home.

betrayal-objective-h32-heroes-home = Bring the house home: what helps at the organ, of what it takes
betrayal-objective-h32-heroes-clues = Find the clues to the song

betrayal-choice-h32-heroes-play = Play the organ
    .help = Knowledge roll with { $bonus ->
        [0] nothing added
       *[other] { $bonus } added
    }: { $target } or more brings the house home. Once on your turn.
betrayal-choice-h32-heroes-clue = Look for a clue to the song
    .help = { $trait-roll }, { $target } or more: from then on 2 more at the organ, for all of you. Once on your turn.

betrayal-event-h32-heroes-clue = { $explorer } finds a clue to the song { $room-in }: 2 more at the organ from now on.
betrayal-event-h32-heroes-song = { $explorer } plays: { $total } with { $bonus } added, and it takes { $needed }.
