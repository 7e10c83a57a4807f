### Haunt 37, Checkmate: what everybody may read.

betrayal-creature-death = Death
    .nom = Death
    .acc = Death
    .to = to Death
    .by = by Death
    .of = of Death
betrayal-card-seal-1 = Holy Seal 1
    .a = Holy Seal 1
    .the = Holy Seal 1
    .nom = Holy Seal 1
    .with = with Holy Seal 1
    .help = One of five. What it is for, the heroes know.
betrayal-card-seal-2 = Holy Seal 2
    .a = Holy Seal 2
    .the = Holy Seal 2
    .nom = Holy Seal 2
    .with = with Holy Seal 2
    .help = One of five. What it is for, the heroes know.
betrayal-card-seal-3 = Holy Seal 3
    .a = Holy Seal 3
    .the = Holy Seal 3
    .nom = Holy Seal 3
    .with = with Holy Seal 3
    .help = One of five. What it is for, the heroes know.
betrayal-card-seal-4 = Holy Seal 4
    .a = Holy Seal 4
    .the = Holy Seal 4
    .nom = Holy Seal 4
    .with = with Holy Seal 4
    .help = One of five. What it is for, the heroes know.
betrayal-card-seal-5 = Holy Seal 5
    .a = Holy Seal 5
    .the = Holy Seal 5
    .nom = Holy Seal 5
    .with = with Holy Seal 5
    .help = One of five. What it is for, the heroes know.
betrayal-token-seal-1 = { betrayal-card-seal-1 }
betrayal-token-seal-2 = { betrayal-card-seal-2 }
betrayal-token-seal-3 = { betrayal-card-seal-3 }
betrayal-token-seal-4 = { betrayal-card-seal-4 }
betrayal-token-seal-5 = { betrayal-card-seal-5 }
betrayal-why-h37-chess = the game of chess
betrayal-counter-h37-broken = Holy Seals broken
betrayal-counter-h37-to-come = Holy Seals still to appear

betrayal-event-h37-kept-out = Something holds { $explorer } back at the door: the game must not be disturbed.
betrayal-event-h37-forfeit = The chair across from Death is empty. The game is forfeit.
betrayal-event-h37-taken = { $taken ->
        [mate] { $explorer } moves once more. Death looks at the board for a long time, and tips over the king.
        [nothing] Move and countermove: nothing changes on the board before { $explorer }.
        [pawn] Death takes a pawn from { $explorer }. Every hero feels it go.
        [piece] Death takes a rook from { $explorer }, and every hero staggers.
       *[check] “Check,” says Death to { $explorer }. It is cold in every room of the house.
    }

betrayal-result-h37-heroes = Death rises, bows, and is a draught under the door. On the board a white pawn stands where no pawn has ever stood before.
betrayal-result-h37-traitor = The hand of bone sweeps the board clean. You were right not to play. You put the pieces back, for the next clever ones.
