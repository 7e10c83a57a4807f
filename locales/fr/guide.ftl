### La construction de la maison, les explications, les règles et la première partie guidée.

## Construction de la maison

house-title = Bâtir la maison
house-intro = Vingt tuiles, quatre rangées de cinq. Prenez une maison toute faite, laissez les dés en bâtir une ou disposez-la vous-même.
house-start = Partir de
house-random = Une maison au hasard
house-roll = En bâtir une
house-plan = Plan de la maison
house-howto = Faites glisser une tuile sur une autre pour les échanger, ou choisissez l’une puis l’autre.
house-howto-keys = Au clavier : flèches pour se déplacer, Entrée pour prendre et poser, R pour tourner, Maj+R pour tourner dans l’autre sens, Échap pour lâcher.
house-tools = Outils
house-tile = { $tile }, rangée { $row }, colonne { $column }
house-rotate-left = Tourner à gauche
house-rotate-right = Tourner à droite
house-undo = Annuler
house-put-back = Lâcher
house-picked = { $tile } en main. Choisissez où la poser.
house-swapped = Échangées : { $tile } et { $other }.
house-rotated = Tournée : { $tile }.
house-spare = Tuiles restantes
house-reactor = Avec le réacteur (extension Radioactive)
house-needs-radioactive = Cette maison a le réacteur : la table doit jouer avec l’extension Radioactive.
house-problems =
    { $count ->
        [0] Une maison solide
        [one] Un problème
       *[other] { $count } problèmes
    }
house-fault-expansion = { $tile } appartient à une extension. Cochez-la plus bas ou prenez une autre tuile.
house-fault-section = { $tile } n’a pas sa place ici : cet endroit est prévu pour { $section }.
house-fault-lacks = Il manque { $tile }. Aucune maison ne s’en passe.
house-fault-leads-out = { $tile } : le côté { $way } mène hors de la maison.
house-fault-window = { $tile } : la fenêtre du côté { $way } ne donne pas sur le dehors.
house-fault-blocked = { $tile } : le passage vers le { $way } bute sur le mur de { $other }.
house-fault-two-doors = { $tile } : la porte du côté { $way } rencontre celle de { $other }.
house-fault-unreachable = { $tile } : aucun chemin n’y mène depuis le hall d’entrée.
house-fault-locked-north = { $tile } : tous les chemins vers la rangée du haut sont verrouillés.
house-way-n = nord
house-way-e = est
house-way-s = sud
house-way-w = ouest
house-section-laboratory = laboratoire
house-section-corner = angle
house-section-entrance = hall d’entrée
house-section-outer = mur extérieur
house-section-inner = intérieur
house-rating = Difficulté :
house-rating-easy = facile
house-rating-normal = normale
house-rating-hard = difficile
house-fact-cameras =
    { $count ->
        [0] Aucune caméra.
        [one] Une caméra ; nombre de pièces vues : { $views }.
       *[other] { $count } caméras ; nombre de pièces vues : { $views }.
    }
house-fact-hall =
    { $watched ->
        [true] Une caméra surveille le hall d’entrée.
       *[false] Aucune caméra ne surveille le hall d’entrée.
    }
house-fact-enwalled =
    { $count ->
        [0] Aucune tuile intérieure n’est murée.
        [one] Une tuile intérieure est murée.
       *[other] { $count } tuiles intérieures sont murées.
    }
house-fact-laboratory = Le laboratoire est à la rangée { $row }, le hall à la rangée 4.
house-fact-corners =
    { $count ->
        [0] Les quatre portes d’angle sont accessibles sans clé.
        [one] Une porte d’angle se trouve derrière une serrure.
       *[other] { $count } portes d’angle se trouvent derrière une serrure.
    }
house-fact-doors =
    { $count ->
        [one] Une porte verrouillée.
       *[other] { $count } portes verrouillées.
    }
house-keep = La garder
house-use = Pour ma prochaine table
house-share = Copier le lien
house-link-copied = Le lien est dans votre presse-papiers.
house-save = Enregistrer
house-open = Ouvrir un fichier
house-bad-file = Ce fichier ne contient pas de maison.
house-bad-link = Ce lien ne contient pas de maison. En voici une autre.
house-offline = Le serveur ne répond pas. Réessayez dans un instant.
house-loading = La maison se bâtit …

