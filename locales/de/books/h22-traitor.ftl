### Spukfall 22, Der Blick des Abgrunds: das Buch des Verräters.

betrayal-book-h22-traitor-story = Noch ein Tritt, der Kellerboden gibt nach, und endlich liegt er vor dir: der Schlund aus deinen Träumen, bodenlos und brennend. Er hat Hunger. Du hast ihn zu Tisch gebeten, und das Haus ist der erste Gang.
betrayal-book-h22-traitor-goal = Alle Helden müssen sterben. Dein eigenes Leben zählt nicht: Auch tot fütterst du den Schlund weiter.
betrayal-book-h22-traitor-can = Lass Räume einstürzen, in denen die Helden stehen oder in die sie wollen, schneide ihnen die Treppen ab und bestimme, wo jedes neue Stockwerk zu brechen beginnt. Im Keller kennst du geheime Auswege.
betrayal-book-h22-traitor-foe = Die Helden versuchen einen Exorzismus, der den Schlund schließen würde.
betrayal-book-h22-traitor-rules =
    Der gewählte Kellerraum stürzt am Ende deines ersten Zuges ein. Am Ende jedes deiner Züge rückt die Leiste um 1 vor, auch wenn du tot bist.
    Ab Zug 2 stürzen am Ende deines Zuges und des Zuges jedes lebenden Helden Räume ein; der jeweilige Spieler wählt sie.
    Zug 2: 1 Raum. Zug 3: so viele, wie 2 Würfel zeigen. Zug 4: 3 Würfel. Ab Zug 5: 4 Würfel.
    Jeder Raum muss eine Seite mit einem eingestürzten teilen, Türen braucht es nicht. Alle werden genannt, bevor jemand springt.
    Ist ein Stockwerk dahin, bestimmst du, wo das nächste darüber beginnt: in einem leeren Raum mit einer unerkundeten Türöffnung, wenn es einen gibt. Eingangshalle, Foyer und Große Treppe stürzen einzeln ein.
    Wer in einem einstürzenden Raum steht, auch du, würfelt mit Tempo: Ab 4 springt man durch eine Tür in einen Raum, der stehen bleibt. Gibt es keinen oder fällt weniger, stirbt man.
    Wer in einen eingestürzten Raum geschickt wird oder mit dem mystischen Aufzug in ein verlorenes Stockwerk, stirbt.
    Ziehst du im Keller ein Ereignis, darfst du dir stattdessen Geheimtreppe oder Geheimgang aus dem Ereignisstapel nehmen.

betrayal-objective-h22-traitor-doom = Schicke alle Helden hinab in den Schlund

betrayal-choice-h22-traitor-draw = Wie üblich ein Ereignis ziehen
betrayal-ask-h22-traitor-event = Du kennst geheime Wege durch diese Keller. Welche Karte nimmst du?
