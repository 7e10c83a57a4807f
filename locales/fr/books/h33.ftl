### Hantise 33, Une invocation des ténèbres : ce que tout le monde peut lire.

betrayal-creature-elder-god = Dieu Ancien
    .nom = le Dieu Ancien
    .acc = le Dieu Ancien
    .to = au Dieu Ancien
    .by = par le Dieu Ancien
    .of = du Dieu Ancien
betrayal-counter-h33-invocation = Jetons de jet de Savoir
betrayal-note-h33-brought = Le livre est passé là où se tient le rituel.
betrayal-why-h33-power = une force venue d’entre les pages
betrayal-ask-h33-ritual-room = Aucune de ces pièces n’est dans la maison. Laquelle y entre ?
    .help = Le rituel a besoin de l’une d’elles : elle entre dans la maison, loin du traître.
betrayal-event-h33-book = { $explorer-nom } serre { $card-the } contre soi.
betrayal-result-h33-heroes = Le livre est clos pour toujours, et derrière le ciel quelque chose d’immense se détourne. Puis les étoiles ne sont plus que des étoiles.
betrayal-result-h33-traitor = Plus personne pour lever les yeux. C’est mieux ainsi, car il n’y a plus de ciel, et ce qui en tient lieu regarde en bas.
