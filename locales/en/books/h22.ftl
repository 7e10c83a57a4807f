### Haunt 22, The Abyss Gazes Back: what everybody sees.

## Asks

betrayal-ask-h22-abyss = Where in the basement does the Abyss open?
    .help = The Abyss opens in the basement and swallows room after room from there on.
betrayal-ask-h22-collapse =
    { $left ->
        [one] Which room falls into the Abyss?
       *[other] { $left } rooms fall into the Abyss. Which is next?
    }
betrayal-ask-h22-jump = The floor gives way! Where do you jump?

## What dice are rolled for

betrayal-cause-h22-abyss = the Abyss
betrayal-why-h22-collapse = rooms that collapse
betrayal-why-h22-jump = a jump from the crumbling floor

## Events

betrayal-event-h22-abyss = A red glow { $room-in }: there the Abyss will open.
betrayal-event-h22-jumps = { $explorer } leaps { $room-into } as the floor breaks away.
betrayal-event-h22-sacrifice = { $explorer } hurls the holy symbol into the pit. The house stops trembling, for now.
betrayal-event-h22-shelter-ends = The holy light dies down. The house trembles again.

## Results

betrayal-result-h22-heroes = The last verse of the exorcism is spoken. The pit closes with a sigh, and what is left of the house stands still.
betrayal-result-h22-traitor = The last hero is gone. Beam by beam, the rest of the house follows into the fire.
