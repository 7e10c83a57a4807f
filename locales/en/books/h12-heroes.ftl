### Haunt 12, Fleshwalkers: the book that everybody reads.

betrayal-book-h12-heroes-story = The crystal ball clouds over and shows the entrance hall, where the locked front door stands open. Figures file in, shake the rain from their coats and look up. You know those faces. You shave, wash and powder them every morning.
betrayal-book-h12-heroes-goal = All the twins must die. Those of you who are still alive then win, each for themselves; the dead do not.
betrayal-book-h12-heroes-can = Let the crystal ball go round: only with it in hand can you kill your own twin. Ask whoever holds it, and strike at once. Without the ball keep away from your twin and stun those of the others.
betrayal-book-h12-heroes-foe = There is no traitor. Each twin is as strong as you were when it came in, and seeks you by the shortest way. Whoever dies goes on playing, as the twin.
betrayal-book-h12-heroes-rules =
    Each twin begins in the Entrance Hall, and has for good the four trait values its counterpart had at that moment.
    The twins act after the turn of whoever revealed the haunt. Each rolls its own Speed for movement and goes by a shortest way to its counterpart; chance settles ties. Heroes slow it. Where it ends, it attacks with Might: its counterpart if possible, else a hero by chance. Nobody is attacked in passing, and after an attack a twin does nothing more this turn.
    Whenever you attack your own twin, or defend against it, without the crystal ball, you lose 1 step of each trait, whoever wins, besides any damage. Other twins never cost you that.
    If you beat your own twin: with the ball it dies, without it is stunned. If you beat the twin of another hero, it is stunned; if that hero is dead and you have the ball, it dies. This is so in defence too. Dynamite only stuns.
    Whoever holds the ball may attack stunned twins. They defend with all their dice but cannot hurt you then.
    Once a turn you may take the ball from a hero beside you who agrees. However the ball came to you, as long as you have it, it spares you that loss and kills at once. After a kill it cannot be passed on this turn.
    When your hero dies, what it carried stays in the room, and your twin is yours: from then on you move it as you like, and where it stops it may attack any hero. Only if it has just killed your hero itself, its turn is over and you begin with the next one. Twins carry nothing.
    If a twin is stuck in the basement, the revealer, or else the next living player, may lay the Stairs from Basement at the start of the monster turn.
    If all heroes are dead, nobody wins.

betrayal-objective-h12-heroes-kill = Kill twins with the crystal ball in hand
betrayal-objective-h12-heroes-ball = Get the crystal ball, and keep away from your twin
betrayal-objective-h12-heroes-pass = Take the crystal ball to somebody whose twin still walks
betrayal-objective-h12-heroes-stun = Hold off the twins of the others
betrayal-objective-h12-heroes-hunt = You are the twin now: hunt the living

betrayal-choice-h12-heroes-take-ball = Ask { $explorer } for the crystal ball
    .help = If { $explorer } agrees it is yours, and you can kill your twin with it at once. A refusal costs nothing.
betrayal-ask-h12-heroes-give-ball = { $explorer } wants the crystal ball. Do you hand it over?
