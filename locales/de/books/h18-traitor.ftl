### Spukfall 18, Gemeinsam sind wir stark: das Buch des Verräters.

betrayal-book-h18-traitor-story = Es tat nur am Anfang weh. Jetzt spürst du dein Fleisch fließen, warm wie Wachs, und begreifst, was ihm fehlt: mehr von sich. Es gibt so viel davon in diesem Haus, auf Beinen, allein und voller Angst vor dir. Es muss nicht allein bleiben.
betrayal-book-h18-traitor-goal = Töte alle Helden bis auf einen. Oder töte selbst zwei von ihnen und brich dann durch die Haustür aus.
betrayal-book-h18-traitor-can = Jeder Held, den du im Kampf tötest, wird ein Teil von dir. Entkommen Helden, so greif aus einem Fenster oder einem offenen Raum nach ihnen und zerre sie wieder herein.
betrayal-book-h18-traitor-foe = Die Helden wollen dich einschmelzen und durch die Haustür davonkommen.
betrayal-book-h18-traitor-rules =
    Kraft und Tempo haben deine Karte verlassen: Kraft 5, Tempo eins mehr als die Zahl der Spieler. Karten, die diese Eigenschaften heben oder senken, ändern die Zahlen, bis hinab zu 1. Deine geistigen Eigenschaften bleiben.
    Bewegung: Zu Beginn deines Zuges wirfst du so viele Würfel wie dein Tempo. 1 Feld kannst du immer gehen.
    Körperlicher Schaden verletzt dich nie, und im Kampf wird dir nichts gestohlen. Geistiger Schaden tötet dich nicht.
    Wer dich mit dem Ring besiegt, darf dich, statt dich zu verletzen, um so viele Räume forttreiben wie der Unterschied. Dynamit betäubt dich: Du setzt deinen nächsten Zug aus.
    Wer im Kampf mit dir stirbt, wird verschlungen: Kraft +1, Tempo −1.
    Mit zwei verschlungenen Helden darfst du aus der Eingangshalle für 1 Feld hinaus, verrammelt oder nicht. Vorher hält die Tür.
    Zurückzerren: Sind Helden draußen und bist du in der Eingangshalle, an einem Fenster nach draußen (Große Treppe, Hauptschlafzimmer, Schlafzimmer, Kapelle, Speisezimmer) oder in einem offenen Raum (Wintergarten, Garten, Friedhof, Terrasse, Turm, Balkon), so würfle mit Kraft gegen den Stärksten von ihnen, der 1 für jeden anderen draußen addiert. Hast du mehr, steht einer deiner Wahl in deinem Raum. Du darfst weitermachen, bis es misslingt. Es ist kein Angriff.

betrayal-objective-h18-traitor-heroes = Verschlinge sie, alle bis auf einen
betrayal-objective-h18-traitor-escape = Brich durch die Haustür aus
betrayal-objective-h18-traitor-windows = Greif nach denen, die entkommen sind
betrayal-objective-h18-traitor-fire = Halte das Feuer von dir fern

betrayal-ask-h18-traitor-caught = Wen zerrst du wieder herein?
betrayal-choice-h18-traitor-pull = Einen Helden hereinzerren
    .help = Deine Kraft gegen den Stärksten draußen, der 1 für jeden anderen dort addiert. Misslingt es, geht es in diesem Zug nicht mehr.
betrayal-choice-h18-traitor-leave = Aus dem Haus brechen
    .help = Mit zwei Helden in dir hält keine Tür. Du gewinnst.
