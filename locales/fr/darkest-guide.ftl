### What the guide says about Dark, Darker, Darkest: its pieces and the sections of its rules.

## Explications

darkest-guide-colours = Couleurs du code :
darkest-guide-yes = oui
darkest-guide-no = non
darkest-guide-kind-item = Équipement
darkest-guide-kind-survivor = Personnage
darkest-guide-kind-skill = Compétence
darkest-guide-kind-ability = Capacité
darkest-guide-kind-beast = Créature
darkest-guide-kind-nemesis = Némésis
darkest-guide-kind-power = Pouvoir d’une créature
darkest-guide-kind-part = Partie du corps d’une créature
darkest-guide-kind-die = Dé
darkest-guide-kind-face = Face d’un dé
darkest-guide-kind-special = Zombie spécial
darkest-guide-kind-function = Fonction d’une pièce
darkest-guide-kind-room = Pièce
darkest-guide-kind-chip = Puce du code
darkest-guide-kind-option = Option de la table
darkest-guide-kind-thing = Dans la maison
darkest-guide-fact-kind = Genre
darkest-guide-fact-hands = Mains
darkest-guide-fact-attack = Dés d’attaque
darkest-guide-fact-range = Portée
darkest-guide-fact-ammo = Munitions
darkest-guide-fact-reloads = Recharge
darkest-guide-fact-cost = Coût
darkest-guide-fact-timing = Quand
darkest-guide-fact-use = Ensuite
darkest-guide-fact-starts = Qui commence avec
darkest-guide-fact-cards = Dans la pioche
darkest-guide-fact-module = Extension
darkest-guide-fact-health = Santé
darkest-guide-fact-ap-four = Points d’action selon la santé, petite équipe
darkest-guide-fact-ap-three = Points d’action selon la santé, grande équipe
darkest-guide-fact-escape = Dés pour se libérer
darkest-guide-fact-item = Commence avec
darkest-guide-fact-ability = Capacité
darkest-guide-fact-skills = Peut apprendre
darkest-guide-fact-learners = Qui peut l’apprendre
darkest-guide-fact-movement = Pièces parcourues
darkest-guide-fact-dice = Dés d’attaque
darkest-guide-fact-hits = Touches nécessaires
darkest-guide-fact-parts = Parties du corps
darkest-guide-fact-bites = Ses morsures infectent
darkest-guide-fact-fire = Le feu l’épargne
darkest-guide-fact-pushed = Peut être repoussé
darkest-guide-fact-shoots = Tire jusqu’à
darkest-guide-fact-power = Pouvoir
darkest-guide-fact-faces = Faces
darkest-guide-fact-die = Où la trouver
darkest-guide-fact-section = Partie de la maison
darkest-guide-fact-doors = Portes verrouillées
darkest-guide-fact-printed = Ce qui s’y trouve
darkest-guide-fact-tokens = Jetons × zombies
darkest-guide-fact-spaces = Cases
darkest-guide-fact-fire-spaces = Avec un feu
darkest-guide-fact-showdown-spaces = Cases dans l’affrontement
darkest-guide-fact-former-attack = Dés d’attaque, première reconstitution
darkest-guide-fact-former-ap-three = Points d’action selon la santé, grande équipe, première reconstitution
darkest-guide-fact-former-tokens = Jetons × zombies, première reconstitution
darkest-guide-fact-former-showdown-spaces = Cases dans l’affrontement, première reconstitution
darkest-guide-fact-slots = Couleurs du code
darkest-guide-fact-most = Au plus
darkest-guide-fact-burns = Flammes qui détruisent une tuile
darkest-guide-fact-ruin-damage = Santé perdue en entrant dans les ruines
darkest-guide-item-weapon = Arme
darkest-guide-item-gear = Matériel
darkest-guide-item-consumable = Consommable
darkest-guide-item-ammo = Munitions
darkest-guide-range =
    { $range ->
        [0] la même pièce
        [1] à une pièce
       *[other] à { $range } pièces
    }
