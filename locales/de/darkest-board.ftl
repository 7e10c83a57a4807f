### Das Spielfeld von Dark, Darker, Darkest, für den Bildschirm.

darkest-board = Das Haus
darkest-board-horde =
    { $count ->
        [one] { $count } Zombie
       *[other] { $count } Zombies
    }{ $downed ->
        [0] {""}
        [one] , einer davon am Boden
       *[other] , { $downed } davon am Boden
    }
darkest-board-token = ein verdeckter Marker: niemand weiß, wie viele
darkest-board-door =
    { $icons ->
        [0] durch den Sicherheitscode verschlossen
       *[other] verschlossene Tür, { $icons } Symbole, Farben unbekannt
    }
darkest-board-door-colours = verschlossene Tür: { $colours }
darkest-board-door-open = offener Durchgang
darkest-board-xp = Erfahrung
darkest-board-health = Gesundheit { $health } von { $of }
darkest-board-health-word = Gesundheit
darkest-board-ap = Aktionspunkte: { $ap }
darkest-board-ap-word = Aktionen
darkest-board-hands = Hände
darkest-board-pack = Rucksack
darkest-board-cure = trägt das Heilmittel
darkest-board-done = fertig für diesen Zug
darkest-board-entrapped = festgehalten
darkest-board-virus =
    { $count ->
        [one] ein Virusmarker
       *[other] infiziert: { $count } Virusmarker
    }
darkest-board-radiation = Strahlung { $count }
darkest-board-skills = Fertigkeiten
darkest-board-round =
    { $round ->
        [0] Vorbereitung
       *[other] Runde { $round }
    }
darkest-board-round-short = R{ $round }
darkest-board-showdown = Endkampf
darkest-board-event = Ereignis der Runde
darkest-board-darkness = Dunkelheit
darkest-board-darkness-at = Feld { $space } von { $of }
darkest-board-code = Code
darkest-board-code-open = geknackt: das Labor ist offen
darkest-board-boxes = Aktionsmarker
darkest-hint-attack =
    { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }, Reichweite { $range } · { $odds } %
darkest-hint-search =
    { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    } · { $odds } %
darkest-hint-defend =
    { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    } · { $odds } %
darkest-hint-map = ein anderes Ereignis · { $odds } %
darkest-hint-night-vision = kein Fehlschlag · { $odds } %
darkest-hint-wound = Gesundheit { $was } → { $now }{ $cost ->
        [0] {""}
        [one] , −1 Aktion
       *[other] , −{ $cost } Aktionen
    }
darkest-hint-dies = Gesundheit { $was }: das ist tödlich
darkest-hint-health = Gesundheit { $health } von { $of }
darkest-hint-carried = trägt { $count } von { $of }
darkest-hint-lock-open = alle Farben sind da
darkest-hint-lock-help = andere steuern { $colours } bei
darkest-hint-lock-missing = { $colours } { $count ->
        [one] fehlt
       *[other] fehlen
    }: Dunkelheit +{ $count }
darkest-hint-lock-hidden = { $count ->
        [one] eine verdeckte Farbe
       *[other] { $count } verdeckte Farben
    }
darkest-hint-force = Dunkelheit +{ $steps }
darkest-hint-adds = steuert { $colours } bei, 1 Aktion
darkest-why-another = Du spielst mehrere Überlebende. Das ist Nummer { $number }.
darkest-hint-cost =
    { $ap ->
        [one] 1 Aktion
       *[other] { $ap } Aktionen
    }
darkest-hint-darkness = Dunkelheit +1
darkest-hint-fire =
    { $heat ->
        [one] Feuer: 1 Wunde
       *[other] Feuer: { $heat } Wunden
    }
darkest-panel-survivors = Überlebende
darkest-chart-darkness = Dunkelheit
darkest-chart-health = Gesundheit
darkest-chart-zombies = Zombies im Haus
darkest-deed-moves = Schritte
darkest-deed-searches = Suchen
darkest-deed-doors = Türen
darkest-deed-kills = Getötet
darkest-deed-hits = Treffer
darkest-deed-wounds = Wunden
darkest-board-part = { $part }: { $left } von { $of } übrig
darkest-board-foe-moves = Schritte
darkest-board-foe-dice = Würfel

## Auf der Bühne: was geschieht, eins nach dem anderen

darkest-beat-go-together = { $survivors } gehen { $room-into }.
darkest-beat-search-roll = { $survivor } durchsucht den Raum ({ $room }).
darkest-beat-attack-rolled =
    { $rounds ->
        [none] { $survivor } greift { $card-with } an.
        [0] { $survivor } greift { $card-with } an: Das war der letzte Schuss.
        [one] { $survivor } greift { $card-with } an, ein Schuss bleibt.
       *[other] { $survivor } greift { $card-with } an, { $rounds } Schuss bleiben.
    }
