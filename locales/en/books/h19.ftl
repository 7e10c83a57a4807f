### Haunt 19, A Friend for the Ages: what everybody may read.

betrayal-counter-h19-repainted = Knowledge roll tokens in the Gallery
betrayal-counter-h19-destroyed = Paint destroyed
betrayal-note-h19-paint-aside = Paint still to come: { $what }
betrayal-why-h19-portrait = the gaze of the portrait
betrayal-event-h19-paint = A can of paint stands { $room-in }.
betrayal-card-paint = Can of paint{ betrayal-nth }
    .a = a can of paint
    .the = can of paint{ betrayal-nth }
    .nom = can of paint{ betrayal-nth }
    .with = with can of paint{ betrayal-nth }
    .help = For the portrait in the Gallery. Nobody carries more than one, and the dog carries none.
betrayal-result-h19-heroes = The ward is broken. In the corridor three hundred years arrive all at once, and a handful of dust settles on a good pair of shoes.
betrayal-result-h19-traitor = The portrait hangs safe on its nail, a little uglier than before. Its owner straightens the frame and does not look at it.
