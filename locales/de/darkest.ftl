### Die Wörter von Dark, Darker, Darkest: Fragen, Möglichkeiten und Ereignisse. Die Namen der Dinge stehen in darkest-pieces.ftl.

darkest-title = Dark, Darker, Darkest
    .help = Zwei bis fünf Überlebende, ein brennendes Haus voller Toter und ein Heilmittel hinter der letzten Tür.

## Wofür Argumente stehen: Arten von Dingen, in jeder Sprache gleich

darkest-argument-goal = room
darkest-argument-through = room
darkest-argument-from = room
darkest-argument-camera = room
darkest-argument-leader = survivor
darkest-argument-giver = survivor
darkest-argument-captive = survivor
darkest-argument-other = survivor
darkest-argument-by = survivor
darkest-argument-target = survivor
darkest-argument-thing = card chip
darkest-argument-attacker = beast enemy
darkest-argument-enemy = beast special enemy
darkest-argument-cause = cause beast enemy item function ability skill
darkest-argument-dice = icon direction
darkest-argument-before = icon direction
darkest-argument-face = icon
darkest-argument-missing = colour
darkest-argument-forced = colour
darkest-argument-code = colour
darkest-argument-event = track
darkest-argument-door = room.direction

## Fragen

darkest-ask-act = Was tust du?
darkest-ask-aim-camera = Wohin blickt die Kamera { $room-in }?
    .help = Vor der ersten Runde. In jeder Runde wird für alle gewürfelt, die im Blick einer Kamera stehen: Wählt die Seite, auf der ihr am wenigsten sein werdet. Für eine erste Partie ist jede recht.
darkest-ask-aim-which = { $survivor } zielt (noch { $aims }). Welcher Treffer soll einen Raum weiter reichen?
darkest-ask-allocate = { $icon } ({ $attacker }): Wen trifft es?
    .help = { $icon-help }
darkest-ask-allocate-next = Was verteilt ihr als Nächstes? Die Würfel: { $icons }
darkest-ask-another-chip = Gibt { $survivor } noch einen Chip ein?
darkest-ask-armor =
    Setzt { $survivor } auf die Schutzweste? { $successes ->
        [0] Bisher kein Erfolg
        [one] Bisher ein Erfolg
       *[other] Bisher { $successes } Erfolge
    } gegen: { $icons }
darkest-ask-attack-order = Wo greifen die Toten als Nächstes an?
    .help = Mehrere Gruppen greifen nacheinander an. Ihr sagt nur, in welcher Reihenfolge.
darkest-ask-bird-pins = Wen packt der untote Vogel?
darkest-ask-blast-what = Die Explosion { $room-in }: Was trifft sie?
darkest-ask-blast-where = Wohin wirft { $survivor } den Sprengsatz?
darkest-ask-burn-special = Das Feuer { $room-in } holt sich einen von ihnen. Welchen?
darkest-ask-burn-where = Wo verletzt das Feuer { $beast-acc }?
darkest-ask-burn-zombie = In welchem Raum verbrennt ein Zombie?
    .help = Das Feuer holt sich auf dieser Kachel einen der Toten; ihr sagt, wo.
darkest-ask-bypass-which = Welche Farbe wird aus dem Code gestrichen?
darkest-ask-call-horde = Die Zombies { $room-in } rufen um Hilfe. Wer kommt?
    .help = Jede davon ist nah genug, um zu kommen. Ihr sagt, welche es tut.
darkest-ask-camera-order = Kameras haben euch im Bild. Für welche würfelt ihr als Nächstes?
    .help = Ein Wurf für jede Kamera, die euch sieht; die Reihenfolge bestimmt ihr.
darkest-ask-cancel-icon = Welchen Würfel wehrt ihr ab? { $attacker }: { $icons }
darkest-ask-cancel-own-icon = Ein Fehlschlag: Welches Symbol gibt { $survivor } auf? Übrig: { $dice }
darkest-ask-choose-survivor = Wen spielst du?
darkest-ask-code-tokens = Der Chip ist drin: { $chip }. Welche Farben werden aus dem Code gestrichen?
darkest-ask-come-along = { $leader } geht { $room-into }. Kommt { $survivor } mit?
darkest-ask-creature-route = { $beast-the } ist unterwegs; das Ziel: { $goal-the }. Durch welchen Raum?
    .help = Mehrere Wege sind gleich kurz; darum überlassen es die Regeln euch.
darkest-ask-creature-target = Auf wen hat { $beast-the } es abgesehen? Wählt den Raum.
    .help = Mehrere von euch sind ihr gleich nah.
darkest-ask-defend =
    { $attacker-id ->
        [zombies] Die Zombies greifen { $room-in } an: { $icons }. Verteidigt ihr euch?
       *[other] { $attacker-the } greift { $room-in } an: { $icons }. Verteidigt ihr euch?
    }
darkest-ask-doctor-calls = Wo erscheint Doktor Mortimers Horde?
darkest-ask-dog-snatches = Auf wen geht der Zombiehund los?
darkest-ask-dog-takes = Was entreißt der Zombiehund { $survivor }?
darkest-ask-enter-chip = Welchen Chip gibt { $survivor } ein?
darkest-ask-enter-laboratory = Das Labor steht offen. Wer wagt sich hinein?
darkest-ask-escape-where =
    { $captives-count ->
        [one] { $survivor } ist los. Wohin?
       *[other] { $captives } sind los und laufen zusammen. Wohin?
    }
darkest-ask-fire-alarm = Das Feuer will sich { $direction-to } ausbreiten. Benutzt { $survivor } den Feuermelder?
darkest-ask-flare-gun =
    { $room ->
        [none] Zombies kommen, doch die Würfel zeigen am Haus vorbei. Schießt { $survivor } mit der Leuchtpistole?
       *[other] Zombies kommen { $room-into } (Reihe { $row }, Spalte { $column }). Schießt { $survivor } mit der Leuchtpistole?
    }
darkest-ask-flashbang-whom = Wen befreit { $survivor } mit der Blendgranate?
darkest-ask-flashlight-where = Welches Schloss leuchtet { $survivor } an?
darkest-ask-flee-where = Panik! Wohin rennt { $survivor }?
darkest-ask-force-door =
    Für { $door-the } fehlt { $survivor } noch: { $missing }. Aufbrechen? { $steps ->
        [0] Die Dunkelheit kann nicht mehr wachsen.
        [one] Die Dunkelheit wächst um einen Schritt.
       *[other] Die Dunkelheit wächst um { $steps } Schritte.
    }
darkest-ask-free-skill = Der Reaktor schweigt. Welche Fertigkeit bekommt { $survivor } dafür?
darkest-ask-gas-leak = Das Gas explodiert. Wo brennt es noch?
darkest-ask-give = { $by } bittet um { $thing-the }. Ist { $survivor } einverstanden?
darkest-ask-group-order =
    { $place ->
        [1] Welche Gruppe handelt zuerst? Wählt den Raum, in dem sie steht.
       *[other] Welche Gruppe handelt als Nächste? Wählt den Raum, in dem sie steht.
    }
