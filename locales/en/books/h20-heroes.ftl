### Haunt 20, Ghost Bride: the heroes’ book.

betrayal-book-h20-heroes-story = An organ plays somewhere behind the walls, always the same eight bars. She comes straight through the panelling, lace and frost, and looks at one of you as if he had kept her waiting. He has never seen her before.
betrayal-book-h20-heroes-goal = Bring the Corpse of her true groom and the Ring into the Chapel together, before the wedding is over.
betrayal-book-h20-heroes-can = Find out the true groom’s name, find his grave in the Crypt, dig him up and carry him to the Chapel. Another of you brings the Ring. Keep the one she has chosen out of her arms.
betrayal-book-h20-heroes-foe = The bride takes one of the explorers for her groom. She attacks with Sanity, and nothing touches her but a Sanity attack with the Ring.
betrayal-book-h20-heroes-rules =
    The steps go in this order, each succeeds once, for all of you. A hero can try one step a turn.
    1. The name: in the Bedroom, the Dining Room or the Library, or anywhere with the Book, a Knowledge roll of 5 or more.
    2. The grave: in the Crypt, a Knowledge roll of 4 or more.
    3. The bones: in the Crypt, a Might roll of 4 or more.
    4. Take the Corpse. It is heavy: while you carry it every room costs 2 spaces, but you can always enter one a turn. It is traded, dropped and stolen like an item.
    5. Carry the Ring to the Chapel, before or after the Corpse. Both count if a living hero there has them or if they lie there; the traitor’s hands do not count.
    A Sanity attack with the Ring that beats her stuns her.
    A groom who is none of you stands in the Entrance Hall and does nothing. Your speaker says how his wounds are split.
    Killing the traitor does not stop the wedding.

betrayal-objective-h20-heroes-groom = Keep the groom out of her reach
betrayal-objective-h20-heroes-name = Find out the true groom’s name
betrayal-objective-h20-heroes-grave = Find his grave
betrayal-objective-h20-heroes-dig = Dig him up
betrayal-objective-h20-heroes-corpse = Bring the Corpse to the Chapel
betrayal-objective-h20-heroes-ring = Bring the Ring to the Chapel

betrayal-ask-h20-heroes-wound = { $points ->
        [one] 1 point
       *[other] { $points } points
    } of { $damage } damage for { $monster-acc }: which traits suffer?

betrayal-choice-h20-heroes-name = Look for the groom’s name (Knowledge)
    .help = 5 or more. It is your only step this turn.
betrayal-choice-h20-heroes-grave = Look for the grave (Knowledge)
    .help = 4 or more. It is your only step this turn.
betrayal-choice-h20-heroes-dig = Dig up the body (Might)
    .help = 4 or more. It is your only step this turn.
