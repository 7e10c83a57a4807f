### Die Worte von Betrayal at House on the Hill: was gefragt, gewählt und erzählt wird. Namen stehen in eigenen Dateien.

betrayal-title = Betrayal at House on the Hill
    .help = Drei bis sechs Entdecker, ein Haus, das unter ihren Schritten wächst, und am Ende ein Spuk, der einen von ihnen gegen die anderen kehrt.

## Wofür Argumente stehen: Arten von Teilen, in jeder Sprache gleich

betrayal-argument-who = explorer creature monster card
betrayal-argument-target = explorer creature monster
betrayal-argument-victim = explorer creature monster
betrayal-argument-by = explorer creature monster
betrayal-argument-cause = cause card room explorer creature monster token why
betrayal-argument-other = explorer
betrayal-argument-winner = explorer creature monster card
betrayal-argument-revealer = explorer
betrayal-argument-traitor = explorer
betrayal-argument-monster = creature monster
betrayal-argument-creature = creature monster
betrayal-argument-place = room
betrayal-argument-tile = room
betrayal-argument-omen = card
betrayal-argument-price = card
betrayal-argument-source = room card
betrayal-argument-object = title card room explorer creature monster token trait
betrayal-argument-card = card token room
betrayal-argument-title = title card room
betrayal-argument-why = why card room token

## Welches von mehreren es ist: Die Zahl folgt dem Namen

betrayal-nth =
    { $number ->
        [none] {""}
       *[other] { " " }{ $number }
    }

## Orte, die keine Räume sind

betrayal-room-doorway = Türöffnung
    .in = in der Türöffnung
    .into = in die Türöffnung
    .from = aus der Türöffnung
    .of = der Türöffnung
    .the = die Türöffnung

## Auf welcher Seite einer Barriere

betrayal-on-side =
    { $direction-id ->
        [none] {""}
       *[other] , { $direction-side }seite
    }

## Zu welchem Raum eine Türöffnung gehört

betrayal-of-room =
    { $doorway_room-id ->
        [none] {""}
       *[other] { " " }{ $doorway_room-of }
    }

## Warum etwas geschah, dahinter

betrayal-because =
    { $cause-id ->
        [none] {""}
       *[other] { " " }({ $cause })
    }

## Ein Wurf: wofür, mit welcher Eigenschaft, was nötig war und was daraus wurde

betrayal-roll-for =
    { $why-id ->
        [task] { " " }beim Versuch
       *[other] { " " }({ $why })
    }
betrayal-roll-with =
    { $trait-id ->
        [none] {""}
       *[other] { " " }{ $trait-with }
    }
betrayal-roll-aside =
    { $trait-id ->
        [none] {""}
       *[other] { " " }({ $trait })
    }
betrayal-roll-passed =
    { $passed ->
        [true] : gelungen
        [false] : misslungen
       *[none] {""}
    }
betrayal-roll-added =
    { $added ->
        [0] {""}
        [one] { " " }(davon { $added } als Bonus)
        [other] { " " }(davon { $added } als Bonus)
       *[none] {""}
    }
betrayal-roll-against-added =
    { $against_added ->
        [0] {""}
        [one] { " " }(davon { $against_added } als Bonus)
        [other] { " " }(davon { $against_added } als Bonus)
       *[none] {""}
    }
betrayal-roll-named =
    { $added ->
        [0] , ohne zu würfeln bestimmt
       *[other] {""}
    }
betrayal-roll-needed =
    { $needed ->
        [none] {""}
        [0] {""}
       *[other] , nötig { $needed }
    }
betrayal-roll-line =
    { $needed ->
        [none] { $span ->
            [none] {""}
           *[other] ; es gilt die Zeile für { $span }
        }
       *[other] {""}
    }

## Ereignisse gleichen Namens

betrayal-title-image-in-the-mirror-give = Das Spiegelbild (geben)
betrayal-title-image-in-the-mirror-receive = Das Spiegelbild (bekommen)

