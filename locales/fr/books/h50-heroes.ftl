### Hantise 50, Chasse au trésor : le livre que tout le monde lit.

betrayal-book-h50-heroes-story = Au milieu du pentagramme pend un cadre, et dans ce cadre un testament. Josiah Enders lègue tout ce qu’il possédait à qui sera assez malin pour le dénicher, et des indices sont cachés partout dans la maison. Vous vous regardez. Personne ne sourit.
betrayal-book-h50-heroes-goal = Trouvez le trésor avant les autres : une fouille d’un total de 16 ou plus. Il n’y a qu’un gagnant.
betrayal-book-h50-heroes-can = Fouillez les pièces où il y a eu un indice, pour une case à chaque fois. Amassez des indices, allez où les vôtres valent le plus, et prenez ceux des autres, par l’échange ou par la force. Gare aux pièges, et gare à trop ébranler la maison.
betrayal-book-h50-heroes-foe = Il n’y a pas de traître. Tous savent ce que vous savez, et tous sont sur votre chemin.
betrayal-book-h50-heroes-rules =
    Les indices 1 à 20 sont face cachée dans les pièces à symbole. Ceux qui restent y vont à mesure qu’on en découvre, après leur carte.
    Fouille : dans une pièce où il y a eu un indice, pour 1 case, aussi souvent que vous avez des cases. Faites un jet de Savoir, ajoutez 1 par indice que vous tenez (les pièges, 17 à 20, ne comptent pas) et ce que vos indices ajoutent dans cette pièce.
    0 : vous trébuchez, 2 dés de dégâts physiques. 1 à 3 : rien. 4 à 12 : prenez l’indice de la pièce, s’il y est encore, et suivez-le. 13 à 15 : une pièce s’effondre. 16 ou plus : le trésor est à vous.
    Les indices 15 et 16 ne comptent que si vous l’annoncez avant le jet ; un total au-dessous de 13 vous tue alors. Le gouffre ne se fouille qu’avec l’indice 16.
    Effondrement : d’abord une pièce vide de l’étage, ensuite une pièce qui partage un côté avec une pièce effondrée, au choix de qui fouille. Après l’étage vient le rez-de-chaussée, en commençant par le grand escalier. Qui s’y trouve meurt, ce qui s’y trouve est perdu. Avec la dernière pièce du rez-de-chaussée meurent tous ceux du sous-sol.
    Chacun peut attaquer chacun, une fois par tour. Ces dégâts s’arrêtent au plus petit chiffre. Avec 2 points de dégâts physiques ou plus, vous pouvez prendre à la place un indice ou un autre objet. Personne ne ralentit personne.
    Les indices s’échangent, se posent et se ramassent comme des objets ; les morts laissent les leurs.
    Si tous sont morts, ou si plus personne ne pourra jamais fouiller, personne ne gagne.
    Ce que fait chaque indice :
    Indice 1, { betrayal-card-clue-1 } : { betrayal-card-clue-1.help }
    Indice 2, { betrayal-card-clue-2 } : { betrayal-card-clue-2.help }
    Indice 3, { betrayal-card-clue-3 } : { betrayal-card-clue-3.help }
    Indice 4, { betrayal-card-clue-4 } : { betrayal-card-clue-4.help }
    Indice 5, { betrayal-card-clue-5 } : { betrayal-card-clue-5.help }
    Indice 6, { betrayal-card-clue-6 } : { betrayal-card-clue-6.help }
    Indice 7, { betrayal-card-clue-7 } : { betrayal-card-clue-7.help }
    Indice 8, { betrayal-card-clue-8 } : { betrayal-card-clue-8.help }
    Indice 9, { betrayal-card-clue-9 } : { betrayal-card-clue-9.help }
    Indice 10, { betrayal-card-clue-10 } : { betrayal-card-clue-10.help }
    Indice 11, { betrayal-card-clue-11 } : { betrayal-card-clue-11.help }
    Indice 12, { betrayal-card-clue-12 } : { betrayal-card-clue-12.help }
    Indice 13, { betrayal-card-clue-13 } : { betrayal-card-clue-13.help }
    Indice 14, { betrayal-card-clue-14 } : { betrayal-card-clue-14.help }
    Indice 15, { betrayal-card-clue-15 } : { betrayal-card-clue-15.help }
    Indice 16, { betrayal-card-clue-16 } : { betrayal-card-clue-16.help }
    Indice 17, { betrayal-card-clue-17 } : { betrayal-card-clue-17.help }
    Indice 18, { betrayal-card-clue-18 } : { betrayal-card-clue-18.help }
    Indice 19, { betrayal-card-clue-19 } : { betrayal-card-clue-19.help }
    Indice 20, { betrayal-card-clue-20 } : { betrayal-card-clue-20.help }

betrayal-objective-h50-heroes-treasure = Trouver le trésor : un total de 16 ou plus
betrayal-objective-h50-heroes-clues = Amasser des indices

betrayal-choice-h50-heroes-search =
    { $card ->
        [none] Fouiller la pièce (+{ $bonus })
       *[other] Fouiller la pièce { $card-with } (+{ $bonus })
    }
    .help =
        { $card ->
            [none] 1 case. Jet de Savoir, plus { $bonus }. 16 ou plus : le trésor.
           *[other] 1 case. Jet de Savoir, plus { $bonus }. 16 ou plus : le trésor. Au-dessous de 13 : vous mourez.
        }
betrayal-choice-h50-heroes-try = Essayer de l’ouvrir
    .help = Jet de Savoir, 5 ou plus : deux indices cachés n’importe où. Moins : 4 dés, répartis entre vos caractéristiques.
betrayal-choice-h50-heroes-leave = La laisser ici
betrayal-ask-h50-heroes-puzzle = Une boîte à énigme à deux compartiments, et quelque chose y remue. Que faites-vous ?
betrayal-ask-h50-heroes-far-clue = La boîte est ouverte. Quel indice caché prenez-vous ?
