### Spuk 34, Guillotinen: was alle lesen dürfen.

## Entscheidungen

betrayal-choice-h34-key =
    { $room-id ->
        [gallery] Nach dem Schlüssel springen
        [catacombs] Zum Schlüssel hinüber
        [chasm] Zum Schlüssel hinüber
        [tower] Zum Schlüssel hinüber
       *[other] Nach dem Schlüssel greifen
    }
    .help =
        { $room-id ->
            [crypt] Du erleidest den Schaden des Raums jetzt statt am Ende des Zuges; dann gehört der Schlüssel dir.
            [furnace-room] Du erleidest den Schaden des Raums jetzt statt am Ende des Zuges; dann gehört der Schlüssel dir.
            [gallery] Du stürzt mit 1 Würfel Schaden in den Ballsaal, und der Schlüssel mit dir.
            [collapsed-room] Tempowurf von 5 oder mehr, wenn du ihn nicht eben geschafft hast; darunter fällst du ohne den Schlüssel.
            [operating-laboratory] Würfle mit jeder Eigenschaft: überall 3 oder mehr bringt den Schlüssel. In jedem Fall 2 Würfel körperlicher Schaden.
            [catacombs] Schaffst du den Wurf hinüber, hast du drüben den Schlüssel. Sonst ist deine Bewegung zu Ende.
            [chasm] Schaffst du den Wurf hinüber, hast du drüben den Schlüssel. Sonst ist deine Bewegung zu Ende.
            [tower] Schaffst du den Wurf hinüber, hast du drüben den Schlüssel. Sonst ist deine Bewegung zu Ende.
           *[other] Mach den Wurf für den Ausgang: Gelingt er, gehört der Schlüssel dir; sonst verlierst du, was der Raum nimmt.
        } Ein Versuch pro Zug. Mit einem Schlüssel in der Hand gehst du in diesem Zug nicht weiter.
betrayal-choice-h34-unlock = Halseisen aufschließen ({ $explorer })
    .help = Kostet zwei Schlüssel. Niemand muss zustimmen.

## Wofür gewürfelt wird

betrayal-why-h34-collar = das tickende Halseisen

## Ereignisse

betrayal-event-h34-collar = Um { $explorer-of } Hals tickt ein Halseisen: Nummer { $number }.
betrayal-event-h34-key-found = { $explorer } hat den Schlüssel { $room-from }.
betrayal-event-h34-unlocked = { $explorer } dreht zwei Schlüssel{ $own ->
        [true] { " " }und ist das Eisen los
       *[false] , und das Eisen fällt von { $other-of } Hals
    }.
betrayal-event-h34-clicks = { $explorer-of } Halseisen klickt, und keine Klinge kommt.
betrayal-event-h34-beheaded = Eine Feder schnappt, eine Klinge singt. { $explorer } gibt keinen Laut mehr von sich.

## Zustände

betrayal-status-collar = Verschlossenes Halseisen

## Ergebnisse

betrayal-result-h34-heroes = Das letzte Halseisen liegt offen und harmlos am Boden. Die Haustür klickt; auf ein Abschiedswort der Stimme wartet niemand.
betrayal-result-h34-traitor = Zu viele Köpfe sind gefallen. Irgendwo läuft ein Tonband aus, und einer im Spiel lächelt.

## Die Schlüssel

betrayal-card-key-attic = Schlüssel ({ betrayal-room-attic })
    .a = einen Schlüssel ({ betrayal-room-attic })
    .the = den Schlüssel ({ betrayal-room-attic })
    .nom = der Schlüssel ({ betrayal-room-attic })
    .with = mit dem Schlüssel ({ betrayal-room-attic })
    .help = Zwei Schlüssel öffnen ein Halseisen: deines oder das von jemandem im selben Raum. Beide sind dann verbraucht.
betrayal-card-key-catacombs = Schlüssel ({ betrayal-room-catacombs })
    .a = einen Schlüssel ({ betrayal-room-catacombs })
    .the = den Schlüssel ({ betrayal-room-catacombs })
    .nom = der Schlüssel ({ betrayal-room-catacombs })
    .with = mit dem Schlüssel ({ betrayal-room-catacombs })
    .help = Zwei Schlüssel öffnen ein Halseisen: deines oder das von jemandem im selben Raum. Beide sind dann verbraucht.
betrayal-card-key-chasm = Schlüssel ({ betrayal-room-chasm })
    .a = einen Schlüssel ({ betrayal-room-chasm })
    .the = den Schlüssel ({ betrayal-room-chasm })
    .nom = der Schlüssel ({ betrayal-room-chasm })
    .with = mit dem Schlüssel ({ betrayal-room-chasm })
    .help = Zwei Schlüssel öffnen ein Halseisen: deines oder das von jemandem im selben Raum. Beide sind dann verbraucht.
betrayal-card-key-collapsed-room = Schlüssel ({ betrayal-room-collapsed-room })
    .a = einen Schlüssel ({ betrayal-room-collapsed-room })
    .the = den Schlüssel ({ betrayal-room-collapsed-room })
    .nom = der Schlüssel ({ betrayal-room-collapsed-room })
    .with = mit dem Schlüssel ({ betrayal-room-collapsed-room })
    .help = Zwei Schlüssel öffnen ein Halseisen: deines oder das von jemandem im selben Raum. Beide sind dann verbraucht.
