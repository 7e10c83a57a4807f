### Spuk 44, Der Tod findet uns alle: was alle sehen.

betrayal-why-h44-aging = die Jahre
betrayal-why-h44-feeding = ein Mahl aus Jahren
betrayal-note-h44-ages = { $who }: { $what } Jahre alt.

betrayal-event-h44-ages = { $decade ->
        [1] In einem Atemzug ist { $explorer } kein Kind mehr: nun { $age } Jahre alt.
        [2] Die Ärmel werden kurz, die Schultern breit: { $explorer } ist nun { $age } Jahre alt.
        [3] { $explorer } blickt mit Augen um sich, die mehr gesehen haben als diese Nacht: nun { $age } Jahre alt.
        [4] Haar um Haar ergrauen { $explorer } die Schläfen: nun { $age } Jahre alt.
        [5] { $explorer } hält alles weit von sich, um es zu sehen: nun { $age } Jahre alt.
        [6] { $explorer } zittert und geht gebeugt: nun { $age } Jahre alt.
       *[other] { $explorer } verdorrt wie ein Blatt: nun { $age } Jahre alt.
    }
betrayal-event-h44-spared = Das Medaillon wird warm und erspart { $explorer } zehn Jahre.

betrayal-result-h44-heroes = Das letzte Wort ist gesprochen, und die Uhren im Haus gehen wieder wie Uhren. Was genommen wurde, kommt nicht zurück. Aber es gibt ein Morgen.
betrayal-result-h44-traitor = Ein Seufzer geht durchs Gebälk, wie nach einer guten Mahlzeit. Du blickst in den Spiegel, findest keine einzige Falte und ziehst den Mantel an. Bis in zehn Jahren.
betrayal-result-h44-traitor-lost = Ein Seufzer geht durchs Gebälk, wie nach einer guten Mahlzeit. Jemand ohne eine einzige Falte zieht den Mantel an und freut sich auf zehn gute Jahre. Es waren eure.
