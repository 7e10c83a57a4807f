### Spuk 1, Die Mumie geht um: was alle lesen dürfen.

betrayal-creature-mummy = { betrayal-monster-mummy }
betrayal-token-sarcophagus = Sarkophag
    .the = der Sarkophag
    .help = Ihm ist die Mumie entstiegen. Er bleibt, wo er steht.
betrayal-counter-h01-learned = Wissenswurf-Marker
betrayal-ask-h01-hide-girl = In welchem Raum versteckt sich das Mädchen?
    .help = Das Mädchen reißt sich los, sobald der Spuk beginnt. Du versteckst es auf diesem Stockwerk, weit weg von der Mumie; alle sehen, wo.
betrayal-event-h01-girl-hidden = Das Mädchen hat sich losgerissen. Es kauert { $room-in }.
betrayal-event-h01-takes-girl = { $monster-nom } hebt { $room-in } das Mädchen hoch und lässt nicht mehr los.
betrayal-event-h01-passage = Eine Wand knirscht, und { $monster-nom } ist aus dem Raum verschwunden.
betrayal-result-h01-heroes = Der Name ist gesprochen, und leere Binden sinken zu Boden. Ein trockener Wind trägt den Staub aus dem Haus.
betrayal-result-h01-traitor = Bandagierte Arme schließen sich um die Braut, und der Deckel schließt sich über beiden. Wer noch im Haus ist, dient nun einer sehr alten Liebe.