betrayal-card-key-crypt = Schlüssel ({ betrayal-room-crypt })
    .a = einen Schlüssel ({ betrayal-room-crypt })
    .the = den Schlüssel ({ betrayal-room-crypt })
    .nom = der Schlüssel ({ betrayal-room-crypt })
    .with = mit dem Schlüssel ({ betrayal-room-crypt })
    .help = Zwei Schlüssel öffnen ein Halseisen: deines oder das von jemandem im selben Raum. Beide sind dann verbraucht.
betrayal-card-key-furnace-room = Schlüssel ({ betrayal-room-furnace-room })
    .a = einen Schlüssel ({ betrayal-room-furnace-room })
    .the = den Schlüssel ({ betrayal-room-furnace-room })
    .nom = der Schlüssel ({ betrayal-room-furnace-room })
    .with = mit dem Schlüssel ({ betrayal-room-furnace-room })
    .help = Zwei Schlüssel öffnen ein Halseisen: deines oder das von jemandem im selben Raum. Beide sind dann verbraucht.
betrayal-card-key-gallery = Schlüssel ({ betrayal-room-gallery })
    .a = einen Schlüssel ({ betrayal-room-gallery })
    .the = den Schlüssel ({ betrayal-room-gallery })
    .nom = der Schlüssel ({ betrayal-room-gallery })
    .with = mit dem Schlüssel ({ betrayal-room-gallery })
    .help = Zwei Schlüssel öffnen ein Halseisen: deines oder das von jemandem im selben Raum. Beide sind dann verbraucht.
betrayal-card-key-junk-room = Schlüssel ({ betrayal-room-junk-room })
    .a = einen Schlüssel ({ betrayal-room-junk-room })
    .the = den Schlüssel ({ betrayal-room-junk-room })
    .nom = der Schlüssel ({ betrayal-room-junk-room })
    .with = mit dem Schlüssel ({ betrayal-room-junk-room })
    .help = Zwei Schlüssel öffnen ein Halseisen: deines oder das von jemandem im selben Raum. Beide sind dann verbraucht.
betrayal-card-key-operating-laboratory = Schlüssel ({ betrayal-room-operating-laboratory })
    .a = einen Schlüssel ({ betrayal-room-operating-laboratory })
    .the = den Schlüssel ({ betrayal-room-operating-laboratory })
    .nom = der Schlüssel ({ betrayal-room-operating-laboratory })
    .with = mit dem Schlüssel ({ betrayal-room-operating-laboratory })
    .help = Zwei Schlüssel öffnen ein Halseisen: deines oder das von jemandem im selben Raum. Beide sind dann verbraucht.
betrayal-card-key-pentagram-chamber = Schlüssel ({ betrayal-room-pentagram-chamber })
    .a = einen Schlüssel ({ betrayal-room-pentagram-chamber })
    .the = den Schlüssel ({ betrayal-room-pentagram-chamber })
    .nom = der Schlüssel ({ betrayal-room-pentagram-chamber })
    .with = mit dem Schlüssel ({ betrayal-room-pentagram-chamber })
    .help = Zwei Schlüssel öffnen ein Halseisen: deines oder das von jemandem im selben Raum. Beide sind dann verbraucht.
betrayal-card-key-tower = Schlüssel ({ betrayal-room-tower })
    .a = einen Schlüssel ({ betrayal-room-tower })
    .the = den Schlüssel ({ betrayal-room-tower })
    .nom = der Schlüssel ({ betrayal-room-tower })
    .with = mit dem Schlüssel ({ betrayal-room-tower })
    .help = Zwei Schlüssel öffnen ein Halseisen: deines oder das von jemandem im selben Raum. Beide sind dann verbraucht.
betrayal-card-key-vault = Schlüssel ({ betrayal-room-vault })
    .a = einen Schlüssel ({ betrayal-room-vault })
    .the = den Schlüssel ({ betrayal-room-vault })
    .nom = der Schlüssel ({ betrayal-room-vault })
    .with = mit dem Schlüssel ({ betrayal-room-vault })
    .help = Zwei Schlüssel öffnen ein Halseisen: deines oder das von jemandem im selben Raum. Beide sind dann verbraucht.
betrayal-token-key-attic = { betrayal-card-key-attic }
betrayal-token-key-catacombs = { betrayal-card-key-catacombs }
betrayal-token-key-chasm = { betrayal-card-key-chasm }
betrayal-token-key-collapsed-room = { betrayal-card-key-collapsed-room }
betrayal-token-key-crypt = { betrayal-card-key-crypt }
betrayal-token-key-furnace-room = { betrayal-card-key-furnace-room }
betrayal-token-key-gallery = { betrayal-card-key-gallery }
betrayal-token-key-junk-room = { betrayal-card-key-junk-room }
betrayal-token-key-operating-laboratory = { betrayal-card-key-operating-laboratory }
betrayal-token-key-pentagram-chamber = { betrayal-card-key-pentagram-chamber }
betrayal-token-key-tower = { betrayal-card-key-tower }
betrayal-token-key-vault = { betrayal-card-key-vault }
