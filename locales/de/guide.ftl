### Der Hausbau, die Erklärungen, das Regelwerk und das begleitete erste Spiel.

## Hausbau

house-title = Haus bauen
house-intro = Zwanzig Teile, vier Reihen zu fünft. Nimm ein fertiges Haus, lass die Würfel eines bauen oder lege es selbst.
house-start = Womit du anfängst
house-random = Ein zufälliges Haus
house-roll = Bauen lassen
house-plan = Grundriss
house-howto = Zieh ein Teil auf ein anderes, um sie zu tauschen, oder wähle erst das eine, dann das andere.
house-howto-keys = Mit der Tastatur: Pfeiltasten gehen, Eingabe nimmt auf und legt ab, R dreht, Umschalt+R dreht zurück, Escape lässt los.
house-tools = Werkzeuge
house-tile = { $tile }, Reihe { $row }, Spalte { $column }
house-rotate-left = Links drehen
house-rotate-right = Rechts drehen
house-undo = Zurücknehmen
house-put-back = Loslassen
house-picked = { $tile } in der Hand. Wähle, wohin damit.
house-swapped = Getauscht: { $tile } und { $other }.
house-rotated = Gedreht: { $tile }.
house-spare = Übrige Teile
house-reactor = Mit dem Reaktor (Erweiterung Radioactive)
house-needs-radioactive = Dieses Haus hat den Reaktor: Der Tisch muss mit der Erweiterung Radioactive spielen.
house-problems =
    { $count ->
        [0] Ein solides Haus
        [one] Ein Problem
       *[other] { $count } Probleme
    }
house-fault-expansion = { $tile } gehört zu einer Erweiterung. Wähle sie unten aus oder nimm ein anderes Teil.
house-fault-section = { $tile } gehört nicht hierher: Dieser Platz ist für { $section }.
house-fault-lacks = { $tile } fehlt. Ohne geht es nicht.
house-fault-leads-out = { $tile }: Die Seite nach { $way } führt aus dem Haus.
house-fault-window = { $tile }: Das Fenster nach { $way } schaut nicht ins Freie.
house-fault-blocked = { $tile }: Der Weg nach { $way } endet an der Wand von { $other }.
house-fault-two-doors = { $tile }: Die Tür nach { $way } trifft auf die Tür von { $other }.
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
        [0] Kein inneres Teil ist ganz ummauert.
        [one] Ein inneres Teil ist ganz ummauert.
       *[other] { $count } innere Teile sind ganz ummauert.
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
        [one] Eine verschlossene Tür.
       *[other] { $count } verschlossene Türen.
    }
house-keep = Behalten
house-use = Für meinen nächsten Tisch
house-share = Link kopieren
house-link-copied = Der Link ist in der Zwischenablage.
house-save = Als Datei sichern
house-open = Datei öffnen
house-bad-file = In dieser Datei ist kein Haus.
house-bad-link = In diesem Link ist kein Haus. Hier ist ein anderes.
house-offline = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
house-loading = Das Haus wird gebaut …

## Erklärungen

