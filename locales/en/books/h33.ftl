### Haunt 33, An Invocation of Darkness: what everybody may read.

betrayal-creature-elder-god = Elder God
    .nom = the elder god
    .acc = the elder god
    .to = to the elder god
    .by = by the elder god
    .of = of the elder god
betrayal-counter-h33-invocation = Knowledge roll tokens
betrayal-note-h33-brought = The Book has been where the ritual is held.
betrayal-why-h33-power = power from between the pages
betrayal-ask-h33-ritual-room = Neither of these rooms is in the house. Which one comes into it?
    .help = The ritual needs one of them, so one is brought into the house, far from the traitor.
betrayal-event-h33-book = { $explorer } clutches { $card-the }.
betrayal-result-h33-heroes = The Book is shut for good, and something very large turns away on the far side of the sky. Then the stars are only stars again.
betrayal-result-h33-traitor = Nobody is left to look up. It is better so, for there is no sky any more, and what is there in its place looks back.
