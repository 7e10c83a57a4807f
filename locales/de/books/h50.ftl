### Spukfall 50, Schatzsuche: was alle sehen.

## Die Einführung

betrayal-side-h50 = Jeder für sich

## Fragen

betrayal-ask-h50-leave-out = Es gibt mehr Räume als Hinweise. Welcher Raum geht leer aus?
betrayal-ask-h50-collapse = Die Suche hat das Haus erschüttert. Welcher Raum stürzt ein?

## Wofür gewürfelt wird

betrayal-why-h50-search = ein Sturz im Schutt

## Ereignisse

betrayal-event-h50-clue-laid = { $room-in } liegt ein Hinweis verborgen.
betrayal-event-h50-search = { $explorer } sucht { $room-in }: { $total }.
betrayal-event-h50-nothing = { $explorer } findet { $room-in } nichts.
betrayal-event-h50-clue = { $explorer } deckt { $card-the } auf: { $card }.
betrayal-event-h50-poison = Das Gift wirkt bei { $explorer }.
betrayal-event-h50-buried = Das Erdgeschoss ist dahin, und die Trümmer begraben den Keller.

## Marker und Zustände

betrayal-token-hidden-clue = Verborgener Hinweis
    .help = Liegt verdeckt. Eine Suche mit 4 bis 12 deckt ihn auf.
betrayal-status-poisoned = Vergiftet

## Ergebnisse

betrayal-result-h50-heroes = Eine Leiste klickt, ein Deckel knarrt, Gold glänzt: Das Vermögen ist gefunden, und geteilt wird es nicht.

## Die Hinweise

betrayal-card-clue-1 = Plan der Gänge
    .a = Hinweis 1
    .the = Hinweis 1
    .nom = Hinweis 1
    .with = mit Hinweis 1
    .help = +7, wenn du die Katakomben durchsuchst.
betrayal-card-clue-2 = Zerrissenes Weinetikett
    .a = Hinweis 2
    .the = Hinweis 2
    .nom = Hinweis 2
    .with = mit Hinweis 2
    .help = +7, wenn du den Weinkeller durchsuchst.
betrayal-card-clue-3 = Seidenes Lesezeichen
    .a = Hinweis 3
    .the = Hinweis 3
    .nom = Hinweis 3
    .with = mit Hinweis 3
    .help = +7, wenn du die Bibliothek durchsuchst.
betrayal-card-clue-4 = Tischkärtchen
    .a = Hinweis 4
    .the = Hinweis 4
    .nom = Hinweis 4
    .with = mit Hinweis 4
    .help = +7, wenn du das Speisezimmer durchsuchst.
betrayal-card-clue-5 = Durchweichte Karte
    .a = Hinweis 5
    .the = Hinweis 5
    .nom = Hinweis 5
    .with = mit Hinweis 5
    .help = +6, wenn du den Wintergarten oder den unterirdischen See durchsuchst.
betrayal-card-clue-6 = Bibelvers
    .a = Hinweis 6
    .the = Hinweis 6
    .nom = Hinweis 6
    .with = mit Hinweis 6
    .help = +6, wenn du die Krypta oder die Kapelle durchsuchst.
betrayal-card-clue-7 = Skizze eines Geheimfachs
    .a = Hinweis 7
    .the = Hinweis 7
    .nom = Hinweis 7
    .with = mit Hinweis 7
    .help = +5, wenn du Dachboden, Küche, Lagerraum oder Hauptschlafzimmer durchsuchst.
betrayal-card-clue-8 = Verschlüsseltes Rätsel
    .a = Hinweis 8
    .the = Hinweis 8
    .nom = Hinweis 8
    .with = mit Hinweis 8
    .help = +4, wenn du irgendeinen Raum des Kellers durchsuchst.
betrayal-card-clue-9 = Hausplan voller Kreuze
    .a = Hinweis 9
    .the = Hinweis 9
    .nom = Hinweis 9
    .with = mit Hinweis 9
    .help = +3 bei jeder Suche.
