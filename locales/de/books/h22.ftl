### Spukfall 22, Der Blick des Abgrunds: was alle sehen.

## Fragen

betrayal-ask-h22-abyss = Wo im Keller tut sich der Abgrund auf?
    .help = Der Abgrund tut sich im Keller auf und verschlingt von dort aus Raum um Raum.
betrayal-ask-h22-collapse =
    { $left ->
        [one] Welcher Raum stürzt in den Abgrund?
       *[other] { $left } Räume stürzen in den Abgrund. Welcher ist der nächste?
    }
betrayal-ask-h22-jump = Der Boden bricht weg! Wohin springst du?

## Wofür gewürfelt wird

betrayal-cause-h22-abyss = der Abgrund
betrayal-why-h22-collapse = einstürzende Räume
betrayal-why-h22-jump = ein Sprung vom brechenden Boden

## Ereignisse

betrayal-event-h22-abyss = Rote Glut { $room-in }: Dort wird sich der Abgrund auftun.
betrayal-event-h22-jumps = { $explorer } springt { $room-into }, während der Boden wegbricht.
betrayal-event-h22-sacrifice = { $explorer } schleudert das heilige Symbol in die Tiefe. Das Haus bebt nicht mehr, fürs Erste.
betrayal-event-h22-shelter-ends = Das heilige Licht verlischt. Das Haus beginnt wieder zu beben.

## Ergebnisse

betrayal-result-h22-heroes = Der letzte Vers des Exorzismus ist gesprochen. Der Schlund schließt sich mit einem Seufzen, und was vom Haus noch übrig ist, steht still.
betrayal-result-h22-traitor = Niemand ist mehr da, der noch beten könnte. Balken um Balken folgt der Rest des Hauses ins Feuer.
