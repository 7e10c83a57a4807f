### Spuk 38, Höllenbestien: was alle lesen dürfen.

betrayal-creature-firebat = Feuerfledermaus{ betrayal-nth }
    .nom = { $number ->
        [none] die Feuerfledermaus
       *[other] Feuerfledermaus { $number }
    }
    .acc = { $number ->
        [none] die Feuerfledermaus
       *[other] Feuerfledermaus { $number }
    }
    .to = { $number ->
        [none] der Feuerfledermaus
       *[other] Feuerfledermaus { $number }
    }
    .by = { $number ->
        [none] von der Feuerfledermaus
       *[other] von Feuerfledermaus { $number }
    }
    .of = { $number ->
        [none] der Feuerfledermaus
       *[other] von Feuerfledermaus { $number }
    }
betrayal-why-h38-burn = die Hitze des Schwarms
betrayal-event-h38-burns = Brennende Flügel schlagen { $room-in }: { $points ->
        [0] Niemand wird versengt.
        [one] Jeder Held dort erleidet 1 Punkt Schaden.
       *[other] Jeder Held dort erleidet { $points } Punkte Schaden.
    }
betrayal-result-h38-heroes = Die letzten Worte verhallen, und der Schwarm erlischt im Flug. Was zu Boden fällt, ist nur noch Asche.
betrayal-result-h38-traitor = Niemand ist mehr da, der löschen könnte. Die Fledermäuse steigen durch das Dach, und die Nacht über dem Hügel wird rot.
