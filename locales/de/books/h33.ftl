### Spuk 33, Eine Beschwörung der Finsternis: was alle lesen dürfen.

betrayal-creature-elder-god = Alter Gott
    .nom = der Alte Gott
    .acc = den Alten Gott
    .to = dem Alten Gott
    .by = vom Alten Gott
    .of = des Alten Gottes
betrayal-counter-h33-invocation = Wissenswurf-Marker
betrayal-note-h33-brought = Das Buch war dort, wo das Ritual stattfindet.
betrayal-why-h33-power = Macht zwischen den Seiten
betrayal-ask-h33-ritual-room = Keiner dieser Räume ist im Haus. Welcher kommt hinein?
    .help = Das Ritual braucht einen davon; also kommt einer ins Haus, weit weg vom Verrat.
betrayal-event-h33-book = { $explorer } hält { $card-the } umklammert.
betrayal-result-h33-heroes = Das Buch ist für immer zu, und hinter dem Himmel wendet sich etwas sehr Großes ab. Dann sind die Sterne wieder nur Sterne.
betrayal-result-h33-traitor = Niemand ist mehr da, der nach oben sehen könnte. Das ist besser so, denn einen Himmel gibt es nicht mehr, und was an seiner Stelle ist, sieht zurück.