betrayal-card-clue-10 = Chemische Formel
    .a = Hinweis 10
    .the = Hinweis 10
    .nom = Hinweis 10
    .with = mit Hinweis 10
    .help = Zählt dein Wissen dazu, wenn du das Forschungs- oder das Operationslabor durchsuchst.
betrayal-card-clue-11 = Notenblatt
    .a = Hinweis 11
    .the = Hinweis 11
    .nom = Hinweis 11
    .with = mit Hinweis 11
    .help = Zählt dein Wissen dazu, wenn du das Orgelzimmer durchsuchst.
betrayal-card-clue-12 = Schachproblem
    .a = Hinweis 12
    .the = Hinweis 12
    .nom = Hinweis 12
    .with = mit Hinweis 12
    .help = Zählt dein Wissen dazu, wenn du das Spielzimmer durchsuchst.
betrayal-card-clue-13 = Hohle Steinhand
    .a = Hinweis 13
    .the = Hinweis 13
    .nom = Hinweis 13
    .with = mit Hinweis 13
    .help = Zählt deine Kraft dazu, wenn du den Statuengang durchsuchst.
betrayal-card-clue-14 = Angesengter Handschuh
    .a = Hinweis 14
    .the = Hinweis 14
    .nom = Hinweis 14
    .with = mit Hinweis 14
    .help = Zählt deinen Verstand dazu, wenn du den Heizraum durchsuchst.
betrayal-card-clue-15 = Fernrohr
    .a = Hinweis 15
    .the = Hinweis 15
    .nom = Hinweis 15
    .with = mit Hinweis 15
    .help = Wenn du es einsetzt: +6, wenn du den Turm, den Balkon oder einen Raum durchsuchst, dessen Fenster aus dem Haus blickt. Unter 13 stürzt du in den Tod.
betrayal-card-clue-16 = Kletterseil
    .a = Hinweis 16
    .the = Hinweis 16
    .nom = Hinweis 16
    .with = mit Hinweis 16
    .help = Wenn du es einsetzt: zählt deine Kraft oder deinen Verstand dazu, wenn du die Felsspalte durchsuchst. Unter 13 stürzt du in den Tod.
betrayal-card-clue-17 = Giftpfeil
    .a = Hinweis 17
    .the = Hinweis 17
    .nom = Hinweis 17
    .with = mit Hinweis 17
    .help = Eine Falle, bei der Suche ohne Nutzen. Wer ihn aufgedeckt hat, verliert zu Beginn jedes eigenen Zuges 1 Feld einer Eigenschaft eigener Wahl.
betrayal-card-clue-18 = Sinkende Decke
    .a = Hinweis 18
    .the = Hinweis 18
    .nom = Hinweis 18
    .with = mit Hinweis 18
    .help = Eine Falle, bei der Suche ohne Nutzen. Kraft- oder Tempowurf ab 4, sonst 3 Würfel körperlicher Schaden.
betrayal-card-clue-19 = Zischendes Gas
    .a = Hinweis 19
    .the = Hinweis 19
    .nom = Hinweis 19
    .with = mit Hinweis 19
    .help = Eine Falle, bei der Suche ohne Nutzen. Alle auf dem Stockwerk: Kraftwurf ab 3, sonst verlieren sie, was 3 Würfel zeigen, verteilt auf beliebige Eigenschaften.
betrayal-card-clue-20 = Rätseldose
    .a = Hinweis 20
    .the = Hinweis 20
    .nom = Hinweis 20
    .with = mit Hinweis 20
    .help = Eine Falle, bei der Suche ohne Nutzen. Lass sie liegen, oder versuche einen Wissenswurf: Ab 5 nimmst du zwei verdeckte Hinweise von irgendwo, sonst verlierst du, was 4 Würfel zeigen, verteilt auf beliebige Eigenschaften.
