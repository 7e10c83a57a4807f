### Haunt 28, Ring of King Solomon: the heroes’ book.

betrayal-book-h28-heroes-story = Letters crawl over the band of the Ring until you can read them: the name of a king who made spirits carry his stones. Then the floor heaves. Somewhere in the house a door has opened that was never built, and something breathes through it.
betrayal-book-h28-heroes-goal = Destroy the Demon Lord: whoever carries the Ring must defeat it twice.
betrayal-book-h28-heroes-can = The bearer of the Ring strikes the Lord with Might, or better with Sanity and the Ring. Other demons beaten with the Ring obey: send them against the rest, or against the traitor. Do not let the Ring out of your hands.
betrayal-book-h28-heroes-foe = Demons come out of the portal and want everybody dead. No two of them are equally strong.
betrayal-book-h28-heroes-rules =
    Demon Lord: a hero with the Ring who defeats it stuns it the first time and destroys it the second. A Lord that attacks this hero and loses counts too. A Sanity attack with the Ring adds 2 to your result. A stunned Lord may be struck again.
    Other demons: a won Sanity attack with the Ring puts the demon under your command, stunned or not; there is no limit to their number.
    On each later turn of the bearer every commanded demon may roll its Speed, move and make one Might attack, on a demon, the Lord or the traitor. That is besides all that the bearer does. It cannot destroy the Lord, only stun it.
    Commanded demons take no part in the monster turn and do not slow you. One that is stunned is up again after the bearer’s next turn.
    If another hero gets the Ring, the command goes along, from that hero’s next turn on. If the Ring is dropped or stolen, or its bearer dies, all demons are loose again.
    Without the Ring a defeat only stuns.

betrayal-objective-h28-heroes-ring = Have the Ring in a hero’s hands
betrayal-objective-h28-heroes-lord = Defeat the Demon Lord with the Ring
betrayal-objective-h28-heroes-demons = Bring the demons under command

betrayal-choice-h28-heroes-send = Send { $monster-acc }
    .help = It rolls its Speed, moves as you say and may attack once. Then you go on.