## Wofür gewürfelt wird, wenn es keine Karte und kein Raum ist

betrayal-cause-mask-worn = { betrayal-card-mask }
betrayal-cause-bell-book-and-candle = { betrayal-card-bell }, { betrayal-card-book }, { betrayal-card-candle }
betrayal-why-attack = Angriff
betrayal-why-defence = Verteidigung
betrayal-why-haunt-roll = Spukwurf
betrayal-why-task = dein Versuch
betrayal-why-the-haunt = der Spuk
betrayal-why-movement = Bewegung
betrayal-why-fall = Sturz
betrayal-why-music-box = Spieluhr

## Arten von Schaden

betrayal-damage-physical = körperlicher
betrayal-damage-mental = geistiger

## Ausgänge

betrayal-result-nobody = Niemand lebt mehr. Das Haus behält, was es hat.
betrayal-result-given-up = Ihr gebt auf. Das Haus hat das letzte Wort.

## Fragen

betrayal-ask-turn = { $explorer }: Was tust du? { $spaces ->
        [0] Kein Feld mehr.
        [one] Noch ein Feld.
       *[other] Noch { $spaces } Felder.
    }
betrayal-ask-monster = { $monster }: Was geschieht? { $spaces ->
        [0] Weiter geht es nicht.
        [one] Noch ein Feld.
       *[other] Noch { $spaces } Felder.
    }
betrayal-ask-next-monster = Welches Monster ist als Nächstes dran?
betrayal-ask-choose-explorer = Wen spielst du?
betrayal-ask-ready = Lies dein Buch. Bist du bereit?
betrayal-ask-turn-tile = Wie herum { $room-id ->
        [catacombs] sollen
       *[other] soll
    } { $room-the } liegen?
betrayal-ask-rearrange-floor = Hier passt kein Raum mehr hin. Wie liegt das Stockwerk stattdessen?
betrayal-ask-choose-doorway = { $tile-id ->
        [catacombs] An welche Türöffnung kommen { $tile-the }?
       *[other] An welche Türöffnung kommt { $tile-the }?
    }
betrayal-ask-choose-side = Auf welcher Seite { $room-of }?
betrayal-ask-choose-chart-room = Diese Räume sind gleich nah. Welcher zählt für den Spuk?
betrayal-ask-play-again = Spuk { $number } habt ihr schon gespielt. Wollt ihr ihn alle noch einmal?
betrayal-ask-choose-wall = Durch welche Wand dreht sich das Haus?
betrayal-ask-choose-nearest = Mehrere sind gleich nah. Wer zählt?
betrayal-ask-choose-weapon = Mit welcher Waffe?
betrayal-ask-dock-elevator = Wo hält der mystische Aufzug?
betrayal-ask-land-in = In welchem Raum landest du?
betrayal-ask-drop-into = { $monster }: In welchen Raum geht es hinab?
betrayal-ask-move-to = Wohin gehst du?
betrayal-ask-move-next-door = In welchen Raum nebenan?
betrayal-ask-move-to-explorer = Zu wem gehst du?
betrayal-ask-shove = Wen stößt du, und wohin?
betrayal-ask-place-token = Wo kommt das andere Ende heraus?
betrayal-ask-follow-passage = Gehst du gleich hindurch?
betrayal-ask-split-damage = { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    } { $damage } Schaden für { $explorer }: Welche Eigenschaften leiden?
betrayal-ask-use-skull = { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    } geistiger Schaden: Macht der Schädel körperlichen daraus?
betrayal-ask-lose-trait = { $explorer }: Welche Eigenschaft sinkt?
betrayal-ask-gain-trait = { $explorer }: Welche Eigenschaft steigt?
betrayal-ask-heal-trait = { $explorer }: Welche Eigenschaft wird geheilt?
betrayal-ask-lowest-trait = { $explorer }: Welche Eigenschaft fällt auf ihre niedrigste Zahl?
betrayal-ask-roll-trait = { $explorer }: Mit welcher Eigenschaft würfelst du?
betrayal-ask-try-roll = { $card }: Wagst du den Wurf?
betrayal-ask-before-roll = { $dice ->
        [one] Ein Würfel
       *[other] { $dice } Würfel
    }{ betrayal-roll-with }{ betrayal-roll-for }: Setzt du vorher eine Karte ein?
