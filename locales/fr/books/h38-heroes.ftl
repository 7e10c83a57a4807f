### Hantise 38, Bêtes infernales : le livre des héros.

betrayal-book-h38-heroes-story = Le chien a gémi, le plancher a chauffé, et des fissures elles ont jailli : des chauves-souris aux ailes de flamme. L’un de vous leur a tenu la porte.
betrayal-book-h38-heroes-goal = Chassez les chauves-souris de feu par un exorcisme : autant de jets réussis qu’il y a de joueurs, chacun à une autre source.
betrayal-book-h38-heroes-can = Gagnez un lieu saint ou savant, ou procurez-vous la bonne carte, et lancez-y les dés. Une source qui a servi est épuisée : dispersez-vous. Ni lame ni balle ne les atteint : tenez-vous loin d’elles.
betrayal-book-h38-heroes-foe = Les chauves-souris vous brûlent si vous restez dans leur pièce. Le traître les commande, vous dit combien elles blessent, et vous veut tous morts.
betrayal-book-h38-heroes-rules =
    Sources pour un jet de Raison de 5 ou plus : chapelle, crypte, chambre du pentagramme, symbole sacré, anneau.
    Sources pour un jet de Savoir de 5 ou plus : bibliothèque, laboratoire de recherche, livre, boule de cristal.
    Il faut être dans la pièce ou tenir la carte. Chaque héros fait un seul de ces jets par tour, en plus d’une attaque.
    Une réussite marque la source, qui ne sert plus à personne. Un échec la laisse ouverte. Une carte employée a servi pour ce tour.
    Les marques restent, quoi qu’il advienne de la pièce ou de la carte. Vous gagnez aussitôt qu’il y a autant de marques que de joueurs, morts compris.
    Les chauves-souris de feu n’attaquent pas, ne peuvent être attaquées et ne vous ralentissent pas. Vous les ralentissez. La mort du traître ne met pas fin à la hantise.

betrayal-objective-h38-heroes-marks = Exorciser à des sources différentes

betrayal-choice-h38-heroes-exorcise = Exorcisme { $trait-with } ({ $source })
    .help = { $trait-roll } de 5 ou plus. Une réussite marque la source ({ $source }), qui ne servira plus à personne.
