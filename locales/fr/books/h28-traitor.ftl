### Hantise 28, L’anneau du roi Salomon : le livre du traître.

betrayal-book-h28-traitor-story = Sous votre berceau quelqu’un avait tracé cinq traits à la craie, et vous les avez comptés chaque nuit depuis. Ils vous promettaient des invités. L’air se fend enfin là où vous l’aviez toujours su, et le premier s’incline devant vous, pour l’instant.
betrayal-book-h28-traitor-goal = Chaque héros doit mourir.
betrayal-book-h28-traitor-can = Choisissez où s’ouvre le portail. Les démons chassent d’eux-mêmes ; quand plusieurs proies sont aussi proches, vous dites laquelle. Chassez avec eux et emparez-vous de l’anneau : vos invités n’aiment pas le voir à la main d’un héros.
betrayal-book-h28-traitor-foe = Ils veulent en finir avec les démons.
betrayal-book-h28-traitor-rules =
    Le seigneur démon (Vitesse 2, Force 7, Raison 7) et autant de démons numérotés qu’il y a de héros, quatre au plus, sortent du portail. Vitesse, Force, Raison : démon 1 3, 5, 5 ; démon 2 4, 4, 4 ; démon 3 5, 3, 3 ; démon 4 6, 2, 2. Chacun lance son propre déplacement.
    Au tour des monstres, chacun va aussi loin qu’il peut, par le meilleur chemin, vers le héros le plus proche qu’il peut attaquer, et attaque par la Force s’il le peut. Entre égaux, vous choisissez.
    Un démon qui attaque le porteur de l’anneau et devrait infliger 2 points de dégâts ou plus peut prendre l’anneau à la place. Il ne peut ni s’en servir, ni le transmettre, ni le poser. Qui bat ce démon par la Force de 2 ou plus peut prendre l’anneau.
    Les attaques de Vitesse, comme celles du revolver ou de la dynamite, ne font rien au seigneur démon.
    Si vous mourez, les démons continuent.

betrayal-objective-h28-traitor-ring = Enlever l’anneau aux héros
betrayal-objective-h28-traitor-heroes = Tuer tous les héros

betrayal-ask-h28-traitor-portal = Dans quelle pièce s’ouvre le portail ?
    .help = C’est par là que viennent les démons : ces pièces sont assez loin de tous.
