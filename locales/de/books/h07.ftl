### Spuk 7, Fleischfressender Efeu: was alle lesen dürfen.

betrayal-creature-tip = Ranke{ betrayal-nth }
    .nom = { $number ->
        [none] die Ranke
       *[other] Ranke { $number }
    }
    .acc = { $number ->
        [none] die Ranke
       *[other] Ranke { $number }
    }
    .to = { $number ->
        [none] der Ranke
       *[other] Ranke { $number }
    }
    .by = { $number ->
        [none] von der Ranke
       *[other] von Ranke { $number }
    }
    .of = { $number ->
        [none] der Ranke
       *[other] von Ranke { $number }
    }
betrayal-token-root =
    { $number ->
        [none] Wurzel
       *[other] Wurzel { $number }
    }
    .the = { $number ->
        [none] eine Wurzel
       *[other] Wurzel { $number }
    }
    .help = Hier wächst der Efeu mit dieser Nummer. Die Wurzel bewegt sich nie, bremst niemanden, und kein gewöhnlicher Angriff richtet etwas gegen sie aus.
betrayal-token-plant-spray = Pflanzengift
    .the = das Pflanzengift
    .help = Ein Gegenstand wie andere: Man kann es tauschen, ablegen und stehlen.
betrayal-counter-h07-killed = Mit dem Gift getötete Pflanzen
betrayal-event-h07-made = { $explorer } rührt, hustet und füllt eine Spritze: So riecht der Tod der Pflanzen.
betrayal-event-h07-sprayed = Eine Wolke legt sich auf { $monster-acc }; Blatt, Stängel und Wurzel werden braun und zerfallen.
betrayal-event-h07-destroyed = { $explorer } schleudert { $card-the } { $room-in } fort. Niemand wird es wiedersehen.
betrayal-result-h07-heroes = Im ganzen Haus rieselt braunes Laub. Was draußen noch wächst, hält Abstand von den Fenstern.
betrayal-result-h07-traitor = Im Frühling ist das Haus von der Straße kaum noch zu sehen. Alles blüht, und nie war die Erde so fett.
