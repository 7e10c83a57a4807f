### Hantise 3, Ragoût de cuisses de grenouille : le livre des héros.

betrayal-book-h03-heroes-story = Le livre était ouvert à la première page quand le rire a commencé. Il descendait par toutes les cheminées à la fois et vous appelait par vos noms, puis par ceux de petites bêtes mouillées.
betrayal-book-h03-heroes-goal = Tuez la sorcière.
betrayal-book-h03-heroes-can = Rien ne l’atteint tant que personne n’a lancé la Forme mortelle, tirée de son propre livre, et il y faut une racine de mandragore. Trouvez-en une, déterrez-la, portez racine et livre jusqu’à elle. Puis frappez.
betrayal-book-h03-heroes-foe = La sorcière s’est rendue invulnérable. Elle change les gens en grenouilles.
betrayal-book-h03-heroes-rules =
    Une fois par tour, vous pouvez faire l’une de ces deux choses. Dans une pièce où pousse une racine : un jet de Savoir de 4 ou plus la déterre. Avec une racine et le livre à côté de la sorcière : un jet de Savoir de 6 ou plus la rend mortelle et use la racine ; raté, vous la gardez.
    Une fois mortelle, toute attaque qui la bat la tue.
    Une grenouille a perdu objets et compagnons, et a la Force et le Savoir les plus bas. Elle ne peut ni attaquer, ni piocher, ni découvrir de pièce, ni rien tenir. Elle peut se déplacer.
    Qui n’est pas grenouille peut en ramasser une, la porter, la poser, l’échanger ou la voler comme un objet. Portée, elle ne peut rien faire.
    Avec le livre à côté d’une grenouille, même portée, une fois par tour en plus : un jet de Savoir de 4 ou plus lui rend sa forme, toutes ses caractéristiques à leur valeur de départ.
    Si un chat paraît, on peut l’attaquer.

betrayal-objective-h03-heroes-witch = Rendre la sorcière mortelle et la tuer
betrayal-objective-h03-heroes-hide = Rester loin du chat

betrayal-choice-h03-heroes-dig = Déterrer la racine de mandragore
    .help = { $trait-roll } de { $target } ou plus. Pas au même tour que la Forme mortelle.
betrayal-choice-h03-heroes-form = Lancer la Forme mortelle
    .help = { $trait-roll } de { $target } ou plus : la sorcière est mortelle, et la racine est usée. Pas au même tour que creuser.
betrayal-choice-h03-heroes-restore = Rendre sa forme à une grenouille ({ $explorer })
    .help = Jet de Savoir de { $target } ou plus. Une fois par tour.
