### Haunt 42, Comes the Hero: what everybody may read.

betrayal-creature-statue = Statue
    .nom = the statue
    .acc = the statue
    .to = to the statue
    .by = by the statue
    .of = of the statue

betrayal-event-h42-animates = { $explorer } lays { $card-the } into the open hand, and stone begins to breathe: the statue is now { $card-id ->
        [holy-symbol] the Judge
        [axe] the Warrior
        [crystal-ball] the Seer
       *[book] the Wizard
    }.
betrayal-event-h42-beaten = { $monster-nom } has been driven back, and stands dazed for a while.
betrayal-event-h42-gate = { $room-in }, the air tears open, and something on the other side draws breath.

betrayal-result-h42-heroes = Step by step the statue has taken back what was never paid for. What is left of the immortal is a suit of clothes, and dust.
betrayal-result-h42-traitor = There is nobody left to keep the gate shut, and those who come through it bow to you first. You have all the time in the world.
betrayal-result-h42-traitor-lost = There is nobody left to keep the gate shut. Those who come through it step over you to bow to somebody you knew.
