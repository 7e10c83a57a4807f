### Hantise 42, Voici le héros : le livre du traître.

betrayal-book-h42-traitor-story = La vie éternelle coûte une fortune, dit-on. Vous l’avez eue pour un service : une petite porte, ouverte de ce côté-ci. Le couteau est entré jusqu’au manche, et cela chatouillait à peine. Rien ne presse, mais il serait grossier de faire attendre le maître.
betrayal-book-h42-traitor-goal = Ouvrez la porte de l’enfer.
betrayal-book-h42-traitor-can = Tuez un héros avec une arme, portez son corps aux catacombes, au gouffre ou à la chambre du pentagramme, et dites les mots.
betrayal-book-h42-traitor-foe = Les héros veulent que la porte reste close.
betrayal-book-h42-traitor-rules =
    Immortel : vos caractéristiques ne montent ni ne baissent, quoi que vous gagniez ou perdiez, à moins que les héros ne connaissent un moyen. On ne peut vous attaquer ; ni carte, ni pièce, ni combat perdu ne vous blesse. On ne vous vole rien, et les explorateurs ne vous ralentissent pas.
    Sacrifice : il faut un héros tué par votre attaque avec une arme : hache, dague de sang, revolver, dague sacrificielle ou lance. La dynamite n’en est pas une.
    Corps : ramassez-en un comme un objet. Tant que vous en portez, chaque pièce où vous entrez coûte 2 cases. Le chien n’en porte pas.
    Porte : dans les catacombes, le gouffre ou la chambre du pentagramme, le sacrifice porté ou gisant là, jet de Raison ou de Savoir de 4 ou plus, une fois par tour. Alors vous gagnez.

betrayal-objective-h42-traitor-sacrifice = Tuer un héros avec une arme
betrayal-objective-h42-traitor-body = Ramasser le sacrifice
betrayal-objective-h42-traitor-gate = Ouvrir la porte aux catacombes, au gouffre ou à la chambre du pentagramme

betrayal-ask-h42-traitor-stack = Il vous faut une arme. Dans quelle pile la cherchez-vous ?
    .help = Il vous faut une arme pour ce qui vient, et vous n’en avez pas.
betrayal-choice-h42-traitor-gate = Ouvrir la porte ({ $trait-roll })
    .help = 4 ou plus l’ouvre, et vous gagnez.
