### What the guide says about Dark, Darker, Darkest: its pieces and the sections of its rules.

## Erklärungen

darkest-guide-colours = Farben des Codes:
darkest-guide-yes = ja
darkest-guide-no = nein
darkest-guide-kind-item = Ausrüstung
darkest-guide-kind-survivor = Überlebende
darkest-guide-kind-skill = Fertigkeit
darkest-guide-kind-ability = Fähigkeit
darkest-guide-kind-beast = Kreatur
darkest-guide-kind-nemesis = Erzfeind
darkest-guide-kind-power = Macht einer Kreatur
darkest-guide-kind-part = Körperteil einer Kreatur
darkest-guide-kind-die = Würfel
darkest-guide-kind-face = Würfelseite
darkest-guide-kind-special = Besonderer Zombie
darkest-guide-kind-function = Funktion eines Raums
darkest-guide-kind-room = Raum
darkest-guide-kind-chip = Code-Chip
darkest-guide-kind-option = Option des Tisches
darkest-guide-kind-thing = Im Haus
darkest-guide-fact-kind = Art
darkest-guide-fact-hands = Hände
darkest-guide-fact-attack = Angriffswürfel
darkest-guide-fact-range = Reichweite
darkest-guide-fact-ammo = Munition
darkest-guide-fact-reloads = Lädt nach
darkest-guide-fact-cost = Kostet
darkest-guide-fact-timing = Wann
darkest-guide-fact-use = Danach
darkest-guide-fact-starts = Wer damit beginnt
darkest-guide-fact-cards = Im Stapel
darkest-guide-fact-module = Erweiterung
darkest-guide-fact-health = Gesundheit
darkest-guide-fact-ap-four = Aktionspunkte nach Gesundheit, kleines Team
darkest-guide-fact-ap-three = Aktionspunkte nach Gesundheit, großes Team
darkest-guide-fact-escape = Würfel zum Losreißen
darkest-guide-fact-item = Beginnt mit
darkest-guide-fact-ability = Fähigkeit
darkest-guide-fact-skills = Kann lernen
darkest-guide-fact-learners = Wer sie lernen kann
darkest-guide-fact-movement = Räume pro Zug
darkest-guide-fact-dice = Angriffswürfel
darkest-guide-fact-hits = Verträgt an Treffern
darkest-guide-fact-parts = Körperteile
darkest-guide-fact-bites = Bisse stecken an
darkest-guide-fact-fire = Feuer schadet nicht
darkest-guide-fact-pushed = Lässt sich stoßen
darkest-guide-fact-shoots = Schussweite
darkest-guide-fact-power = Macht
darkest-guide-fact-faces = Seiten
darkest-guide-fact-die = Wo sie ist
darkest-guide-fact-section = Teil des Hauses
darkest-guide-fact-doors = Verschlossene Türen
darkest-guide-fact-printed = Was dort ist
darkest-guide-fact-tokens = Marker × Zombies
darkest-guide-fact-spaces = Felder
darkest-guide-fact-fire-spaces = Mit Feuer
darkest-guide-fact-showdown-spaces = Felder im Endkampf
darkest-guide-fact-slots = Farben im Code
darkest-guide-fact-most = Höchstens
darkest-guide-fact-burns = Flammen, die ein Plättchen zerstören
darkest-guide-fact-ruin-damage = Verlust beim Betreten von Trümmern
darkest-guide-item-weapon = Waffe
darkest-guide-item-gear = Gerät
darkest-guide-item-consumable = Verbrauchsgut
darkest-guide-item-ammo = Munition
darkest-guide-range =
    { $range ->
        [0] im selben Raum
        [one] einen Raum weit
       *[other] { $range } Räume weit
    }
darkest-guide-ammo = { $ammo } am Anfang, nie mehr als { $most }
darkest-guide-reloads = { $item }, { $amount } Schuss
darkest-guide-cost =
    { $ap ->
        [0] nichts
        [one] 1 Aktionspunkt
       *[other] { $ap } Aktionspunkte
    }