betrayal-ask-after-roll = Gewürfelt: { $faces }{ betrayal-roll-for }. Wirfst du Würfel neu?
betrayal-ask-choose-die = Welchen Würfel wirfst du neu?
betrayal-ask-choose-dice = Wie viele Würfel mit einer { $face } wirfst du neu?
betrayal-ask-name-number = Welches Ergebnis nennst du{ betrayal-roll-for }?
betrayal-ask-refuse-event = { $card }: Als Verräter muss dich das nicht treffen. Weist du es ab?
betrayal-ask-must-attack = Wen greifst du an? Du kannst nicht anders.
betrayal-ask-damage-or-steal = Du hast { $victim-acc } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } Vorsprung besiegt. Verletzen oder stehlen?
betrayal-ask-ask-in-return = Du bietest { $explorer } { $card-the } an. Was willst du dafür?
betrayal-ask-agree-to-trade = { $explorer } bietet dir { $card-the } an{ $price-id ->
        [none] {""}
       *[other] { " " }und will { $price-the }
    }. Bist du einverstanden?
betrayal-ask-drop-more = { $explorer }: Was legst du noch ab?
betrayal-ask-take-more = { $explorer }: Was nimmst du noch?
betrayal-ask-take-card = Was nimmst du?
betrayal-ask-return-item = Welcher Gegenstand kommt zurück in den Stapel?
betrayal-ask-blown-away = Was trägt der Wind davon?
betrayal-ask-search-stack = Welchen Stapel durchsuchst du?
betrayal-ask-put-on-top = Welche Karte kommt nach oben?
betrayal-ask-order-cards = In welcher Reihenfolge kommen sie zurück? Die erste wird zuerst gezogen.
betrayal-ask-meant-to-be = Blickst du voraus, oder merkst du dir eine Zahl für später?
betrayal-ask-mask = Was machst du mit der Maske?
betrayal-ask-dog = Was tut der Hund?
betrayal-ask-dog-brings = Was bringt der Hund zurück?
betrayal-ask-dog-goes-to = Wohin trägt der Hund { $card-the }?
betrayal-ask-pull-heroes = Die Glocke ruft. Wer kommt einen Schritt näher?
betrayal-ask-pull-monsters = Welche Monster kommen einen Schritt näher?
betrayal-ask-fetch-stairs = Ein Monster sitzt unten fest. Legst du die Kellertreppe an?

## Antworten

betrayal-choice-go = Geh { $place-into }{ betrayal-on-side }{ $price ->
        [0] {""}
        [1] {""}
       *[other] { " " }({ $price } Felder)
    }
    .help = Geh in einen Raum, der schon daliegt.
betrayal-choice-explore = Öffne die Tür { $direction-to }
    .help = Geh durch eine offene Türöffnung: Ein Raum wird gefunden, gelegt und betreten. Sein Symbol sagt, welche Karte du ziehst.
betrayal-choice-end-turn = Beende den Zug
    .help = Danach wirkt der Raum auf alle, die bleiben. Bis jemand etwas Neues erfährt, lässt sich das zurücknehmen.
betrayal-choice-done = Das war alles
betrayal-choice-cross = Versuche hinüberzukommen: { $room } ({ $trait })
    .help = Ein Wurf auf die Eigenschaft; misslingt er, endet deine Bewegung.
betrayal-choice-open-vault = Versuche, den Tresorraum zu öffnen (Wissen)
    .help = Ab Wissen 6 geht er auf und gibt zwei Gegenstände; misslingt es, endet deine Bewegung.