## Explications

guide-explain = Explication
guide-loading = Un instant …
guide-nothing = Il n’y a rien de plus à en dire.
guide-close = Fermer
guide-back = Retour
guide-see = Voir aussi
guide-its-rules = Les règles (en anglais)
guide-colours = Couleurs du code :
guide-yes = oui
guide-no = non
guide-kind-item = Équipement
guide-kind-survivor = Survivant
guide-kind-skill = Compétence
guide-kind-ability = Capacité
guide-kind-beast = Créature
guide-kind-nemesis = Némésis
guide-kind-power = Pouvoir d’une créature
guide-kind-part = Partie du corps d’une créature
guide-kind-face = Face d’un dé
guide-kind-special = Zombie spécial
guide-kind-function = Fonction d’une pièce
guide-kind-room = Pièce
guide-kind-chip = Puce du code
guide-kind-option = Option de la table
guide-kind-thing = Dans la maison
guide-fact-kind = Genre
guide-fact-hands = Mains
guide-fact-attack = Dés d’attaque
guide-fact-range = Portée
guide-fact-ammo = Munitions
guide-fact-reloads = Recharge
guide-fact-cost = Coût
guide-fact-timing = Quand
guide-fact-use = Ensuite
guide-fact-starts = Équipe au départ
guide-fact-cards = Dans la pioche
guide-fact-module = Extension
guide-fact-health = Santé
guide-fact-ap-four = Points d’action selon la santé, petite équipe
guide-fact-ap-three = Points d’action selon la santé, grande équipe
guide-fact-escape = Dés pour se dégager
guide-fact-item = Commence avec
guide-fact-ability = Capacité
guide-fact-skills = Peut apprendre
guide-fact-learners = Qui peut l’apprendre
guide-fact-movement = Pièces parcourues
guide-fact-dice = Dés d’attaque
guide-fact-hits = Coups nécessaires
guide-fact-parts = Parties du corps
guide-fact-bites = Ses morsures infectent
guide-fact-fire = Le feu l’épargne
guide-fact-pushed = Peut être repoussé
guide-fact-shoots = Tire jusqu’à
guide-fact-power = Pouvoir
guide-fact-die = Où la trouver
guide-fact-section = Partie de la maison
guide-fact-doors = Portes verrouillées
guide-fact-printed = Ce qui s’y trouve
guide-fact-tokens = Jetons × zombies
guide-fact-spaces = Cases
guide-fact-fire-spaces = Avec un feu
guide-fact-showdown-spaces = Cases dans l’affrontement
guide-fact-slots = Couleurs du code
guide-fact-most = Au plus
guide-fact-burns = Flammes qui détruisent une tuile
guide-fact-ruin-damage = Santé perdue en entrant dans les ruines
guide-item-weapon = Arme
guide-item-gear = Matériel
guide-item-consumable = Consommable
guide-item-ammo = Munitions
guide-range =
    { $range ->
        [0] la même pièce
        [one] à une pièce
       *[other] à { $range } pièces
    }
guide-ammo = { $ammo } au départ, jamais plus de { $most }
guide-reloads = { $item }, { $amount } coups
guide-cost =
    { $ap ->
        [0] rien
        [one] 1 point d’action
       *[other] { $ap } points d’action
    }
guide-timing-attack = lors d’une attaque
guide-timing-active = au tour de votre groupe
guide-timing-passive = toujours, tant qu’il est en main
guide-timing-reaction = au moment du jet, quel que soit le tour
guide-use-once = perdu pour de bon
guide-use-kept = conservé
guide-cards = { $revised } (édition révisée), { $first } (première édition)
guide-priced = { $skill } ({ $xp } d’expérience)
guide-movement-rolled = 1 à 4, au dé à chaque fois
guide-part =
    { $hits ->
        [0] { $part }
        [one] { $part } : 1 coup
       *[other] { $part } : { $hits } coups
    }
