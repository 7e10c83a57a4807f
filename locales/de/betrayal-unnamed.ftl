### Dinge, die nur das Buch einer Seite nennt, wie alle anderen sie sehen.

betrayal-card-item-token = Gegenstandsmarker
    .a = einen Gegenstandsmarker
    .the = den Gegenstandsmarker
    .nom = der Gegenstandsmarker
    .with = mit dem Gegenstandsmarker
    .help = Etwas, das keine Karte ist. Wozu es gut ist, weiß nur eine Seite.
betrayal-token-item-token = { betrayal-card-item-token }