darkest-ask-guard-shoots = Auf wen schießt der Wachmann als Nächstes?
darkest-ask-hazmat-specialist = Wer kennt sich mit Strahlung aus und trägt das Dekontaminationsset?
darkest-ask-heal-whom = Wen versorgt { $survivor } { $card-with }?
darkest-ask-help-unlock = { $leader } fehlt noch: { $missing }. Hilft { $survivor } am Schloss?
darkest-ask-hit-where = Wo trifft { $survivor } { $beast-acc }?
darkest-ask-horde-nearby = Schritte im Dunkeln. Wo taucht eine verborgene Horde auf?
    .help = Es kann jeder dieser Räume um euch sein. Ihr sagt, welcher.
darkest-ask-horde-stirs = Die Toten regen sich. Welche Horde rückt näher?
    .help = Jede davon könnte näher kommen. Ihr sagt, welche es tut.
darkest-ask-inventory-full =
    { $card ->
        [none] { $survivor } trägt zu viel. Was muss weg?
       *[other] { $survivor } trägt zu viel, um { $card-the } zu behalten. Was muss weg?
    }
darkest-ask-join-escape =
    { $captives-count ->
        [one] { $captives } soll freikommen. Packt { $survivor } mit an?
       *[other] { $captives } können nur zusammen freikommen. Packt { $survivor } mit an?
    }
darkest-ask-kit-helps = Wen schützt das Dekontaminationsset ein wenig?
darkest-ask-leak-space = Auf welchem Feld der Dunkelheit bekommt der Reaktor ein Leck?
    .help = Vor der ersten Runde: Von dieser Stufe der Dunkelheit an wird es gefährlich. Später lässt euch mehr Zeit.
darkest-ask-learn-now = Lernt { $survivor } das noch im letzten Augenblick? { $skill }
darkest-ask-lose-marker = { $survivor } wird schwächer. Wo geht ein Aktionsmarker verloren?
darkest-ask-map = Terror: { $face }. Benutzt { $survivor } den Hausplan, um neu zu würfeln?
darkest-ask-move-on = { $survivor } hat Kraft für noch einen Raum. Wohin?
darkest-ask-move-order = Wer von den Toten bewegt sich als Nächstes?
    .help = Mehrere Gruppen der Toten bewegen sich nacheinander. Ihr sagt nur, in welcher Reihenfolge.
darkest-ask-nemesis-cube = Wo gewinnt { $beast-the } an Kraft?
    .help = Seine Kraft lässt sich nicht gleichmäßig auf die Körperteile verteilen: Ihr sagt, welcher einen Treffer mehr verträgt.
darkest-ask-nemesis-route = { $beast-the } sinnt auf Zerstörung; als Nächstes: { $goal-the }. Durch welchen Raum?
    .help = Mehrere Wege sind gleich kurz; darum überlassen es die Regeln euch.
darkest-ask-nemesis-target = Welchen Raum will { $beast-the } als Nächstes zerstören?
    .help = Mehrere Räume sind gleich nah; der, den ihr nennt, ist in Gefahr.
darkest-ask-night-vision = Welchen Würfel wirft { $survivor } neu? Die Würfel: { $dice }
    .help = Bleibt ein Fehlschlag liegen, erscheint die Kreatur. Was gewählt ist, wird zusammen neu geworfen.
darkest-ask-outbreak-where = Wo bricht das Feuer aus?
darkest-ask-pass-to = Wer bekommt { $thing-the } von { $survivor }?
darkest-ask-pass-what = Was gibt { $survivor } weiter?
darkest-ask-push-on =
    Treibt { $survivor } { $enemy-acc } weiter { $room-into }? { $free ->
        [true] Das kostet nichts weiter.
       *[false] Das kostet noch einen Rückstoß.
    }
darkest-ask-push-where = Wohin stößt { $survivor } { $enemy-acc }?
darkest-ask-radiation-gear = Nimmt { $survivor } gegen die Strahlung schnell noch { $card-the } zur Hand?
darkest-ask-radiation-where = Wohin sickert die Strahlung als Nächstes?
darkest-ask-recover-where = Wo erholt sich { $beast-the }?
darkest-ask-reload-what = Welche Waffe lädt { $survivor } nach?
darkest-ask-return = { $survivor } ist gefallen. Wer kommt als Nächstes durch die Eingangshalle herein?
darkest-ask-search-drop = Es sind nicht genug Hände da. Was lässt { $survivor } liegen?
darkest-ask-search-keep = Wer bekommt { $card-the }?
darkest-ask-search-own = Was behält { $survivor }?
darkest-ask-share-consent =
    { $way-id ->
        [give-ap] { $number ->
            [one] { $by } will { $survivor } einen Aktionspunkt geben. Einverstanden?
           *[other] { $by } will { $survivor } { $number } Aktionspunkte geben. Einverstanden?
        }
       *[take-ap] { $number ->
            [one] { $by } bittet { $survivor } um einen Aktionspunkt. Einverstanden?
           *[other] { $by } bittet { $survivor } um { $number } Aktionspunkte. Einverstanden?
        }
    }
darkest-ask-share-how-much = Wie viele Aktionspunkte wechseln zwischen { $survivor } und { $other }?
darkest-ask-share-with = Mit wem teilt { $survivor } Aktionspunkte?
darkest-ask-spawn-anywhere = In eurer Nähe ist kein Platz. Wo erscheinen die Toten?
darkest-ask-spawn-near = Die Toten kommen nahe, direkt vor euren Augen. Wo?
    .help = Der Ort, den die Würfel bestimmt haben, ist den Toten verschlossen; darum tauchen sie in eurer Sichtweite auf. Den Raum überlassen die Regeln euch.
darkest-ask-sprinkler-where = Wo fällt das Wasser?
darkest-ask-stow-what = { $survivor } braucht eine freie Hand. Was kommt in den Rucksack?
darkest-ask-take-from = Wen bittet { $survivor }?
darkest-ask-take-what = Was will { $survivor } von { $giver }?
darkest-ask-use-icons =
    Wofür nutzt { $survivor } den Wurf? Übrig: { $hits ->
        [0] {""}
        [one] ein Treffer
       *[other] { $hits } Treffer
    }{ $knockbacks ->
        [0] {""}
       *[other] { $hits ->
            [0] {""}
           *[other] ,{ " " }
        }{ $knockbacks ->
            [one] ein Rückstoß
           *[other] { $knockbacks } Rückstöße
        }
    }{ $retreats ->
        [0] {""}
       *[other] { $hits ->
            [0] { $knockbacks ->
                [0] {""}
               *[other] ,{ " " }
            }
           *[other] ,{ " " }
        }{ $retreats ->
            [one] ein Rückzug
           *[other] { $retreats } Rückzüge
        }
    }
