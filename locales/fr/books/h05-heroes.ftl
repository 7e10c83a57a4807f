### Hantise 5, J’étais un loup-garou adolescent : le livre des héros.

betrayal-book-h05-heroes-story = La lune a percé, un cri n’en finissait pas, et à la fin c’était un hurlement. Ce qui était votre ami secoue une fourrure grise hors des lambeaux d’une chemise, et le chien ricane à côté.
betrayal-book-h05-heroes-goal = Tuez tous les loups-garous. Seule une balle d’argent tirée du revolver le peut. Le chien peut vivre.
betrayal-book-h05-heroes-can = L’un de vous cherche le revolver, un autre coule des balles d’argent ; réunissez les deux dans une main et tirez. Fuyez les crocs : une morsure peut faire de vous l’un des leurs.
betrayal-book-h05-heroes-foe = Le loup-garou devient de plus en plus fort, et sa morsure fait des semblables.
betrayal-book-h05-heroes-rules =
    Revolver : tant qu’il est dans la pile des objets, un jet de Savoir de 5 ou plus au grenier, dans la salle de jeux, le débarras, la chambre principale ou la chambre forte le trouve.
    Balles d’argent : un jet de Savoir de 5 ou plus au laboratoire de recherche ou à la chaufferie. Elles existent une fois ; on les échange, les pose et les ramasse comme un objet. Qui n’a pas lu ceci ne voit qu’un jeton d’objet.
    Chaque héros peut tenter chacun des deux une fois par tour.
    Tir d’argent : un héros qui a les deux attaque un loup-garou ou le chien avec le revolver. Une victoire tue. Des balles ramassées ou échangées ce tour-ci ne sont pas encore chargées. Elles ne s’épuisent jamais.
    Qui subit des dégâts dans un combat contre un loup-garou ou le chien est mordu. Dès lors, au début de chacun de ses tours : un jet de Raison de 4 ou plus, sinon vous devenez loup-garou et n’êtes plus un héros. Il n’y a pas de remède.
    Les mordus qui sont encore des héros gagnent avec les autres.

betrayal-objective-h05-heroes-search = Se procurer le revolver
betrayal-objective-h05-heroes-forge = Couler les balles d’argent
betrayal-objective-h05-heroes-unite = Réunir l’arme et l’argent dans une main
betrayal-objective-h05-heroes-wolves = Abattre les loups-garous

betrayal-choice-h05-heroes-search = Chercher le revolver (Savoir)
    .help = Jet de Savoir de 5 ou plus. Une fois par tour.
betrayal-choice-h05-heroes-forge = Couler des balles d’argent (Savoir)
    .help = Jet de Savoir de 5 ou plus. Une fois par tour.
betrayal-choice-h05-heroes-shoot = Tirer à l’argent : { $target }
    .help = Un jet de Vitesse de part et d’autre. Si vous gagnez, la cible est morte.

betrayal-card-silver-bullets = Balles d’argent
    .a = des balles d’argent
    .the = les balles d’argent
    .nom = les balles d’argent
    .with = avec les balles d’argent
    .help = Une poignée de balles brillantes. Elles ne s’épuisent jamais.
betrayal-token-silver-bullets = { betrayal-card-silver-bullets }
