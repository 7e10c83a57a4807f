### Spuk 6, Das schwebende Auge: das Buch der Helden.

betrayal-book-h06-heroes-story = Ein Summen sitzt euch in den Zähnen, und unter den Türen pulst kaltes blaues Licht. Einer von euch ist lächelnd hineingegangen. Nun treibt ein einziges riesiges Auge aus dem Gleißen und blickt vom einen zum nächsten, als träfe es eine Wahl.
betrayal-book-h06-heroes-goal = Schlagt auf das Raumschiff ein, bis es nicht mehr fliegen kann: so viele Treffer, wie Spieler dabei sind.
betrayal-book-h06-heroes-can = Geht zum Raumschiff und schlagt mit aller Kraft zu. Ist ein Freund in fremder Gewalt, dann prügelt ihn zur Besinnung: Von euch besiegt, ist er für immer frei.
betrayal-book-h06-heroes-foe = Die Aliens ergreifen Besitz von eurem Geist, und sie können nach allen in einem Raum zugleich greifen. Bleibt möglichst nicht beisammen.
betrayal-book-h06-heroes-rules =
    Raumschiff: Ein Held in seinem Raum darf einmal pro Zug einen Kraftwurf von 5 oder mehr versuchen; ein Erfolg ist ein Treffer. Angreifen darfst du im selben Zug auch noch.
    In fremder Gewalt: In deinem Zug bewegt dich der Verräter auf das Raumschiff zu. Sonst kannst du nichts tun. Beginnst du einen Zug in seinem Raum, gehst du an Bord und bist aus dem Spiel.
    Jemanden befreien: Greif diesen Helden in deinem Raum mit Kraft an, oder mit Verstand und dem Ring. Gewinnst du, erleidet er den halben Schaden, abgerundet, und ist frei. Verlierst du, wirst du verletzt wie sonst.
    Wer befreit wurde, kann nie wieder in ihre Gewalt geraten.
    Helden in fremder Gewalt und freie bremsen einander.
    Tempoangriffe, etwa mit Revolver oder Dynamit, lassen die Aliens kalt. Sonst besiegt, sind sie betäubt.
    Wer an Bord ist, gewinnt mit euch.

betrayal-objective-h06-heroes-ship = Auf das Raumschiff einschlagen
betrayal-objective-h06-heroes-friends = Freunde in fremder Gewalt zur Besinnung bringen

betrayal-choice-h06-heroes-batter = Auf das Raumschiff einschlagen (Kraft)
    .help = 5 oder mehr beschädigt es. Einmal pro Zug.
