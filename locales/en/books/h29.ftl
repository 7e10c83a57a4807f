### Haunt 29, Frankenstein's Legacy: what everybody may read.

betrayal-creature-frankensteins-monster = Frankenstein’s Monster
    .nom = Frankenstein’s monster
    .acc = Frankenstein’s monster
    .to = to Frankenstein’s monster
    .by = by Frankenstein’s monster
    .of = of Frankenstein’s monster
betrayal-card-torch = Torch{ betrayal-nth }
    .a = a torch
    .the = torch{ betrayal-nth }
    .nom = torch{ betrayal-nth }
    .with = with torch{ betrayal-nth }
    .help = It burns well. Nobody can carry two.
betrayal-token-torch = { betrayal-card-torch }
betrayal-event-h29-torch-lit = { $explorer } holds a burning torch { $room-in }.
betrayal-event-h29-torch-lost = The torch of { $explorer } misses and goes out on the floor.
betrayal-event-h29-torch-out = { $explorer } tears the torch from { $other } and treads it out.
betrayal-event-h29-burns = The torch hits. { $monster-nom } howls, and something on it smoulders.
betrayal-event-h29-falls = { $explorer } pushes with everything there is, and { $monster-nom } topples over the edge.
betrayal-event-h29-strength =
    { $points ->
        [one] { $monster-nom } strikes with dead men’s arms: 1 is added to its roll.
       *[other] { $monster-nom } strikes with dead men’s arms: { $points } are added to its roll.
    }
betrayal-result-h29-heroes = What was sewn together lies in pieces again. Page by page you feed the notebook to the last torch, and nobody reads what burns.
betrayal-result-h29-heroes-lost = What was sewn together lies in pieces again. Page by page they feed your notebook to the last torch, and there was only the one.
betrayal-result-h29-traitor = The experiment is a success, and there is plenty of fresh material. You clean the needles and begin a new page.
betrayal-result-h29-traitor-lost = The experiment is a success, and there is plenty of fresh material. On the last page of the notebook stand your names, neatly underlined.