guide-explain = Erklärung
guide-loading = Einen Moment …
guide-nothing = Mehr ist dazu nicht zu sagen.
guide-close = Schließen
guide-back = Zurück
guide-see = Siehe auch
guide-its-rules = Die Regeln (auf Englisch)
guide-colours = Farben des Codes:
guide-yes = ja
guide-no = nein
guide-kind-item = Ausrüstung
guide-kind-survivor = Überlebende
guide-kind-skill = Fertigkeit
guide-kind-ability = Fähigkeit
guide-kind-beast = Kreatur
guide-kind-nemesis = Erzfeind
guide-kind-power = Macht einer Kreatur
guide-kind-part = Körperteil einer Kreatur
guide-kind-face = Würfelseite
guide-kind-special = Besonderer Zombie
guide-kind-function = Funktion eines Raums
guide-kind-room = Raum
guide-kind-chip = Code-Chip
guide-kind-option = Option des Tischs
guide-kind-thing = Im Haus
guide-fact-kind = Art
guide-fact-hands = Hände
guide-fact-attack = Angriffswürfel
guide-fact-range = Reicht
guide-fact-ammo = Munition
guide-fact-reloads = Lädt nach
guide-fact-cost = Kostet
guide-fact-timing = Wann
guide-fact-use = Danach
guide-fact-starts = Beginnt damit
guide-fact-cards = Im Stapel
guide-fact-module = Erweiterung
guide-fact-health = Gesundheit
guide-fact-ap-four = Aktionspunkte nach Gesundheit, kleines Team
guide-fact-ap-three = Aktionspunkte nach Gesundheit, großes Team
guide-fact-escape = Würfel zum Losreißen
guide-fact-item = Beginnt mit
guide-fact-ability = Fähigkeit
guide-fact-skills = Kann lernen
guide-fact-learners = Wer sie lernen kann
guide-fact-movement = Räume pro Zug
guide-fact-dice = Angriffswürfel
guide-fact-hits = Verträgt an Treffern
guide-fact-parts = Körperteile
guide-fact-bites = Bisse stecken an
guide-fact-fire = Feuer schadet nicht
guide-fact-pushed = Lässt sich stoßen
guide-fact-shoots = Schießt so weit
guide-fact-power = Macht
guide-fact-die = Wo sie ist
guide-fact-section = Teil des Hauses
guide-fact-doors = Verschlossene Türen
guide-fact-printed = Was dort ist
guide-fact-tokens = Marker × Zombies
guide-fact-spaces = Felder
guide-fact-fire-spaces = Mit Feuer
guide-fact-showdown-spaces = Felder im Endkampf
guide-fact-slots = Farben im Code
guide-fact-most = Höchstens
guide-fact-burns = Flammen, die ein Teil zerstören
guide-fact-ruin-damage = Verlust beim Betreten von Trümmern
guide-item-weapon = Waffe
guide-item-gear = Gerät
guide-item-consumable = Verbrauchsgut
guide-item-ammo = Munition
guide-range =
    { $range ->
        [0] im selben Raum
        [one] einen Raum weit
       *[other] { $range } Räume weit
    }
guide-ammo = { $ammo } am Anfang, nie mehr als { $most }
guide-reloads = { $item }, { $amount } Schuss
guide-cost =
    { $ap ->
        [0] nichts
        [one] 1 Aktionspunkt
       *[other] { $ap } Aktionspunkte
    }
guide-timing-attack = bei einem Angriff
guide-timing-active = wenn deine Gruppe am Zug ist
guide-timing-passive = immer, solange in der Hand
guide-timing-reaction = sobald die Würfel fallen, gleich wer am Zug ist
guide-use-once = für immer fort
guide-use-kept = bleibt
guide-cards = { $revised } (überarbeitete Ausgabe), { $first } (erste Ausgabe)
guide-priced = { $skill } ({ $xp } Erfahrung)
guide-movement-rolled = 1 bis 4, jedes Mal gewürfelt
guide-part =
    { $hits ->
        [0] { $part }
        [one] { $part }: 1 Treffer
       *[other] { $part }: { $hits } Treffer
    }
