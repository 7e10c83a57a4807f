### Spuk 13, Vielleicht auch träumen: das Buch des Verräters.

betrayal-book-h13-traitor-story = Nur für einen Augenblick, hast du dir gesagt, der Boden ist so weich. Und während der Körper schläft, setzt du dich zum ersten Mal in ihm auf, bei offenen Türen, und rufst deine Kinder beim Namen.
betrayal-book-h13-traitor-goal = Du gewinnst, wenn so viele Albträume entkommen sind, wie es am Anfang Auswege aus dem Haus gab. Deine Zahl ist aufgeschrieben; sonst kennt sie niemand.
betrayal-book-h13-traitor-can = Schick die Albträume zu den Auswegen, jeden zu einem anderen. Sooft einer entkommt oder stirbt, lass neben deinem Körper einen neuen heraus.
betrayal-book-h13-traitor-foe = Sie versuchen, deinen Körper zu wecken.
betrayal-book-h13-traitor-rules =
    Dein Körper kann nichts tun, und ihm kann nichts geschehen. Dein Zug ist leer; dann kommen die Albträume.
    Auswege sind Balkon, Schlafzimmer, Kapelle, Wintergarten, Speisezimmer, Eingangshalle, Garten, Große Treppe, Friedhof, Hauptschlafzimmer, Terrasse und Turm, auch mit blindem Fenster. Sind es weniger als Spieler, fügst du am Anfang welche hinzu.
    Ein Albtraum in einem solchen Raum entkommt für 1 Feld, wie bei einem Schritt: Helden dort bremsen ihn. Jeder Ausweg dient einmal. Später gefundene Räume dienen auch, ändern aber deine Zahl nicht.
    Albträume haben Tempo 5, Kraft 4 und Verstand 4. Sie greifen mit Kraft an und machen geistigen Schaden. Wer einen mit einem eigenen Angriff besiegt, tötet ihn; einer, der angreift und verliert, ist betäubt.
    Es sind nie mehr als Spieler. Ein neuer handelt nicht in dem Monsterzug, in dem er kommt. Du darfst auch verzichten und ihn zu Beginn eines späteren Monsterzugs herauslassen.
    Du gewinnst auch, wenn kein Held mehr lebt.

betrayal-objective-h13-traitor-escape = Die Albträume in die Welt hinauslassen
betrayal-objective-h13-traitor-heroes = Keinen Helden am Leben lassen
betrayal-secret-h13-escapes = Nötige Ausbrüche: { $what }

betrayal-ask-h13-traitor-room = Welchen Ausweg fügst du dem Haus hinzu?
betrayal-ask-h13-traitor-unleash = Lässt du neben deinem Körper einen weiteren Albtraum heraus?
betrayal-choice-h13-traitor-escape = Aus dem Haus entkommen
    .help = Kostet { $price ->
        [one] { $price } Feld
       *[other] { $price } Felder
    }. Kein anderer Albtraum kommt durch diesen Raum mehr hinaus.
