### The house builder of Dark, Darker, Darkest.

house-title = Haus bauen
house-intro = Zwanzig Plättchen in vier Reihen zu je fünf. Nimm ein fertiges Haus, lass die Würfel eines bauen oder lege es selbst.
house-start = Womit du anfängst
house-random = Ein zufälliges Haus
house-roll = Bauen lassen
house-plan = Grundriss
house-howto = Zieh ein Plättchen auf ein anderes, um sie zu tauschen, oder wähle erst das eine, dann das andere.
house-howto-keys = Mit der Tastatur: Pfeiltasten wählen, Eingabe nimmt auf und legt ab, R dreht, Umschalt+R dreht zurück, Escape lässt los.
house-tools = Werkzeuge
house-tile = { $tile }, Reihe { $row }, Spalte { $column }
house-rotate-left = Links drehen
house-rotate-right = Rechts drehen
house-undo = Zurücknehmen
house-put-back = Loslassen
house-picked = { $tile } in der Hand. Wähle, wohin damit.
house-swapped = Getauscht: { $tile } und { $other }.
house-rotated = Gedreht: { $tile }.
house-spare = Übrige Plättchen
house-reactor = Mit dem Reaktor (Erweiterung Radioactive)
house-needs-radioactive = Dieses Haus hat den Reaktor: Der Tisch muss mit der Erweiterung Radioactive spielen.
house-problems =
    { $count ->
        [0] Ein solides Haus
        [one] Ein Problem
       *[other] { $count } Probleme
    }
house-fault-expansion = { $tile } gehört zu einer Erweiterung. Wähle sie unten aus oder nimm ein anderes Plättchen.
house-fault-section = { $tile } gehört nicht hierher. Hierher gehört: { $section }.
house-fault-lacks = { $tile } fehlt. Ohne geht es nicht.
house-fault-leads-out = { $tile }: Die Seite nach { $way } führt aus dem Haus.
house-fault-window = { $tile }: Das Fenster nach { $way } schaut nicht ins Freie.
house-fault-blocked = { $tile }: Der Weg nach { $way } endet an einer Wand ({ $other }).
house-fault-two-doors = { $tile }: Die Tür nach { $way } trifft auf eine andere Tür ({ $other }).
house-fault-unreachable = { $tile }: Von der Eingangshalle führt kein Weg hierher.
house-fault-locked-north = { $tile }: Jeder Weg zur obersten Reihe ist verschlossen.
house-way-n = Norden
house-way-e = Osten
house-way-s = Süden
house-way-w = Westen
house-section-laboratory = Labor
house-section-corner = Ecke
house-section-entrance = Eingangshalle
house-section-outer = Außenwand
house-section-inner = innen
house-rating = Schwierigkeit:
house-rating-easy = leicht
house-rating-normal = normal
house-rating-hard = schwer
house-fact-cameras =
    { $count ->
        [0] Keine Kameras.
        [one] Eine Kamera; so viele Räume sieht sie: { $views }.
       *[other] { $count } Kameras; so viele Räume sehen sie: { $views }.
    }
house-fact-hall =
    { $watched ->
        [true] Eine Kamera bewacht die Eingangshalle.
       *[false] Keine Kamera bewacht die Eingangshalle.
    }
house-fact-enwalled =
    { $count ->
        [0] Kein inneres Plättchen ist ganz ummauert.
        [one] Ein inneres Plättchen ist ganz ummauert.
       *[other] { $count } innere Plättchen sind ganz ummauert.
    }
house-fact-laboratory = Das Labor liegt in Reihe { $row }, die Halle in Reihe 4.
house-fact-corners =
    { $count ->
        [0] Alle vier Ecktüren sind ohne Schlüssel zu erreichen.
        [one] Eine Ecktür liegt hinter einem Schloss.
       *[other] { $count } Ecktüren liegen hinter einem Schloss.
    }
house-fact-doors =
    { $count ->
        [0] Keine verschlossene Tür.
        [one] Eine verschlossene Tür.
       *[other] { $count } verschlossene Türen.
    }
house-keep = Behalten
house-use = Für meinen nächsten Tisch
house-share = Link kopieren
house-link-copied = Der Link ist in der Zwischenablage.
house-save = Als Datei speichern
house-open = Datei öffnen
house-bad-file = In dieser Datei ist kein Haus.
house-bad-link = In diesem Link ist kein Haus. Hier ist ein anderes.
house-offline = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
house-loading = Das Haus wird gebaut …