guide-on-die = { $die }: { $count } von { $of } Seiten
guide-die-survivor = Würfel der Überlebenden
guide-die-creature = Würfel der Kreaturen
guide-die-terror = Terrorwürfel
guide-die-d4 = vierseitiger Würfel
guide-die-d6 = sechsseitiger Würfel
guide-horde-dice = { $dice } für jeden Zombie, höchstens { $most }
guide-note-item-weapon = Eine Waffe wirkt nur in der Hand. Was in der Hand ist, darf jederzeit kostenlos wechseln.
guide-note-item-gear = Gerät wirkt nur in der Hand; mehr als zwei Hände gibt es nicht, und auch ein Visier braucht eine.
guide-note-item-consumable = Es liegt im Rucksack und wird von dort benutzt.
guide-note-item-ammo = Nur wer die Waffe trägt, kann sie brauchen.
guide-note-survivor = Die Gesundheit entscheidet, wie viele Aktionspunkte jede neue Runde bringt: je weniger, desto weniger. Ohne Gesundheit ist man tot, und die Dunkelheit wächst.
guide-note-skill = Fertigkeiten kauft man mit Erfahrung, jederzeit und in beliebiger Reihenfolge. Zwei Virusmarker zehren sie auf, von der teuersten an.
guide-note-ability = Sie ist von Anfang an da und geht nie verloren.
guide-note-creature = Im Haus ist immer nur eine Kreatur. Jeder Treffer geht auf ein Körperteil deiner Wahl; sind alle verloren, ist sie tot, und alle gewinnen 2 Erfahrung.
guide-note-nemesis = Er wartet auf den Endkampf. Seine Stärke wächst mit eurer. Er zieht zu den Eckräumen und verwüstet sie; sind drei zerstört, ist alles verloren.
guide-note-power = Jedes Verstärkungssymbol im Angriff löst sie einmal aus.
guide-note-face-success = Beim Suchen bringt jeder Erfolg eine Karte. Bei der Abwehr wehrt jeder Erfolg einen Würfel des Feindes ab.
guide-note-face-aim = Ohne Schusswaffe bewirkt es nichts.
guide-note-face-failure = Beim Suchen, Abwehren und Losreißen hebt es nichts auf; bei Kameras und anderen Proben ist es die eine Seite, die du nicht willst.
guide-note-face-retreat = Außer der Furcht führt nur dies aus einem Raum voller Feinde.
guide-note-face-bite = Mit zwei Markern frisst das Virus jede Runde eine Fertigkeit, bis nichts Menschliches mehr bleibt.
guide-note-face-entrap = Wer festgehalten wird, hat einen Aktionspunkt pro Runde, und der gilt dem Losreißen.
guide-note-function = Jede Funktion wirkt einmal pro Runde für das ganze Team, und nur hinter einer offenen Tür.
guide-note-room-enwalled = Ein geschlossener Raum: Wände ringsum und eine Tür. Erst muss sie aufgeschlossen werden.
guide-note-room-open = Ein offener Raum. Er kann durchsucht werden, bis jemand etwas findet.
guide-note-chip = Er stammt von einer Tür. Bring ihn zu einem Terminal: Er streicht seine Farben aus dem Code, oder eine beliebige, wenn dir das lieber ist.
guide-thing-horde = Horde
guide-note-horde = Alle Zombies eines Raums sind eine Horde. Nach dem Zug jeder Gruppe greifen die Horden ringsum an, wer bei ihnen steht, und kommen dann näher. Aus einem Raum mit Zombies geht niemand einfach hinaus; töte sie, stoße sie weg oder entwische mit einem Rückzug. Jeder getötete bringt 1 Erfahrung.
guide-thing-token = Verborgene Horde
guide-note-token = Verdeckt weiß niemand, wie viele es sind. Sie zieht wie eine Horde und kann nicht angegriffen werden. Sobald jemand ihren Raum sieht, wird sie aufgedeckt.
guide-thing-door = Verschlossene Tür
guide-note-door = Die Zahl sagt, wie viele Farben das Schloss verlangt; wer daneben steht, sieht welche. Zeig für 1 Aktionspunkt Karten mit diesen Farben vor (du behältst sie); andere deiner Gruppe im Raum können helfen. Jede fehlende Farbe lässt sich erzwingen, und die Dunkelheit wächst. Der Chip gehört dann dir.
guide-thing-darkness = Dunkelheit
guide-note-darkness = Sie wächst mit der Uhr, mit jedem Toten, jedem niedergebrannten Teil und jeder erzwungenen Farbe. Auf dem letzten Feld ist es die letzte Runde, in der das Labor betreten werden kann.
guide-thing-code = Sicherheitscode
guide-note-code = Diese Farben halten das Labor verschlossen. Chips von verschlossenen Türen, an einem Terminal in einem Eckraum eingegeben, streichen sie; Platz ist für drei Chips. Einmal pro Runde lässt sich an einem Terminal eine weitere Farbe streichen, und dafür wächst die Dunkelheit.
guide-thing-event = Ereignis der Runde
guide-note-event = Jede Runde beginnt mit dem nächsten Ereignis im Kreis: Zombies, Feuer, Uhr, und wieder von vorn.
guide-thing-zombie = Ereignis: Zombies
guide-note-zombie = Eine weitere Horde kommt ins Haus.
guide-thing-fire = Feuer
guide-note-fire = Das eine Feuer im Haus springt dorthin, wohin der Würfel zeigt, durch Wände und Schlösser, und brennt dort heißer. Das tut es auch nach dem Zug jeder Gruppe. Wer auf einem brennenden Teil steht, verliert für jede Flamme dort 1 Gesundheit. { $burns } Flammen zerstören ein Teil.
guide-thing-clock = Ereignis: Uhr
guide-note-clock = Die Dunkelheit wächst um ein Feld.
guide-thing-none = Stille
guide-note-none = Im Endkampf ist jedes dritte Ereignis gar keines.
guide-thing-boxes = Aktionsmarker
guide-note-boxes = Im Endkampf gibt es keine Runden. Jede Aktion legt ihre Marker in das erste Feld. Liegen dort sechs, rückt alles weiter, Marker kehren zurück, und die Feinde reagieren.
guide-thing-reactor = Reaktor
guide-note-reactor = Erreicht die Dunkelheit das markierte Feld, leckt der Reaktor, und von da an breitet sich jede Runde Strahlung aus. Zwei Chips mit drei Symbolen öffnen seine Türen; drinnen schalten ihn 3 Aktionspunkte ab.
guide-thing-camera = Kamera
guide-note-camera = Sie bewacht ihren Raum und die in gerader Linie vor ihr, bis zu einer Wand oder einer verschlossenen Tür. Zu Beginn einer Runde würfelt jeder bewachte Raum einen Würfel für jeden, der dort ist: Ein Fehlschlag bringt den Terrorwürfel ins Spiel.
guide-thing-gas-leak = Gasleck
guide-note-gas-leak = Fortgeschrittene Regeln: Sooft das Feuer hier ankommt, brennen zwei Teile daneben mit.
guide-thing-lurking = Hier lauert etwas
guide-note-lurking = Fortgeschrittene Regeln: Wer eintritt, solange keine Kreatur im Haus ist, würfelt einen Würfel für jeden auf dem Teil. Ein Fehlschlag ruft eine Kreatur.
guide-thing-secure = Sicherer Raum
guide-note-secure = Fortgeschrittene Regeln: Hier würfelt die Abwehr immer vier Würfel.
guide-thing-virus = Virus
guide-note-virus = Ein Biss hinterlässt einen Virusmarker, der Platz braucht wie ein Gegenstand. Bei { $virus } davon frisst das Virus am Ende jeder Unterhaltsphase eine Fertigkeit; ist die letzte fort, steht jemand als Zombie auf. Ein Gegengift oder der Schrank im Labor nimmt den zweiten Marker weg.
guide-thing-entrapped = Festgehalten
guide-note-entrapped = Wer festgehalten wird, hat einen einzigen Aktionspunkt und muss sich damit wehren. Ein Rückzugssymbol sprengt den Griff; andere im Raum können für je 1 Aktionspunkt helfen. Er endet auch, wenn kein Feind mehr im Raum ist.
guide-thing-cure = Das Heilmittel
guide-note-cure = Es liegt im Labor. Wer zuerst hineingeht, nimmt es, und der Endkampf beginnt: Vernichtet den Erzfeind, bevor er das Haus vernichtet.
guide-thing-experience = Erfahrung
guide-note-experience = Für getötete Zombies, besiegte Kreaturen und geöffnete Türen. Damit kauft man jederzeit Fertigkeiten.
guide-thing-health = Gesundheit
guide-note-health = Jede Wunde rückt den Marker ein Feld weiter. Die Zone, in der er steht, sagt, wie viele Aktionspunkte die nächste Runde bringt; die dieser Runde behältst du.
guide-thing-actions = Aktionspunkte
guide-note-actions = Gehen, suchen, eine Karte weitergeben, eine Tür öffnen und angreifen kosten je 1; Feuer von Hand löschen und einen Eckraum nutzen kosten 2. Was am Ende des Zugs übrig ist, verfällt.
guide-thing-radiation = Strahlung
guide-note-radiation = Jeder Marker kostet zu Beginn jeder Runde 1 Gesundheit; drei kann man haben. Tabletten nehmen alle weg.
guide-thing-burning = Brennendes Teil
guide-note-burning = Eintreten kostet 1 Gesundheit für jede Flamme. Zwei Aktionspunkte löschen eine von Hand, einer mit Axt oder Feuerlöscher. Bei { $burns } Flammen ist das Teil zerstört.
guide-thing-destroyed = Zerstörtes Teil
guide-note-destroyed = Ein einziger Raum ohne Wände, Türen und Nutzen. Niemand sieht hindurch, und wer eintritt, nimmt schweren Schaden.

