### Spuk 5, Ich war ein Teenager-Werwolf: was alle lesen dürfen.

betrayal-creature-dog = Hund
    .nom = der Hund
    .acc = den Hund
    .to = dem Hund
    .by = vom Hund
    .of = des Hundes
betrayal-status-bitten = Gebissen
betrayal-cause-h05-beast = das Tier im Innern
betrayal-why-h05-curse = der brennende Biss
betrayal-event-h05-bitten = Zähne haben die Haut durchbrochen. { $explorer-of } Wunde brennt kalt.
betrayal-event-h05-forged = { $explorer } hat { $room-in } etwas hergestellt und nimmt { $card-a }.
betrayal-event-h05-shot = Ein Schuss, und ein Heulen wird zur Menschenstimme: { $explorer } hat { $victim } ins Herz getroffen.
betrayal-result-h05-heroes = Das letzte Heulen verklingt, und was im Mondlicht liegt, hat ein Gesicht, das ihr kanntet. Bis zum Morgen spricht niemand.
betrayal-result-h05-heroes-lost = Das letzte Heulen verklingt, und was im Mondlicht liegt, hat wieder dein Gesicht. Sie sehen es lange an.
betrayal-result-h05-traitor = Keine Menschenstimme ist mehr im Haus. Das Rudel hebt die Köpfe, wittert die Straße und läuft los.
