### Haunt 46, The Feast: what everybody may read.

betrayal-creature-cannibal-freak = Cannibal Freak{ betrayal-nth }
    .the = the cannibal freak{ betrayal-nth }
    .acc = the cannibal freak{ betrayal-nth }
    .to = to the cannibal freak{ betrayal-nth }
    .by = by the cannibal freak{ betrayal-nth }
    .of = of the cannibal freak{ betrayal-nth }
betrayal-creature-victim = Victim{ betrayal-nth }
    .the = the victim{ betrayal-nth }
    .acc = the victim{ betrayal-nth }
    .to = to the victim{ betrayal-nth }
    .by = by the victim{ betrayal-nth }
    .of = of the victim{ betrayal-nth }
betrayal-counter-escaped = Victims escaped
betrayal-counter-eaten = Victims eaten
betrayal-cause-h46-feast = the feast
betrayal-event-h46-feasts = { $explorer } has eaten { $token-the }, and every trait has risen.
betrayal-event-h46-freak-feasts = { $monster-the } has eaten { $token-the } and has grown.
betrayal-result-h46-heroes = The table stays laid, and nobody sits down to it. Whoever was on the menu will not be hungry for a long while.
betrayal-result-h46-traitor = The last plate is licked clean. The host rises, sated and stronger than flesh should be, and the guests bow.