guide-on-die = { $die } : { $count } face(s) sur { $of }
guide-die-survivor = dé des survivants
guide-die-creature = dé des créatures
guide-die-terror = dé de terreur
guide-die-d4 = dé à quatre faces
guide-die-d6 = dé à six faces
guide-horde-dice = { $dice } par zombie, { $most } au plus
guide-note-item-weapon = Une arme ne sert qu’en main. Changer ce que l’on tient est gratuit, à tout moment.
guide-note-item-gear = Le matériel ne sert qu’en main ; il n’y en a que deux, et un viseur en prend une.
guide-note-item-consumable = Il reste dans le sac et s’utilise de là.
guide-note-item-ammo = Seul quelqu’un qui porte l’arme peut s’en servir.
guide-note-survivor = La santé décide du nombre de points d’action à chaque nouvelle manche : moins il en reste, moins il y en a. Sans santé, on est éliminé, et les ténèbres grandissent.
guide-note-skill = Les compétences s’achètent avec l’expérience, à tout moment et dans n’importe quel ordre. Deux jetons de virus les rongent, de la plus chère à la moins chère.
guide-note-ability = Elle est là dès le début et ne se perd jamais.
guide-note-creature = Il n’y a jamais qu’une créature dans la maison. Chaque coup touche la partie du corps de votre choix ; quand toutes sont perdues, elle meurt et chacun gagne 2 d’expérience.
guide-note-nemesis = Elle attend l’affrontement. Sa force grandit avec la vôtre. Elle gagne les pièces d’angle et les dévaste ; trois détruites, et tout est perdu.
guide-note-power = Chaque icône de renfort de son attaque le déclenche une fois.
guide-note-face-success = En fouillant, chaque réussite donne une carte. En défense, chaque réussite pare un dé de l’ennemi.
guide-note-face-aim = Sans arme à distance, elle ne fait rien.
guide-note-face-failure = En fouillant, en défense ou pour se dégager, il n’annule rien ; devant les caméras et les autres épreuves, c’est la face dont vous ne voulez pas.
guide-note-face-retreat = Avec la peur, c’est la seule issue d’une pièce pleine d’ennemis.
guide-note-face-bite = Avec deux jetons, le virus ronge une compétence par manche, jusqu’à ce qu’il ne reste rien d’humain.
guide-note-face-entrap = Qui est agrippé n’a qu’un point d’action par manche, et il sert à se dégager.
guide-note-function = Chaque fonction sert une fois par manche pour toute l’équipe, et seulement derrière une porte ouverte.
guide-note-room-enwalled = Une pièce close : des murs tout autour et une porte. Il faut la déverrouiller avant d’y entrer.
guide-note-room-open = Une pièce ouverte. On peut la fouiller jusqu’à ce que quelqu’un trouve quelque chose.
guide-note-chip = Elle vient d’une porte. Portez-la à un terminal : elle raie ses couleurs du code, ou une seule couleur au choix si vous préférez.
guide-thing-horde = Horde
guide-note-horde = Tous les zombies d’une pièce forment une horde. Après le tour de chaque groupe, les hordes des environs attaquent qui se trouve avec elles, puis approchent. On ne sort pas comme cela d’une pièce où il y a des zombies : tuez-les, repoussez-les ou filez grâce à un repli. Chaque zombie tué rapporte 1 d’expérience.
guide-thing-token = Horde cachée
guide-note-token = Face cachée, personne ne sait combien ils sont. Elle se déplace comme une horde et ne peut pas être attaquée. Dès que quelqu’un voit sa pièce, elle est retournée.
guide-thing-door = Porte verrouillée
guide-note-door = Le nombre dit combien de couleurs la serrure demande ; de près, on voit lesquelles. Montrez des cartes de ces couleurs (vous les gardez) pour 1 point d’action ; les autres membres du groupe dans la pièce peuvent aider. Chaque couleur manquante peut être forcée, et les ténèbres grandissent. La puce est alors à vous.
guide-thing-darkness = Ténèbres
guide-note-darkness = Elles grandissent avec l’horloge, avec chaque mort, chaque tuile réduite en cendres et chaque couleur forcée. Sur la dernière case, c’est la dernière manche où l’on peut entrer dans le laboratoire.
guide-thing-code = Code de sécurité
guide-note-code = Ces couleurs gardent le laboratoire fermé. Les puces des portes verrouillées, saisies à un terminal dans une pièce d’angle, les raient ; il y a place pour trois puces. Une fois par manche, une couleur de plus peut être rayée à un terminal, et les ténèbres grandissent d’autant.
guide-thing-event = Événement de la manche
guide-note-event = Chaque manche commence par l’événement suivant du cycle : zombies, feu, horloge, et cela recommence.
guide-thing-zombie = Événement : zombies
guide-note-zombie = Une horde de plus entre dans la maison.
guide-thing-fire = Feu
guide-note-fire = L’unique feu de la maison saute là où le dé l’indique, à travers murs et serrures, et y brûle plus fort. Il le fait aussi après le tour de chaque groupe. Quiconque se trouve sur une tuile en feu perd 1 de santé par flamme. { $burns } flammes détruisent une tuile.
guide-thing-clock = Événement : horloge
guide-note-clock = Les ténèbres avancent d’une case.
guide-thing-none = Silence
guide-note-none = Dans l’affrontement, un événement sur trois n’en est pas un.
guide-thing-boxes = Marqueurs d’action
guide-note-boxes = Dans l’affrontement, il n’y a plus de manches. Chaque action pose ses marqueurs dans la première case. Quand il y en a six, tout avance, des marqueurs reviennent à leurs propriétaires et les ennemis réagissent.
guide-thing-reactor = Réacteur
guide-note-reactor = Quand les ténèbres atteignent la case marquée, le réacteur fuit, et la radioactivité se répand dès lors à chaque manche. Deux puces à trois icônes ouvrent ses portes ; à l’intérieur, 3 points d’action l’arrêtent.
guide-thing-camera = Caméra
guide-note-camera = Elle surveille sa pièce et celles qui se suivent tout droit devant elle, jusqu’à un mur ou une porte verrouillée. Au début d’une manche, on lance dans chaque pièce surveillée un dé par survivant présent : un échec déchaîne le dé de terreur.
guide-thing-gas-leak = Fuite de gaz
guide-note-gas-leak = Règles avancées : chaque fois que le feu arrive ici, deux tuiles voisines brûlent aussi.
guide-thing-lurking = Quelque chose rôde
guide-note-lurking = Règles avancées : qui entre alors qu’aucune créature n’est dans la maison lance un dé par survivant sur la tuile. Un échec fait venir une créature.
guide-thing-secure = Pièce sûre
guide-note-secure = Règles avancées : ici, la défense lance toujours quatre dés.
guide-thing-virus = Virus
guide-note-virus = Une morsure laisse un jeton de virus, qui prend la place d’un objet. Avec { $virus } jetons, le virus ronge une compétence après l’autre à la fin de chaque entretien ; quand la dernière a disparu, le survivant se relève en zombie. Un antidote, ou l’armoire du laboratoire, ôte le second jeton.
guide-thing-entrapped = Agrippé
guide-note-entrapped = Qui est agrippé n’a qu’un seul point d’action et doit s’en servir pour se débattre. Une icône de repli brise l’étreinte ; les autres, dans la pièce, peuvent aider pour 1 point d’action chacun. Elle cesse aussi quand il ne reste plus d’ennemi dans la pièce.
guide-thing-cure = Le remède
guide-note-cure = Il est dans le laboratoire. Qui entre en premier le prend, et l’affrontement commence : détruisez la némésis avant qu’elle n’ait détruit la maison.
guide-thing-experience = Expérience
guide-note-experience = Pour les zombies tués, les créatures abattues et les portes ouvertes. Elle achète des compétences, à tout moment.
guide-thing-health = Santé
guide-note-health = Chaque blessure avance le marqueur d’une case. La zone où il se trouve dit combien de points d’action apporte la manche suivante ; ceux de cette manche vous restent.
guide-thing-actions = Points d’action
guide-note-actions = Se déplacer, fouiller, passer une carte, ouvrir une porte et attaquer coûtent 1 point ; combattre le feu à la main et utiliser une pièce d’angle en coûtent 2. Ce qui reste à la fin du tour est perdu.
guide-thing-radiation = Radioactivité
guide-note-radiation = Chaque jeton coûte 1 de santé au début de chaque manche ; on peut en avoir trois. Des pilules les ôtent tous.
guide-thing-burning = Tuile en feu
guide-note-burning = Y entrer coûte 1 de santé par flamme. Deux points d’action en éteignent une à la main, un seul avec une hache ou un extincteur. À { $burns } flammes, la tuile est détruite.
guide-thing-destroyed = Tuile détruite
guide-note-destroyed = Une seule pièce sans murs, ni portes, ni usage. On ne voit pas à travers, et y entrer fait très mal.

