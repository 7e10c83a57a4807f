### Hantise 35, Un petit changement : le livre du traître.

betrayal-book-h35-traitor-story = Une fiole, une brume d’argent, et le hall est devenu un paysage. Votre taille ne vaut pas mieux que la leur, mais vous l’aviez prévu, et vous avez des amis à moustaches. L’expérience peut commencer : combien de temps faut-il à un chat pour prendre goût à une souris d’un genre nouveau ?
betrayal-book-h35-traitor-goal = Plus de la moitié des héros doivent être tués par des chats.
betrayal-book-h35-traitor-can = Vous menez les chats, même après votre mort. Si les héros volent, abattez leur avion, vous ou un chat.
betrayal-book-h35-traitor-foe = Les héros veulent s’enfuir dans un avion miniature.
betrayal-book-h35-traitor-rules =
    Chats : Vitesse 6, Force 7, Raison 5, Savoir 5. Ils comptent les embrasures comme vous et montent les escaliers sans jet.
    Vous aussi avez rapetissé : ce que vous portez fonctionne. Personne ne pioche ; une nouvelle pièce avec un symbole met fin au tour. Chaque embrasure est une case, si bien que la pièce voisine est à 2 cases ; vous pouvez vous y arrêter. Un escalier demande un jet de Force de 3 ou plus, sinon le tour s’achève. Pièce effondrée et ascenseur mystique sont inutilisables ; galerie, gymnase et chambre forte ne font rien.
    Vous ne pouvez attaquer aucun explorateur, d’aucune façon.
    Un chat qui bat un héros l’attrape au lieu de le blesser. À son tour suivant, le héros peut tenter de s’échapper ; les héros savent comment. Si quelqu’un bat le chat avant, il lâche sa proie et reste étourdi. Sinon il l’avale au début du prochain tour des monstres, puis agit. Un chat ne tient qu’un héros. La cloche ne déplace pas les captifs.
    Avion : un chat sur sa case peut l’abattre d’un jet de Vitesse de 7 ou plus, une fois par tour, puis attaquer quelqu’un à bord. Il vous faut un jet de Vitesse de 5 ou plus, une fois par tour.
    Vous gagnez aussi dès qu’il reste moins de héros en vie que la moitié, arrondie au supérieur, de ceux du début, quoi qui ait tué les autres.

betrayal-objective-h35-traitor-feed = Donner les héros à manger aux chats

betrayal-choice-h35-traitor-knock-down = Abattre l’avion
    .help = Un jet de Vitesse : un chat a besoin de 7 ou plus, vous de 5.
