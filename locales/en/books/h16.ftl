### Haunt 16, The Phantom's Embrace: what everybody may read.

betrayal-creature-phantom = Phantom
    .nom = the phantom
    .acc = the phantom
    .to = to the phantom
    .by = by the phantom
    .of = of the phantom
betrayal-token-phantom-bomb = Bomb
    .the = the bomb
betrayal-condition-phantom-seen = the phantom was here
betrayal-note-h16-seen = Where the phantom was: { $what }
betrayal-note-h16-dead = The phantom is dead.
betrayal-why-h16-bomb = the ticking bomb
betrayal-event-h16-flees = { $monster-nom } folds itself into the dark and takes the girl with it.
betrayal-event-h16-slips-away = { $monster-nom } is somewhere else.
betrayal-event-h16-rescued = The phantom tears like smoke. { $explorer } has the girl by the hand, and { $room-in } something ticks.
betrayal-event-h16-defused = { $explorer } cuts the right wire. How loud it is when nothing ticks.
betrayal-event-h16-explodes = The ticking stops. For the length of a breath the windows are bright; then there is no house.
betrayal-result-h16-heroes = The girl does not let go of your hand, not at the gate and not on the road. In an upper window somebody watches you go.
betrayal-result-h16-heroes-lost = The girl walks to the gate on somebody else’s hand and does not turn round. You watch from the upper window until the road is empty.
betrayal-result-h16-traitor = Nobody comes for her any more. She is yours, and the ticking has the last word.
betrayal-result-h16-traitor-lost = Nobody comes for her any more. You were so close that she heard you call, and the ticking has the last word.