betrayal-choice-fall = Lass dich fallen
    .help = Es geht abwärts und tut weh: ein Würfel körperlicher Schaden.
betrayal-choice-drop-down = Durch den Boden hinab
    .help = Hier ist noch niemand hinabgefallen: Du wählst einen Raum im Keller, und das Loch führt von nun an dorthin.
betrayal-choice-attack = Greif { $target-acc } an{ $card-id ->
        [none] {""}
       *[other] { " " }{ $card-with }
    }
    .help = Beide würfeln ({ $trait }). Wer weniger hat, erleidet den Unterschied als Schaden.
betrayal-choice-use = { $card-id ->
        [dog] Schick den Hund los
       *[other] Benutze { $card-the }
    }{ $other_object-id ->
        [none] {""}
       *[other] { " " }({ $other_object })
    }
betrayal-choice-try = { $token-id ->
        [closet] Öffne den Schrank
        [safe] Versuche, den Tresor zu öffnen
        [skeletons] Durchsuche die Skelette
        [slide] Nimm die Rutsche
        [wall-switch] Drück den Wandschalter
       *[other] { $token }: versuch es
    }
betrayal-choice-free = Versuche, { $explorer } zu befreien
    .help = Ein Kraftwurf von 4 oder mehr.
betrayal-choice-trade = Biete { $explorer } { $card-the } an
betrayal-choice-drop = Leg { $card-the } ab
betrayal-choice-take = Nimm { $card-the }
betrayal-choice-fetch-stairs = Leg die Kellertreppe an
    .help = Ein Monster sitzt im Keller fest: Such die Treppe und leg sie dort an eine Türöffnung.
betrayal-choice-ready = Bereit
betrayal-choice-yes = Ja
betrayal-choice-no = Nein
betrayal-choice-explorer = { $explorer-full }
betrayal-choice-room = { $room }
betrayal-choice-place = { $room }{ betrayal-of-room }{ betrayal-on-side }
betrayal-choice-side = Auf der { $direction-side }seite
betrayal-choice-turn = Türen: { $directions }{ $window_directions-count ->
        [0] {""}
       *[other] ; Fenster: { $window_directions }
    }
betrayal-choice-doorway = Hier: { $room }, { $direction-to }
betrayal-choice-floor = Anordnung { $number }
betrayal-choice-dock = { $floor-on }: { $doorway_room }, { $direction-to }
betrayal-choice-stay = Er bleibt, wo er ist
betrayal-choice-wall = Durch die Wand im { $directions }
betrayal-choice-corner = Durch die Ecke zwischen { $directions }
betrayal-choice-split = { $on_first ->
        [0] { $second_trait } −{ $on_second }
       *[other] { $first_trait } −{ $on_first }{ $on_second ->
            [0] {""}
           *[other] , { $second_trait } −{ $on_second }
        }
    }
betrayal-choice-trait = { $trait }
betrayal-choice-roll = Einfach würfeln
betrayal-choice-keep = So lassen
betrayal-choice-number = { $number }
betrayal-choice-die = Einen mit { $face }
betrayal-choice-dice = { $count }
betrayal-choice-damage = Verletzen
betrayal-choice-steal = Stiehl { $card-the }
betrayal-choice-for = { $card-id ->
        [none] Nichts
       *[other] { $card }
    }
betrayal-choice-card = { $object }
betrayal-choice-weapon = { $card-id ->
        [none] Mit bloßen Händen
       *[other] { $card }
    }
betrayal-choice-monster = { $monster }
betrayal-choice-deck = { $deck }
betrayal-choice-look = Sieh dir die obersten drei an: { $deck }
betrayal-choice-note-number = Wirf vier Würfel und merk dir die Zahl
betrayal-choice-order = { $titles }
betrayal-choice-put-on = Setz sie auf
betrayal-choice-take-off = Nimm sie ab
betrayal-choice-leave = Lass sie, wie sie ist
betrayal-choice-send = Trag { $card-the } fort
betrayal-choice-fetch = Hol { $card-the }
betrayal-choice-nothing = Nichts
betrayal-choice-pull = { $object }: { $place }{ betrayal-of-room }{ betrayal-on-side }
betrayal-choice-shove = { $explorer }: { $place }{ betrayal-of-room }{ betrayal-on-side }

