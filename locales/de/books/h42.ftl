### Spukfall 42, Auftritt des Helden: was alle lesen dürfen.

betrayal-creature-statue = Statue
    .nom = die Statue
    .acc = die Statue
    .to = der Statue
    .by = von der Statue
    .of = der Statue

betrayal-event-h42-animates = { $explorer } legt { $card-the } in die offene Hand, und der Stein beginnt zu atmen. Die Statue ist nun { $card-id ->
        [holy-symbol] der Richter
        [axe] der Krieger
        [crystal-ball] der Seher
       *[book] der Zauberer
    }.
betrayal-event-h42-beaten = { $monster-nom } ist zurückgeschlagen und steht eine Weile benommen da.
betrayal-event-h42-gate = { $room-in } reißt die Luft auf, und auf der anderen Seite holt etwas Atem.

betrayal-result-h42-heroes = Schritt für Schritt hat die Statue zurückgeholt, was nie bezahlt worden war. Von der Unsterblichkeit bleiben ein Anzug und Staub.
betrayal-result-h42-traitor = Niemand hält das Tor mehr zu, und wer hindurchkommt, verneigt sich zuerst vor dir. Du hast alle Zeit der Welt.
betrayal-result-h42-traitor-lost = Niemand hält das Tor mehr zu. Wer hindurchkommt, steigt über euch hinweg und verneigt sich vor jemandem, den ihr kanntet.
