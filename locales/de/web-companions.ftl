### The bots as company: how well they play, and who they are.

web-sitter-bot = Ein Bot: { $kind }
web-bot-gentle = Sanft
    .help = Spielt mit, lässt anderen den Vortritt und nimmt keinen Fehler übel.
web-bot-clever = Klug
    .help = Denkt voraus und weiß, was die eigene Seite braucht.
web-bot-ruthless = Gnadenlos
    .help = Denkt lange nach und lässt keine Gelegenheit aus.
web-bot-lesson = Nach der Lektion
    .help = Spielt die Rolle, die in der Lektion steht.

web-companion-agatha = Agatha
    .help = Vorsichtig. Zählt die Ausgänge, bevor sie sich setzt.
web-companion-barnaby = Barnaby
    .help = Kühn. Macht erst die Tür auf und klopft dann an.
web-companion-cordelia = Cordelia
    .help = Treu. Lässt niemanden zurück, nicht einmal die Unhöflichen.
web-companion-dorian = Dorian
    .help = Kühn. Hat noch keine dunkle Treppe gesehen, die ihm nicht gefiel.
web-companion-edith = Edith
    .help = Vorsichtig. Hat drei Kerzen dabei und eine in Reserve.
web-companion-fergus = Fergus
    .help = Treu. Steht neben dir, wenn es laut wird.
web-companion-greta = Greta
    .help = Kühn. Schlägt zuerst zu und hat meistens recht.
web-companion-horace = Horace
    .help = Vorsichtig. Kommt lieber spät als gar nicht.
web-companion-imogen = Imogen
    .help = Treu. Teilt alles, was sie findet.
web-companion-jasper = Jasper
    .help = Kühn. Hält Glück für eine Frage der Haltung.
web-companion-klara = Klara
    .help = Vorsichtig. Liest bei jedem Omen das Kleingedruckte.
web-companion-lucius = Lucius
    .help = Treu. Weiß noch, wer ihm beim letzten Mal geholfen hat.