## Regelwerk

guide-rules-title = Die Regeln
guide-rules-english = Der Text der Regeln selbst ist auf Englisch.
guide-back-to-table = Zurück zum Tisch
guide-search = In den Regeln suchen
guide-search-hint = ein englisches Wort oder D-FIRE-06
guide-both-editions = Beide Ausgaben
guide-parts = Teile der Regeln
guide-examples = Beispiele
guide-example = Beispiel:
guide-contents = Inhalt
guide-count =
    { $count ->
        [0] Keine Regel
        [one] Eine Regel
       *[other] { $count } Regeln
    }
guide-none-found = Davon sagt keine Regel etwas. Versuch es mit weniger Wörtern oder beiden Ausgaben.
guide-scope-revised = überarbeitete Ausgabe
guide-scope-first = erste Ausgabe
guide-scope-de = deutsche Variante
guide-scope-fr = französische Variante
guide-legend = Wie man die Regeln liest
guide-legend-active = wer die Figur spielt, die handelt oder würfelt
guide-legend-owner = wer die betroffene Figur spielt
guide-legend-group = alle aus der Gruppe am Zug, gemeinsam
guide-legend-team = alle am Tisch, gemeinsam
guide-legend-none = niemand: Würfel, Stapel oder Zwang entscheiden
guide-legend-ap = Aktionspunkte
guide-legend-xp = Erfahrung
guide-legend-rulings = Entscheidungen, wo die gedruckten Hefte schweigen oder sich widersprechen; RV, EN, DE und FR sind diese Hefte
guide-section-0-4 = Das Haus in Worten
guide-section-1 = Aufbau
guide-section-1-1 = Das Haus bauen
guide-section-1-2 = Vorräte
guide-section-1-3 = Sicherheitstafel und Code-Chips
guide-section-1-4 = Kameras
guide-section-1-5 = Die Überlebenden am Anfang
guide-section-1-6 = Die Leiste
guide-section-2 = Die Runde
guide-section-3 = Unterhalt
guide-section-3-1 = Unterhalt 1: Ereignis
guide-section-3-2 = Zombies erscheinen
guide-section-3-3 = Feuer
guide-section-3-4 = Dunkelheit
guide-section-3-5 = Unterhalt 2: neue Gruppen
guide-section-3-6 = Unterhalt 3: Kameras
guide-section-3-7 = Unterhalt 4: Zombies erscheinen
guide-section-3-8 = Unterhalt 5: Zombifizierung
guide-section-4 = Aktionen und Gruppen
guide-section-5 = Gehen
guide-section-6 = Suchen
guide-section-7 = Geben und nehmen
guide-section-8 = Türen öffnen
guide-section-9 = Feuer löschen
guide-section-10 = Eckräume
guide-section-11 = Angreifen
guide-section-12 = Deine Würfel im Kampf
guide-section-13 = Sichtlinie
guide-section-14 = Kreaturen
guide-section-15 = Das Haus reagiert
guide-section-15-1 = Reaktion 1: Angriffe
guide-section-15-2 = Reaktion 2: Zombies kommen
guide-section-15-3 = Reaktion 2: Die Kreatur kommt
guide-section-15-4 = Reaktion 3: Feuer
guide-section-15-5 = Beispiele für Reaktionen
guide-section-16 = Angriffe der Feinde
guide-section-16-1 = Ihre Würfel
guide-section-16-2 = Furcht
guide-section-16-3 = Verstärkung
guide-section-16-4 = Abwehr
guide-section-17 = Festgehalten
guide-section-18 = Bisse und Virus
guide-section-19 = Ausrüstung und Erfahrung
guide-section-19-1 = Rucksack und Hände
guide-section-19-2 = Munition
guide-section-19-3 = Erfahrung und Fertigkeiten
guide-section-20 = Tod und Rückkehr
guide-section-21 = Der Terrorwürfel
guide-section-22 = Terminals und Code
guide-section-23 = Das Labor
guide-section-24 = Der Endkampf
guide-section-24-1 = Wie er beginnt
guide-section-24-2 = Was sich ändert
guide-section-24-3 = Aktionsmarker
guide-section-25 = Der Erzfeind und seine Zeit
guide-section-26 = Gewinnen und verlieren
guide-section-27 = Fortgeschrittene Regeln und Schwierigkeit
guide-section-27-1 = Fortgeschrittene Symbole
guide-section-27-2 = Leichter oder schwerer
guide-section-28 = Die Überlebenden
guide-section-29 = Kreaturen und Gegenstände
guide-section-29-1 = Mächte und Eigenheiten
guide-section-29-2 = Gegenstände
guide-section-30 = Radioactive
guide-section-30-1 = Radioactive: Aufbau
guide-section-30-2 = Strahlung
guide-section-30-3 = Gegen die Strahlung
guide-section-31 = Besondere Zombies
guide-section-33 = Entscheidungen

