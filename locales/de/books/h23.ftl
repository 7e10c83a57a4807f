### Spuk 23, Das Tentakelgrauen: was alle lesen dürfen.

betrayal-creature-sucker = Saugnapf{ betrayal-nth }
    .nom = { $number ->
        [none] der Saugnapf
       *[other] Saugnapf { $number }
    }
    .acc = { $number ->
        [none] den Saugnapf
       *[other] Saugnapf { $number }
    }
    .to = { $number ->
        [none] dem Saugnapf
       *[other] Saugnapf { $number }
    }
    .by = { $number ->
        [none] vom Saugnapf
       *[other] von Saugnapf { $number }
    }
    .of = { $number ->
        [none] des Saugnapfs
       *[other] von Saugnapf { $number }
    }
betrayal-creature-horror-head = Kopf des Grauens
    .nom = der Kopf des Grauens
    .acc = den Kopf des Grauens
    .to = dem Kopf des Grauens
    .by = vom Kopf des Grauens
    .of = des Kopfes des Grauens
betrayal-token-arm =
    { $number ->
        [none] Fangarm
       *[other] Fangarm { $number }
    }
    .the = { $number ->
        [none] ein Fangarm
       *[other] Fangarm { $number }
    }
    .help = Hier kommt der Tentakel mit dieser Nummer aus dem Boden. Der Fangarm bewegt sich nie, bremst niemanden und kann nicht angegriffen werden.
betrayal-counter-h23-hits = Treffer am Kopf
betrayal-event-h23-shatters = { $explorer } hat genug gesehen, und { $card-nom } zerspringt in tausend Splitter.
betrayal-result-h23-heroes = Das große Auge trübt sich. Überall im Haus erschlaffen nasse Seile und gleiten unter die Dielen zurück, und nichts zieht mehr an euch.
betrayal-result-h23-heroes-lost = Das große Auge trübt sich, und du siehst immer weniger durch es. Überall im Haus erschlaffen nasse Seile und gleiten unter die Dielen zurück.
betrayal-result-h23-traitor = Niemand ist mehr da, der hört, wie es unter dem Boden schluckt. Dann drückt ein nasser Arm die Haustür auf und tastet nach der Straße.
