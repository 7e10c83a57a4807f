### Die Wörter von Lanterns, dem kleinen Spiel der Tests.

lanterns-title = Laternen
    .help = Ein Hüter versteckt eine Falle; die Gäste suchen im Haus nach Laternen.

## Namen

lanterns-room-attic = Dachboden
    .in = auf dem Dachboden
    .into = auf den Dachboden
lanterns-room-cellar = Keller
    .in = im Keller
    .into = in den Keller
lanterns-room-porch = Veranda
    .in = auf der Veranda
    .into = auf die Veranda
lanterns-face-dark = finster
lanterns-face-dim = trüb
lanterns-face-bright = hell
lanterns-cause-rob = Raub

## Fragen

lanterns-ask-hide-trap = Wo versteckst du die Falle?
lanterns-ask-bid = Welche Karte bietest du?
lanterns-ask-act = Du führst: Was tust du?
lanterns-ask-rob-whom = Wen beraubst du?
lanterns-ask-dare = Wagst du es, nach noch einer Laterne zu greifen?
lanterns-ask-peek-whom = Wem schaust du in die Karten?
lanterns-ask-enter-where =
    { $lanterns ->
        [0] Welchen Raum betrittst du, ganz ohne Laterne?
        [one] Welchen Raum betrittst du mit deiner Laterne?
       *[other] Welchen Raum betrittst du mit deinen { $lanterns } Laternen?
    }

## Möglichkeiten

lanterns-choice-trap =
    { $object-id ->
        [attic] Auf dem Dachboden
        [cellar] Im Keller
       *[porch] Auf der Veranda
    }
lanterns-choice-bid = Karte { $card }
    .help = Die höchste Karte führt; bei gleichen entscheidet der Zufall. Karte { $card } ist so oder so ausgegeben.
lanterns-choice-rob = Jemanden berauben
    .help = Das Glück entscheidet, ob du eine Laterne bekommst. Ist es hell, darfst du es noch einmal versuchen.
lanterns-choice-peek = In Karten schauen
lanterns-choice-enter = Einen Raum betreten
    .help = In einem sicheren Raum steht eine Laterne für dich; in einem ist die Falle.
lanterns-choice-pass = Nichts tun
lanterns-choice-seat = Platz { $seat }
lanterns-choice-dare =
    { $object-id ->
        [yes] Ja, noch einmal
       *[no] Nein, das reicht
    }
lanterns-choice-room = Geh { $room-into }

## Ereignisse

lanterns-event-trap-hidden = Der Hüter versteckt eine Falle.
lanterns-event-card-drawn = Du ziehst Karte { $card }.
lanterns-event-somebody-drew = Platz { $seat } zieht eine Karte.
lanterns-event-card-shown = Platz { $seat } bietet Karte { $card }.
lanterns-event-leads = Platz { $seat } führt.
lanterns-event-luck = { $cause }: Das Glück ist { $face }.
lanterns-event-peeked = Platz { $by_seat } sieht, dass Platz { $seat } Karte { $card } hat.
lanterns-event-somebody-peeked = Platz { $by_seat } schaut Platz { $seat } in die Karten.
lanterns-event-entered = Platz { $seat } geht { $room-into }, wie Platz { $by_seat } beschlossen hat.
lanterns-event-trap-sprung = Die Falle war { $room-in }. Sie schnappt zu!
lanterns-event-room-safe = Keine Falle { $room-in }.
lanterns-event-lantern-lit = Platz { $seat } zündet eine Laterne an.

## Ergebnisse

lanterns-result-dawn = Der Morgen kommt, bevor die Gäste Licht genug haben.
lanterns-result-cards-spent = Alle Karten sind ausgegeben, und das Haus bleibt dunkel.
lanterns-result-lanterns = Fünf Laternen brennen.

## Optionen

option-lanterns-rounds = Runden
    .help = Nach so vielen Runden kommt der Morgen, und der Hüter gewinnt; 1 bis 30.
option-lanterns-luck = Glück
    .help = plain: Wer raubt, darf rechtzeitig aufhören; wild: Das tut keiner.
