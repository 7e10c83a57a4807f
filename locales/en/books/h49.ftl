### Haunt 49, You Wear It Well: what everybody may read.

betrayal-creature-astral-spirit = Astral Spirit{ betrayal-nth }
    .nom = the astral spirit
    .acc = the astral spirit
    .to = to the astral spirit
    .by = by the astral spirit
    .of = of the astral spirit
betrayal-counter-h49-wounds = Blows against the spirit
betrayal-why-h49-body = blows at an unconscious body
betrayal-cause-h49-body = the blows at the body

betrayal-choice-h49-body = Attack the body of { $explorer-acc }
    .help = Two dice of mental damage, wherever the soul is. It is your attack of this turn.

betrayal-event-h49-wounded = { $explorer } tears a rent into the glow of { $monster-acc } ({ $trait }).
betrayal-event-h49-ruined = { $token-the } is broken. Nobody will ever wake in it.
betrayal-event-h49-marked = A mark glows beside { $token-the }: { $count }.

betrayal-result-h49-heroes = The glow bursts like a soap bubble. One after another you wake on cold floorboards, and your own hands feel borrowed.
betrayal-result-h49-heroes-lost = The glow bursts like a soap bubble. They wake on cold floorboards, one after another, and look at you. The price has still not been paid.
betrayal-result-h49-traitor = One of the figures on the floor draws breath, sits up and looks at its fingers, one by one, as one looks at new gloves.
