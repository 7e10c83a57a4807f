### Hantise 35, Un petit changement : le livre des héros.

betrayal-book-h35-heroes-story = Du verre s’est brisé, une brume d’argent est montée, et votre estomac s’est retourné. Quand vous avez pu voir à nouveau, la chaise d’à côté était une tour. Une lame de plancher craque comme un arbre qui tombe. Derrière la porte, quelque chose respire, doux et énorme, et dit : miaou.
betrayal-book-h35-heroes-goal = Fuyez dans l’avion miniature, la moitié d’entre vous au moins, sans laisser derrière vous personne qui vive.
betrayal-book-h35-heroes-can = Trouvez l’avion dans une chambre, la réserve, le grenier ou la salle de jeux, démarrez-le, montez, et prenez les autres au vol. Sortez par une fenêtre ou d’une pièce en plein air.
betrayal-book-h35-heroes-foe = Le traître vous a tous rapetissés et a lâché des chats dans la maison. Ils veulent vous manger.
betrayal-book-h35-heroes-rules =
    Petits : ce que vous portez est petit aussi et fonctionne. Personne ne pioche ; une nouvelle pièce avec un symbole met fin au tour. Chaque embrasure est une case, si bien que la pièce voisine est à 2 cases ; vous pouvez vous y arrêter. Un escalier demande un jet de Force de 3 ou plus, sinon le tour s’achève. Pièce effondrée et ascenseur mystique sont inutilisables ; galerie, gymnase et chambre forte ne font rien.
    Chercher : dans la chambre, la chambre principale, la réserve, le grenier ou la salle de jeux, jet de Savoir de 3 ou plus, un essai par tour.
    Démarrer : auprès de l’avion au sol, jet de Savoir de 4 ou plus, un essai par tour. Vous pilotez. Il chauffe jusqu’à votre prochain tour ; d’autres peuvent monter, et les chats peuvent attaquer ceux qui sont à bord.
    Voler : le pilote le déplace de 5 cases par tour, embrasures comprises. Ni escaliers ni gouffre ne demandent de jet ; il peut passer par la galerie et la pièce effondrée, et découvrir des pièces. Les autres textes de pièces et les obstacles valent pour tous à bord. En l’air, on n’attaque et l’on n’est attaqué qu’avec le revolver, l’anneau ou la dynamite, et rien ne ralentit.
    Prendre au vol : 1 case ; le plus rapide à bord fait un jet de Vitesse. 4 ou plus : à bord. 2 ou 3 : manqué, on peut recommencer. 0 ou 1 : l’avion s’écrase, il faut le redémarrer. Nul n’est pris au vol entre les pattes d’un chat. Si le pilote est attrapé ou meurt, l’avion est au sol.
    Sortir : 1 case, depuis balcon, jardins, cimetière, terrasse ou tour ayant un côté sans voisin, ou par une fenêtre donnant dehors, quand tous les héros vivants sont à bord.
    Pris : au début de votre prochain tour, nommez une caractéristique ; le chat et vous faites chacun un jet. Avec plus que lui, vous êtes libre et jouez votre tour. Sinon, il est fini. Si quelqu’un bat le chat, vous êtes libre.
    S’il reste moins de héros en vie que la moitié, arrondie au supérieur, de ceux du début, vous avez perdu.

betrayal-objective-h35-heroes-struggle = Échapper aux pattes du chat
betrayal-objective-h35-heroes-find = Trouver l’avion miniature
betrayal-objective-h35-heroes-start = Démarrer l’avion miniature
betrayal-objective-h35-heroes-board = Monter à bord
betrayal-objective-h35-heroes-escape = S’envoler avec tous ceux qui vivent

betrayal-ask-h35-heroes-struggle = Des griffes partout. Par quoi vous en tirez-vous ?
betrayal-choice-h35-heroes-struggle = { $trait }
    .help = Le chat et vous faites chacun un jet. Il vous faut plus que lui.
betrayal-choice-h35-heroes-search = Chercher l’avion miniature ({ $trait-roll })
    .help = 3 ou plus le trouve.
betrayal-choice-h35-heroes-start = Démarrer l’avion miniature ({ $trait-roll })
    .help = Avec 4 ou plus, vous le pilotez. Il décolle au début de votre prochain tour.
betrayal-choice-h35-heroes-board = Monter à bord
    .help = À bord, vous ne vous déplacez qu’avec l’avion.
betrayal-choice-h35-heroes-get-off = Descendre
    .help = Sans son pilote, l’avion ne décolle pas.
betrayal-choice-h35-heroes-dive = Piquer par le trou du plancher
    .help = Pour 1 case, vous découvrez ce qu’il y a dessous.
betrayal-choice-h35-heroes-pick-up = Plonger vers { $explorer-acc }
    .help = Pour 1 case, le plus rapide à bord fait un jet de Vitesse : 4 ou plus réussit, 0 ou 1 s’écrase.
betrayal-choice-h35-heroes-escape = S’envoler dans la nuit
    .help = Tous ceux qui vivent sont à bord. Vous gagnez.
