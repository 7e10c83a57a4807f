### Haunt 48, Stacked Like Cordwood: what everybody may read.

betrayal-creature-crimson-jack = Crimson Jack
    .nom = Crimson Jack
    .acc = Crimson Jack
    .to = to Crimson Jack
    .by = by Crimson Jack
    .of = of Crimson Jack
betrayal-counter-h48-studied = Studied
betrayal-counter-h48-returns = Jack’s returns
betrayal-why-h48-aura = Jack’s smile
betrayal-cause-h48-aura = Jack’s smile
betrayal-event-h48-searches = { $explorer } looks for something.
betrayal-event-h48-studies = { $explorer } bends over something and tries to understand it.
betrayal-event-h48-jack-leaves = { $monster-nom } goes down, and where he fell the floor is empty. The smile stays longest.
betrayal-result-h48-heroes = He looks at the blade, surprised for the first time. In the hall a portrait turns to ash in its frame.
betrayal-result-h48-traitor = They lie as tidily as the others, one on top of another. Jack wipes his hands. You have always said he is a perfectionist.
betrayal-result-h48-traitor-lost = They lie as tidily as the others, one on top of another. Jack wipes his hands and looks for a place for you that leaves no gap.