darkest-guide-timing-attack = bei einem Angriff
darkest-guide-timing-active = wenn deine Gruppe am Zug ist
darkest-guide-timing-passive = immer, solange in der Hand
darkest-guide-timing-reaction = sobald die Würfel fallen, gleich wer am Zug ist
darkest-guide-use-once = für immer fort
darkest-guide-use-kept = bleibt
darkest-guide-cards = { $revised } (überarbeitete Ausgabe), { $first } (erste Ausgabe)
darkest-guide-priced = { $skill } ({ $xp } Erfahrung)
darkest-guide-movement-rolled = 1 bis 4, jedes Mal gewürfelt
darkest-guide-part =
    { $hits ->
        [0] { $part }
        [one] { $part }: 1 Treffer
       *[other] { $part }: { $hits } Treffer
    }
darkest-guide-on-die = { $die }: { $count } von { $of } Seiten
darkest-guide-die-survivor = Würfel der Überlebenden
darkest-guide-die-creature = Würfel der Kreaturen
darkest-guide-die-terror = Terrorwürfel
darkest-guide-die-d4 = vierseitiger Würfel
darkest-guide-die-d6 = sechsseitiger Würfel
darkest-guide-horde-dice = { $dice } für jeden Zombie, höchstens { $most }
darkest-guide-note-item-weapon = Eine Waffe wirkt nur in der Hand. Was in der Hand ist, darf jederzeit kostenlos wechseln.
darkest-guide-note-item-gear = Gerät wirkt nur in der Hand; mehr als zwei Hände gibt es nicht, und auch ein Visier braucht eine.
darkest-guide-note-item-consumable = Es liegt im Rucksack und wird von dort benutzt.
darkest-guide-note-item-ammo = Nur wer die Waffe trägt, kann sie brauchen.
darkest-guide-note-survivor = Die Gesundheit entscheidet, wie viele Aktionspunkte jede neue Runde bringt: je weniger, desto weniger. Ohne Gesundheit ist man tot, und die Dunkelheit wächst.
darkest-guide-note-skill = Fertigkeiten kauft man mit Erfahrung, jederzeit und in beliebiger Reihenfolge. Zwei Virusmarker zehren sie auf, von der teuersten an.
darkest-guide-note-ability = Sie ist von Anfang an da und geht nie verloren.
darkest-guide-note-creature = Im Haus ist immer nur eine Kreatur. Jeder Treffer geht auf einen Körperteil deiner Wahl; sind alle verloren, ist sie tot, und alle bekommen 2 Erfahrung.
darkest-guide-note-nemesis = Er wartet auf den Endkampf. Seine Stärke wächst mit eurer. Er zieht zu den Eckräumen und verwüstet sie; sind drei zerstört, ist alles verloren.
darkest-guide-note-power = Jedes Verstärkungssymbol im Angriff löst sie einmal aus.
darkest-guide-note-face-success = Beim Suchen bringt jeder Erfolg eine Karte. Bei der Verteidigung wehrt jeder Erfolg einen Würfel des Feindes ab.
darkest-guide-note-face-aim = Ohne Schusswaffe bewirkt es nichts.
darkest-guide-note-face-failure = Beim Suchen, Verteidigen und Losreißen hebt es nichts auf; bei Kameras und anderen Prüfungen ist es die eine Seite, die du nicht willst.
darkest-guide-note-face-retreat = Außer der Furcht führt nur dies aus einem Raum voller Feinde.
darkest-guide-note-face-bite = Mit zwei Markern frisst das Virus jede Runde eine Fertigkeit, bis nichts Menschliches mehr bleibt.
darkest-guide-note-face-entrap = Wer festgehalten wird, hat einen Aktionspunkt pro Runde, und der gilt dem Losreißen.
darkest-guide-note-function = Jede Funktion wirkt einmal pro Runde für das ganze Team, und nur hinter einer offenen Tür.
darkest-guide-note-room-enwalled = Ein geschlossener Raum: Wände ringsum und eine Tür. Erst muss sie aufgeschlossen werden.
darkest-guide-note-room-open = Ein offener Raum. Er kann durchsucht werden, bis jemand etwas findet.
darkest-guide-note-chip = Er stammt von einer Tür. Bring ihn zu einem Terminal: Er streicht seine Farben aus dem Code, oder eine beliebige, wenn dir das lieber ist.
darkest-guide-thing-horde = Horde
darkest-guide-note-horde = Alle Zombies eines Raums sind eine Horde. Nach dem Zug jeder Gruppe greifen die Horden ringsum alle an, die bei ihnen stehen, und kommen dann näher. Aus einem Raum mit Zombies geht niemand einfach hinaus; töte sie, stoße sie weg oder entwische mit einem Rückzug. Jeder getötete bringt 1 Erfahrung.
darkest-guide-thing-token = Verborgene Horde
darkest-guide-note-token = Verdeckt weiß niemand, wie viele es sind. Sie zieht wie eine Horde und kann nicht angegriffen werden. Sobald jemand ihren Raum sieht, wird sie aufgedeckt.
darkest-guide-thing-door = Verschlossene Tür
darkest-guide-note-door = Die Zahl sagt, wie viele Farben das Schloss verlangt; wer daneben steht, sieht welche. Zeig für 1 Aktionspunkt Karten mit diesen Farben vor (du behältst sie); andere deiner Gruppe im Raum können helfen. Fehlen Farben, lässt sich die Tür aufbrechen; für jede wächst die Dunkelheit. Der Chip gehört dann dir.
darkest-guide-thing-darkness = Dunkelheit
darkest-guide-note-darkness = Sie wächst mit der Uhr, mit jedem Toten, jedem niedergebrannten Plättchen und jeder Farbe, die beim Aufbrechen fehlt. Auf dem letzten Feld ist es die letzte Runde, in der das Labor betreten werden kann.
darkest-guide-thing-code = Sicherheitscode
darkest-guide-note-code = Diese Farben halten das Labor verschlossen. Chips von verschlossenen Türen, an einem Terminal in einem Eckraum eingegeben, streichen sie; Platz ist für drei Chips. Einmal pro Runde lässt sich an einem Terminal eine weitere Farbe streichen, und dafür wächst die Dunkelheit.
darkest-guide-thing-event = Ereignis der Runde
darkest-guide-note-event = Jede Runde beginnt mit dem nächsten Ereignis im Kreis: Zombies, Feuer, Uhr, und wieder von vorn.
darkest-guide-thing-zombie = Ereignis: Zombies
darkest-guide-note-zombie = Eine weitere Horde kommt ins Haus.
darkest-guide-thing-fire = Feuer
darkest-guide-note-fire = Das eine Feuer im Haus springt dorthin, wohin der Würfel zeigt, durch Wände und Schlösser, und brennt dort heißer. Das tut es auch nach dem Zug jeder Gruppe. Wer auf einem brennenden Plättchen steht, verliert für jede Flamme dort 1 Gesundheit. { $burns } Flammen zerstören ein Plättchen.
darkest-guide-thing-clock = Ereignis: Uhr
darkest-guide-note-clock = Die Dunkelheit wächst um einen Schritt.
darkest-guide-thing-none = Stille
darkest-guide-note-none = Im Endkampf ist jedes dritte Ereignis gar keines.
darkest-guide-thing-boxes = Aktionsmarker
darkest-guide-note-boxes = Im Endkampf gibt es keine Runden. Jede Aktion legt ihre Marker in das erste Feld. Liegen dort sechs, rückt alles weiter, Marker kehren zurück, und die Feinde reagieren.
darkest-guide-thing-reactor = Reaktor
darkest-guide-note-reactor = Erreicht die Dunkelheit das markierte Feld, leckt der Reaktor, und von da an breitet sich jede Runde Strahlung aus. Zwei Chips mit drei Symbolen öffnen seine Türen; drinnen schalten ihn 3 Aktionspunkte ab.
darkest-guide-thing-camera = Kamera
darkest-guide-note-camera = Sie bewacht ihren Raum und die in gerader Linie vor ihr, bis zu einer Wand oder einer verschlossenen Tür. Zu Beginn einer Runde wird für jeden bewachten Raum ein Würfel pro Person geworfen, die dort ist: Bei einem Fehlschlag zählt der Terrorwürfel.
darkest-guide-thing-gas-leak = Gasleck
darkest-guide-note-gas-leak = Regeln für Fortgeschrittene: Sooft das Feuer hier ankommt, brennen zwei Plättchen daneben mit.
darkest-guide-thing-lurking = Hier lauert etwas
darkest-guide-note-lurking = Regeln für Fortgeschrittene: Wer eintritt, solange keine Kreatur im Haus ist, wirft einen Würfel pro Person auf dem Plättchen. Ein Fehlschlag ruft eine Kreatur.
darkest-guide-thing-secure = Sicherer Raum
darkest-guide-note-secure = Regeln für Fortgeschrittene: Hier verteidigt ihr euch immer mit vier Würfeln.
darkest-guide-thing-virus = Virus
darkest-guide-note-virus = Ein Biss hinterlässt einen Virusmarker, der Platz braucht wie ein Gegenstand. Bei { $virus } davon frisst das Virus am Ende jeder Unterhaltsphase eine Fertigkeit; ist die letzte fort, steht jemand als Zombie auf. Ein Gegengift oder der Schrank im Labor nimmt den zweiten Marker weg.
darkest-guide-thing-entrapped = Festgehalten
darkest-guide-note-entrapped = Wer festgehalten wird, hat einen einzigen Aktionspunkt und muss sich damit wehren. Ein Rückzugssymbol sprengt den Griff; andere im Raum können für je 1 Aktionspunkt helfen. Er endet auch, wenn kein Feind mehr im Raum ist.
darkest-guide-thing-cure = Das Heilmittel
darkest-guide-note-cure = Es liegt im Labor. Wer zuerst hineingeht, nimmt es, und der Endkampf beginnt: Vernichtet den Erzfeind, bevor er das Haus vernichtet.
darkest-guide-thing-experience = Erfahrung
darkest-guide-note-experience = Für getötete Zombies, besiegte Kreaturen und geöffnete Türen. Damit kauft man jederzeit Fertigkeiten.
darkest-guide-thing-health = Gesundheit
darkest-guide-note-health = Jede Wunde rückt den Marker ein Feld weiter. Die Zone, in der er steht, sagt, wie viele Aktionspunkte die nächste Runde bringt; die dieser Runde behältst du.
darkest-guide-thing-actions = Aktionspunkte
darkest-guide-note-actions = Gehen, suchen, eine Karte weitergeben, eine Tür öffnen und angreifen kosten je 1; Feuer von Hand löschen und einen Eckraum nutzen kosten 2. Was am Ende des Zuges übrig ist, verfällt.
darkest-guide-thing-radiation = Strahlung
darkest-guide-note-radiation = Jeder Marker kostet zu Beginn jeder Runde 1 Gesundheit; drei kann man haben. Tabletten nehmen alle weg.
darkest-guide-thing-burning = Brennendes Plättchen
darkest-guide-note-burning = Eintreten kostet 1 Gesundheit für jede Flamme. Zwei Aktionspunkte löschen eine von Hand, einer mit Axt oder Feuerlöscher. Bei { $burns } Flammen ist das Plättchen zerstört.
darkest-guide-thing-destroyed = Zerstörtes Plättchen
darkest-guide-note-destroyed = Ein einziger Raum ohne Wände, Türen und Nutzen. Niemand sieht hindurch, und wer eintritt, verliert viel Gesundheit.
darkest-guide-thing-round = Die Runde
darkest-guide-note-round = Zuerst kommt der Unterhalt: ein Ereignis, neue Gruppen, die Kameras, neue Zombies, das Virus. Dann handelt eine Gruppe nach der anderen; nach jeder reagieren die Feinde, und das Feuer springt weiter.
darkest-guide-thing-group = Gruppe
darkest-guide-note-group = Wer beim Gruppieren im selben Raum steht, handelt gemeinsam, in beliebiger Reihenfolge, und hilft einander bei Würfen und Türen. Die Gruppe besteht bis zur nächsten Runde, auch wenn sie sich trennt.
darkest-guide-thing-searched = Durchsuchter Raum
darkest-guide-note-searched = Hier wurde schon etwas gefunden. Mehr gibt es in diesem Raum heute Nacht nicht zu holen.
darkest-guide-thing-locked = Verschlossener Raum
darkest-guide-note-locked = An jeder Tür dieses Raums hängt ein Schloss. Bis eines offen ist, kommt niemand hinein, sieht niemand hinein, und drinnen erscheinen keine Zombies.
darkest-guide-thing-watched = Überwachter Raum
darkest-guide-note-watched = Eine Kamera sieht diesen Raum. Wer bei der Kameraprüfung hier steht, würfelt; ein Fehlschlag lässt den Terrorwürfel auf alle im Raum los.
darkest-guide-thing-infected = Verstrahlte Feinde
darkest-guide-note-infected = Mit der Erweiterung Radioactive: Der erste Treffer im Zug einer Gruppe wirft so einen Zombie nur um, erst der zweite erledigt ihn. Sie geben die Strahlung an Feinde neben sich weiter und an alle, die hereinkommen.
darkest-guide-thing-equipment = Ausrüstungsstapel
darkest-guide-note-equipment = Was im Haus zu finden ist. Jeder Erfolg einer Suche bringt eine Karte; was verbraucht ist, kommt nicht wieder hinein.
darkest-guide-thing-hands = Hände
darkest-guide-note-hands = Zwei Hände, also zwei kleine Dinge oder ein großes. Waffen, Westen und Lampen wirken nur dort; der Wechsel ist jederzeit frei.
darkest-guide-thing-pack = Rucksack
darkest-guide-note-pack = Jeder trägt höchstens fünf Dinge, zu fünft nur vier; auch Virusmarker nehmen einen Platz ein. Verbrauchsgüter wirken von hier aus.
darkest-guide-thing-ammunition = Munition
darkest-guide-note-ammunition = Was eine Schusswaffe noch hat, nie mehr als acht. Ist sie leer, ist sie nur Ballast, bis sich Passendes findet.
darkest-guide-thing-showdown = Der Endkampf
darkest-guide-note-showdown = Er beginnt, sobald jemand das Heilmittel nimmt. Der Erzfeind kommt, Runden gibt es nicht mehr, und nur eine Seite verlässt das Haus.
darkest-guide-thing-sight = Sichtlinie
darkest-guide-note-sight = Geradeaus durch offene Türen und Durchgänge, nie schräg, beliebig weit. Wände, verschlossene Türen und zerstörte Plättchen beenden sie.
darkest-guide-note-die-survivor = Ihr werft ihn bei Angriff, Suche, Verteidigung und Prüfungen, so viele, wie ihr seid, selten mehr als vier.
darkest-guide-note-die-creature = Zombies, Kreaturen und der Erzfeind greifen damit an. Jede Seite tut jemandem im Raum etwas anderes an.
darkest-guide-note-die-terror = Er liegt bei jeder Suche und jeder Kameraprüfung dabei und zählt nur, wenn sie schiefgehen.
darkest-guide-note-die-d4 = Er sagt, in welcher Reihe etwas geschieht oder wohin das Feuer springt.
darkest-guide-note-die-d6 = Er sagt, in welcher Spalte etwas geschieht. Die 6 hat keine.

## Regelwerk

darkest-guide-both-editions = Beide Ausgaben
darkest-guide-scope-revised = überarbeitete Ausgabe
darkest-guide-scope-first = erste Ausgabe
darkest-guide-scope-de = deutsche Variante
darkest-guide-scope-fr = französische Variante
darkest-guide-term-active = wer handelt
darkest-guide-term-owner = wer die Figur spielt
darkest-guide-term-group = Gruppe
darkest-guide-term-team = Team
darkest-guide-term-none = Zufall
darkest-guide-term-ap = AP
darkest-guide-term-xp = XP
darkest-guide-legend-active = wer die Figur spielt, die handelt oder würfelt
darkest-guide-legend-owner = wer die betroffene Figur spielt
darkest-guide-legend-group = alle aus der Gruppe am Zug, gemeinsam
darkest-guide-legend-team = alle am Tisch, gemeinsam
darkest-guide-legend-none = niemand: Würfel, Stapel oder Zwang entscheiden
darkest-guide-legend-ap = Aktionspunkte
darkest-guide-legend-xp = Erfahrung
darkest-guide-legend-rulings = Entscheidungen, wo die gedruckten Hefte schweigen oder sich widersprechen; RV, EN, DE und FR sind diese Hefte