## Was erzählt wird

betrayal-event-takes-part = { $explorer-full } ist dabei.
betrayal-event-game-begins = Die Tür fällt zu. { $explorer } beginnt.
betrayal-event-turn-starts = { $explorer } ist am Zug.
betrayal-event-moves = { $explorer } geht { $room-into }{ betrayal-because }.
betrayal-event-crosses = { $explorer } kommt auf die andere Seite { $room-of }.
betrayal-event-falls = { $explorer } stürzt{ betrayal-because }.
betrayal-event-finds = { $cause-id ->
        [none] { $explorer } öffnet eine Tür. Dahinter: { $room-the }.
       *[other] { $explorer } entdeckt einen Raum ({ $cause }): { $room-the }.
    }
betrayal-event-room-placed = Jetzt { $floor-on }: { $room-the }.
betrayal-event-tile-rejected = Beiseitegelegt, weil das Stockwerk sonst keine offene Tür mehr hätte: { $room-the }.
betrayal-event-tile-searched-out = { $found ->
        [stack] Aus dem Stapel: { $room-the }.
       *[other] Aus den abgelegten Plättchen: { $room-the }.
    }
betrayal-event-tile-moves = Mit allem darin verlegt: { $room-the }, jetzt anderswo { $floor-on }.
betrayal-event-floor-rearranged = { $floor-the } wird neu gelegt.
betrayal-event-elevator-moves = Der mystische Aufzug hält { $floor-on }.
betrayal-event-elevator-stays = Der mystische Aufzug bleibt { $floor-on }.
betrayal-event-reshuffled = Die Ablage wird zum neuen Stapel: { $deck }.
betrayal-event-draws = { $explorer } zieht { $deck-a }: { $card }{ betrayal-because }.
betrayal-event-takes-out = { $explorer } durchsucht { $deck-the } und nimmt { $card-the }.
betrayal-event-nothing-to-draw = Es ist nichts mehr zu ziehen.
betrayal-event-nothing-happens = { $explorer } geschieht nichts{ $cause-id ->
        [none] {""}
       *[other] { " " }({ $cause })
    }.
betrayal-event-passes-on = { $card-nom } trifft nicht { $explorer }, sondern { $other }.
betrayal-event-discards = { $explorer } wirft { $card-the } ab{ betrayal-because }.
betrayal-event-keeps = { $card-nom } bleibt bei { $explorer }.
betrayal-event-returns = { $explorer } legt { $card-the } zurück in den Stapel.
betrayal-event-uses = { $card-id ->
        [dog] { $explorer } schickt den Hund los.
       *[other] { $explorer } benutzt { $card-the }.
    }
betrayal-event-offers = { $explorer } bietet { $other } { $card-the } an{ $price-id ->
        [none] {""}
       *[other] { " " }und will { $price-the }
    }.
betrayal-event-refuses = { $explorer } lehnt ab.
betrayal-event-trades = { $explorer } gibt { $other } { $card-the }{ $price-id ->
        [none] {""}
       *[other] { " " }und bekommt { $price-the }
    }.
betrayal-event-drops = { $explorer } lässt { $card-the } { $room-in } zurück{ betrayal-because }.
betrayal-event-is-taken = Der Spuk nimmt { $explorer } { $card-the } weg.
betrayal-event-blown-away = Der Wind entreißt { $explorer } { $card-the } und trägt die Beute { $room-into }.
betrayal-event-takes = { $explorer } nimmt { $card-the }.
betrayal-event-steals = { $explorer } nimmt { $victim-to } { $card-the } weg.
betrayal-event-joined-by = { $card-nom } schließt sich { $explorer } an.
betrayal-event-gains = { $explorer }: { $trait } steigt { $spaces ->
        [one] um einen Schritt
       *[other] um { $spaces } Schritte
    } { $same ->
        [true] vom Totenkopf weg; die Zahl bleibt { $value }
       *[false] auf { $value }
    }{ betrayal-because }.