darkest-beat-attack-roll =
    { $target ->
        [none] { $attacker-id ->
            [zombies] Die Zombies greifen { $room-in } an.
           *[other] { $attacker-the } greift { $room-in } an.
        }
       *[other] { $attacker-the } schießt { $room-in } auf { $target }.
    }
darkest-beat-defense-roll = Ihr verteidigt euch { $room-in }.
darkest-beat-escape-roll =
    { $captives-count ->
        [one] Handgemenge { $room-in }: { $captives } soll freikommen.
       *[other] Handgemenge { $room-in }: { $captives } sollen freikommen.
    }
darkest-beat-camera-check = Die Kamera { $camera-in } späht: Wird { $room-in } jemand bemerkt?
darkest-beat-lurking-check = Lauert { $room-in } etwas?
darkest-beat-radiation-check = Strahlung { $room-in }: Trifft es { $survivor }?
darkest-beat-location-roll =
    { $purpose-id ->
        [fire] Irgendwo bricht Feuer aus.
        [creature] Etwas Großes ist im Haus.
       *[spawn] Weitere Tote kommen herein.
    }
darkest-beat-movement-roll = { $beast-the } macht sich auf den Weg.
darkest-beat-hordes-move = { $hordes } Horden sind unterwegs.
darkest-beat-horde-moves =
    { $unit-id ->
        [token] Schritte { $room_from-from } { $room-into }
       *[horde] { $zombies ->
            [one] ein Zombie { $room_from-from } { $room-into }
           *[other] { $zombies } Zombies { $room_from-from } { $room-into }
        }
    }
darkest-beat-fall-together = { $survivor } streckt { $zombies } Zombies nieder ({ $rooms }).
darkest-beat-burn-together = { $zombies } Zombies verbrennen { $room-in }.
darkest-beat-chips-entered = { $survivor } gibt { $chips } Chips ein.
darkest-beat-code-struck =
    { $left ->
        [0] Aus dem Code gestrichen: { $colours }. Das war die letzte Farbe.
       *[other] Aus dem Code gestrichen: { $colours }. Übrig: { $left }.
    }
darkest-beat-warded-off = Abgewehrt: { $icons }.
darkest-beat-no-effect = Ohne Wirkung: { $icons }.
darkest-beat-darkness = Von { $was } auf { $now } von { $of }.

## Würfel auf der Bühne: wofür, und was daraus wird

darkest-roll-search = Suche
darkest-roll-attack = Angriff
darkest-roll-enemy-attack = Ihre Würfel
darkest-roll-defense = Verteidigung
darkest-roll-escape = Losreißen
darkest-roll-camera = Ein Würfel pro Person im Bild
darkest-roll-lurking = Ein Würfel pro Person dort
darkest-roll-radiation = Strahlung
darkest-roll-terror = Terrorwürfel
darkest-roll-spawn = Reihe und Spalte
darkest-roll-fire = Reihe und Spalte
darkest-roll-creature = Reihe und Spalte
darkest-roll-movement = Schritte
darkest-roll-fire-direction = Wohin das Feuer zieht
darkest-roll-again = { $roll }, neu gewürfelt
darkest-verdict-search =
    { $reached ->
        [0] Kein Erfolg, 1 nötig: nichts gefunden
        [one] 1 Erfolg, 1 nötig: { $finds ->
            [0] nichts mehr zu finden
            [one] eine Karte
           *[other] { $finds } Karten
        }
       *[other] { $reached } Erfolge, 1 nötig: { $finds ->
            [0] nichts mehr zu finden
            [one] eine Karte
           *[other] { $finds } Karten
        }
    }
darkest-verdict-attack =
    { $reached ->
        [0] Kein Erfolg, 1 nötig
        [one] 1 Erfolg
       *[other] { $reached } Erfolge
    }
darkest-verdict-hits =
    { $hits ->
        [0] Kein Treffer
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }{ $knockbacks ->
        [0] {""}
        [one] , 1 Rückstoß
       *[other] , { $knockbacks } Rückstöße
    }{ $retreats ->
        [0] {""}
        [one] , 1 Rückzug
       *[other] , { $retreats } Rückzüge
    }
darkest-verdict-enemy-attack =
    { $reached ->
        [0] Keine Wunde dabei
        [one] 1 Wunde, falls nichts sie abwehrt
       *[other] { $reached } Wunden, falls nichts sie abwehrt
    }
darkest-verdict-defense =
    { $reached ->
        [0] Kein Erfolg: Nichts wird abgewehrt
        [one] 1 Erfolg: Ein Würfel von { $icons } wird abgewehrt
       *[other] { $reached } Erfolge gegen { $icons } Würfel
    }
darkest-verdict-escape =
    { $reached ->
        [one] 1 Rückzug
       *[other] { $reached } Rückzüge
    }, { $needed } nötig: { $passed ->
        [true] frei
       *[false] weiter festgehalten
    }
