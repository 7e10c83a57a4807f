### Spukfall 49, Es steht dir gut: das Buch des Verräters.

betrayal-book-h49-traitor-story = Du warst klein, als du den Handel schlossest, und es hielt Wort: Es ging fort und ließ dir deine Mutter. Heute Nacht kommt es seinen Preis holen. Du hast Freunde mitgebracht, wie versprochen. Sieh, wie sie daliegen, wie Mäntel, die jemand aufs Bett gelegt hat.
betrayal-book-h49-traitor-goal = Vernichte die Seelen aller Helden, oder lass den Geist in einen Körper einziehen, dessen Seele fort ist.
betrayal-book-h49-traitor-can = Du führst den Astralgeist durch die Wände hinter den Seelen her. Du selbst schlägst die Körper, die herumliegen, und ihre Seelen spüren es.
betrayal-book-h49-traitor-foe = Die Helden wollen den Astralgeist vernichten. Gelingt es ihnen, wachen sie auf.
betrayal-book-h49-traitor-rules =
    Astralgeist: Tempo 3, Verstand 6, Wissen 6, keine Kraft. Er geht durch Wände zwischen Räumen, die eine Seite teilen, nicht durch Böden oder Decken. Er wird nie betäubt.
    Er greift Seelen mit Verstand oder Wissen an, einmal pro Zug, und nie Körper. Verlieren kostet ihn nichts, aber die eigenen Angriffe der Helden zehren ihn auf.
    Du darfst einen bewusstlosen Körper an deinem Ort angreifen, als deinen Angriff des Zuges: 2 Würfel geistiger Schaden für diesen Helden, ohne Verteidigung. Eine so vernichtete Seele lässt einen Körper zurück, den niemand mehr tragen kann.
    Seelen sind nur mit dem Geist anzugreifen: Dafür brauchst du eine Karte, etwa den Ring.
    Ritual: Einmal in seinem Zug darf der Geist neben einem Körper, dessen Seele auf andere Weise fort ist, einen Verstandeswurf wagen. Mehr als der aufgedruckte Startwert dieses Entdeckers bringt einen Marker daneben. Mit so vielen Markern neben einem Körper, wie Spieler da sind, gewinnst du. Im selben Zug darf er auch angreifen.

betrayal-objective-h49-traitor-ritual = Lass den Geist in einen leeren Körper einziehen
betrayal-objective-h49-traitor-souls = Vernichte die Seelen
betrayal-objective-h49-traitor-bodies = Schlage die Körper, die herumliegen

betrayal-choice-h49-traitor-strike = Suche diese Seele heim: { $target } ({ $trait })
    .help = Beide würfeln. Der Unterschied ist geistiger Schaden; Verlieren kostet den Geist nichts.
betrayal-choice-h49-traitor-ritual = Vollzieh das Ritual: { $token }
    .help = Mehr als der Startwert dieses Entdeckers (Verstand) bringt einen Marker neben den Körper.
