### Spuk 24, Flieg nach Haus: das Buch des Verräters.

betrayal-book-h24-traitor-story = Du hast sie gehört, lange bevor sie kamen: ein Rascheln, tausend kleine Herzen, und jedes kannte deinen Namen. Du hast das Fenster geöffnet. Es hat kaum wehgetan. Jetzt bist du sie alle.
betrayal-book-h24-traitor-goal = Du gewinnst, wenn alle Helden tot sind.
betrayal-book-h24-traitor-can = In jedem Zug kommen mehr Fledermäuse herein. Lass sie sich festbeißen, wo es am meisten wehtut: Jede trinkt und hält ihren Helden auf.
betrayal-book-h24-traitor-foe = Die Helden suchen einen Weg, deine Fledermäuse zu vertreiben.
betrayal-book-h24-traitor-rules =
    Fledermäuse: Tempo 5, Kraft 2, Verstand 1. Nie sind mehr als 24 im Haus, die auf Helden mitgezählt; getötete können wiederkommen.
    Im Monsterzug fallen so viele Würfel, wie Spieler dabei sind, und so viele Fledermäuse kommen in diesen Räumen herein, soweit sie im Haus liegen: Turm, Felsspalte, Wintergarten, Eingangshalle, Garten, Friedhof, Terrasse, Balkon, große Treppe, Hauptschlafzimmer, Schlafzimmer, Kapelle und Speisezimmer, auch wo ein anderer Raum das Fenster versperrt. Jeder Raum bekommt eine, ehe einer zwei bekommt; du wählst.
    Dann gilt ein Wurf für die Bewegung aller. Hereinkommen zählt als 1 Feld; sie dürfen im selben Zug weiterfliegen und angreifen.
    Eine Fledermaus kämpft nicht. Einmal pro Zug darf sie versuchen, sich an einem Helden in ihrem Raum festzubeißen: ein Würfel, und bei einer 2 sitzt sie. Von da an geht sie mit, wohin der Held geht.
    Zu Beginn des Zuges eines Helden richtet jede Fledermaus auf ihm 1 Punkt körperlichen Schaden an. Jede kostet ihn ein Feld der Bewegung, aber nie das letzte.
    Fledermäuse, die auf niemandem sitzen, bremsen keine Helden; Helden bremsen sie. Im Kampf besiegt sind sie betäubt.
    Stirbt ein Held, sind die Fledermäuse auf ihm wieder frei.

betrayal-objective-h24-traitor-heroes = Die Helden aussaugen

betrayal-ask-h24-traitor-roost = In welchem Raum hängen deine Fledermäuse?
    .help = An zwei Orten im Haus hängen von nun an Fledermäuse; dies ist einer davon.
betrayal-ask-h24-traitor-entry =
    { $left ->
        [one] In welchem Raum kommt noch eine Fledermaus herein?
       *[other] Noch { $left } Fledermäuse kommen herein, jede in einem anderen Raum. Wo die nächste?
    }
betrayal-choice-h24-traitor-latch = Festbeißen: { $explorer }
    .help = Ein Würfel: Bei einer 2 sitzt die Fledermaus, trinkt zu Beginn jedes Zuges dieses Helden und nimmt ein Feld seiner Bewegung.