betrayal-event-loses = { $explorer }: { $trait } sinkt { $value ->
        [0] auf den Totenkopf
       *[other] { $spaces ->
            [one] um einen Schritt
           *[other] um { $spaces } Schritte
        } { $same ->
            [true] zum Totenkopf hin; die Zahl bleibt { $value }
           *[false] auf { $value }
        }
    }{ betrayal-because }.
betrayal-event-off-the-card = { $explorer }: { $trait } verlässt die Karte und ist von nun an { $value }.
betrayal-event-stays = { $explorer }: { $trait } bleibt bei { $value }, der { $highest ->
        [true] höchsten
       *[false] niedrigsten
    } Zahl{ betrayal-because }.
betrayal-event-hurt = { $explorer } erleidet { $points ->
        [one] einen
       *[other] { $points }
    }{ $spared ->
        [0] { $points ->
            [one] { " " }Punkt
           *[other] { " " }Punkte
        }
       *[other] { " " }von { $dealt } { $dealt ->
            [one] Punkt
           *[other] Punkten
        }
    } { $damage-id ->
        [physical] körperlichen
       *[other] geistigen
    } Schaden{ betrayal-because }.
betrayal-event-unhurt = { $dealt ->
        [0] { $explorer } erleidet keinen { $damage-id ->
            [physical] körperlichen
           *[other] geistigen
        } Schaden
       *[other] { $explorer } bleibt von jedem { $damage-id ->
            [physical] körperlichen
           *[other] geistigen
        } Schaden verschont
    }{ betrayal-because }.
betrayal-event-turns-damage = { $explorer } benutzt { $card-the }: { $points ->
        [one] Ein Punkt geistiger Schaden wird
       *[other] { $points } Punkte geistiger Schaden werden
    } zu körperlichem{ betrayal-because }.
betrayal-event-dies = { $explorer } stirbt { $room-in }{ betrayal-because }.
betrayal-event-leaves-behind = { $explorer } hinterlässt { $room-in }: { $cards }.
betrayal-event-rolled = { $who-id ->
        [none] Die Würfel zeigen
       *[other] { $who-nom } würfelt{ $again ->
            [true] { " " }noch einmal:
           *[false] {""}
        }
    } { $roll-id ->
        [damage] { $total ->
            [one] 1 Punkt
           *[other] { $total } Punkte
        } Schaden ({ $why })
        [card] { $total } für den Angriff ({ $why }, { $trait })
        [haunt] { $total } ({ $why })
       *[other] { $total }{ betrayal-roll-with }{ betrayal-roll-for }{ betrayal-roll-needed }{ betrayal-roll-passed }{ betrayal-roll-line }
    }.
betrayal-event-result = { $who }: { $roll-id ->
        [damage] Der Schaden ({ $why }) ist { $total }
        [haunt] Das Ergebnis ist { $total } ({ $why })
       *[other] Das Ergebnis ist { $total }{ betrayal-roll-added }{ $faces-count ->
            [0] { betrayal-roll-with }{ betrayal-roll-named }
           *[other] {""}
        }{ betrayal-roll-for }{ $faces-count ->
            [0] { betrayal-roll-needed }
           *[other] {""}
        }{ betrayal-roll-passed }{ betrayal-roll-line }
    }.
betrayal-event-roll-void = { $turned ->
        [true] { $who-nom } hat die Seite gewechselt, und der Wurf verfällt
       *[false] { $who-nom } ist tot, und der Wurf verfällt
    } ({ $why }).
betrayal-event-notes-number = { $explorer } merkt sich die Zahl { $number }.
betrayal-event-attacks = { $who-nom } greift { $target-acc } an{ $card-id ->
        [none] {""}
       *[other] { " " }{ $card-with }
    }.