darkest-guide-ammo = { $ammo } au départ, jamais plus de { $most }
darkest-guide-reloads = { $item }, { $amount } balles
darkest-guide-cost =
    { $ap ->
        [0] rien
        [1] 1 point d’action
       *[other] { $ap } points d’action
    }
darkest-guide-timing-attack = lors d’une attaque
darkest-guide-timing-active = au tour de votre groupe
darkest-guide-timing-passive = toujours, tant qu’il est en main
darkest-guide-timing-reaction = au moment du jet, quel que soit le tour
darkest-guide-use-once = perdu pour de bon
darkest-guide-use-kept = conservé
darkest-guide-cards = { $revised } (édition révisée), { $first } (première édition)
darkest-guide-priced = { $skill } ({ $xp } points d’expérience)
darkest-guide-movement-rolled = 1 à 4, au dé à chaque fois
darkest-guide-part =
    { $hits ->
        [0] { $part }
        [1] { $part } : 1 touche
       *[other] { $part } : { $hits } touches
    }
darkest-guide-on-die =
    { $count ->
        [1] { $die } : 1 face sur { $of }
       *[other] { $die } : { $count } faces sur { $of }
    }
darkest-guide-die-survivor = dé des survivants
darkest-guide-die-creature = dé des créatures
darkest-guide-die-terror = dé de terreur
darkest-guide-die-d4 = dé à quatre faces
darkest-guide-die-d6 = dé à six faces
darkest-guide-horde-dice = { $dice } par zombie, { $most } au plus
darkest-guide-note-item-weapon = Une arme ne sert qu’en main. Changer ce que l’on tient est gratuit, à tout moment.
darkest-guide-note-item-gear = Le matériel ne sert qu’en main ; on n’a que deux mains, et un viseur en prend une.
darkest-guide-note-item-consumable = Il reste dans le sac et s’utilise de là.
darkest-guide-note-item-ammo = Seul quelqu’un qui porte l’arme peut s’en servir.
darkest-guide-note-survivor = La santé décide du nombre de points d’action à chaque nouvelle manche : moins il en reste, moins il y en a. Sans santé, on est éliminé, et les ténèbres avancent.
darkest-guide-note-skill = Les compétences s’achètent avec l’expérience, à tout moment et dans n’importe quel ordre. Deux jetons virus les rongent, de la plus chère à la moins chère.
darkest-guide-note-ability = Elle est là dès le début et ne se perd jamais.
darkest-guide-note-creature = Il n’y a jamais qu’une créature dans la maison. Chaque touche atteint la partie du corps de votre choix ; quand toutes sont perdues, elle meurt et chacun gagne 2 points d’expérience.
darkest-guide-note-nemesis = Elle attend l’affrontement. Sa force grandit avec la vôtre. Elle gagne les pièces d’angle et les dévaste ; trois détruites, et tout est perdu.
darkest-guide-note-power = Chaque symbole de renfort de son attaque le déclenche une fois.
darkest-guide-note-face-success = En fouillant, chaque réussite donne une carte. En défense, chaque réussite pare un dé de l’ennemi.
darkest-guide-note-face-aim = Sans arme à distance, elle ne fait rien.
darkest-guide-note-face-failure = En fouillant, en défense ou pour se libérer, il n’annule rien ; dans les tests de caméra et les autres tests, c’est la face dont vous ne voulez pas.
darkest-guide-note-face-retreat = Avec la peur, c’est la seule issue d’une pièce pleine d’ennemis.
darkest-guide-note-face-bite = Avec deux jetons, le virus ronge une compétence par manche, jusqu’à ce qu’il ne reste rien d’humain.
darkest-guide-note-face-entrap = Qui est agrippé n’a qu’un point d’action par manche, et il sert à se libérer.
darkest-guide-note-function = Chaque fonction sert une fois par manche pour toute l’équipe, et seulement derrière une porte ouverte.
darkest-guide-note-room-enwalled = Une pièce close : des murs tout autour et une porte. Il faut la déverrouiller avant d’y entrer.
darkest-guide-note-room-open = Une pièce ouverte. On peut la fouiller jusqu’à ce que quelqu’un trouve quelque chose.
darkest-guide-note-chip = Elle vient d’une porte. Portez-la à un terminal : elle raie ses couleurs du code, ou une seule couleur au choix si vous préférez.
darkest-guide-thing-horde = Horde
darkest-guide-note-horde = Tous les zombies d’une pièce forment une horde. Après le tour de chaque groupe, les hordes des environs attaquent qui se trouve avec elles, puis approchent. On ne sort pas comme cela d’une pièce où il y a des zombies : tuez-les, repoussez-les ou filez grâce à un repli. Chaque zombie tué rapporte 1 point d’expérience.
darkest-guide-thing-token = Horde cachée
darkest-guide-note-token = Face cachée, personne ne sait combien ils sont. Elle se déplace comme une horde et ne peut pas être attaquée. Dès que quelqu’un voit sa pièce, elle est retournée.
darkest-guide-thing-door = Porte verrouillée
darkest-guide-note-door = Le nombre dit combien de couleurs la serrure demande ; de près, on voit lesquelles. Montrez des cartes de ces couleurs (vous les gardez) pour 1 point d’action ; les autres membres du groupe dans la pièce peuvent aider. Chaque couleur manquante peut être forcée, et les ténèbres avancent. La puce est alors à vous.
darkest-guide-thing-darkness = Ténèbres
darkest-guide-note-darkness = Elles avancent avec l’horloge, avec chaque mort, chaque tuile réduite en cendres et chaque couleur forcée. Sur la dernière case, c’est la dernière manche où l’on peut entrer dans le laboratoire.
darkest-guide-thing-code = Code de sécurité
darkest-guide-note-code = Ces couleurs gardent le laboratoire fermé. Les puces des portes verrouillées, insérées dans un terminal d’une pièce d’angle, les raient ; il y a place pour trois puces. Une fois par manche, une couleur de plus peut être rayée à un terminal, mais les ténèbres avancent.
darkest-guide-thing-event = Événement de la manche
darkest-guide-note-event = Chaque manche commence par l’événement suivant du cycle : zombies, feu, horloge, et cela recommence.
darkest-guide-thing-zombie = Événement : zombies
darkest-guide-note-zombie = Une horde de plus entre dans la maison.
darkest-guide-thing-fire = Feu
darkest-guide-note-fire = L’unique feu de la maison saute là où le dé l’indique, à travers murs et serrures, et y brûle plus fort. Il le fait aussi après le tour de chaque groupe. Quiconque se trouve sur une tuile en feu perd 1 point de santé par flamme. { $burns } flammes détruisent une tuile.
darkest-guide-thing-clock = Événement : horloge
darkest-guide-note-clock = Les ténèbres avancent d’une case.
darkest-guide-thing-none = Silence
darkest-guide-note-none = Dans l’affrontement, un événement sur trois n’en est pas un.
darkest-guide-thing-boxes = Marqueurs d’action
darkest-guide-note-boxes = Dans l’affrontement, il n’y a plus de manches. Chaque action pose ses marqueurs dans la première case. Quand il y en a six, tout avance, des marqueurs reviennent à leurs propriétaires et les ennemis réagissent.
darkest-guide-thing-reactor = Réacteur
darkest-guide-note-reactor = Quand les ténèbres atteignent la case marquée, le réacteur fuit, et la radioactivité se répand dès lors à chaque manche. Deux puces à trois symboles ouvrent ses portes ; à l’intérieur, 3 points d’action l’arrêtent.
darkest-guide-thing-camera = Caméra
darkest-guide-note-camera = Elle surveille sa pièce et celles qui se suivent tout droit devant elle, jusqu’à un mur ou une porte verrouillée. Au début d’une manche, on lance pour chaque pièce surveillée un dé par personne présente : avec un échec, le dé de terreur compte.
darkest-guide-thing-gas-leak = Fuite de gaz
darkest-guide-note-gas-leak = Règles avancées : chaque fois que le feu arrive ici, deux tuiles voisines brûlent aussi.
darkest-guide-thing-lurking = Quelque chose rôde
darkest-guide-note-lurking = Règles avancées : qui entre alors qu’aucune créature n’est dans la maison lance un dé par personne sur la tuile. Un échec fait venir une créature.
darkest-guide-thing-secure = Pièce sûre
darkest-guide-note-secure = Règles avancées : ici, la défense lance toujours quatre dés.
darkest-guide-thing-virus = Virus
darkest-guide-note-virus = Une morsure laisse un jeton virus, qui prend la place d’un objet. Avec { $virus } jetons, le virus ronge une compétence après l’autre à la fin de chaque entretien ; quand la dernière a disparu, qui le porte se relève en zombie. Un antidote, ou l’armoire du laboratoire, ôte le second jeton.
darkest-guide-thing-entrapped = Dans l’étreinte
darkest-guide-note-entrapped = Qui est agrippé n’a qu’un seul point d’action et doit s’en servir pour se débattre. Un repli brise l’étreinte ; les autres, dans la pièce, peuvent aider pour 1 point d’action chacun. Elle cesse aussi quand il ne reste plus d’ennemi dans la pièce.
darkest-guide-thing-cure = Le remède
darkest-guide-note-cure = Il est dans le laboratoire. Qui entre en premier le prend, et l’affrontement commence : détruisez la némésis avant qu’elle n’ait détruit la maison.
darkest-guide-thing-experience = Expérience
darkest-guide-note-experience = Pour les zombies tués, les créatures abattues et les portes ouvertes. Elle achète des compétences, à tout moment.
darkest-guide-thing-health = Santé
darkest-guide-note-health = Chaque blessure avance le marqueur d’une case. La zone où il se trouve dit combien de points d’action apporte la manche suivante ; ceux de cette manche vous restent.
darkest-guide-thing-actions = Points d’action
darkest-guide-note-actions = Se déplacer, fouiller, passer une carte, ouvrir une porte et attaquer coûtent 1 point ; combattre le feu à la main et utiliser une pièce d’angle en coûtent 2. Ce qui reste à la fin du tour est perdu.
darkest-guide-thing-radiation = Radioactivité
darkest-guide-note-radiation = Chaque jeton coûte 1 point de santé au début de chaque manche ; on peut en avoir trois. Des pilules les ôtent tous.
darkest-guide-thing-burning = Tuile en feu
darkest-guide-note-burning = Y entrer coûte 1 point de santé par flamme. Deux points d’action en éteignent une à la main, un seul avec une hache ou un extincteur. À { $burns } flammes, la tuile est détruite.
darkest-guide-thing-destroyed = Tuile détruite
darkest-guide-note-destroyed = Une seule pièce sans murs, ni portes, ni usage. On ne voit pas à travers, et y entrer fait très mal.
darkest-guide-thing-round = La manche
darkest-guide-note-round = D’abord l’entretien : un événement, les groupes, les caméras, de nouveaux zombies, le virus. Puis chaque groupe agit à son tour ; après chacun, les ennemis réagissent et le feu bondit plus loin.
darkest-guide-thing-group = Groupe
darkest-guide-note-group = Ceux qui sont dans la même pièce au moment du regroupement agissent ensemble, dans l’ordre de leur choix, et s’entraident pour les jets et les portes. Le groupe dure jusqu’à la manche suivante, même s’il se sépare.
darkest-guide-thing-searched = Pièce fouillée
darkest-guide-note-searched = On a déjà trouvé quelque chose ici. Cette pièce n’a plus rien à livrer cette nuit.
darkest-guide-thing-locked = Pièce verrouillée
darkest-guide-note-locked = Chaque porte de cette pièce a sa serrure. Tant qu’aucune n’est ouverte, on n’y entre pas, on n’y voit pas, et nul zombie n’y apparaît.
darkest-guide-thing-watched = Pièce surveillée
darkest-guide-note-watched = Une caméra voit cette pièce. Qui s’y trouve au moment du test de caméra lance un dé ; un échec déchaîne le dé de terreur sur tous ceux de la pièce.
darkest-guide-thing-infected = Ennemis irradiés
darkest-guide-note-infected = Avec l’extension Radioactive : la première touche dans le tour d’un groupe ne fait que coucher un tel zombie, la seconde l’achève. Ils transmettent la radioactivité aux ennemis voisins et à quiconque entre.
darkest-guide-thing-equipment = Pioche d’équipement
darkest-guide-note-equipment = Ce qu’on peut trouver dans la maison. Chaque réussite d’une fouille y pioche une carte ; ce qui est dépensé n’y revient jamais.
darkest-guide-thing-hands = Mains
darkest-guide-note-hands = Deux mains : deux petits objets ou un grand. Armes, protections et lampes n’agissent que là ; en changer est gratuit à tout moment.
darkest-guide-thing-pack = Sac
darkest-guide-note-pack = Chacun porte cinq objets en tout, ou quatre si vous êtes cinq ; les jetons virus prennent aussi une place. Les consommables s’utilisent d’ici.
darkest-guide-thing-ammunition = Munitions
darkest-guide-note-ammunition = Ce qu’il reste dans une arme à feu, jamais plus de huit. Vide, elle n’est qu’un poids, jusqu’à ce qu’on trouve de quoi la recharger.
darkest-guide-thing-showdown = L’affrontement final
darkest-guide-note-showdown = Il commence dès que quelqu’un prend le remède. La némésis arrive, il n’y a plus de manches, et un seul des deux camps quittera la maison.
darkest-guide-thing-sight = Ligne de vue
darkest-guide-note-sight = Tout droit par les portes et passages ouverts, jamais en biais, aussi loin qu’on veut. Murs, portes verrouillées et tuiles détruites l’arrêtent.
darkest-guide-note-die-survivor = Vous le lancez pour attaquer, fouiller, vous défendre et dans les tests : autant de dés que vous êtes, rarement plus de quatre.
darkest-guide-note-die-creature = Les zombies, les créatures et la némésis attaquent avec lui. Chaque face fait autre chose à quelqu’un dans la pièce.
darkest-guide-note-die-terror = Il accompagne chaque fouille et chaque test de caméra, et ne compte que si cela tourne mal.
darkest-guide-note-die-d4 = Il dit dans quelle rangée il se passe quelque chose, ou par où bondit le feu.
darkest-guide-note-die-d6 = Il dit dans quelle colonne il se passe quelque chose. Le 6 n’en a pas.

## Les règles

darkest-guide-both-editions = Les deux éditions
darkest-guide-scope-revised = édition révisée
darkest-guide-scope-first = première édition
darkest-guide-scope-de = variante allemande
darkest-guide-scope-fr = variante française
darkest-guide-term-active = ACTIF
darkest-guide-term-owner = JOUEUR
darkest-guide-term-group = GROUPE
darkest-guide-term-team = ÉQUIPE
darkest-guide-term-none = PERSONNE
darkest-guide-term-ap = PA
darkest-guide-term-xp = PX
darkest-guide-legend-active = qui joue le survivant qui agit ou lance les dés
darkest-guide-legend-owner = qui joue le survivant concerné
darkest-guide-legend-group = les joueurs du groupe dont c’est le tour, ensemble
darkest-guide-legend-team = tous les joueurs, ensemble
darkest-guide-legend-none = personne : les dés, les piles ou la nécessité décident
darkest-guide-legend-ap = points d’action
darkest-guide-legend-xp = points d’expérience
darkest-guide-legend-rulings = décisions là où les livrets imprimés se taisent ou se contredisent ; RV, EN, DE et FR désignent ces livrets
