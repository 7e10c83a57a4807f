### Haunt 17, A Breath of Wind: what everybody may read.

betrayal-creature-poltergeist = Poltergeist
    .nom = the poltergeist
    .acc = the poltergeist
    .to = to the poltergeist
    .by = by the poltergeist
    .of = of the poltergeist
betrayal-counter-h17-found = Candles found
betrayal-why-h17-fury = flying debris
betrayal-event-h17-reforms = The whirl of rubbish drops to the floor. Somewhere else it starts anew: { $monster-nom } is { $room-in }.
betrayal-event-h17-scattered = The blast tears { $monster-acc } to scraps, and for a moment nothing flies.
betrayal-event-h17-collects = Drawers burst open { $room-in }: { $monster-nom } has found { $card-a }.
betrayal-event-h17-found = { $explorer } has found { $card-a } { $room-in }.
betrayal-card-wax-candle = Wax candle{ betrayal-nth }
    .a = a wax candle
    .the = wax candle{ betrayal-nth }
    .nom = wax candle{ betrayal-nth }
    .with = with wax candle{ betrayal-nth }
    .help = A plain candle, found in the house. It can be carried, traded and stolen like an item.
betrayal-token-lit-candle = Burning candle{ betrayal-nth }
    .help = It burns for good, and nobody can take it away.
betrayal-result-h17-heroes = The last wick catches. Everything that flew falls at once, and in the silence the flames stand perfectly straight.
betrayal-result-h17-traitor = Chairs, knives and crockery circle slowly over those who lie there. Somebody sits down among them to talk with an old friend.