darkest-verdict-camera =
    { $reached ->
        [0] Kein Fehlschlag: niemand wird bemerkt
        [one] 1 Fehlschlag, keiner erlaubt: bemerkt
       *[other] { $reached } Fehlschläge, keiner erlaubt: bemerkt
    }
darkest-verdict-lurking =
    { $reached ->
        [0] Kein Fehlschlag: Alles bleibt ruhig
        [one] 1 Fehlschlag, keiner erlaubt: Es erwacht
       *[other] { $reached } Fehlschläge, keiner erlaubt: Es erwacht
    }
darkest-verdict-radiation =
    { $reached ->
        [0] Kein Fehlschlag: kein Schaden
        [one] 1 Fehlschlag, keiner erlaubt: verstrahlt
       *[other] { $reached } Fehlschläge, keiner erlaubt: verstrahlt
    }
darkest-verdict-terror = { $face }
darkest-verdict-spawn =
    { $room ->
        [none] Reihe { $row }, Spalte { $column }: am Haus vorbei
       *[other] Reihe { $row }, Spalte { $column }: { $room }
    }
darkest-verdict-fire = { darkest-verdict-spawn }
darkest-verdict-creature = { darkest-verdict-spawn }
darkest-verdict-movement =
    { $movement ->
        [0] { $rolled }: keinen Raum weit
        [one] { $rolled }: höchstens einen Raum weit
       *[other] { $rolled }: höchstens { $movement } Räume weit
    }
darkest-verdict-fire-direction = { $direction-to }

## Was aus den Leuten wird, an ihren Gesichtern

darkest-change-wounded = { $survivor }: −{ $amount } Gesundheit, { $now } übrig
darkest-change-healed = { $survivor }: +{ $amount } Gesundheit
darkest-change-gains-xp = { $survivor }: +{ $amount } Erfahrung
darkest-change-gains-ap =
    { $amount ->
        [one] { $survivor }: +1 Aktionspunkt
       *[other] { $survivor }: +{ $amount } Aktionspunkte
    }
darkest-change-bitten = { $survivor } wird gebissen
darkest-change-virus-cured = { $survivor }: ein Virusmarker weniger
darkest-change-radiation-token = { $survivor }: eine Dosis Strahlung
darkest-change-radiation-cured = { $survivor }: die Strahlung ist fort
darkest-change-entrapped = { $survivor } wird festgehalten
darkest-change-freed = { $survivor } ist frei
darkest-change-zombification = { $survivor } verliert: { $skill }
darkest-change-eliminated = { $survivor } ist tot
darkest-change-marker-lost = { $survivor }: ein Aktionsmarker weniger
darkest-change-markers-gained = { $survivor }: +{ $amount } Aktionsmarker

## Was verloren geht, und was eine Frage bedeutet

darkest-hint-end = { $ap ->
        [one] 1 Aktion verfällt
       *[other] { $ap } Aktionen verfallen
    }
darkest-hint-shift = alle Gegner reagieren{ $ap ->
        [0] {""}
        [one] , 1 Marker bleibt auf der Hand
       *[other] , { $ap } Marker bleiben auf der Hand
    }
darkest-meaning-here = { $count ->
        [one] Der Zombie bei dir greift an, wenn du fertig bist.
       *[other] { $count } Zombies bei dir greifen an, wenn du fertig bist.
    }
darkest-meaning-near = { $count ->
        [one] Ein Zombie in der Nähe wird dich erreichen.
       *[other] { $count } Zombies in der Nähe werden dich erreichen.
    }
darkest-meaning-beast = { $beast-the } ist { $rooms ->
        [0] hier und greift an, wenn du fertig bist.
        [one] einen Raum entfernt und kann dich erreichen.
       *[other] { $rooms } Räume entfernt und kann dich erreichen.
    }
darkest-meaning-fire = Hier brennt es: { $heat ->
        [one] eine Wunde
       *[other] { $heat } Wunden
    } für alle, die bleiben.
darkest-meaning-quiet = Kein sichtbarer Feind wird dich erreichen.

## What the team needs, and people in short

darkest-goals = Was das Team als Nächstes braucht
darkest-goal-code = Die Farben des Codes streichen
darkest-goal-progress = { $done } von { $of }
darkest-goal-chips =
    { $count ->
        [one] Den Code-Chip zu einem Terminal bringen
       *[other] Die { $count } Code-Chips zu einem Terminal bringen
    }
darkest-goal-doors = Türen aufschließen: je ein Chip
darkest-goal-laboratory = Ins Labor, wo das Heilmittel liegt
darkest-goal-nemesis = { $beast-acc } besiegen
darkest-goal-hits =
    { $count ->
        [one] noch ein Treffer
       *[other] noch { $count } Treffer
    }
darkest-goal-cure = { $survivor } muss überleben, sonst ist das Heilmittel verloren
darkest-goal-reactor = Den Reaktor abschalten
darkest-people-bites = Greifen gleich an:
darkest-people-comes = Kommen näher:
darkest-people-frail = dem Tod nahe
darkest-people-carries = Trägt bei sich
