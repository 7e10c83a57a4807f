### Haunt 46, The Feast: what everybody may read.

betrayal-creature-cannibal-freak = Cannibal Freak
    .the = the cannibal freak
    .acc = the cannibal freak
    .to = to the cannibal freak
    .by = by the cannibal freak
    .of = of the cannibal freak
betrayal-creature-victim = Victim
    .the = the victim
    .acc = the victim
    .to = to the victim
    .by = by the victim
    .of = of the victim
betrayal-counter-escaped = Victims escaped
betrayal-counter-eaten = Victims eaten
betrayal-event-h46-feasts = { $explorer } has eaten { $token-the }, and every trait has risen.
betrayal-event-h46-freak-feasts = { $creature-the } has eaten { $token-the } and has grown.
betrayal-result-h46-heroes = The table stays laid, and nobody sits down to it. Whoever was on the menu will not be hungry for a long while.
betrayal-result-h46-traitor = The last plate is licked clean. The host rises, sated and stronger than flesh should be, and the guests bow.
