### Spuk 37, Schachmatt: das Buch der Helden.

betrayal-book-h37-heroes-story = Der letzte Eintrag in Onkel Ebenezers Tagebuch ist eine Zeichnung: ein Brett, eine Stellung, Schwarz am Zug. Darunter in anderer, sehr sauberer Schrift: „Du bist dran.“ Als ihr aufblickt, sitzt jemand mit Kapuze am Tisch und hat alle Zeit der Welt.
betrayal-book-h37-heroes-goal = Schlagt den Tod im Schach, ein einziges Mal.
betrayal-book-h37-heroes-can = Immer wenn der Monsterzug beginnt, muss einer von euch im Raum des Todes sein: Wer dort das höchste Wissen hat, spielt. Die anderen suchen heilige Siegel und brechen sie, was den Tod schwächt. Das Buch hilft dem, der mit ihm spielt.
betrayal-book-h37-heroes-foe = Der Tod ist sehr gut. Es gibt fünf heilige Siegel; manche liegen vielleicht in Räumen, die noch keiner gefunden hat. Sitzt dem Tod niemand gegenüber, verliert ihr.
betrayal-book-h37-heroes-rules =
    In jedem Monsterzug spielt der Tod eine Partie mit dem Helden im Raum, der das höchste Wissen hat; unter Gleichen wählt ihr. Beide würfeln. Ihr braucht das höhere Ergebnis; ein Remis genügt nicht.
    Du würfelst mit Wissen, mit dem Buch 1 Würfel mehr, nie mehr als 8 Würfel. Karten, die jederzeit einen Wurf ändern, wirken.
    Heiliges Siegel: aufheben, tauschen, ablegen wie jeden Gegenstand. Brechen: einmal pro Zug, Verstandeswurf von 4 oder mehr, auch in dem Zug, in dem du es aufgehoben hast, aber nicht in einem, in dem du es gestohlen oder eingetauscht hast. Bei 3 oder 4 Spielern wirft der Tod danach 2 Würfel weniger, bei mehr Spielern 1.
    Der Tod bewegt sich nicht, kämpft nicht, bremst niemanden, und nichts kann ihm schaden.
    Der Tod des Verräters beendet nichts.

betrayal-objective-h37-heroes-player = Dem Tod gegenübersitzen und eine Partie gewinnen
betrayal-objective-h37-heroes-break = Heilige Siegel finden und brechen

betrayal-ask-h37-heroes-player = Wer von euch spielt gegen den Tod?
betrayal-choice-h37-heroes-break = Ein heiliges Siegel brechen
    .help = Verstandeswurf von { $target } oder mehr. Einmal pro Zug.
