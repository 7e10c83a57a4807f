### Hantise 8, La plainte de la banshee : le livre des héros.

betrayal-book-h08-heroes-story = Quelqu’un a demandé de la compagnie à la planche des esprits, et la compagnie est venue : une femme en haillons d’argent qui flotte de pièce en pièce, et dont nul ne supporte longtemps la voix. L’un de vous lui sourit.
betrayal-book-h08-heroes-goal = Faites-la taire par un exorcisme : autant de jets réussis qu’il y a de joueurs, chacun à une autre source.
betrayal-book-h08-heroes-can = Gagnez un lieu saint ou savant, ou procurez-vous la bonne carte, et lancez-y les dés. Une source qui a servi est épuisée : dispersez-vous. Évitez la banshee, car son cri tue.
betrayal-book-h08-heroes-foe = Le traître l’a appelée, et ne l’entend pas tant qu’il tient la planche des esprits. Prenez-la-lui, et il souffrira comme vous. Elle ne protège aucun héros.
betrayal-book-h08-heroes-rules =
    Sources pour un jet de Raison de 5 ou plus : chapelle, crypte, chambre du pentagramme, symbole sacré, planche des esprits.
    Sources pour un jet de Savoir de 5 ou plus : bibliothèque, laboratoire de recherche, livre, boule de cristal.
    Il faut être dans la pièce ou tenir la carte. Chaque héros fait un seul de ces jets par tour, en plus d’une attaque.
    Une réussite marque la source, qui ne sert plus à personne. Un échec la laisse ouverte. Une carte employée a servi pour ce tour.
    Les marques restent, quoi qu’il advienne de la pièce ou de la carte. Vous gagnez aussitôt qu’il y a autant de marques que de joueurs.
    La banshee ne peut être ni attaquée, ni blessée, ni étourdie.

betrayal-objective-h08-heroes-exorcise = Exorciser à des sources différentes

betrayal-choice-h08-heroes-exorcise = Exorcisme { $trait-with } ({ $source })
    .help = { $trait-roll } de 5 ou plus. Une réussite marque la source ({ $source }), qui ne servira plus à personne.
