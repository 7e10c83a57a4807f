### Spuk 25, Voodoo: das Buch der Helden.

betrayal-book-h25-heroes-story = Zwischen zwei Dielen steckt ein Album voller Puppen, sorgfältig fotografiert. Seite um Seite ist rot durchgestrichen. Auf den letzten Seiten ist noch nichts gestrichen, und die Puppen dort tragen eure Kleider, euer Haar, eure Gesichter.
betrayal-book-h25-heroes-goal = Zerstört alle Puppen, solange mindestens die Hälfte der anfänglichen Helden lebt, aufgerundet.
betrayal-book-h25-heroes-can = Denkt nach über das, was jedem von euch gesagt wurde: Es passt zu dem Ort, an dem seine Puppe leidet. Geht hin und sucht. Eine gefundene Puppe kann nur der Held zerstören, dem sie gleicht. Symbole halten euch nicht auf, also öffnet Türen, so schnell ihr könnt.
betrayal-book-h25-heroes-foe = Der Verräter hat für jeden von euch eine Puppe an einem gefährlichen Ort versteckt. Was sie euch antun, wird schlimmer, je höher die Leiste steigt.
betrayal-book-h25-heroes-rules =
    Suchen: in jedem Raum, einmal pro Zug, Wissenswurf von 2 oder mehr. Dann erfahren alle, ob im Raum eine Puppe ist, welche, und wem sie gehört. Gefunden bleibt gefunden. Hindernisse spielen keine Rolle.
    Zerstören: in deinem Zug, im Raum deiner eigenen gefundenen Puppe, ohne Wurf. Sonst kann es niemand. Stirbt ein Held, ist seine Puppe zerstört.
    Symbole halten niemanden auf: Aus einem gerade entdeckten Raum darfst du weitergehen und weitere entdecken. Du ziehst nur für den Raum, in dem deine Bewegung endet oder in dem du suchst: erst die Karte, dann der Wurf. Für ein Symbol, an dem man vorbeiging, zieht niemand mehr.
    Was gesagt wurde, lässt sich jederzeit nachlesen.
    Ihr gewinnt, wenn keine Puppe übrig ist und mindestens die Hälfte der anfänglichen Helden lebt, aufgerundet. Ihr verliert, wenn mehr als die Hälfte von ihnen tot ist.
    Der Fluch wirkt weiter, auch wenn der Verräter tot ist.

betrayal-objective-h25-heroes-find = Finde deine eigene Puppe: Wo fühlt es sich so an, wie dir gesagt wurde?
betrayal-objective-h25-heroes-own = Zerstöre deine eigene Puppe
betrayal-objective-h25-heroes-all = Alle Puppen finden und zerstören

betrayal-choice-h25-heroes-search = Such hier nach einer Puppe ({ $room })
    .help = Wissenswurf von { $target } oder mehr: Alle erfahren, ob hier eine Puppe ist. Einmal pro Zug. Hast du den Raum gerade entdeckt, ziehst du zuerst seine Karte.
betrayal-choice-h25-heroes-destroy = Zerstöre deine Puppe ({ $token })
    .help = Kein Wurf, kein Preis: Sie kann dir nichts mehr tun.
