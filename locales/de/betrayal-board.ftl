### Der Tisch von Betrayal at House on the Hill im Browser.

## Der Spielplan

betrayal-board = Das Haus
betrayal-board-tab-upper = Obergeschoss
betrayal-board-tab-ground = Erdgeschoss
betrayal-board-tab-basement = Keller
betrayal-board-turn = Plättchen drehen
# The ends of long words: on a tile they may stand in a line of their own, after a hyphen.
betrayal-board-word-ends = zimmer kammer labor
betrayal-board-stunned = betäubt
betrayal-board-plays = spielt

## Der Streifen oben

betrayal-board-exploration = Erkundung
betrayal-board-omens =
    { $count ->
        [one] Omen
       *[other] Omen
    }
betrayal-board-odds = Spuk: { $odds } %
betrayal-board-next = Stockwerke des nächsten Raums: { $floors }
betrayal-board-next-word = Nächster Raum
betrayal-board-short-upper = O
betrayal-board-short-ground = E
betrayal-board-short-basement = K
betrayal-board-track = Leiste: { $number }

## Entdecker

betrayal-board-explorers = Entdecker
betrayal-board-cards = Karten
betrayal-board-used = in diesem Zug benutzt
betrayal-board-dead = tot
betrayal-board-away = nicht im Haus
betrayal-board-unseen = nicht zu sehen
betrayal-board-spaces =
    { $spaces ->
        [0] kein Feld mehr
        [one] noch 1 Feld
       *[other] noch { $spaces } Felder
    }
betrayal-board-side-heroes = Helden
betrayal-board-side-traitor = Verrat
betrayal-board-trait = { $trait } { $value } (am Anfang { $start }, höchstens { $of })
betrayal-board-death = Das wäre der Tod.
betrayal-board-value-now = Was jetzt zählt

## Was gerade kam


## Der Spuk

betrayal-channel-heroes = an die Helden
betrayal-board-book = Buch
betrayal-board-haunt = Spuk { $number }
betrayal-board-traitor-is = { $who } verrät die anderen.
betrayal-board-secret = Nur du weißt
betrayal-board-role =
    { $role ->
        [traitor] Dein Marker zeigt eine 1: Du bist im Geheimen der Verräter.
       *[hero] Dein Marker: { $numbers }. Du bist nicht der Verräter.
    }
betrayal-board-goal = Was du willst
betrayal-board-can = Was du tun kannst
betrayal-board-foe = Was man von den anderen sagt
betrayal-board-known = Was geschrieben steht
betrayal-board-exorcised = Schon verbraucht: { $sources }
betrayal-board-monsters = Monster
betrayal-board-progress = { $done } von { $of }
betrayal-board-met = geschafft
betrayal-board-rules-heroes = Das ganze Buch der Helden
betrayal-board-rules-traitor = Das ganze Buch des Verrats
betrayal-board-again = All das bleibt in deinem Buch, neben dem Spielplan.
betrayal-board-look = Erst das Haus ansehen

## Was geschrieben steht

betrayal-note-door-open = Die Haustür ist offen.
betrayal-note-hidden-turned-up = { $who } hat einen Marker gezeigt: { $what }
betrayal-note-h22-abyss = Der Abgrund: { $what }
betrayal-note-h22-shelter = Vor dem Abgrund sicher: { $what }
betrayal-secret-unseen-maybe = Wo der Unsichtbare sein kann: { $what }
betrayal-secret-unseen-maybe-many = Der Unsichtbare kann an { $count } Orten sein. Auf dem Spielplan hat jeder ein Auge.
betrayal-note-h25-empty = Vergeblich durchsucht: { $what }
betrayal-note-h25-destroyed = Wessen Puppe zerstört ist: { $what }

## Neben einer Wahl

betrayal-hint-dice =
    { $dice ->
        [one] 1 Würfel ({ $trait })
       *[other] { $dice } Würfel ({ $trait })
    }
betrayal-hint-attack = { $dice } gegen { $against } Würfel · { $odds } %
betrayal-hint-task = { $trait } { $target }+ · { $odds } %

## Nach dem Spiel

betrayal-chart-traits = Alle Eigenschaften zusammen
betrayal-chart-body = Kraft und Tempo
betrayal-chart-mind = Wissen und Verstand
betrayal-chart-omens = Omen und Räume
betrayal-chart-line-omens = Omen
betrayal-chart-line-rooms = Räume
betrayal-deed-moves = Bewegungen
betrayal-deed-rooms = Räume entdeckt
betrayal-deed-cards = Karten gezogen
betrayal-deed-attacks = Angriffe
betrayal-deed-wounds = Schaden genommen
betrayal-deed-deaths = Tode

betrayal-condition-flooded = überflutet

## Was verloren geht, und was eine Frage bedeutet

betrayal-hint-end = verschenkt { $left }
betrayal-left-spaces =
    { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }
betrayal-left-attack = einen Angriff
betrayal-left-deed = eine Aktion
betrayal-short-explore = Tür { $direction-to }
betrayal-short-dock = { $room }, { $direction }
betrayal-short-go = { $room } ({ $spaces })
betrayal-hint-used-up = danach verbraucht
betrayal-hint-final = alle sehen es
betrayal-meaning-where = { $rooms ->
        [0] hier bei dir
        [one] einen Raum entfernt
       *[other] { $rooms } Räume entfernt
    }
betrayal-meaning-more = { $more ->
        [0] {""}
        [one] { " " }Ein weiterer Gegner ist in der Nähe.
       *[other] { " " }{ $more } weitere Gegner sind in der Nähe.
    }
betrayal-meaning-foe = { $who-nom } ist { betrayal-meaning-where }{ $odds ->
        [none] {""}
       *[other] { " " }und trifft dich mit { $odds } % Wahrscheinlichkeit
    }.{ betrayal-meaning-more }
betrayal-meaning-prey = { $who-nom } ist { betrayal-meaning-where }{ $odds ->
        [none] {""}
       *[other] ; ein Angriff gelingt mit { $odds } % Wahrscheinlichkeit
    }.{ betrayal-meaning-more }
betrayal-meaning-harm = Wer den Zug hier beendet, erleidet einen Punkt { $harm ->
        [mental] geistigen
       *[physical] körperlichen
    } Schaden.
betrayal-meaning-bonus = Wer hier zum ersten Mal einen Zug beendet, gewinnt einen Punkt { $trait }.
betrayal-meaning-haunt = Das nächste Omen bringt den Spuk mit { $odds } % Wahrscheinlichkeit.
betrayal-meaning-needed = Nötig: { $needed } oder mehr{ $odds ->
        [none] {""}
       *[other] , das sind { $odds } %
    }.
betrayal-meaning-lies = Bisher { $total }, nötig sind { $needed } oder mehr.
betrayal-hint-value = jetzt { $value }
betrayal-meaning-skull = Wem eine Eigenschaft auf den Totenkopf fällt, der ist tot.
betrayal-meaning-no-skull = Vor dem Spuk stirbt niemand: Eine Eigenschaft bleibt bei ihrer kleinsten Zahl stehen.

## People, in short

betrayal-people-trait = { $trait } { $value }
betrayal-people-last = der nächste Verlust ist tödlich
betrayal-people-rooms = in { $count } Räumen
betrayal-people-led = geführt von { $explorer }
betrayal-people-omens =
    { $count ->
        [0] Noch kein Omen.
        [one] Bisher ein Omen.
       *[other] Bisher { $count } Omen.
    } Das nächste bringt den Spuk mit { $odds } % Wahrscheinlichkeit.
betrayal-track-turn = Am Zug:
