### Haunt 37, Checkmate: what everybody may read.

betrayal-creature-death = Death
    .nom = Death
    .acc = Death
    .to = to Death
    .by = by Death
    .of = of Death
betrayal-card-seal = Holy Seal{ betrayal-nth }
    .a = Holy Seal{ betrayal-nth }
    .the = Holy Seal{ betrayal-nth }
    .nom = Holy Seal{ betrayal-nth }
    .with = with Holy Seal{ betrayal-nth }
    .help = One of five. What it is for, the heroes know.
betrayal-token-seal = { betrayal-card-seal }
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
betrayal-result-h37-traitor-lost = The hand of bone sweeps the board clean. Somebody puts the pieces back for the next clever ones, and you are no longer among them.