darkest-ask-virus-discard = { $survivor } wird gebissen und lässt etwas fallen. Was?
darkest-ask-virus-side = Der Virusmarker bleibt bei { $survivor }. Was belegt er?
darkest-ask-zombie-route = Die Toten schlurfen { $room_from-from } weiter; sie wittern Leben { $goal-in }. Durch welchen Raum?
darkest-ask-zombie-target = Die Toten { $room_from-in } wittern Leben auf mehreren Seiten. Wohin gehen sie?

## Möglichkeiten

darkest-choice-yes = Ja
darkest-choice-no = Nein
darkest-choice-everybody = Alle meine Leute kommen mit
    .help = Niemand wird einzeln gefragt; wer mitgeht, zahlt dafür.
darkest-choice-nobody = Von meinen Leuten kommt niemand mit
    .help = Sie bleiben, wo sie sind, und können später im Zug noch einzeln gehen.
darkest-choice-evenly = Den Rest aufteilen
    .help = Wunden trägt, wer am gesündesten ist, Bisse, wer am wenigsten davon hat, alles andere geht reihum.
darkest-choice-done =
    { $matter-id ->
        [turn] Fertig
       *[roll] Den Rest verfallen lassen
    }
    .help =
        { $matter-id ->
            [turn] Nicht ausgegebene Aktionspunkte verfallen; sind alle in der Gruppe fertig, reagieren die Toten ringsum. Bis jemand etwas Neues erfährt, lässt sich das zurücknehmen.
           *[roll] Was vom Wurf übrig ist, verfällt.
        }
darkest-choice-not-done = Doch noch nicht fertig
    .help = Eure Gruppe ist noch am Zug: Auch du kannst weitermachen.
darkest-choice-shift = Die Aktionsmarker weiterrücken
    .help = Benutzte Marker rücken ein Feld näher an eure Hände, aber alle Feinde reagieren.
darkest-choice-defend = Euch verteidigen
    .help = Ein Würfel pro Person, die nicht festgehalten wird; jeder Erfolg wehrt einen Würfel des Angriffs ab.
darkest-choice-endure = Es hinnehmen
    .help = Ihr würfelt nicht: Alles, was gegen euch gewürfelt wurde, geschieht.
darkest-choice-room = { $room }
darkest-choice-tile = { $room } ({ $tile })
darkest-choice-survivor = { $survivor }
    .help = { $survivor-help }
darkest-choice-card = { $card }
    .help = { $card-help }
darkest-choice-chip = Chip: { $chip }
darkest-choice-door = { $door }
darkest-choice-colour = { $colour }
darkest-choice-icon =
    { $icon-id ->
        [stop] Die Würfel liegen lassen
       *[other] { $icon }
    }
    .help =
        { $icon-id ->
            [stop] Der Wurf gilt.
           *[other] { $icon-help }
        }
darkest-choice-part = Körperteil { $number } ({ $part })
    .help = { $part-help }
darkest-choice-number = { $number }
darkest-choice-horde = Die Horde { $room-in }
darkest-choice-token = Die verborgene Horde { $room-in }
    .help = Noch weiß niemand, wie viele es sind.
darkest-choice-check = Die Kamera { $camera-in }; im Bild: { $room }
    .help = Ein Würfel pro Person im Bild, die nicht schleicht; bei einem Fehlschlag zählt der Terrorwürfel.
darkest-choice-facing = { $direction-to }
darkest-choice-keep = Die Würfel gelten lassen
darkest-choice-match = Die Farben des Chips
    .help = Jede Farbe des Chips, die noch im Code steht, wird gestrichen.
darkest-choice-none = Keine Fertigkeit
darkest-choice-stay-out = Vorerst niemand
    .help = Nächste Runde wirst du wieder gefragt.
darkest-choice-stop = Hierbleiben
darkest-choice-marker =
    { $marker-id ->
        [hand] Aus der Hand
        [left] Aus dem linken Feld
        [middle] Aus dem mittleren Feld
       *[right] Aus dem rechten Feld
    }
    .help =
        { $marker-id ->
            [hand] Er fehlt sofort.
            [left] Er wurde eben erst benutzt und käme lange nicht zurück.
            [middle] Er wäre bald zurückgekommen.
           *[right] Er wäre als Nächstes zurückgekommen.
        }
darkest-choice-reroll =
    { $reroll-id ->
        [row] Die Reihe neu würfeln
        [column] Die Spalte neu würfeln
       *[both] Beides neu würfeln
    }
    .help = Die Leuchtpistole ist danach verbraucht.
darkest-choice-side =
    { $side-id ->
        [left] Platz im Rucksack
       *[right] Eine Hand
    }
    .help =
        { $side-id ->
            [left] Du kannst einen Gegenstand weniger tragen.
           *[right] Du kannst einen Gegenstand weniger in der Hand halten.
        }
darkest-choice-skill = { $skill }
    .help = { $skill-help }
darkest-choice-special = { $special }
    .help = { $special-help }
darkest-choice-move = { $survivor }: { $room-into } gehen
    .help = Kostet 1 Aktionspunkt. Wer in Feuer oder Trümmer gerät, wird verletzt.
darkest-choice-search = { $survivor }: den Raum durchsuchen
    .help = Kostet 1 Aktionspunkt. Ein Würfel pro Person im Raum, höchstens vier: Jeder Erfolg findet Ausrüstung; jedes andere Symbol macht Lärm, wenn es doppelt fällt.
darkest-choice-pass = { $survivor }: etwas weitergeben
    .help = Eine Karte oder ein Chip geht für 1 Aktionspunkt an jemanden im Raum; mit Koordination kostet es nichts.
darkest-choice-take = { $survivor }: um etwas bitten
    .help = Für 1 Aktionspunkt bekommst du eine Karte oder einen Chip von jemandem im Raum, der damit einverstanden ist.
darkest-choice-extinguish = { $survivor }: eine Flamme ausschlagen
    .help = Kostet 2 Aktionspunkte: Das Plättchen brennt eine Stufe schwächer.
darkest-choice-douse = { $survivor }: { $card-with } das Feuer bekämpfen
    .help = Kostet 1 Aktionspunkt und löscht eine Flamme, mit Feuerlöscher und Feuerwehrhelm zwei.
darkest-choice-unlock = { $survivor }: { $door-the } öffnen
    .help = Kostet 1 Aktionspunkt. Die Farben auf euren Karten müssen den Chip abdecken; jede fehlende Farbe kostet einen Schritt Dunkelheit.
darkest-choice-flip = { $survivor }: { $door-the } untersuchen
    .help = Kostet nichts: Die Farben des Chips werden aufgedeckt.
darkest-choice-recode = { $survivor }: { $door-the } umprogrammieren
    .help = Kostet 4 Punkte, in der Regel Erfahrung: Ein anderer Chip mit gleich vielen Symbolen kommt offen an die Stelle des alten.
darkest-choice-sprinkler = { $survivor }: die Sprinkleranlage einschalten
    .help = { darkest-function-sprinkler.help }