betrayal-event-no-attack = Es gibt niemanden, den { $explorer } angreifen kann. Die Vision verblasst.
betrayal-event-clash = { $roll }{ betrayal-roll-added } gegen { $against }{ betrayal-roll-against-added }, und { $winner-id ->
        [none] niemand gewinnt
       *[other] { $winner-nom } gewinnt mit { $margin ->
            [one] 1 Punkt
           *[other] { $margin } Punkten
        } Vorsprung{ $harmless ->
            [true] , kann aber nicht zurückschlagen
           *[false] {""}
        }
    }.
betrayal-event-vault-opened = { $explorer } hat den Tresorraum geöffnet.
betrayal-event-token-placed = Ein Marker { $room-in }: { $token }.
betrayal-event-token-removed = Verschwunden: { $token }.
betrayal-event-refuses-event = { $card-nom } berührt { $explorer } nicht.
betrayal-event-freed = { $explorer } ist frei.
betrayal-event-spellbound = { $explorer } lauscht der Spieluhr, und der Zug ist vorbei.
betrayal-event-monster-spellbound = { $monster-nom } lauscht der Spieluhr und geht nicht weiter.
betrayal-event-music-box-opened = { $explorer } öffnet die Spieluhr.
betrayal-event-music-box-closed = Die Spieluhr schweigt.
betrayal-event-mask-on = { $explorer } setzt die Maske auf.
betrayal-event-mask-off = { $explorer } nimmt die Maske ab.
betrayal-event-dog-fetches = Der Hund bringt { $explorer } { $card-the } { $room-from }.
betrayal-event-dog-delivers = Der Hund trägt { $card-the } { $room-into }.
betrayal-event-searches = { $explorer } durchsucht { $deck-the }.
betrayal-event-looks = { $explorer } wirft einen Blick auf { $deck-the }.
betrayal-event-sees = Du siehst: { $cards }.
betrayal-event-haunt-roll = { $begins ->
        [true] Das ist weniger als { $omens ->
            [one] das eine bisher gezogene Omen
           *[other] die { $omens } bisher gezogenen Omen
        }: Der Spuk beginnt.
       *[false] Das reicht bei { $omens ->
            [one] einem bisher gezogenen Omen
           *[other] { $omens } bisher gezogenen Omen
        }: Das Haus bleibt still.
    }
betrayal-event-haunt-begins = Der Spuk beginnt { $room-in }. { $traitor-id ->
        [none] Niemand hat sich als Verräter gezeigt.
       *[other] { $traitor } verrät die anderen.
    }
betrayal-event-haunt-instead = Die Tafel nennt Spuk { $instead }; gespielt wird stattdessen Spuk { $number }.
betrayal-event-monster-appears = { $monster-nom } erscheint { $room-in }.
betrayal-event-monster-gone = { $monster-nom } ist fort.
betrayal-event-monster-killed = { $monster-nom } ist tot.
betrayal-event-monster-moves = { $monster-nom } geht { $room-into }{ betrayal-because }.
betrayal-event-monster-takes = { $monster-nom } nimmt { $card-the }.
betrayal-event-monster-turn = Die Monster regen sich.
betrayal-event-stand-in-turn = { $monster-nom } regt sich.
betrayal-event-explorer-stunned = { $explorer } ist betäubt und setzt den nächsten Zug aus{ betrayal-because }.
betrayal-event-explorer-recovers = { $explorer } ist wieder auf den Beinen.
betrayal-status-stunned = Betäubt
betrayal-event-stunned = { $monster-nom } ist betäubt.
betrayal-event-recovers = { $monster-nom } ist wieder auf den Beinen.
betrayal-event-counter = { $counter }: { $count }.
betrayal-event-track = Die Leiste zeigt { $number }.
betrayal-event-source-marked = Jetzt markiert: { $source }.
