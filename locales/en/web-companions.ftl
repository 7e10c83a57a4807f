### The bots as company: how well they play, and who they are.

web-sitter-bot = A bot: { $kind }
web-bot-gentle = Gentle
    .help = Plays along, lets others shine, and forgives a mistake.
web-bot-clever = Clever
    .help = Thinks ahead, and knows what its side needs.
web-bot-ruthless = Ruthless
    .help = Thinks long, and lets no chance pass.
web-bot-lesson = By the lesson
    .help = Plays the part that the lesson gives it.

web-companion-agatha = Agatha
    .help = Careful. Counts the exits before she sits down.
web-companion-barnaby = Barnaby
    .help = Bold. Opens the door first and knocks afterwards.
web-companion-cordelia = Cordelia
    .help = Loyal. Never leaves anybody behind, not even the rude ones.
web-companion-dorian = Dorian
    .help = Bold. Has never seen a dark staircase he did not like.
web-companion-edith = Edith
    .help = Careful. Carries three candles and a spare.
web-companion-fergus = Fergus
    .help = Loyal. Stands next to you when it gets loud.
web-companion-greta = Greta
    .help = Bold. Hits first, and is usually right.
web-companion-horace = Horace
    .help = Careful. Would rather come late than not at all.
web-companion-imogen = Imogen
    .help = Loyal. Shares whatever she finds.
web-companion-jasper = Jasper
    .help = Bold. Thinks that luck is a matter of posture.
web-companion-klara = Klara
    .help = Careful. Reads the small print of every omen.
web-companion-lucius = Lucius
    .help = Loyal. Remembers who helped him last time.