darkest-choice-medic-bay = { $survivor }: sich auf der Krankenstation versorgen
    .help = { darkest-function-medic-bay.help }
darkest-choice-ammo-reserve = { $survivor }: im Munitionslager nachladen
    .help = { darkest-function-ammo-reserve.help }
darkest-choice-antidote-cabinet = { $survivor }: den Gegengiftschrank öffnen
    .help = { darkest-function-antidote-cabinet.help }
darkest-choice-terminal = { $survivor }: das Terminal benutzen
    .help = { darkest-function-terminal.help }
darkest-choice-bypass = { $survivor }: den Code austricksen
    .help = Kostet keine Aktionspunkte, aber einen Schritt Dunkelheit: Eine Farbe deiner Wahl wird aus dem Code gestrichen.
darkest-choice-escape = { $survivor }: sich losreißen
    .help = Kostet 1 Aktionspunkt. Ein Rückzug genügt, in der ersten Ausgabe einer pro Person, die hier festgehalten wird; Freunde im Raum können helfen.
darkest-choice-rescue = { $survivor }: { $other } befreien
    .help = Kostet 1 Aktionspunkt. Ein Rückzug genügt, in der ersten Ausgabe einer pro Person, die hier festgehalten wird; andere können für je 1 Aktionspunkt helfen.
darkest-choice-attack = { $survivor }: { $card-with } angreifen
    .help = Kostet 1 Aktionspunkt. { $card-help }
darkest-choice-free-attack = { $survivor }: { $card-with } angreifen, ohne Aktionspunkt
    .help = Einmal pro Runde, ohne Aktionspunkt. { $card-help }
darkest-choice-bandage = { $survivor }: eine Wunde verbinden
    .help = { darkest-skill-eternal-bandage.help }
darkest-choice-share-ap = { $survivor }: Aktionspunkte teilen
    .help = { darkest-ability-share-ap.help }
darkest-choice-heal = { $survivor }: { $other } heilen
    .help = Kostet 1 Aktionspunkt und heilt 1 Wunde.
darkest-choice-give-ap = { $other } welche geben
darkest-choice-take-ap = Von { $other } welche nehmen
darkest-choice-learn = { $survivor }: „{ $skill }“ lernen
    .help = { $skill-help }
darkest-choice-use = { $survivor }: { $card-the } benutzen
    .help = { $card-help }
darkest-choice-ready = { $survivor }: { $card-the } in die Hand nehmen
    .help = Kostet nichts. Nur was in der Hand liegt, ist in Gebrauch. { $card-help }
darkest-choice-stow = { $survivor }: { $card-the } in den Rucksack stecken
    .help = Kostet nichts und macht eine Hand frei.
darkest-choice-discard = { $survivor }: { $card-the } wegwerfen
    .help = Das ist dann für immer weg.
darkest-choice-hit-zombie = Einen Zombie { $room-in } treffen
darkest-choice-hit-special = { $special-acc } { $room-in } treffen
    .help = { $special-help }
darkest-choice-hit-beast = { $beast-acc } { $room-in } treffen
    .help = Den Körperteil wählst du danach.
darkest-choice-push = { $enemy-acc } { $room-into } stoßen
    .help = Kostet einen Rückstoß. Was ins Feuer gestoßen wird, brennt.
darkest-choice-knock-down = Einen Zombie niederschlagen
    .help = Kostet einen Rückstoß. Er liegt, bis er wieder aufsteht oder ein zweiter Schlag ihm den Rest gibt.
darkest-choice-finish-off = Einem Zombie am Boden den Rest geben
    .help = Kostet einen Rückstoß.
darkest-choice-retreat = { $survivor }: { $room-into } entwischen
    .help = Kostet einen Rückzug, aber keine Aktionspunkte.
darkest-choice-decontaminate = { $survivor }: dieses Plättchen von Strahlung reinigen
    .help = Kostet 2 Aktionspunkte mit dem Set in der Hand, 3 neben jemandem, der es hält.
darkest-choice-reactor-chip = { $survivor }: einen Chip in die Reaktortür stecken: { $chip }
    .help = Kostet 2 Aktionspunkte, und der Chip ist weg; der zweite öffnet beide Türen des Reaktors.
darkest-choice-shut-down = { $survivor }: den Reaktor abschalten
    .help = { darkest-function-reactor-shutdown.help }

## Ereignisse: Aufbau

darkest-event-house-built = Das Haus steht im Dunkeln und wartet.
darkest-event-code-set = Das Labor ist mit einem Code versiegelt: { $code }.
darkest-event-camera-aimed = Die Kamera { $room-in } blickt { $direction-to }.
darkest-event-survivor-chosen = { $seat-name ->
        [none] Platz { $seat } spielt
       *[other] { $seat-name } spielt
    }{ $cause-id ->
        [lot] { "" } auch { $survivor }: So will es das Los.
       *[other] { "" } { $survivor }.
    }
darkest-event-reactor-placed = Irgendwo im Haus brummt ein Reaktor: { $tile }.
darkest-event-hazmat-specialist = { $survivor } kennt sich mit Strahlung aus und trägt das Dekontaminationsset.
darkest-event-leak-space = Der Reaktor wird ein Leck bekommen, wenn die Dunkelheit Feld { $space } erreicht.

## Ereignisse: Runden, Gruppen und die Nacht

darkest-event-round-begins = Runde { $round } beginnt.
darkest-event-event =
    { $event-id ->
        [zombie] Ereignis: Noch mehr Tote finden herein.
        [fire] Ereignis: Das Feuer hat Hunger.
       *[clock] Ereignis: Irgendwo im Haus schlägt eine Uhr.
    }
darkest-event-groups =
    { $groups-count ->
        [one] Ihr bleibt alle zusammen.
       *[other] Ihr handelt in { $groups-count } Gruppen.
    }
darkest-event-group-acts =
    { $survivors-count ->
        [one] { $survivors } ist am Zug.
       *[other] { $survivors } sind am Zug.
    }
darkest-event-done =
    { $survivors-count ->
        [one] { $survivors } ist fertig.
       *[other] { $survivors } sind fertig.
    }
darkest-event-not-done =
    { $cause-id ->
        [freed] Rechtzeitig befreit: { $survivors }
        [points] Es gibt wieder Aktionspunkte: { $survivors }
       *[thinks-again] { $survivors }
    } { $survivors-count ->
        [one] ist
       *[other] sind
    } doch noch nicht fertig.
darkest-event-group-ends =
    { $ap ->
        [0] Der Zug von { $survivors } ist vorbei.
        [one] Der Zug von { $survivors } ist vorbei; 1 Aktionspunkt bleibt ungenutzt.
       *[other] Der Zug von { $survivors } ist vorbei; { $ap } Aktionspunkte bleiben ungenutzt.
    }
