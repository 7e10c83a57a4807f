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
darkest-board-round =     { $round ->
        [0] Vorbereitung
       *[other] Runde { $round }
    }
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
    }, Reichweite { $range }, { $odds } % Trefferchance
darkest-hint-search =
    { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    } und der Terrorwürfel
darkest-hint-cost =     { $ap ->
        [one] 1 Aktion
       *[other] { $ap } Aktionen
    }
darkest-hint-darkness = Dunkelheit +1
darkest-hint-fire =     { $heat ->
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

## Was verloren geht, und was eine Frage bedeutet

darkest-hint-end = { $ap ->
        [one] 1 Aktion verfällt
       *[other] { $ap } Aktionen verfallen
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
darkest-meaning-quiet = Kein sichtbarer Gegner wird dich erreichen.
