### Spuk 2, Die Séance: das Buch der Helden.

betrayal-book-h02-heroes-story = Nebel kriecht aus den Dielen, und euer Atem steht weiß vor euch. Eine Stimme ohne Mund bettelt um Ruhe, und sie droht. Einer von euch umklammert das Geisterbrett und lächelt. Wer die Toten zuerst erreicht, dem hören sie zu.
betrayal-book-h02-heroes-goal = Ruft den Geist vor dem Verräter und begrabt dann rechtzeitig seine Gebeine. Gerät er in die Hand des Verräters, vernichtet ihn.
betrayal-book-h02-heroes-can = Geht in die Pentagrammkammer und ruft ihn, jeder einmal pro Zug. Ist er gekommen, sucht in den Schlafzimmern und auf dem Dachboden nach seinen Gebeinen und tragt sie zu einem Grab.
betrayal-book-h02-heroes-foe = Auch der Verräter hält eine Séance, und er will euch alle tot sehen.
betrayal-book-h02-heroes-rules =
    Bevor der Geist da ist, kann niemand jemanden angreifen.
    Séance: in der Pentagrammkammer, Wissenswurf oder Verstandeswurf von 5 oder mehr, einmal in deinem Zug. Jeder Erfolg legt einen Marker dorthin, wo der Spuk begann. Bei halb so vielen Markern wie Spielern, abgerundet, kommt der Geist.
    Aufgabe: Die Leiste steht dann auf 1 und rückt am Ende jedes späteren Zuges dessen vor, der zuletzt gerufen hat, ob lebend oder tot. Bei 5 ist die Aufgabe verloren, und der Geist gehört dem Verräter.
    Gebeine: auf dem Dachboden, im Schlafzimmer oder im Hauptschlafzimmer, Wissenswurf von 5 oder mehr, einmal in deinem Zug.
    Begräbnis: mit den Gebeinen in der Krypta oder auf dem Friedhof, Wissenswurf von 5 oder mehr, einmal in deinem Zug. Dann habt ihr gewonnen.
    Gehört der Geist dem Verräter, greift ihn nur mit Verstand an und nur mit dem Ring oder in der Pentagrammkammer. Ein Sieg vernichtet ihn, und ihr habt gewonnen. Misslingt sein eigener Angriff, schadet ihm das nicht.

betrayal-objective-h02-heroes-seance = Den Geist in der Pentagrammkammer rufen
betrayal-objective-h02-heroes-bones = Die Gebeine des Geistes finden
betrayal-objective-h02-heroes-bury = Die Gebeine rechtzeitig begraben
betrayal-objective-h02-heroes-destroy = Den Geist vernichten

betrayal-choice-h02-heroes-seance = Den Geist rufen ({ $trait })
    .help = { $trait-roll }, { $target } oder mehr: eine Antwort mehr. Einmal in deinem Zug.
betrayal-choice-h02-heroes-bones = Nach den Gebeinen suchen
    .help = { $trait-roll }, { $target } oder mehr: Du hast die Gebeine. Einmal in deinem Zug.
betrayal-choice-h02-heroes-bury = Die Gebeine begraben
    .help = { $trait-roll }, { $target } oder mehr: Der Geist hat Ruhe, und ihr habt gewonnen. Einmal in deinem Zug.
