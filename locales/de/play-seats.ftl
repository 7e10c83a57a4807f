### Wer an einem laufenden Spiel sitzt, im Browser.

play-seats = Wer hier sitzt
play-the-host = Gastgeber
play-claim = { $name } bittet um Platz { $seat }; dort spielt jetzt: { $holder }. Hereinlassen?
play-claim-admit = Hereinlassen
play-asked = Du hast um Platz { $seat } gebeten. Zustimmung steht noch aus: { $names }.
play-seat-refused = Der Tisch hat abgelehnt: Du hast den Platz nicht bekommen.
play-outside = Du hast keinen Platz an diesem Tisch.
play-bot-instead = einstweilen spielt: { $bot }
play-take-over = Selbst weiterspielen
play-leave-sure = An deiner Stelle spielt ein Bot weiter. Hat das Spiel Geheimnisse, kannst du nur auf diesen Platz zurück, und nur, wenn man dich hereinlässt.
play-leave-strangers = Fremde, mit denen du als Nächstes spielst, erfahren, dass du hier vorzeitig gegangen bist.
play-kick-sure = { $name } verliert den Platz endgültig, und ein Bot spielt weiter. Der Link zum Mitspielen wird durch einen neuen ersetzt, und hat das Spiel Geheimnisse, setzt sich dort nur noch jemand hin, wenn alle zustimmen.
play-mute = Stumm schalten
play-unmute = Wieder sprechen lassen
play-report = Melden
play-block = Blockieren
play-unblock = Nicht mehr blockieren
play-report-why = Was stört am Verhalten von { $name }? Das liest, wer diesen Server betreibt, dazu die letzten Worte von { $name }. Am Tisch erfährt es niemand.
play-report-send = Abschicken
play-cast-taken = { $name } spielt diese Figur
play-cast-play = { $name } spielen
play-cast-faces = Alle auf einen Blick
play-cast-yours = Diese Figur spielst du
