### Hantise 14, Les astres sont propices : le livre du traître.

betrayal-book-h14-traitor-story = Cette nuit, une fois dans une vie, chaque lueur là-haut est où la veut le vieux dessin. Vos frères et sœurs en robe ont gardé les cierges au sec. Il ne manque qu’un petit quelque chose à poser dans l’étoile, et vos chers amis l’ont apporté : leurs poches sont pleines, et leurs veines aussi.
betrayal-book-h14-traitor-goal = Vous gagnez avec 13 points de sacrifices, ou quand tous les héros sont morts.
betrayal-book-h14-traitor-can = Dans la chambre du pentagramme, déposez ce que vous portez. Envoyez les adeptes chercher ce qui traîne, les corps et les poches des faibles, et qu’ils rapportent tout.
betrayal-book-h14-traitor-foe = Une seule chose peut vous arrêter : les héros veulent profaner la chambre du pentagramme avec de la peinture. Les pots sont quelque part dans la maison.
betrayal-book-h14-traitor-rules =
    Dans la chambre du pentagramme, vous ou un adepte pouvez sacrifier autant de choses que vous voulez : un corps 4 points ; fillette, fou ou chien 2 points, et par vous seulement ; tout autre objet ou présage qui s’échange 1 point. Ils quittent la partie. Personne d’autre ne connaît le compte.
    Rien de ce qui a changé de mains pendant ce tour ne peut y être sacrifié. Morsure et peinture, jamais.
    Adeptes : Vitesse 4, Force 4, Raison 4. Ils portent, ramassent et posent des choses, en volent une au lieu d’infliger 2 points de dégâts ou plus et, une fois par tour, en échangent une, comme vous : avec vous, entre eux, avec un héros d’accord ; ce qu’ils portent ne leur sert à rien. Étourdi, un adepte lâche tout.
    Qui meurt laisse un corps. Vous et les adeptes le ramassez comme un objet ; chaque pièce où l’on entre avec lui coûte 2 cases, quel qu’en soit le nombre.
    Ni vous ni les adeptes ne pouvez toucher à la peinture. Les adeptes ne gardent pas de compagnons.
    Le culte continue après votre mort.

betrayal-objective-h14-traitor-god = Réunir 13 points de sacrifices dans la chambre du pentagramme

betrayal-choice-h14-traitor-offer = Sacrifier : { $card }
    .help = Cela quitte la partie. Un corps vaut 4 points, un compagnon 2, tout le reste 1.
betrayal-choice-h14-traitor-give = Donner { $card-the } { $monster-to }
    .help = À partir du prochain tour, cela peut être sacrifié.
