### Spukfall 49, Es steht dir gut: was alle lesen dürfen.

betrayal-creature-astral-spirit = Astralgeist{ betrayal-nth }
    .nom = der Astralgeist
    .acc = den Astralgeist
    .to = dem Astralgeist
    .by = vom Astralgeist
    .of = des Astralgeists
betrayal-counter-h49-wounds = Treffer gegen den Geist
betrayal-why-h49-body = Schläge gegen einen bewusstlosen Körper
betrayal-cause-h49-body = die Schläge gegen den Körper

betrayal-choice-h49-body = Greif diesen Körper an: { $explorer }
    .help = Zwei Würfel geistiger Schaden, wo immer die Seele ist. Das ist dein Angriff in diesem Zug.

betrayal-event-h49-wounded = { $explorer } reißt eine Wunde in das Leuchten { $monster-of } ({ $trait }).
betrayal-event-h49-ruined = Zerstört: { $token }. Darin wacht niemand mehr auf.
betrayal-event-h49-marked = Neben dem leblosen Körper leuchtet ein Marker auf ({ $token }: { $count }).

betrayal-result-h49-heroes = Das Leuchten platzt wie eine Seifenblase. Nacheinander erwacht ihr auf kalten Dielen, und eure eigenen Hände fühlen sich geliehen an.
betrayal-result-h49-heroes-lost = Das Leuchten platzt wie eine Seifenblase. Nacheinander erwachen sie auf kalten Dielen und sehen dich an. Der Preis ist immer noch nicht bezahlt.
betrayal-result-h49-traitor = Eine der Gestalten am Boden holt Luft, setzt sich auf und betrachtet ihre Finger, einen nach dem anderen, wie man neue Handschuhe betrachtet.
