### Spuk 2, Die Séance: das Buch des Verräters.

betrayal-book-h02-traitor-story = Das Brett ist warm in deinen Händen und schlägt wie ein zweites Herz. Der Nebel darauf malt Buchstaben, einen nach dem anderen, und du liest sie mit den Lippen. So wenig verlangt es von dir: nur sie alle.
betrayal-book-h02-traitor-goal = Du gewinnst, wenn alle Helden tot sind, wer auch immer den Geist gerufen hat.
betrayal-book-h02-traitor-can = Rufe den Geist, wo immer du bist, solange du das Geisterbrett hast. Gehört er dir, schicke ihn durch Wände den Helden nach und lass das Haus über ihnen einstürzen.
betrayal-book-h02-traitor-foe = Auch die Helden wollen ihn rufen. Sind sie die Ersten, stellt er ihnen eine Aufgabe; bist du es, werden sie versuchen, ihn zu vernichten.
betrayal-book-h02-traitor-rules =
    Bevor der Geist da ist, kann niemand jemanden angreifen.
    Séance: mit dem Geisterbrett, Wissenswurf oder Verstandeswurf von 5 oder mehr, einmal in deinem Zug. Mit je einem Erfolg in beiden steht der Geist neben dir und gehört dir. Er gehört dir auch, wenn die Helden an ihrer Aufgabe scheitern, und sogar wenn du tot bist.
    Geist: Tempo 4, Verstand 6. In jedem Monsterzug geht er einem Helden deiner Wahl nach und greift mit Verstand an, wenn er kann. Wände sind ihm Türen, Trümmer kein Hindernis; das Stockwerk wechselt er nur über Treppen. Misslungene Angriffe schaden ihm nicht. Angreifen kann ihn nur ein Held mit dem Ring oder in der Pentagrammkammer, mit Verstand.
    Einsturz: Am Ende deines ersten Zuges mit dem Geist stürzt der Dachboden ein, oder ein leerer Raum des Obergeschosses, wenn es keinen gibt. Von da an endet jeder Zug eines lebenden Entdeckers mit einem Raum, der einstürzt; sein Spieler wählt ihn.
    Er muss eine Seite mit Trümmern teilen, Türen braucht es nicht. Zuerst das ganze Obergeschoss, dann das Erdgeschoss von der großen Treppe an, dann der Keller vom Vorraum an. Wer darin ist, stirbt, auch du. Nach Monsterzügen stürzt nichts ein.
    Der mystische Aufzug fährt in kein Stockwerk, in dem kein Raum mit offener Türöffnung mehr steht.

betrayal-objective-h02-traitor-call = Den Geist mit Wissen und mit Verstand rufen
betrayal-objective-h02-traitor-heroes = Alle Helden sterben sehen

betrayal-choice-h02-traitor-seance = Den Geist rufen ({ $trait })
    .help = { $trait-roll }, { $target } oder mehr; du brauchst je einen Erfolg mit beiden Eigenschaften. Einmal in deinem Zug.
