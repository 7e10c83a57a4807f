### Spuk 8, Das Klagen der Banshee: das Buch des Verräters.

betrayal-book-h08-traitor-story = Du hast gerufen, und sie hat geantwortet. Sie ist schön und einsam, und ihr Lied tötet alle außer dir, denn das Brett unter deiner Hand macht dich taub dafür. Wären nur die anderen fort, sie würde bleiben.
betrayal-book-h08-traitor-goal = Du gewinnst, wenn alle Helden tot sind. Ob du das noch erlebst, ist gleich.
betrayal-book-h08-traitor-can = Nach deinem eigenen Zug fliegt die Banshee nach den Würfeln. Oft wählst du ihren ersten Raum, und du darfst sie über Treppen und geheime Wege schicken: Lass sie an möglichst vielen Helden vorbeikommen. Halte das Geisterbrett fest und kämpfe selbst gegen die Helden.
betrayal-book-h08-traitor-foe = Die Helden wollen sie zum Schweigen bringen.
betrayal-book-h08-traitor-rules =
    Die Banshee hat Tempo 8 und sonst nichts. Sie greift niemanden an, kann weder angegriffen noch verletzt noch betäubt werden, bremst niemanden und wird nicht gebremst. Hindernisse halten sie nicht auf, sie entdeckt keine Räume und fährt nicht im Aufzug.
    In jedem Monsterzug: acht Würfel für ihre Felder, mindestens 1, die sie alle verbraucht. Dann zwei Würfel für ihren Plan:
    0: Du stellst sie in einen Raum bis zu 8 Plättchen entfernt; das ist alles.
    1: Du wählst den ersten Raum; dann biegt sie links ab, wo es geht, sonst geradeaus, sonst rechts, sonst zurück.
    2: Du wählst den ersten Raum; dann geradeaus; an einer Gabelung entscheidet der Zufall; sonst zurück.
    3: Du wählst den ersten Raum; dann rechts, sonst geradeaus, sonst links, sonst zurück.
    4: Du wählst jeden Raum, aber ihr Schrei trifft nur einen Entdecker, einmal.
    Vom oberen Treppenabsatz, aus dem Foyer (wenn die Kellertreppe da ist), der Galerie, dem eingestürzten Zimmer und von überall, wo ein Marker Geheimtreppe, Geheimgang oder Wandschalter liegt, darfst du sie mit ihrem nächsten Feld ans andere Ende schicken; dann wählst du ihre Blickrichtung. Ist im eingestürzten Zimmer noch niemand hinabgegangen, wählst du den Kellerraum, in den sie sinkt. Nur von dort stehen ihr diese Wege offen: Sie steigt keine Treppe und kein Loch hinauf. Die Kohlenrutsche bringt sie sofort nach unten.
    Schrei: Wer in einem Raum ist, den sie betritt, macht einen Verstandeswurf. 6 oder mehr: 1 Würfel geistiger Schaden; 3 bis 5: 2 Würfel; 0 bis 2: 4 Würfel.
    Der Raum, in dem sie beginnt, bleibt verschont, bis sie wiederkommt. Du bist immun, solange du das Geisterbrett hältst.

betrayal-objective-h08-traitor-heroes = Die Helden am Schrei sterben lassen
betrayal-objective-h08-traitor-board = Das Geisterbrett festhalten

betrayal-ask-h08-traitor-facing = Wohin blickt die Banshee?
    .help = Sie schwebt immer dorthin weiter, wohin sie blickt, und wendet sich, wo es nicht weitergeht.
betrayal-ask-h08-traitor-appear = In welchen Raum stellst du die Banshee?
betrayal-ask-h08-traitor-lead = Wohin schickst du die Banshee?
betrayal-ask-h08-traitor-connector = Fliegt die Banshee weiter, oder nimmt sie einen anderen Weg?
betrayal-ask-h08-traitor-victim = Wen schreit sie an? Sie kann es einmal in diesem Zug.

betrayal-choice-h08-traitor-fly-on = Weiterfliegen { $room-into }
    .help = Sie folgt ihrem Plan.
betrayal-choice-h08-traitor-spare = Niemanden hier
    .help = Du sparst den Schrei für einen anderen Raum auf.