## Les règles

guide-rules-title = Les règles
guide-rules-english = Le texte des règles elles-mêmes est en anglais.
guide-back-to-table = Retour à la table
guide-search = Chercher dans les règles
guide-search-hint = un mot anglais, ou D-FIRE-06
guide-both-editions = Les deux éditions
guide-parts = Parties des règles
guide-examples = Exemples
guide-example = Exemple :
guide-contents = Sommaire
guide-count =
    { $count ->
        [0] Aucune règle
        [one] Une règle
       *[other] { $count } règles
    }
guide-none-found = Aucune règle ne dit cela. Essayez avec moins de mots ou les deux éditions.
guide-scope-revised = édition révisée
guide-scope-first = première édition
guide-scope-de = variante allemande
guide-scope-fr = variante française
guide-legend = Comment lire les règles
guide-legend-active = qui joue le survivant qui agit ou lance les dés
guide-legend-owner = qui joue le survivant concerné
guide-legend-group = les joueurs du groupe dont c’est le tour, ensemble
guide-legend-team = tous les joueurs, ensemble
guide-legend-none = personne : les dés, les piles ou la nécessité décident
guide-legend-ap = points d’action
guide-legend-xp = expérience
guide-legend-rulings = décisions là où les livrets imprimés se taisent ou se contredisent ; RV, EN, DE et FR désignent ces livrets
guide-section-0-4 = La maison en mots
guide-section-1 = Mise en place
guide-section-1-1 = Bâtir la maison
guide-section-1-2 = Provisions
guide-section-1-3 = Tableau de sécurité et puces
guide-section-1-4 = Caméras
guide-section-1-5 = Les survivants au départ
guide-section-1-6 = La piste
guide-section-2 = La manche
guide-section-3 = Entretien
guide-section-3-1 = Entretien 1 : événement
guide-section-3-2 = Les zombies apparaissent
guide-section-3-3 = Feu
guide-section-3-4 = Ténèbres
guide-section-3-5 = Entretien 2 : regroupement
guide-section-3-6 = Entretien 3 : caméras
guide-section-3-7 = Entretien 4 : les zombies apparaissent
guide-section-3-8 = Entretien 5 : zombification
guide-section-4 = Actions et groupes
guide-section-5 = Se déplacer
guide-section-6 = Fouiller
guide-section-7 = Donner et prendre
guide-section-8 = Ouvrir les portes
guide-section-9 = Combattre le feu
guide-section-10 = Pièces d’angle
guide-section-11 = Attaquer
guide-section-12 = Vos dés au combat
guide-section-13 = Ligne de vue
guide-section-14 = Créatures
guide-section-15 = La maison réagit
guide-section-15-1 = Réaction 1 : attaques
guide-section-15-2 = Réaction 2 : les zombies arrivent
guide-section-15-3 = Réaction 2 : la créature arrive
guide-section-15-4 = Réaction 3 : feu
guide-section-15-5 = Exemples de réactions
guide-section-16 = Attaques des ennemis
guide-section-16-1 = Leurs dés
guide-section-16-2 = Peur
guide-section-16-3 = Renfort
guide-section-16-4 = Défense
guide-section-17 = Agrippé
guide-section-18 = Morsures et virus
guide-section-19 = Équipement et expérience
guide-section-19-1 = Sac et mains
guide-section-19-2 = Munitions
guide-section-19-3 = Expérience et compétences
guide-section-20 = Mort et retour
guide-section-21 = Le dé de terreur
guide-section-22 = Terminaux et code
guide-section-23 = Le laboratoire
guide-section-24 = L’affrontement final
guide-section-24-1 = Comment il commence
guide-section-24-2 = Ce qui change
guide-section-24-3 = Marqueurs d’action
guide-section-25 = La némésis et son heure
guide-section-26 = Gagner et perdre
guide-section-27 = Règles avancées et difficulté
guide-section-27-1 = Icônes avancées
guide-section-27-2 = Plus facile ou plus difficile
guide-section-28 = Les survivants
guide-section-29 = Créatures et objets
guide-section-29-1 = Pouvoirs et particularités
guide-section-29-2 = Objets
guide-section-30 = Radioactive
guide-section-30-1 = Radioactive : mise en place
guide-section-30-2 = Radioactivité
guide-section-30-3 = Contre la radioactivité
guide-section-31 = Zombies spéciaux
guide-section-33 = Décisions

