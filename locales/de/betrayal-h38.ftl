### Spuk 38, Höllenbestien: was alle lesen dürfen.

betrayal-creature-firebat = Feuerfledermaus{ betrayal-nth }
    .the = die Feuerfledermaus{ betrayal-nth }
    .acc = die Feuerfledermaus{ betrayal-nth }
    .to = der Feuerfledermaus{ betrayal-nth }
    .by = von der Feuerfledermaus{ betrayal-nth }
    .of = der Feuerfledermaus{ betrayal-nth }
betrayal-why-h38-burn = die Hitze des Schwarms
betrayal-event-h38-burns = Brennende Flügel schlagen { $room-in }: { $points ->
        [0] Niemand wird versengt.
        [one] Jeder Held dort nimmt 1 Punkt Schaden.
       *[other] Jeder Held dort nimmt { $points } Punkte Schaden.
    }
betrayal-result-h38-heroes = Die letzten Worte verhallen, und der Schwarm erlischt im Flug. Was zu Boden fällt, ist nur noch Asche.
betrayal-result-h38-traitor = Niemand ist mehr da, der löschen könnte. Die Fledermäuse steigen durch das Dach, und die Nacht über dem Hügel wird rot.
