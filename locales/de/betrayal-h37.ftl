### Spuk 37, Schachmatt: was alle lesen dürfen.

betrayal-creature-death = Der Tod
    .nom = der Tod
    .acc = den Tod
    .to = dem Tod
    .by = vom Tod
    .of = des Todes
betrayal-card-seal-1 = Heiliges Siegel 1
    .a = ein heiliges Siegel 1
    .the = das heilige Siegel 1
    .nom = das heilige Siegel 1
    .with = mit dem heiligen Siegel 1
    .help = Eines von fünf. Wozu es gut ist, wissen die Helden.
betrayal-card-seal-2 = Heiliges Siegel 2
    .a = ein heiliges Siegel 2
    .the = das heilige Siegel 2
    .nom = das heilige Siegel 2
    .with = mit dem heiligen Siegel 2
    .help = Eines von fünf. Wozu es gut ist, wissen die Helden.
betrayal-card-seal-3 = Heiliges Siegel 3
    .a = ein heiliges Siegel 3
    .the = das heilige Siegel 3
    .nom = das heilige Siegel 3
    .with = mit dem heiligen Siegel 3
    .help = Eines von fünf. Wozu es gut ist, wissen die Helden.
betrayal-card-seal-4 = Heiliges Siegel 4
    .a = ein heiliges Siegel 4
    .the = das heilige Siegel 4
    .nom = das heilige Siegel 4
    .with = mit dem heiligen Siegel 4
    .help = Eines von fünf. Wozu es gut ist, wissen die Helden.
betrayal-card-seal-5 = Heiliges Siegel 5
    .a = ein heiliges Siegel 5
    .the = das heilige Siegel 5
    .nom = das heilige Siegel 5
    .with = mit dem heiligen Siegel 5
    .help = Eines von fünf. Wozu es gut ist, wissen die Helden.
betrayal-token-seal-1 = { betrayal-card-seal-1 }
betrayal-token-seal-2 = { betrayal-card-seal-2 }
betrayal-token-seal-3 = { betrayal-card-seal-3 }
betrayal-token-seal-4 = { betrayal-card-seal-4 }
betrayal-token-seal-5 = { betrayal-card-seal-5 }
betrayal-why-h37-chess = die Schachpartie
betrayal-counter-h37-broken = Gebrochene Siegel
betrayal-counter-h37-to-come = Siegel, die noch kommen

betrayal-event-h37-kept-out = Etwas hält { $explorer } an der Tür zurück: Die Partie darf nicht gestört werden.
betrayal-event-h37-forfeit = Der Stuhl dem Tod gegenüber ist leer. Die Partie ist verloren.
betrayal-event-h37-taken = { $taken ->
        [mate] { $explorer } zieht noch einmal. Der Tod sieht lange auf das Brett und legt den König um.
        [nothing] Zug und Gegenzug: Auf dem Brett vor { $explorer } ändert sich nichts.
        [pawn] { $explorer } verliert einen Bauern an den Tod. Jeder Held spürt es.
        [piece] { $explorer } verliert einen Turm an den Tod, und jeder Held taumelt.
       *[check] „Schach“, sagt der Tod zu { $explorer }. In allen Räumen des Hauses wird es kalt.
    }

betrayal-result-h37-heroes = Der Tod erhebt sich, verneigt sich und ist ein Luftzug unter der Tür. Auf dem Brett steht ein weißer Bauer, wo nie zuvor ein Bauer stand.
betrayal-result-h37-traitor = Die knöcherne Hand wischt das Brett leer. Gut, dass du nicht gespielt hast. Du stellst die Figuren wieder auf, für die nächsten Schlauen.