## La première partie guidée

guide-tutorial = Votre première nuit
guide-tutorial-name = Vous
guide-tutorial-story = Dans une vieille maison, un laboratoire garde le remède contre ce qui y rôde. Quatre angles, bien des serrures, un code à briser et une nuit de plus en plus noire. Leo et Nina viennent d’entrer par la grande porte. Vous jouez les deux.
guide-tutorial-round = Une manche a deux moitiés. D’abord, la maison joue : un événement, les caméras, encore des morts. Puis vous agissez et, quand vous avez fini, la maison réagit à ce que vous avez fait.
guide-tutorial-how = C’est une vraie partie, avec de vrais dés. Quelqu’un se tiendra à vos côtés et vous dira à chaque question de quoi il s’agit. Revenez en arrière, essayez tout et touchez n’importe quelle pièce pour qu’on vous l’explique.
guide-tutorial-goals = Ce que vous aurez fait
guide-tutorial-begin = Entrer
guide-tutorial-go-on = Reprendre où j’en étais
guide-tutorial-done = Voilà tout ce que comporte une manche, et vous l’avez jouée. La suite : trouver des cartes, ouvrir des portes, porter leurs puces à un terminal, briser le code et être prêt pour ce qui attend dans le laboratoire. Continuez ici ou ouvrez votre propre table.
guide-open-table = Ouvrir une table
guide-leave = Quitter
guide-looked = J’ai regardé autour de moi
guide-goals = Appris : { $met } sur { $of }
guide-goal-met = (fait)
guide-goal-look = Regarder autour de soi
guide-goal-search = Fouiller une pièce
guide-goal-move = Aller dans une autre pièce
guide-goal-door = Ouvrir une porte verrouillée
guide-goal-fight = Se battre
guide-goal-end = Terminer son tour
guide-goal-reaction = Voir la maison réagir
guide-hint-act-look = Regardez d’abord autour de vous. La maison est vue d’en haut : murs clairs, ouvertures pour passer, chiffres sur les portes verrouillées. Leo et Nina sont dans le hall d’entrée, en bas au centre. Touchez ce que vous voulez pour en savoir plus ; leurs plateaux, avec santé, actions et cartes, sont à côté ou plus bas.
guide-hint-act-search = Fouillez cette pièce : 1 point d’action. Vous lancez un dé par survivant présent ; chaque réussite donne une carte. Les cartes sont des armes, des secours et des couleurs pour les serrures. Gare à deux icônes identiques : elles éveillent le dé de terreur.
guide-hint-act-move = Allez quelque part : 1 point d’action par pièce. Touchez une pièce au cadre de laiton pointillé. Ceux qui partent de la même pièce peuvent avancer ensemble, et ensemble vous lancez plus de dés.
guide-hint-act-door = Une porte verrouillée est à côté de vous : ouvrez-la pour 1 point d’action. Les couleurs qui manquent à vos cartes peuvent être forcées, mais chacune fait grandir les ténèbres. Vous gardez la puce ; c’est un morceau du code.
guide-hint-act-fight = Des ennemis sont à portée : attaquez. Les haches croisées touchent, et un coup abat un zombie. Avec des zombies dans la pièce, impossible de partir comme cela ; éclaircissez leurs rangs avant la fin de votre tour.
guide-hint-act-escape = Quelqu’un est agrippé. Le seul point d’action qui reste sert à se dégager : il faut une icône de repli. Les autres, dans la pièce, peuvent aider.
guide-hint-act-end = Ici, tout est fait. Dépensez ce qui reste si vous voulez ; puis terminez le tour, et la maison réagit : les morts attaquent, approchent, et le feu se propage.
guide-hint-act-free = Vous savez y faire. Fouillez, ouvrez des portes, restez ensemble et terminez le tour quand vos points d’action sont épuisés.
guide-hint-aim-camera = Une caméra voit aussi loin dans plusieurs directions ; à vous de choisir. Détournez-la des endroits où vous passerez. Mieux vaut que le hall d’entrée et ses voisines restent hors de vue.
guide-hint-allocate = Un dé de l’ennemi est passé. Vous décidez qui le subit : qui a le plus de santé, ou qui en souffre le moins.
guide-hint-allocate-next = Plusieurs dés sont passés. Choisissez le prochain à attribuer ; les blessures d’abord, la peur en dernier.
guide-hint-attack-order = Des ennemis attaquent en plusieurs endroits. L’ordre vous appartient ; songez à qui pourrait fuir dans quelle pièce.
guide-hint-camera-order = Plusieurs pièces surveillées sont contrôlées, l’une après l’autre. L’ordre vous appartient.
guide-hint-cancel-icon = La défense réussit : chaque réussite pare un de ces dés. Les morsures et les blessures profondes sont les pires.
guide-hint-cancel-own-icon = Un crâne annule l’une de vos propres icônes. Cédez celle dont vous avez le moins besoin.
guide-hint-come-along = L’autre peut venir aussi, pour 1 point d’action. Ensemble, vous fouillez et vous défendez mieux ; séparés, vous couvrez plus de terrain.
guide-hint-defend = Ils attaquent ! Vous pouvez vous défendre : un dé par survivant dans la pièce, et chaque réussite pare un des leurs. C’est gratuit.
guide-hint-flee-where = La peur : ce survivant court dans une pièce voisine. Cela peut même le sauver.
guide-hint-force-door = Vos cartes ne montrent pas toutes les couleurs de la serrure. Vous pouvez forcer celles qui manquent, et les ténèbres avancent d’une case pour chacune ; ou bien renoncer.
guide-hint-group-order = Les survivants d’une même pièce forment un groupe et agissent ensemble. Vous choisissez quel groupe commence.
guide-hint-help-unlock = Les autres membres du groupe peuvent ajouter les couleurs de leurs cartes pour 1 point d’action chacun.
guide-hint-hit-where = On touche une créature à une partie du corps : bleu la ralentit, rouge affaiblit son attaque, orange lui ôte les crocs, blanc brise son pouvoir. Toutes ensemble la tuent.
guide-hint-horde-nearby = Quelque chose approche. Vous choisissez où surgit la horde cachée : plutôt loin, et plutôt derrière un angle.
guide-hint-inventory-full = Trop à porter. Gardez armes et soins ; les couleurs valent aussi quelque chose.
guide-hint-join-escape = Aidez à briser l’étreinte : 1 point d’action ajoute des dés.
guide-hint-move-order = Plusieurs morts se mettent en marche. L’ordre vous appartient.
guide-hint-push-where = Repoussez l’ennemi dans une pièce voisine : loin de vous, et dans le feu s’il y en a.
guide-hint-return = Un survivant est perdu, et quelqu’un d’autre peut entrer par le hall.
guide-hint-search-keep = Une trouvaille ! Donnez-la à qui peut s’en servir ; une fouille donne au plus une carte à chacun.
guide-hint-spawn-anywhere = Les morts ne trouvent pas de place près de vous : à vous d’en choisir une. Le plus loin possible.
guide-hint-spawn-near = Les morts entrent sous vos yeux. Choisissez la pièce d’où ils vous nuiront le moins.
guide-hint-stow-what = Il n’y a que deux mains. Ce qui va dans le sac resservira dès qu’il sera de nouveau en main.
guide-hint-use-icons = Les dés sont tombés. Utilisez-les un à un : les coups abattent des zombies, un recul en pousse un hors de la pièce, un repli laisse filer l’un de vous. Ce que vous ne voulez pas, laissez-le.
guide-hint-virus-discard = Le virus prend la place de quelque chose que vous portez. Cédez ce dont vous avez le moins besoin.
guide-hint-virus-side = Une morsure : le virus prend pour de bon une place dans le sac ou une main. Un jeton est un fardeau, deux sont une condamnation. C’est dans le sac qu’il pèse le moins.
guide-hint-zombie-route = Les morts ont deux chemins aussi courts l’un que l’autre. À vous de choisir.
guide-hint-zombie-target = Les morts pourraient s’en prendre à l’un ou à l’autre. À vous de choisir ; tant pis pour l’amitié.
guide-hint-other = Lisez la question ; touchez les pièces qu’elle nomme pour en savoir plus. Dans une première partie, il n’y a pas de mauvaise réponse, et vous pouvez revenir en arrière.
guide-hint-wait = Un instant : la maison est occupée.
guide-hint-over = La nuit est finie. Revoyez-la ou recommencez ; la maison n’est jamais deux fois la même.