darkest-event-reaction = Die Toten ringsum regen sich.
darkest-event-darkness-grows =
    { $cause-id ->
        [clock] Die Zeit verrinnt; die Dunkelheit wächst (Feld { $space } von { $spaces }).
        [bypass] Der ausgetrickste Code hat seinen Preis; die Dunkelheit wächst (Feld { $space } von { $spaces }).
        [elimination] Mit jedem Tod wächst die Dunkelheit (Feld { $space } von { $spaces }).
        [forced-door] Das Aufbrechen der Tür hat zu lange gedauert; die Dunkelheit wächst (Feld { $space } von { $spaces }).
        [tile-destroyed] Wo ein Raum niederbrennt, wächst die Dunkelheit (Feld { $space } von { $spaces }).
       *[other] Die Dunkelheit wächst (Feld { $space } von { $spaces }).
    }
darkest-event-last-round =
    { $rounds ->
        [0] Die Nacht ist vollkommen. Erreicht das Labor in dieser Runde oder nie.
       *[other] Die Nacht ist vollkommen. Nach dieser Runde bleibt nur eine Gnadenfrist von einer Runde.
    }
darkest-event-team-votes = Das Team hat abgestimmt: { $agreed } von { $seats } sind dafür.
darkest-event-location-roll =
    { $purpose-id ->
        [spawn] Wo noch mehr Tote hereinkommen
        [fire] Wo das Feuer ausbricht
        [creature] Wo die Kreatur erscheint
       *[other] Die Würfel
    }{ $cause-id ->
        [flare-gun] , nach dem Schuss mit der Leuchtpistole neu gewürfelt
       *[other] {""}
    }: Reihe { $row }, Spalte { $column }, { $room ->
        [none] also am Haus vorbei
       *[other] { $room-the }
    }.{ $again ->
        [true] {" "}Das zählt nicht, es wird neu gewürfelt.
       *[false] {""}
    }
darkest-event-nothing-happens =
    { $cause-id ->
        [all-held] { $room-in } werden schon alle festgehalten: Nichts geschieht.
        [bitten-enough] Noch ein Biss ändert für { $survivor } nichts mehr.
        [horde-waits] Die Zombies { $room-in } sind eben erst gekommen und halten sich zurück.
        [no-cards] { $survivor } hat nichts, was man wegreißen könnte.
        [no-fire] Im Haus brennt nichts: Nichts geschieht.
        [nobody-comes] Die Zombies { $room-in } rufen um Hilfe, doch niemand kommt.
        [nobody-stirs] Im Haus ist keine Kreatur und keine Horde, die an ihrer Stelle kommen könnte: Nichts geschieht.
        [nothing-burns] Rings um { $beast-acc } kann nichts mehr brennen.
        [nothing-lurks] { $room-in } lauert nichts.
        [unhurt] { $beast-the } ist schon im Haus und unverletzt: Nichts geschieht.
        [warded-off] Der Angriff { $room-in } ist ganz abgewehrt.
       *[attack] Daraus wird nichts.
    }

## Ereignisse: Was Überlebende tun

darkest-event-moves =
    { $cause-id ->
        [retreat] { $survivor } entwischt { $room-into }.
        [fear] In Panik rennt { $survivor } { $room-into }.
        [escape] { $survivor } flieht { $room-into }.
        [code-broken] Ohne zu zögern tritt { $survivor } { $room-into }.
       *[other] { $survivor } geht { $room-into }.
    }
darkest-event-search-roll =
    { $survivor } sucht { $room-in } und würfelt { $dice }. { $passed ->
        [true] { $finds ->
            [0] Ein Erfolg, aber es ist nichts mehr zu finden.
            [one] Das bringt eine Karte.
           *[other] Das bringt { $finds } Karten.
        }
       *[false] Ohne Erfolg findet sich nichts.
    }{ $noise ->
        [true] {" "}Ein doppeltes Symbol macht Lärm.
       *[false] {""}
    }
darkest-event-card-found = { $survivor } findet { $card-a }.
darkest-event-card-kept = { $survivor } nimmt { $card-the }.
darkest-event-card-used = { $survivor } benutzt { $card-the }.
darkest-event-discarded =
    { $cause-id ->
        [bite] Der Biss lässt keinen Platz: { $survivor } verliert { $card-the } für immer.
        [full] { $survivor } trägt zu viel und gibt { $card-the } auf.
        [left-behind] { $survivor } lässt { $card-the } für immer zurück.
        [zombie-dog] { $cause-the } entreißt { $survivor } { $card-the }.
       *[other] { $survivor } wirft { $card-the } weg.
    }
darkest-event-stowed = { $survivor } steckt { $card-the } in den Rucksack.
darkest-event-readied = { $survivor } nimmt { $card-the } in die Hand.
darkest-event-reloaded =
    { $ammo ->
        [one] { $survivor } lädt { $card-the } nach: ein Schuss.
       *[other] { $survivor } lädt { $card-the } nach: { $ammo } Schuss.
    }
darkest-event-handed-over = { $survivor } gibt { $thing-the } an { $to_survivor } weiter.
darkest-event-refused = { $survivor } lehnt ab, was { $by } vorschlägt.
darkest-event-ap-shared =
    { $ap ->
        [one] { $survivor } überlässt { $to_survivor } einen Aktionspunkt.
       *[other] { $survivor } überlässt { $to_survivor } { $ap } Aktionspunkte.
    }
darkest-event-gains-ap =
    { $ap ->
        [one] { $survivor } bekommt einen Aktionspunkt.
       *[other] { $survivor } bekommt { $ap } Aktionspunkte.
    }
darkest-event-gains-xp =
    { $cause_kind-id ->
        [change] { $survivor } bekommt { $xp } Erfahrung für die offene Tür; jetzt { $now } von { $of }.
        [beast] { $survivor } bekommt { $xp } Erfahrung für den Tod der Kreatur; jetzt { $now } von { $of }.
        [enemy] { $survivor } bekommt { $xp } Erfahrung; jetzt { $now } von { $of }.
       *[other] { $survivor } bekommt { $xp } Erfahrung.
    }
darkest-event-skill-learnt =
    { $xp ->
        [0] { $survivor } lernt umsonst etwas Neues: { $skill }.
       *[other] { $survivor } lernt für { $xp } Erfahrung etwas Neues: { $skill }.
    }
darkest-event-function-used = { $survivor } benutzt { $function-the }.
darkest-event-healed = { $survivor } gewinnt { $wounds } Gesundheit zurück ({ $cause }); jetzt { $left }.
darkest-event-virus-cured = Das Gegengift wirkt: { $survivor } ist einen Virusmarker los.
darkest-event-returns =
    { $cause-id ->
        [back] { $survivor } ist wieder da und steht { $room-in }.
       *[in-place] { $survivor } tritt an die Stelle von { $fallen_survivor } und steht { $room-in }.
    }
