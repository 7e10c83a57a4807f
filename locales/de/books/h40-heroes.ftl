### Spuk 40, Lebendig begraben: das Buch der Helden.

betrayal-book-h40-heroes-story = Der Zeiger ruckt von Buchstabe zu Buchstabe und lässt sich nicht aufhalten: zwei Wörter, dazwischen ein Atemzug. Ihr zählt euch, und zählt noch einmal. Am Tor wart ihr mehr. Wie konntet ihr alle ein Gesicht vergessen?
betrayal-book-h40-heroes-goal = Findet das Grab und hebt dort so viele Schaufeln Erde aus, wie Spieler da sind, bevor euer Freund tot ist.
betrayal-book-h40-heroes-can = Euer Freund liegt unter einem Raum im Keller, der beim Beginn des Spuks schon im Haus war. Geht hinein und sucht: Wissenswurf von 3 oder mehr. Ist das Grab gefunden, grabt: Kraftwurf von 4 oder mehr. Wer das Geisterbrett hat, kann einen ganzen Zug damit verbringen, es zu fragen.
betrayal-book-h40-heroes-foe = Nur der Verräter kennt den Raum und weiß, wie lange man dort unten Luft hat.
betrayal-book-h40-heroes-rules =
    Suchen: wenn du in diesem Zug in einen Raum gekommen bist, jeden Raum einmal pro Zug, auch mehrere, wenn du so weit kommst. Bei einem Erfolg erfahren alle, ob hier das Grab ist. Ein Fehlschlag sagt nichts. Wo die Antwort bekannt ist, brauchst du nicht mehr zu suchen.
    Graben: ein Wurf pro Zug im Raum des Grabes, auch in dem Zug, in dem es gefunden wurde. Hindernisse spielen keine Rolle.
    Geisterbrett: anstelle von allem anderen in deinem Zug, bis das Grab gefunden ist. Verstandeswurf: 0 bis 2 nichts; 3 oder 4: Du bewegst einen beliebigen Entdecker, auch den Verräter oder dich selbst, bis zu 3 Felder weit, außer wen Trümmer oder Spinnweben festhalten; 5 oder 6: 2 Würfel Schaden werden geheilt; ab 7 ist das Grab gefunden.
    Sonst kann das Brett nichts mehr. Es lässt sich nicht tauschen oder ablegen; stirbt sein Besitzer, liegt es für jeden da. Ist das Grab gefunden, wird es abgeworfen.
    Der Tod des Verräters beendet nichts.

betrayal-objective-h40-heroes-search = Das Grab im Keller finden
betrayal-objective-h40-heroes-dig = Euren Freund ausgraben

betrayal-choice-h40-heroes-search = Nach dem Grab suchen
    .help = Wissenswurf von { $target } oder mehr: Alle erfahren, ob es hier ist.
betrayal-choice-h40-heroes-dig = Graben
    .help = Kraftwurf von { $target } oder mehr für eine Schaufel Erde. Einmal pro Zug.
betrayal-choice-h40-heroes-ask = Das Geisterbrett fragen
    .help = Kostet den ganzen Zug. Verstandeswurf: 3 bewegt jemanden, 5 heilt euren Freund, 7 sagt, wo das Grab ist.
betrayal-ask-h40-heroes-push = Wen schiebt das Brett durchs Haus?
betrayal-choice-h40-heroes-push = { $explorer }
    .help = Du bestimmst bis zu 3 Felder weit den Weg.
betrayal-ask-h40-heroes-walk = Wohin geht { $explorer }?
