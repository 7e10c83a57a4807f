### Spukfall 18, Gemeinsam sind wir stark: was alle lesen dürfen.

## Fragen

betrayal-ask-h18-burn = Das Feuer springt weiter. Welchen Raum nimmt es sich?
betrayal-ask-h18-push = Du hast den Willen des Verräters mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } Vorsprung gebrochen. Verletzen oder den Leib forttreiben?
betrayal-ask-h18-holds-on = Fleisch tastet aus dem Haus nach euch. Wer von euch hält dagegen?

betrayal-choice-h18-burn = Hier brennt es: { $room-the }
    .help = Der Raum muss eine Seite mit einem verbrannten teilen, oder das Feuer steigt hinauf: von der Kellertreppe ins Foyer, vom Kellervorraum in die Kohlenrutsche, von unten ins eingestürzte Zimmer. Wer darin ist, stirbt.
betrayal-choice-h18-push = Den Verräter { $room-into } treiben
    .help = Kein Schaden; Hindernisse und Bewegung spielen keine Rolle.

## Wofür gewürfelt wird

betrayal-why-h18-pull = ein Tauziehen durch die Wand
betrayal-cause-h18-absorb = das verschlungene Fleisch
betrayal-cause-h18-burn = das Feuer

## Ereignisse

betrayal-event-h18-overheats = Der Ofen brüllt und glüht: { $explorer } hat ihn überhitzt.
betrayal-event-h18-explodes = Der Ofen explodiert. Von nun an endet jeder Zug im Feuer: Ein weiterer Raum brennt, neben einem verbrannten, und die Lebenden wählen ihn.
betrayal-event-h18-house-collapses = Foyer, Eingangshalle und Große Treppe sind dahin, und nichts hält das Haus mehr. Es begräbt alle, die noch darin sind.
betrayal-event-h18-absorbs = { $victim } versinkt im Fleisch von { $explorer }, das über jeden Knochen quillt.
betrayal-event-h18-pushes = { $explorer } treibt { $victim-acc } { $room-into }.
betrayal-event-h18-pulled = Ein Arm aus Fleisch schließt sich um { $explorer } und zerrt sein Opfer zurück, { $room-into }.

## Ergebnisse

betrayal-result-h18-heroes = Die Flammen schlagen über einem Schrei zusammen, der zu viele Stimmen hat. Dann knistert es nur noch, und die Luft ist heiß und rein.
betrayal-result-h18-traitor = Es hat Platz für alle und ist noch immer hungrig. Wer davon erzählt, dem wird niemand glauben.