darkest-event-rerolled =
    { $cause-id ->
        [armor] Die Verteidigung wird neu gewürfelt: { $dice }.{ $passed ->
            [true] {""}
           *[false] {" "}Kein Erfolg: Nichts wird abgewehrt.
        }
        [night-vision] { $survivor } lässt { $cause-with } neu würfeln: { $dice }.
       *[other] { $survivor } verbraucht { $cause-the }: nicht „{ $before }“, sondern „{ $dice }“.
    }

## Ereignisse: Türen und der Code

darkest-event-chip-flipped = { $door-the } verlangt { $chip }.
darkest-event-door-unlocked =
    { $forced-count ->
        [0] { $survivor } öffnet { $door-the } und steckt den Chip ein: { $chip }.
       *[other] { $survivor } bricht { $door-the } auf (ohne { $forced }) und steckt den Chip ein: { $chip }.
    }
darkest-event-unlock-fails =
    { $cause-id ->
        [given-up] { $survivor } lässt { $door-the } zu; es fehlt: { $missing }.
       *[other] { $survivor } bekommt { $door-the } nicht auf; es fehlt: { $missing }.
    }
darkest-event-door-recoded = { $survivor } programmiert { $door-the } um; jetzt verlangt sie { $chip }.
darkest-event-chip-entered = { $survivor } gibt { $chip-the } ein.
darkest-event-code-token-removed =
    { $left ->
        [0] Die letzte Farbe ist aus dem Code gestrichen: { $colour }.
       *[other] Eine Farbe ist aus dem Code gestrichen: { $colour }. Übrig: { $left }.
    }
darkest-event-laboratory-opens = Der Code ist geknackt. Das Labor steht offen.
darkest-event-cure-found = { $survivor } ist zuerst im Labor und hält das Heilmittel in der Hand.

## Ereignisse: Kameras und Terror

darkest-event-camera-check =
    { $passed ->
        [true] Die Kamera { $camera-in } sucht { $room-in } nach Leben: { $dice }. Kein Fehlschlag, also wird niemand bemerkt.
        [false] Die Kamera { $camera-in } sucht { $room-in } nach Leben: { $dice }. Ein Fehlschlag verrät euch.
       *[other] Die Kamera { $camera-in } sucht { $room-in } nach Leben: { $dice }.
    }
darkest-event-terror =
    { $cause-id ->
        [camera] Der Terrorwürfel für das, was die Kamera { $room-in } gesehen hat: { $face }.
       *[noise] Der Terrorwürfel für den Lärm { $room-in }: { $face }.
    }
darkest-event-lurking-check = { $room-in } könnte etwas lauern; ein Fehlschlag weckt es: { $dice }.

## Ereignisse: Feuer

darkest-event-fire-breaks-out = { $room-in } bricht Feuer aus!
darkest-event-fire-moves = Das Feuer springt { $direction-to }, { $room-into }.
darkest-event-fire-stays = Das Feuer findet keinen Weg { $direction-to } und wütet { $room-in } weiter.
darkest-event-gas-leak = { $room-in } explodiert Gas!
darkest-event-burns =
    { $cause_kind-id ->
        [beast] { $cause-the } legt { $room-in } Feuer ({ $markers } von { $of }).
       *[other] { $markers ->
            [1] { $room-the } fängt Feuer.
            [2] Die Flammen { $room-in } schlagen höher.
           *[other] { $room-the } ist nicht mehr zu retten.
        }
    }
darkest-event-tile-destroyed =
    { $cause-id ->
        [fire] { $room-the } brennt nieder.
       *[other] { $room-the } wird { $cause-by } in Asche gelegt.
    }
darkest-event-burns-removed =
    { $cause-id ->
        [sprinkler] { $markers ->
            [one] Eine Flamme { $room-in } erlischt.
           *[other] { $markers } Flammen { $room-in } erlöschen.
        }
       *[other] { $markers ->
            [one] { $survivor } löscht eine Flamme { $room-in }.
           *[other] { $survivor } löscht { $markers } Flammen { $room-in }.
        }
    }
darkest-event-fire-is-out = Das Feuer ist aus. Nur Rauch bleibt zurück.
darkest-event-tokens-burn =
    { $tokens ->
        [one] Was sich { $room-in } verbarg, verbrennt mit.
       *[other] Alles, was sich { $room-in } verbarg, verbrennt mit: { $tokens } Horden.
    }
darkest-event-zombie-burns =
    { $special ->
        [none] Ein Zombie verbrennt { $room-in }.
       *[other] { $special-the } verbrennt { $room-in }.
    }
darkest-event-zombies-burn = Alle Zombies { $room-in } verbrennen.

## Ereignisse: Die Toten kommen

darkest-event-token-placed =
    { $cause-id ->
        [terror] Etwas hat euch bemerkt und schlurft { $room-in } herum.
       *[other] { $room-in } schlurft etwas herum.
    }
darkest-event-token-revealed =
    { $special ->
        [none] { $zombies ->
            [one] Ein Zombie zeigt sich { $room-in }.
           *[other] { $zombies } Zombies zeigen sich { $room-in }.
        }
       *[other] { $zombies ->
            [one] Ein Zombie zeigt sich { $room-in }, angeführt { $special-by }.
           *[other] { $zombies } Zombies zeigen sich { $room-in }, angeführt { $special-by }.
        }
    }
darkest-event-horde-arrives =
    { $cause-id ->
        [doctor-mortimer] Doktor Mortimer ruft eine Horde { $room-into }.
       *[other] Eine Horde stürmt { $room-into }.
    }
darkest-event-spawn-displaced =
    { $near ->
        [true] Dort führt kein Weg herein: Die Toten kommen stattdessen in eure Nähe.
       *[false] Dort führt kein Weg herein: Die Toten erscheinen anderswo.
    }
darkest-event-horde-called =
    { $cause-id ->
        [reinforcement] { $zombies ->
            [one] Ein Zombie hört den Ruf und kommt { $room_from-from } { $room-into }.
           *[other] { $zombies } Zombies hören den Ruf und kommen { $room_from-from } { $room-into }.
        }
       *[other] { $zombies ->
            [one] Ein Zombie hört den Ruf und kommt { $room-into }.
           *[other] { $zombies } Zombies hören den Ruf und kommen { $room-into }.
        }
    }
darkest-event-no-tokens-left = Es kommen keine Toten mehr: Alle sind schon im Haus.
darkest-event-no-room-to-spawn = Die Toten finden keinen Weg herein.
darkest-event-zombies-move =
    { $unit-id ->
        [horde] { $zombies ->
            [one] Ein Zombie schlurft { $room_from-from } { $room-into }
           *[other] { $zombies } Zombies schlurfen { $room_from-from } { $room-into }
        }
        [token] Schlurfende Schritte führen { $room_from-from } { $room-into }
       *[other] Schlurfende Schritte führen { $room-into }
    }{ $through-count ->
        [0] {""}
       *[other] {" "}(über: { $through })
    }.
darkest-event-hordes-stir = Im Haus ist keine Kreatur: An ihrer Stelle regen sich die Toten.
darkest-event-zombies-rise =
    { $zombies ->
        [one] Ein Zombie { $room-in } steht wieder auf.
       *[other] { $zombies } Zombies { $room-in } stehen wieder auf.
    }
