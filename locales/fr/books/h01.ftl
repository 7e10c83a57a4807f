### Hantise 1, La momie marche : ce que tout le monde peut lire.

betrayal-creature-mummy = { betrayal-monster-mummy }
betrayal-token-sarcophagus = Sarcophage
    .the = le sarcophage
    .help = La momie en est sortie. Il reste où il est.
betrayal-counter-h01-learned = Jetons de jet de Savoir
betrayal-ask-h01-hide-girl = Dans quelle pièce la fillette se cache-t-elle ?
    .help = La fillette s’échappe au début de la hantise. Vous la cachez à cet étage, loin de la momie ; tout le monde voit où.
betrayal-event-h01-girl-hidden = La fillette s’est échappée. Elle se blottit { $room-in }.
betrayal-event-h01-takes-girl = { $monster-nom } soulève la fillette { $room-in } et ne la lâche plus.
betrayal-event-h01-passage = Un panneau grince, et { $monster-nom } a disparu de la pièce.
betrayal-result-h01-heroes = Le nom est prononcé, et les bandelettes retombent sur le vide. Un vent sec emporte la poussière hors de la maison.
betrayal-result-h01-traitor = Des bras de lin se referment sur la fiancée, et le couvercle se referme sur eux. Qui reste dans la maison sert désormais un très vieil amour.
