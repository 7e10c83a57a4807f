### Spukfall 42, Auftritt des Helden: das Buch des Verräters.

betrayal-book-h42-traitor-story = Ewiges Leben, heißt es, koste ein Vermögen. Du hast es für einen Gefallen bekommen: eine kleine Tür, von dieser Seite geöffnet. Das Messer ging bis zum Heft hinein, und es kitzelte nur. Eile hat es nicht, aber unhöflich wäre es doch, den Meister warten zu lassen.
betrayal-book-h42-traitor-goal = Öffne das Tor zur Hölle.
betrayal-book-h42-traitor-can = Töte einen Helden mit einer Waffe, trage die Leiche in die Katakomben, an die Felsspalte oder in die Pentagrammkammer und sprich die Worte.
betrayal-book-h42-traitor-foe = Die Helden wollen, dass das Tor geschlossen bleibt.
betrayal-book-h42-traitor-rules =
    Unsterblich: Deine Eigenschaften steigen und sinken nicht, was immer du gewinnst oder verlierst, es sei denn, die Helden wissen ein besonderes Mittel. Du kannst nicht angegriffen werden; keine Karte, kein Raum und kein verlorener Kampf verletzt dich. Dir wird nichts gestohlen, und Entdecker bremsen dich nicht.
    Opfer: Nur ein Held, den dein Angriff mit einer Waffe getötet hat, taugt: Axt, Blutdolch, Revolver, Opferdolch oder Speer. Dynamit ist keine.
    Leichen: Heb eine auf wie einen Gegenstand. Solange du welche trägst, kostet jeder Raum, den du betrittst, 2 Felder. Der Hund trägt keine.
    Tor: in den Katakomben, an der Felsspalte oder in der Pentagrammkammer, das Opfer getragen oder dort liegend, Verstandeswurf oder Wissenswurf von 4 oder mehr, einmal pro Zug. Dann gewinnst du.

betrayal-objective-h42-traitor-sacrifice = Töte einen Helden mit einer Waffe
betrayal-objective-h42-traitor-body = Heb das Opfer auf
betrayal-objective-h42-traitor-gate = Öffne das Tor in den Katakomben, an der Felsspalte oder in der Pentagrammkammer

betrayal-ask-h42-traitor-stack = Du brauchst eine Waffe. In welchem Stapel suchst du sie?
    .help = Für das, was kommt, musst du bewaffnet sein, und du hast keine Waffe.
betrayal-choice-h42-traitor-gate = Das Tor öffnen ({ $trait-roll })
    .help = 4 oder mehr öffnet es, und du gewinnst.
