### Hantise 43, Le mal des étoiles : le livre que tout le monde lit, les infectés aussi.

betrayal-book-h43-heroes-story = La lance clouait au mur plus qu’un journal. Celui qui l’écrivit avait touché une pierre tombée du ciel ; puis vint la fièvre, puis dans le sang une voix qui savait mieux, et il choisit la lance. Depuis votre arrivée, vous avez tous chaud et froid. Et quelqu’un parmi vous a cessé de s’en plaindre.
betrayal-book-h43-heroes-goal = Préparez un sérum au laboratoire de recherche, et faites que chaque explorateur vivant l’ait reçu. Qui a tenu un jour le jeton 1 veut le contraire : plus un être humain en vie.
betrayal-book-h43-heroes-can = Travaillez au laboratoire, rapportez des herbes, restez forts pour la fièvre, et pensez à qui vous croisez : chaque rencontre est un échange. Chacun peut attaquer chacun. Une fois le sérum prêt, faites vite, et méfiez-vous de qui le refuse.
betrayal-book-h43-heroes-foe = Un traître ne peut pas montrer ce qu’il est, et ne meurt pas quand il meurt : ce qui se lève deux tours après est un extraterrestre.
betrayal-book-h43-heroes-rules =
    Échange : la première fois de votre tour que vous êtes avec un autre explorateur, vous échangez chacun un jeton au hasard, à l’insu des autres. S’ils sont plusieurs, choisissez quelqu’un avec qui vous n’avez pas encore échangé, si possible. Qui reçoit le 1 est traître dès lors, même après l’avoir passé. Personne ne montre ses jetons.
    Laboratoire : une fois par tour, un jet de Savoir de 5 ou plus, avec un dé de plus par autre explorateur dans la pièce et un pour le livre. Jardins, jardin d’hiver : qui y finit son tour peut trouver une herbe avec Savoir 3 ou plus. Les herbes sont des objets ; ajoutez-les quand vous voulez.
    Sérum : au laboratoire, autant de résultats et d’herbes que de joueurs, au moins un de chaque. Qui ajoute le dernier le prend. C’est un objet, et il ne s’épuise jamais.
    Aiguille : dans la même pièce, pour 1 case chaque fois, vous-même ou qui accepte ; ou comme attaque, Vitesse contre Vitesse, qui ne veut pas, sans dégâts. Un être humain remonte à toutes ses valeurs de départ, n’échange plus rien et ne craint plus la fièvre. Un traître ou un extraterrestre meurt pour de bon. Un cocon meurt pour 1 case.
    Fièvre : à la fin de chaque tour de qui a révélé la hantise, ou là où il serait, la piste monte, et autant de dés attaquent la Force de tous ceux qui n’ont pas le sérum.
    Un traître qui meurt autrement devient un cocon avec tous ses objets, passe un tour et éclôt au suivant : Vitesse 4, Force 6, Raison 4. Il se déplace et s’étourdit comme un monstre, au tour de son joueur. Les morts retournent leurs jetons.
    Les explorateurs ne se ralentissent jamais entre eux ; un extraterrestre et des explorateurs, si. Si plus un être humain n’est en vie, les traîtres gagnent, mais le dernier devenu perd. Un traître unique gagne seul.

betrayal-objective-h43-heroes-serum = Préparer le sérum
betrayal-objective-h43-heroes-inject = Faire injecter tout le monde
betrayal-objective-h43-traitor-spread = Rencontrer ceux que vous n’avez pas infectés
betrayal-objective-h43-traitor-hide = Avoir l’air occupé
betrayal-objective-h43-traitor-hunt = Ne laisser aucun humain

betrayal-turned-h43 = Vous êtes un traître
betrayal-turned-h43-part = la fièvre dans le sang
betrayal-turned-h43-why = Vous avez tenu le jeton marqué 1. La fièvre est partie, et la personne qui l’avait aussi.
betrayal-turned-h43-want = Ne laissez personne d’humain. Rencontrez ceux qui le sont encore, et ayez l’air occupé. Personne ne le sait ; le dernier à changer perd avec les humains.
