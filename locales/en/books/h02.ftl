### Haunt 2, The Séance: what everybody sees.

betrayal-creature-ghost = Ghost
    .nom = the ghost
    .acc = the ghost
    .to = to the ghost
    .by = by the ghost
    .of = of the ghost

## Asks

betrayal-ask-h02-collapse = The ghost pulls at the house. Which room falls in?
betrayal-ask-h02-quarry = After whom does the ghost go?

## Events

betrayal-event-h02-answer = { $explorer } calls, and something answers ({ $trait }).
betrayal-event-h02-quest = The ghost stands among you. “Bury my bones!” The heroes have called it and must obey: find its bones and bury them before the track shows 5. Until then it does no harm, and nobody can harm it.
betrayal-event-h02-bones = { $explorer } finds { $card-the } { $room-in }.
betrayal-event-h02-wrath = “Then perish with this house!” The ghost is the traitor’s now. It passes walls and ruins, hunts the heroes and strikes at their minds (Speed 4, Sanity 6). Only Sanity can face it, with the Ring or in the Pentagram Chamber; one victory destroys it. From the end of the traitor’s turn on, a room falls in whenever an explorer’s turn ends, and whoever is inside dies: from the top floor down, each beside a ruin, on the ground floor from the Grand Staircase on, in the basement from its landing.

## Things and counters

betrayal-token-seance = Answer from beyond
    .help = The heroes have reached the ghost once more.
betrayal-card-bones = Bones
    .a = a bundle of bones
    .the = the bones
    .nom = the bundle of bones
    .with = with the bones
    .help = The ghost wants them buried. They can be traded, dropped and stolen.
betrayal-token-bones = { betrayal-card-bones }

## Results

betrayal-result-h02-heroes = The cold lets go of the house. Somewhere a long breath is let out, and nobody draws it in again.
betrayal-result-h02-traitor = The last voice in the house falls silent. Two remain who need none.
