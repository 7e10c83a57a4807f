### Hantise 22, L’abîme vous regarde : le livre des héros.

betrayal-book-h22-heroes-story = Le plancher gémit, un vent brûlant monte d’en bas, et l’un de vous se met à rire. Sous la cave il n’y a plus de terre, rien que du feu. Pièce après pièce, la maison y glisse.
betrayal-book-h22-heroes-goal = Accomplissez un exorcisme : autant de jets réussis qu’il y a de joueurs, chacun avec une autre pièce ou une autre carte, avant la chute du dernier d’entre vous.
betrayal-book-h22-heroes-can = Allez dans un lieu saint ou savant, ou portez un objet saint ou savant, et lancez les dés une fois pendant votre tour. Partagez-vous les lieux, et ne vous arrêtez jamais là où il n’y a qu’une seule porte.
betrayal-book-h22-heroes-foe = Le traître accueille l’abîme à bras ouverts et veut y entraîner tout le monde.
betrayal-book-h22-heroes-rules =
    Exorcisme : une fois pendant votre tour, avec une pièce ou une carte que vous nommez d’abord.
    Raison 5 ou plus dans la chapelle, la crypte ou la chambre du pentagramme, ou avec le symbole sacré ou l’anneau.
    Savoir 5 ou plus dans la bibliothèque ou le laboratoire de recherche, ou avec le livre ou la boule de cristal.
    Une réussite marque la pièce ou la carte ; elle ne servira plus, et la marque compte même si la pièce ou la carte est perdue. Après un échec, elle reste disponible.
    Vous gagnez dès qu’il y a une marque par joueur.
    Effondrement : à la fin de votre tour, le traître peut vous ordonner de faire tomber des pièces, et vous dit lesquelles peuvent suivre. Elles font dès lors partie de l’abîme. Le hall d’entrée, le vestibule et le grand escalier sont trois pièces. La piste est celle du traître : elle compte les tours.
    Dans une pièce qui tombe, faites un jet de Vitesse : avec 4 ou plus, vous sautez par une porte dans une pièce qui tient bon. S’il n’y en a pas, ou avec moins, vous mourez.
    Qui est envoyé dans une pièce tombée, ou par l’ascenseur mystique à un étage disparu, meurt.
    Symbole sacré : à la fin de votre tour, si une porte de votre pièce donne sur une pièce tombée, vous pouvez l’y jeter au lieu de faire tomber des pièces. Rien ne tombe alors jusqu’à la fin de votre prochain tour ; la piste continue d’avancer.

betrayal-objective-h22-heroes-exorcism = Accomplir l’exorcisme : une marque par joueur

betrayal-choice-h22-heroes-exorcise = Prononcer l’exorcisme : { $source } ({ $trait })
    .help = { $trait-roll }, 5 ou plus : marque définitivement { $source-the }. Une fois pendant votre tour.
betrayal-ask-h22-heroes-sacrifice =
    { $left ->
        [1] Une pièce devrait tomber. Jetez-vous plutôt le symbole sacré dans l’abîme ?
       *[other] { $left } pièces devraient tomber. Jetez-vous plutôt le symbole sacré dans l’abîme ?
    }
