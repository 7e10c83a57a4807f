### Hantise 33, Une invocation des ténèbres : le livre du traître.

betrayal-book-h33-traitor-story = Ce n’étaient que quelques lignes dans une langue morte, lues tout haut pour rire. Vous ne pouvez plus vous arrêter, et pourquoi le feriez-vous ? Derrière la dernière page attend quelqu’un qui a mille ans de nuit à offrir.
betrayal-book-h33-traitor-goal = Vous gagnez quand tous les héros sont morts. Un dieu s’en chargera mieux que vous.
betrayal-book-h33-traitor-can = Portez le livre dans la chapelle ou la chambre du pentagramme et appelez. Cinq appels réussis ouvrent la porte. Votre propre rôle s’achève alors, et vous jouez le dieu.
betrayal-book-h33-traitor-foe = Les héros veulent détruire le livre, pour arrêter l’invocation ou pour renvoyer le dieu.
betrayal-book-h33-traitor-rules =
    Vous avez un tour avant tout le monde.
    Dans la chapelle ou la chambre du pentagramme, chaque case de déplacement dépensée vaut un jet de Savoir de 5 ou plus, autant par tour que vous avez de cases. Chaque réussite donne un jeton ; les jetons des deux pièces s’ajoutent.
    Il faut avoir apporté une fois le livre dans l’une de ces pièces, ou qu’un héros l’ait. Ensuite, vous savez les mots par cœur.
    Au cinquième jeton, le Dieu Ancien surgit là où vous êtes et vous tue sur-le-champ. Ce que vous portiez y reste. Le dieu ne fait rien au premier tour des monstres ; puis il vous obéit.
    Le Dieu Ancien a 12 en Force, 7 en Raison, et autant de Vitesse qu’il y avait de joueurs. Il peut être étourdi et ne peut porter le livre.

betrayal-objective-h33-traitor-invocation = Appeler le Dieu Ancien
betrayal-objective-h33-traitor-heroes = Ne laisser vivre aucun héros

betrayal-choice-h33-traitor-invoke = Invoquer les ténèbres
    .help = Coûte 1 case. Jet de Savoir de 5 ou plus pour un jeton ; le cinquième ouvre la porte.