## Das begleitete erste Spiel

guide-tutorial = Deine erste Nacht
guide-tutorial-name = Du
guide-tutorial-story = Ein Labor in einem alten Haus birgt das Heilmittel gegen das, was dort umgeht. Vier Ecken, viele Schlösser, ein Code, den es zu brechen gilt, und eine Nacht, die immer dunkler wird. Leo und Nina sind eben durch die Vordertür gekommen. Du spielst beide.
guide-tutorial-round = Eine Runde hat zwei Hälften. Erst ist das Haus dran: ein Ereignis, die Kameras, noch mehr Tote. Dann handelst du, und wenn du fertig bist, reagiert das Haus auf das, was du getan hast.
guide-tutorial-how = Das ist ein echtes Spiel mit echten Würfeln. Jemand steht dir zur Seite und sagt dir bei jeder Frage, worum es geht. Nimm zurück, was du magst, probier alles aus, und tippe jede Figur an, um sie dir erklären zu lassen.
guide-tutorial-goals = Was du dann getan hast
guide-tutorial-begin = Tritt ein
guide-tutorial-go-on = Weiter, wo ich war
guide-tutorial-done = Mehr gehört nicht zu einer Runde, und du hast sie gespielt. Wie es weitergeht: Karten finden, Türen öffnen, ihre Chips zu einem Terminal tragen, den Code brechen und bereit sein für das, was im Labor wartet. Spiel hier weiter oder eröffne einen eigenen Tisch.
guide-open-table = Tisch eröffnen
guide-leave = Verlassen
guide-looked = Ich habe mich umgesehen
guide-goals = Gelernt: { $met } von { $of }
guide-goal-met = (erledigt)
guide-goal-look = Dich umsehen
guide-goal-search = Einen Raum durchsuchen
guide-goal-move = In einen anderen Raum gehen
guide-goal-door = Eine verschlossene Tür öffnen
guide-goal-fight = Kämpfen
guide-goal-end = Den Zug beenden
guide-goal-reaction = Sehen, wie das Haus reagiert
guide-hint-act-look = Sieh dich erst einmal um. Das Haus ist von oben gezeichnet: helle Wände, Lücken zum Hindurchgehen, Zahlen an verschlossenen Türen. Leo und Nina stehen in der Eingangshalle, unten in der Mitte. Tippe an, worüber du etwas lesen willst; ihre Tafeln mit Gesundheit, Aktionen und Karten sind daneben oder darunter.
guide-hint-act-search = Durchsuche diesen Raum: 1 Aktionspunkt. Du würfelst einen Würfel für jeden von euch hier; jeder Erfolg ist eine Karte. Karten sind Waffen, Hilfe und Farben für die Schlösser. Hüte dich vor zwei gleichen Symbolen: Sie wecken den Terrorwürfel.
guide-hint-act-move = Geh irgendwohin: 1 Aktionspunkt je Raum. Tippe auf einen Raum mit gepunktetem Messingrahmen. Wer im selben Raum steht, kann mitgehen, und zusammen würfelt ihr mehr Würfel.
guide-hint-act-door = Neben dir ist eine verschlossene Tür: Schließ sie für 1 Aktionspunkt auf. Farben, die deinen Karten fehlen, lassen sich erzwingen, aber jede lässt die Dunkelheit wachsen. Den Chip behältst du; er ist ein Stück des Codes.
guide-hint-act-fight = Feinde sind in Reichweite: Greif an. Gekreuzte Äxte treffen, und ein Treffer fällt einen Zombie. Mit Zombies im Raum kannst du nicht einfach gehen, also lichte ihre Reihen, bevor dein Zug endet.
guide-hint-act-escape = Jemand wird festgehalten. Der eine Aktionspunkt, der bleibt, gilt dem Losreißen: Ein Rückzugssymbol genügt. Andere im Raum können helfen.
guide-hint-act-end = Was hier zu tun war, hast du getan. Gib aus, was noch da ist, wenn du magst; dann beende den Zug, und das Haus reagiert: Die Toten greifen an, kommen näher, und das Feuer breitet sich aus.
guide-hint-act-free = Du weißt, wie es geht. Such, öffne Türen, bleibt zusammen, und beende den Zug, wenn die Aktionspunkte fort sind.
guide-hint-aim-camera = Eine Kamera sieht in mehrere Richtungen gleich weit; du darfst wählen. Dreh sie weg von dort, wo ihr gehen werdet. Die Eingangshalle und ihre Nachbarn bleiben besser ungesehen.
guide-hint-allocate = Ein Würfel des Feindes ist durchgekommen. Ihr entscheidet, wen er trifft: wer am meisten Gesundheit hat oder wen es am wenigsten stört.
guide-hint-allocate-next = Mehrere Würfel sind durchgekommen. Wähle, welcher als Nächstes verteilt wird; Schaden zuerst, Furcht zuletzt.
guide-hint-attack-order = An mehreren Orten greifen Feinde an. Die Reihenfolge bestimmst du; denk daran, wen die Furcht in welchen Raum treiben könnte.
guide-hint-camera-order = Mehrere bewachte Räume werden geprüft, einer nach dem anderen. Die Reihenfolge bestimmst du.
guide-hint-cancel-icon = Die Abwehr gelingt: Jeder Erfolg wehrt einen dieser Würfel ab. Bisse und tiefe Wunden sind am schlimmsten.
guide-hint-cancel-own-icon = Ein Totenkopf hebt eines deiner eigenen Symbole auf. Gib das her, was du am wenigsten brauchst.
guide-hint-come-along = Die andere Figur kann mitkommen und zahlt ebenfalls 1 Aktionspunkt. Zusammen sucht und verteidigt ihr besser; getrennt kommt ihr weiter herum.
guide-hint-defend = Sie greifen an! Du darfst abwehren: ein Würfel für jeden von euch im Raum, und jeder Erfolg wehrt einen von ihren ab. Es kostet nichts.
guide-hint-flee-where = Furcht: Diese Figur rennt in einen Raum nebenan. Das kann sogar eine Rettung sein.
guide-hint-force-door = Deine Karten zeigen nicht alle Farben des Schlosses. Du kannst das Fehlende erzwingen, und die Dunkelheit wächst für jede um ein Feld; oder du lässt es.
guide-hint-group-order = Wer im selben Raum steht, bildet eine Gruppe und handelt gemeinsam. Du bestimmst, welche Gruppe anfängt.
guide-hint-help-unlock = Andere aus der Gruppe können für je 1 Aktionspunkt die Farben ihrer Karten beisteuern.
guide-hint-hit-where = Eine Kreatur wird an einem Körperteil getroffen: Blau macht sie langsamer, Rot schwächt ihren Angriff, Orange zieht ihr die Zähne, Weiß bricht ihre Macht. Alle zusammen töten sie.
guide-hint-horde-nearby = Etwas ist nah. Du bestimmst, wo die verborgene Horde auftaucht: lieber fern und lieber um die Ecke.
guide-hint-inventory-full = Zu viel zu tragen. Behalte Waffen und Heilung; auch Farben sind etwas wert.
guide-hint-join-escape = Hilf, den Griff zu sprengen: 1 Aktionspunkt bringt weitere Würfel.
guide-hint-move-order = Mehrere der Toten setzen sich in Bewegung. Die Reihenfolge bestimmst du.
guide-hint-push-where = Stoß den Feind in einen Raum nebenan: weg von dir, ins Feuer, falls es brennt.
guide-hint-return = Jemand ist verloren, und jemand anders kann durch die Eingangshalle hereinkommen.
guide-hint-search-keep = Ein Fund! Gib ihn, wem er nützt; aus einer Suche bekommt jeder höchstens eine Karte.
guide-hint-spawn-anywhere = Die Toten finden keinen Platz in eurer Nähe, also wählst du einen. Weit weg ist gut.
guide-hint-spawn-near = Die Toten kommen vor euren Augen herein. Wähle den Raum, aus dem sie am wenigsten schaden.
guide-hint-stow-what = Mehr als zwei Hände gibt es nicht. Was in den Rucksack geht, wirkt wieder, sobald es in der Hand ist.
guide-hint-use-icons = Die Würfel sind gefallen. Nutze sie einen nach dem anderen: Treffer fällen Zombies, Rückstöße stoßen einen aus dem Raum, ein Rückzug lässt einen von euch entwischen. Was du nicht willst, lässt du liegen.
guide-hint-virus-discard = Das Virus nimmt den Platz von etwas ein, das du trägst. Gib her, was du am wenigsten brauchst.
guide-hint-virus-side = Ein Biss: Das Virus nimmt für immer einen Platz im Rucksack oder eine Hand ein. Ein Marker ist eine Last, zwei sind ein Urteil. Im Rucksack wiegt er am wenigsten.
guide-hint-zombie-route = Die Toten haben zwei gleich kurze Wege. Du wählst.
guide-hint-zombie-target = Die Toten könnten auf jeden von euch losgehen. Du wählst; so viel zur Freundschaft.
guide-hint-other = Lies die Frage; tippe die Figuren an, von denen sie spricht, wenn du mehr wissen willst. Im ersten Spiel gibt es keine falsche Antwort, und du kannst Antworten zurücknehmen.
guide-hint-wait = Einen Moment: Das Haus ist beschäftigt.
guide-hint-over = Die Nacht ist vorbei. Sieh sie dir noch einmal an oder versuch es erneut; das Haus ist nie zweimal dasselbe.
