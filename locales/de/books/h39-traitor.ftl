### Spuk 39, Der Erbe: das Buch des Verräters.

betrayal-book-h39-traitor-story = Da sind sie also, die letzten Tropfen des alten Blutes, und einer davon reicht, um dich an den Bettelstab zu bringen: auf dem Thron, den Ring am Finger, den Speer in der Hand. Deine Leute sind längst in den Wänden. Sie warten nur auf ein Zeichen.
betrayal-book-h39-traitor-goal = Der Erbe muss sterben. Wer es ist, weißt du nicht.
betrayal-book-h39-traitor-can = Versteck deine Meuchler und sag im Voraus, wen sie treffen sollen: Niemand fragt dich, wenn ein Held in die Falle geht, und so merkt niemand, wen du gehen lässt. Nach jedem deiner Züge kannst du den Befehl ändern. Kämpf auch selbst, und nimm ihnen Speer oder Ring.
betrayal-book-h39-traitor-foe = Einer der Helden ist der Erbe und will mit Speer und Ring auf den Thron.
betrayal-book-h39-traitor-rules =
    Der Statuengang kommt so weit weg von den Helden wie möglich, falls er noch nicht da ist.
    Du versteckst so viele Meuchler, wie Spieler da sind, einen je Raum, nie wo ein Entdecker ist, auch du nicht, und anfangs nicht im Statuengang. Wer keinen Raum findet, ist verloren. Am Ende der Züge 3 und 6 kommen noch einmal so viele, dann auch in den Statuengang.
    Ein Held, der einen Raum mit einem Meuchler betritt, gleich wie, wird getroffen, wenn dein Befehl es sagt: 2 Würfel körperlicher Schaden, ohne Verteidigung. Danach ist der Meuchler tot. Wer stehen bleibt, wird nie getroffen.
    Nach dem Befehl wirst du nach jedem deiner Züge gefragt, und er gilt, bis du einen anderen gibst: alle, niemand, nur ein Held oder alle bis auf einen. Die anderen sehen nur, dass du etwas entschieden hast.
    Meuchler bewegen sich nicht, bremsen nicht, kämpfen sonst nicht, und niemand kann sie angreifen. All das geht weiter, wenn du tot bist.
    Von jedem Helden, der stirbt, erfährst du, wenn es nicht der Erbe war. Die Leiste steigt am Ende jedes deiner Züge.

betrayal-objective-h39-traitor-heir = Den Erben töten, wer immer es ist
betrayal-secret-h39-assassins = Deine Meuchler: { $what }
betrayal-secret-orders-given-h39-traitor-strike = Dein Befehl: Treffen soll es { $what }

betrayal-ask-h39-traitor-hide = Wo versteckt sich ein Meuchler? { $count ->
        [one] Das ist der letzte.
       *[other] Du hast noch { $count }.
    }
    .help = Deine Mörder warten ungesehen. Die Helden wissen nicht wo und laufen ihnen vielleicht in die Arme.
betrayal-choice-h39-traitor-hide = { $room }
    .help = Ein Held, der hier hereinkommt, wird getroffen, wenn dein Befehl es sagt.
betrayal-ask-h39-traitor-strike = Wen sollen deine Meuchler treffen, bis dein nächster Zug vorbei ist?
    .help = Sie schlagen in den Zügen der anderen zu, wenn du nicht gefragt wirst: Darum gibst du deinen Befehl jetzt.
betrayal-choice-h39-traitor-strike-stands = Der Befehl bleibt
    .help = Nichts ändert sich.
betrayal-choice-h39-traitor-strike-all = Jeden Helden treffen
    .help = Wer in einen Raum mit einem Meuchler kommt, wird getroffen.
betrayal-choice-h39-traitor-strike-only = Nur eine Person treffen: { $explorer }
    .help = Alle anderen kommen vorbei und erfahren es nie.
betrayal-choice-h39-traitor-strike-spare = Alle treffen, nur nicht { $explorer }
    .help = Dieser Held kommt vorbei und erfährt es nie.
betrayal-choice-h39-traitor-strike-none = Niemanden treffen
    .help = Alle kommen vorbei und erfahren es nie.
