### Hantise 27, Chair en folie : le livre du traître.

betrayal-book-h27-traitor-story = Vous avez entendu le verre se briser à trois pièces de là, et vous avez compris. Elle est donc sortie. Un an durant, vous l’avez nourrie goutte à goutte sans jamais lui dire d’arrêter de grandir. Dommage si les autres se blessent en courant.
betrayal-book-h27-traitor-goal = Que chaque héros soit mort ou dans le Blob.
betrayal-book-h27-traitor-can = Le Blob grandit tout seul. Tuez des héros ou volez ce qu’ils rassemblent. S’il vous prend aussi, rien n’est perdu : continuez en chair, et plantez-la là où ils veulent passer.
betrayal-book-h27-traitor-foe = Ils cherchent des choses qui lui nuisent, et veulent les jeter dedans.
betrayal-book-h27-traitor-rules =
    Premier tour des monstres : le Blob emplit la pièce où la boule de cristal s’est brisée, et chaque pièce voisine reliée par une porte.
    À chaque tour suivant : chaque pièce où se tient un être-Blob est emplie, puis chaque pièce où mène un chemin depuis le Blob : portes, escaliers, conduit à charbon, pièce effondrée et galerie vers le haut et le bas, escalier secret, passage secret, mur pivotant ; jamais le toboggan mystique. Puis 1 dé : sur un 2, il grandit encore une fois. Tout cela même après votre mort, ou si vous êtes chair vous-même.
    Une pièce plantée par un être-Blob ne s’étend pas tant qu’elle ne touche pas le reste. Un ascenseur mystique empli ne bouge plus jamais.
    Qui est dans une pièce emplie, vous compris, devient aussitôt un être-Blob et perd toutes ses cartes. On ne peut l’attaquer et il n’attaque personne, ne porte rien, ne pioche rien, ne découvre rien, ne ralentit personne et laisse l’ascenseur tranquille. Il se déplace au tour de son joueur avec 2 dés, d’au moins 1 case.
    Rien de ce qui agit sur les monstres n’agit sur le Blob. Les êtres-Blob gagnent et perdent avec vous.

betrayal-objective-h27-traitor-heroes = Ne laisser aucun héros debout

betrayal-turned-h27 = Vous êtes chair du Blob
betrayal-turned-h27-part = chair du Blob
betrayal-turned-h27-why = Le sol était mou, puis tiède, puis vous. Il n’y a pas de porte là-dedans, et aucune ne vous manque.
betrayal-turned-h27-want = Engloutissez-les tous. Là où vous resterez, il poussera : barrez-leur la route, et gagnez avec lui.
