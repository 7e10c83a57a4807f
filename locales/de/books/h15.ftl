### Spuk 15, Hier gibt es Drachen: was alle sehen.

betrayal-creature-dragon = Drache
    .nom = der Drache
    .acc = den Drachen
    .to = dem Drachen
    .by = vom Drachen
    .of = des Drachen

## Wofür gewürfelt wird

betrayal-why-h15-fire = das Drachenfeuer

## Ereignisse

betrayal-event-h15-laid = Etwas Altes blinkt { $room-in }: { $card }.
betrayal-event-h15-fire = Der Drache speit Feuer, { $room-in } und durch jede Tür.
betrayal-event-h15-worn = { $explorer } schnallt { $card-the } an.
betrayal-event-h15-given = { $explorer } legt { $card-the } ab und gibt sie { $other-to }.

## Dinge

betrayal-card-shield = Schild
    .a = einen Schild
    .the = den Schild
    .nom = der Schild
    .with = mit dem Schild
betrayal-token-shield = { betrayal-card-shield }
betrayal-card-antique-armor = Antike Rüstung
    .a = eine antike Rüstung
    .the = die antike Rüstung
    .nom = die antike Rüstung
    .with = mit der antiken Rüstung
betrayal-token-antique-armor = { betrayal-card-antique-armor }
betrayal-status-antique-armor-worn = Trägt die antike Rüstung

## Ergebnisse

betrayal-result-h15-heroes = Das große Auge wird trüb, und der letzte Rauch kräuselt sich aus den Nüstern. Bleibt nur noch der, der es sich gewünscht hat.
betrayal-result-h15-traitor = Niemand ist mehr da, der nicht daran glaubt. Der Drache rollt sich in der Halle ein und schnurrt wie ein Ofen.