darkest-event-creature-appears =
    { $cause-id ->
        [lurking] { $beast-the } hat { $room-in } gelauert!
       *[other] { $beast-the } erscheint { $room-in }!
    }
darkest-event-creature-moves =
    { $cause-id ->
        [terror] Der Terror lockt { $beast-acc } { $room_from-from } { $room-into }
        [reaction] { $beast-the } kommt { $room_from-from } { $room-into }
       *[other] { $beast-the } kommt { $room-into }
    }{ $through-count ->
        [0] {""}
       *[other] {" "}(über: { $through })
    }.
darkest-event-creature-stays = { $beast-the } kommt nicht näher heran und bleibt { $room-in }.
darkest-event-movement-roll =
    { $movement ->
        [0] { $beast-the } würfelt { $rolled } für seine Schritte und kommt nicht vom Fleck.
        [one] { $beast-the } würfelt { $rolled } für seine Schritte und darf einen Raum weit gehen.
       *[other] { $beast-the } würfelt { $rolled } für seine Schritte und darf bis zu { $movement } Räume weit gehen.
    }

## Ereignisse: Kämpfe

darkest-event-attack-rolled =
    { $rounds ->
        [none] { $survivor } greift { $card-with } an und würfelt { $dice }.
        [0] { $survivor } greift { $card-with } an (der letzte Schuss) und würfelt { $dice }.
        [one] { $survivor } greift { $card-with } an (noch ein Schuss) und würfelt { $dice }.
       *[other] { $survivor } greift { $card-with } an (noch { $rounds } Schuss) und würfelt { $dice }.
    }
darkest-event-attack-result =
    { $passed ->
        [true] Das { $hits ->
            [one] ist ein Treffer
           *[other] sind { $hits } Treffer
        }{ $reach ->
            [0] {""}
           *[other] {" "}(Reichweite { $reach })
        }
       *[false] Kein Erfolg: kein Treffer
    }{ $knockbacks ->
        [0] {""}
        [one] , ein Rückstoß
       *[other] , { $knockbacks } Rückstöße
    }{ $retreats ->
        [0] {""}
        [one] , ein Rückzug
       *[other] , { $retreats } Rückzüge
    }.
darkest-event-failure-cancels = Der Fehlschlag hebt bei { $survivor } ein anderes Symbol auf: { $icon }.
darkest-event-zombie-dies =
    { $cause-id ->
        [finish-off] { $survivor } gibt einem Zombie { $room-in } den Rest.
        [knockback-fire] { $special ->
            [none] Die Flammen töten den Zombie.
           *[other] Die Flammen töten { $special-acc }.
        }
       *[other] { $cause_kind-id ->
            [item] { $special ->
                [none] { $cause-the } tötet einen Zombie { $room-in }.
               *[other] { $cause-the } tötet { $special-acc } { $room-in }.
            }
           *[other] { $special ->
                [none] { $survivor } tötet einen Zombie { $room-in }.
               *[other] { $survivor } tötet { $special-acc } { $room-in }.
            }
        }
    }
darkest-event-laid-down =
    { $cause-id ->
        [knockback-fire] Die Flammen { $room-in } werfen einen Zombie nieder, doch er zuckt noch.
       *[other] { $special ->
            [none] { $survivor } streckt einen Zombie { $room-in } nieder, doch er zuckt noch.
           *[other] { $survivor } streckt { $special-acc } { $room-in } nieder, doch nicht für lange.
        }
    }
darkest-event-knocked-down = { $survivor } schlägt einen Zombie { $room-in } nieder.
darkest-event-pushed = { $survivor } stößt { $enemy-acc } { $room-into }.
darkest-event-beast-hit =
    { $left ->
        [0] { $cause_kind-id ->
            [hazard] { $cause-the } versengt { $beast-acc }
            [item] { $cause-the } trifft { $beast-acc }
           *[other] { $survivor } trifft { $beast-acc }
        }: Körperteil { $number } ({ $part }) ist zerstört.
       *[other] { $cause_kind-id ->
            [hazard] { $cause-the } versengt { $beast-acc }
            [item] { $cause-the } trifft { $beast-acc }
           *[other] { $survivor } trifft { $beast-acc }
        }: Körperteil { $number } ({ $part }) hält noch { $left } Treffer aus.
    }
darkest-event-beast-recovers = { $beast-the } erholt sich: Körperteil { $number } ({ $part }).
darkest-event-beast-dies = { $beast-the } stirbt { $room-in }.
darkest-event-attack-roll =
    { $target ->
        [none] { $attacker-id ->
            [zombies] Die Zombies greifen { $room-in } an: { $dice }.
           *[other] { $attacker-the } greift { $room-in } an: { $dice }.
        }
       *[other] { $attacker-the } schießt auf { $target } { $room-in }: { $dice }.
    }
darkest-event-defense-roll =
    { $passed ->
        [true] Ihr verteidigt euch { $room-in }: { $dice }. Jeder Erfolg wehrt einen Würfel ab.
        [false] Ihr verteidigt euch { $room-in }: { $dice }. Ohne Erfolg wird nichts abgewehrt.
       *[other] Ihr verteidigt euch { $room-in }: { $dice }.
    }
darkest-event-armor-used = { $survivor } vertraut auf die Schutzweste.
darkest-event-icon-cancelled = Abgewehrt: { $icon }.
darkest-event-icons-wasted =
    { $cause-id ->
        [afar] Aus der Ferne ohne Wirkung: { $icons }.
        [lost-part] Ohne Wirkung, denn { $attacker-the } hat den Körperteil dafür verloren: { $icons }.
        [no-such-part] Ohne Wirkung, denn { $attacker-the } kann nichts dergleichen: { $icons }.
        [target] Bei { $target } ohne Wirkung: { $icons }.
        [nobody-else] { $icon-id ->
            [bite] Ohne Wirkung, denn { $room-in } kann niemand sonst gebissen werden: { $icons }.
            [entrap] Ohne Wirkung, denn { $room-in } kann niemand sonst festgehalten werden: { $icons }.
           *[fear] Ohne Wirkung, denn { $room-in } kann niemand sonst davonlaufen: { $icons }.
        }
       *[nobody] { $icon-id ->
            [bite] Ohne Wirkung, denn { $room-in } kann niemand gebissen werden: { $icons }.
            [entrap] Ohne Wirkung, denn { $room-in } kann niemand festgehalten werden: { $icons }.
           *[fear] Ohne Wirkung, denn { $room-in } kann niemand davonlaufen: { $icons }.
        }
    }
darkest-event-power-attack = Die Macht { $beast-of }: { $power }.
darkest-event-wounded = { $survivor } verliert { $wounds } Gesundheit durch { $cause-acc }; übrig: { $left }.
darkest-event-bitten =
    { $tokens ->
        [1] { $survivor } wird gebissen. Das Virus hat einen Weg hinein gefunden.
       *[other] { $survivor } wird wieder gebissen. Jetzt beginnt die Verwandlung.
    }
