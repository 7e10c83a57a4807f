### Hantise 39, L’Héritier : le livre du traître.

betrayal-book-h39-traitor-story = Les voilà donc, les dernières gouttes du vieux sang, et une seule suffirait à vous ruiner : sur le trône, l’anneau au doigt, la lance à la main. Vos gens sont déjà dans les murs. Ils n’attendent qu’un signe.
betrayal-book-h39-traitor-goal = L’héritier doit mourir. Vous ne savez pas qui c’est.
betrayal-book-h39-traitor-can = Cachez vos assassins et dites d’avance qui ils doivent frapper : personne ne vous demandera rien quand un héros tombera sur l’un d’eux, et nul ne remarquera qui vous laissez passer. Après chacun de vos tours, vous pouvez changer d’ordre. Combattez aussi, et prenez-leur la lance ou l’anneau.
betrayal-book-h39-traitor-foe = L’un des héros est l’héritier et veut monter sur le trône, avec la lance et l’anneau.
betrayal-book-h39-traitor-rules =
    Le couloir aux statues est posé le plus loin possible des héros, s’il n’est pas encore là.
    Vous cachez autant d’assassins qu’il y a de joueurs, un par pièce, jamais là où se trouve un explorateur, vous compris, et d’abord pas dans le couloir aux statues. Qui ne trouve pas de pièce est perdu. À la fin des tours 3 et 6, il en vient autant, alors aussi dans le couloir.
    Un héros qui entre dans une pièce où se cache un assassin, de quelque manière que ce soit, est frappé si votre ordre le dit : 2 dés de dégâts physiques, sans défense. L’assassin est mort ensuite. Qui ne bouge pas n’est jamais frappé.
    On vous demande votre ordre après chacun de vos tours, et il vaut jusqu’au suivant : tous, personne, un seul héros, ou tous sauf un. Les autres voient seulement que vous avez décidé quelque chose.
    Les assassins ne bougent pas, ne ralentissent pas, ne combattent pas autrement, et nul ne peut les attaquer. Tout cela continue après votre mort.
    De chaque héros qui meurt, vous apprenez si ce n’était pas l’héritier. La piste avance à la fin de chacun de vos tours.

betrayal-objective-h39-traitor-heir = Tuer l’héritier, quel qu’il soit
betrayal-secret-h39-assassins = Vos assassins : { $what }
betrayal-secret-orders-given-h39-traitor-strike = Votre ordre : frapper { $what }

betrayal-ask-h39-traitor-hide = Où se cache un assassin ? { $count ->
        [1] C’est le dernier.
       *[other] Il vous en reste { $count } à cacher.
    }
    .help = Vos assassins attendent sans être vus. Les héros ignorent où, et peuvent tomber sur eux.
betrayal-choice-h39-traitor-hide = { $room }
    .help = Un héros qui entre ici est frappé si votre ordre le dit.
betrayal-ask-h39-traitor-strike = Qui vos assassins doivent-ils frapper, jusqu’à la fin de votre prochain tour ?
    .help = Ils frappent pendant les tours des autres, quand on ne vous demande rien : vous donnez donc vos ordres maintenant.
betrayal-choice-h39-traitor-strike-stands = L’ordre demeure
    .help = Rien ne change.
betrayal-choice-h39-traitor-strike-all = Frapper tous les héros
    .help = Quiconque entre dans une pièce où se cache un assassin est frappé.
betrayal-choice-h39-traitor-strike-only = Ne frapper que { $explorer-acc }
    .help = Tous les autres passent et n’en sauront rien.
betrayal-choice-h39-traitor-strike-spare = Frapper tous les héros sauf { $explorer-acc }
    .help = Ce héros passe et n’en saura rien.
betrayal-choice-h39-traitor-strike-none = Ne frapper personne
    .help = Tous passent et n’en sauront rien.
