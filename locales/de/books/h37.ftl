### Spuk 37, Schachmatt: was alle lesen dürfen.

betrayal-creature-death = Der Tod
    .nom = der Tod
    .acc = den Tod
    .to = dem Tod
    .by = vom Tod
    .of = des Todes
betrayal-card-seal = Heiliges Siegel{ betrayal-nth }
    .a = ein heiliges Siegel{ betrayal-nth }
    .the = das heilige Siegel{ betrayal-nth }
    .nom = das heilige Siegel{ betrayal-nth }
    .with = mit dem heiligen Siegel{ betrayal-nth }
    .help = Eines von fünf. Wozu es gut ist, wissen die Helden.
betrayal-token-seal = { betrayal-card-seal }
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
betrayal-result-h37-traitor-lost = Die knöcherne Hand wischt das Brett leer. Jemand stellt die Figuren wieder auf, für die nächsten Schlauen, und ihr gehört nicht mehr dazu.