darkest-event-entrapped = { $survivor } wird { $cause-by } festgehalten.
darkest-event-escape-roll =
    { $struggling_survivors-count ->
        [0] { $helping_survivors } { $helping_survivors-count ->
            [one] versucht
           *[other] versuchen
        }, { $captives } zu befreien; nötig { $captives-count ->
            [one] ist ein Rückzug
           *[other] sind { $captives-count } Rückzüge
        }
       *[other] { $struggling_survivors } { $struggling_survivors-count ->
            [one] wehrt sich
           *[other] wehren sich gemeinsam
        }{ $helping_survivors-count ->
            [0] {""}
           *[other] , mit Hilfe von { $helping_survivors }
        }; nötig { $captives-count ->
            [one] ist ein Rückzug
           *[other] sind { $captives-count } Rückzüge, um { $captives } zu befreien
        }
    }: { $dice }.
darkest-event-escape-fails =
    { $needed ->
        [one] Kein Rückzug: { $survivor } kommt nicht los.
       *[other] Zu wenig Rückzüge: Niemand kommt los.
    }
darkest-event-freed =
    { $cause-id ->
        [escape] { $survivor } reißt sich los.
        [flashbang] Ein greller Blitz, und { $survivor } ist frei.
       *[other] Nichts hält { $survivor } mehr fest.
    }
darkest-event-zombification = Das Virus nagt an { $survivor }: „{ $skill }“ ist verloren.
darkest-event-last-chance = { $survivor } ist fast verwandelt. Nur ein Gegengift kann helfen, und zwar schnell.
darkest-event-zombified = { $survivor } stirbt { $room-in } und steht als Zombie wieder auf.
darkest-event-eliminated =
    { $cause-id ->
        [zombified] { $survivor } gehört nicht mehr zu euch.
       *[other] { $survivor } fällt { $cause-to } zum Opfer.
    }

## Ereignisse: Endkampf

darkest-event-showdown-begins = Alle Türen springen auf. { $survivor } hat das Heilmittel, doch hier hat jemand gewartet.
darkest-event-nemesis-appears = { $beast-the } steht { $room-in }, und { $cubes } Treffer sind nötig, um das zu beenden, mindestens { $each } für jeden Körperteil.
darkest-event-nemesis-cube = { $beast-the } ist an einer Stelle zäher: Körperteil { $number } ({ $part }) hält einen Treffer mehr aus.
darkest-event-nemesis-moves =
    { $cause-id ->
        [reaction] { $beast-the } schreitet { $room_from-from } { $room-into }.
       *[other] { $beast-the } schreitet { $room-into }.
    }
darkest-event-shift = Die Aktionsmarker rücken weiter.
darkest-event-marker-lost =
    { $place-id ->
        [hand] { $survivor } wird schwächer und verliert einen Aktionsmarker aus der Hand.
        [left] { $survivor } wird schwächer und verliert einen Aktionsmarker aus dem linken Feld.
        [middle] { $survivor } wird schwächer und verliert einen Aktionsmarker aus dem mittleren Feld.
       *[right] { $survivor } wird schwächer und verliert einen Aktionsmarker aus dem rechten Feld.
    }
darkest-event-markers-gained =
    { $markers ->
        [one] { $survivor } erholt sich und gewinnt einen Aktionsmarker.
       *[other] { $survivor } erholt sich und gewinnt { $markers } Aktionsmarker.
    }
darkest-event-won = Ihr habt es geschafft. Das Heilmittel verlässt das Haus.
darkest-event-lost = Alles ist verloren.

## Ereignisse: Strahlung

darkest-event-reactor-leaks = Der Reaktor hat ein Leck. Etwas Unsichtbares sickert heraus.
darkest-event-irradiated = Strahlung breitet sich { $room-in } aus.
darkest-event-decontaminated =
    { $cause-id ->
        [decontaminate] { $survivor } beseitigt die Strahlung { $room-in }.
       *[other] Keine Strahlung mehr { $room-in }.
    }
darkest-event-enemy-infected =
    { $enemy-id ->
        [zombies] { $arriving ->
            [true] { $number ->
                [one] Der Zombie, der { $room-into } kommt, beginnt zu leuchten.
               *[other] Die Zombies, die { $room-into } kommen, beginnen zu leuchten.
            }
           *[false] { $number ->
                [one] Der Zombie { $room-in } beginnt zu leuchten.
               *[other] Die Zombies { $room-in } beginnen zu leuchten.
            }
        }
        [token] { $arriving ->
            [true] Die verborgene Horde, die { $room-into } kommt, beginnt zu leuchten.
           *[false] { $number ->
                [one] Die verborgene Horde { $room-in } beginnt zu leuchten.
               *[other] { $number } verborgene Horden { $room-in } beginnen zu leuchten.
            }
        }
       *[other] { $enemy-the } { $room-in } beginnt zu leuchten.
    }
darkest-event-radiation-check =
    { $cause-id ->
        [irradiated-tile] Strahlung { $room-in }
        [infected-enemy] Leuchtende Feinde { $room-in }
        [infected-survivor] Leuchtende Freunde { $room-in }
       *[other] Strahlung
    }! { $survivor } würfelt { $dice }. { $passed ->
        [true] Ohne Fehlschlag richtet sie nichts an.
       *[false] Mit einem Fehlschlag dringt sie ein.
    }
darkest-event-radiation-token =
    { $tokens ->
        [one] { $survivor } bekommt eine Dosis ab: ein Strahlungsmarker.
       *[other] { $survivor } bekommt noch eine Dosis ab: { $tokens } Strahlungsmarker.
    }
darkest-event-radiation-cured = Das Leuchten weicht von { $survivor }.
darkest-event-reactor-chip-entered =
    { $chips ->
        [1] { $survivor } steckt { $chip-the } in die Tür des Reaktors. Noch einer, und sie geht auf.
       *[other] { $survivor } steckt { $chip-the } in die Tür des Reaktors.
    }
darkest-event-reactor-opens = Die Türen des Reaktors gleiten auf.
darkest-event-reactor-shut-down = { $survivor } legt den letzten Hebel um. Der Reaktor verstummt.

## Ergebnisse

darkest-result-nemesis-dead = Der Erzfeind ist tot und das Heilmittel in Sicherheit. Ihr tretet hinaus in den Morgen.
darkest-result-darkness = Die Dunkelheit ist vollkommen. Niemand wird je fragen, was aus euch geworden ist.
darkest-result-cure-lost = Wer das Heilmittel trug, ist tot, und das Heilmittel liegt in den Flammen.
darkest-result-corners-destroyed = Die letzte Ecke des Hauses stürzt ein und begräbt euch unter sich.
darkest-result-given-up = Ihr gebt auf, und die Dunkelheit schließt sich über dem Haus.
