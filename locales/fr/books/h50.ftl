### Hantise 50, Chasse au trésor : ce que tout le monde voit.

## La présentation

betrayal-side-h50 = Chacun pour soi

## Questions

betrayal-ask-h50-leave-out = Il y a plus de pièces que d’indices. Quelle pièce n’en reçoit pas ?
betrayal-ask-h50-collapse = La fouille a ébranlé la maison. Quelle pièce s’effondre ?

## Pourquoi on lance les dés

betrayal-why-h50-search = une chute dans les gravats

## Événements

betrayal-event-h50-clue-laid = Un indice est caché { $room-in }.
betrayal-event-h50-search = { $explorer-nom } fouille { $room-the } : { $total }.
betrayal-event-h50-nothing = { $explorer-nom } ne trouve rien { $room-in }.
betrayal-event-h50-clue = { $explorer-nom } retourne { $card-the } : { $card }.
betrayal-event-h50-poison = Le poison fait son œuvre chez { $explorer-acc }.
betrayal-event-h50-buried = Le rez-de-chaussée a disparu, et les décombres ensevelissent le sous-sol.

## Jetons et états

betrayal-token-hidden-clue = Indice caché
    .help = Face cachée. Une fouille qui donne 4 à 12 le retourne.
betrayal-status-poisoned = Empoisonnement

## Résultats

betrayal-result-h50-heroes = Un panneau claque, un couvercle grince, l’or brille : la fortune est trouvée, et elle ne sera pas partagée.

## Les indices

betrayal-card-clue-1 = Plan des galeries
    .a = l’indice 1
    .the = l’indice 1
    .nom = l’indice 1
    .with = avec l’indice 1
    .help = +7 quand vous fouillez les catacombes.
betrayal-card-clue-2 = Étiquette de vin déchirée
    .a = l’indice 2
    .the = l’indice 2
    .nom = l’indice 2
    .with = avec l’indice 2
    .help = +7 quand vous fouillez la cave à vin.
betrayal-card-clue-3 = Signet de soie
    .a = l’indice 3
    .the = l’indice 3
    .nom = l’indice 3
    .with = avec l’indice 3
    .help = +7 quand vous fouillez la bibliothèque.
betrayal-card-clue-4 = Carton de table
    .a = l’indice 4
    .the = l’indice 4
    .nom = l’indice 4
    .with = avec l’indice 4
    .help = +7 quand vous fouillez la salle à manger.
betrayal-card-clue-5 = Carte détrempée
    .a = l’indice 5
    .the = l’indice 5
    .nom = l’indice 5
    .with = avec l’indice 5
    .help = +6 quand vous fouillez le jardin d’hiver ou le lac souterrain.
betrayal-card-clue-6 = Verset sacré
    .a = l’indice 6
    .the = l’indice 6
    .nom = l’indice 6
    .with = avec l’indice 6
    .help = +6 quand vous fouillez la crypte ou la chapelle.
betrayal-card-clue-7 = Croquis d’un tiroir caché
    .a = l’indice 7
    .the = l’indice 7
    .nom = l’indice 7
    .with = avec l’indice 7
    .help = +5 quand vous fouillez le grenier, la cuisine, la réserve ou la chambre principale.
betrayal-card-clue-8 = Énigme chiffrée
    .a = l’indice 8
    .the = l’indice 8
    .nom = l’indice 8
    .with = avec l’indice 8
    .help = +4 quand vous fouillez n’importe quelle pièce du sous-sol.
betrayal-card-clue-9 = Plan couvert de croix
    .a = l’indice 9
    .the = l’indice 9
    .nom = l’indice 9
    .with = avec l’indice 9
    .help = +3 à chaque fouille.
betrayal-card-clue-10 = Formule chimique
    .a = l’indice 10
    .the = l’indice 10
    .nom = l’indice 10
    .with = avec l’indice 10
    .help = Ajoute votre Savoir quand vous fouillez le laboratoire de recherche ou d’opération.
betrayal-card-clue-11 = Feuillet de musique
    .a = l’indice 11
    .the = l’indice 11
    .nom = l’indice 11
    .with = avec l’indice 11
    .help = Ajoute votre Savoir quand vous fouillez la salle de l’orgue.
betrayal-card-clue-12 = Problème d’échecs
    .a = l’indice 12
    .the = l’indice 12
    .nom = l’indice 12
    .with = avec l’indice 12
    .help = Ajoute votre Savoir quand vous fouillez la salle de jeux.
betrayal-card-clue-13 = Main de pierre creuse
    .a = l’indice 13
    .the = l’indice 13
    .nom = l’indice 13
    .with = avec l’indice 13
    .help = Ajoute votre Force quand vous fouillez le couloir aux statues.
betrayal-card-clue-14 = Gant roussi
    .a = l’indice 14
    .the = l’indice 14
    .nom = l’indice 14
    .with = avec l’indice 14
    .help = Ajoute votre Raison quand vous fouillez la chaufferie.
betrayal-card-clue-15 = Longue-vue
    .a = l’indice 15
    .the = l’indice 15
    .nom = l’indice 15
    .with = avec l’indice 15
    .help = Si vous l’employez : +6 quand vous fouillez la tour, le balcon ou une pièce dont une fenêtre donne sur le dehors. Au-dessous de 13, vous faites une chute mortelle.
betrayal-card-clue-16 = Corde d’escalade
    .a = l’indice 16
    .the = l’indice 16
    .nom = l’indice 16
    .with = avec l’indice 16
    .help = Si vous l’employez : ajoute votre Force ou votre Raison quand vous fouillez le gouffre. Au-dessous de 13, vous faites une chute mortelle.
betrayal-card-clue-17 = Fléchette empoisonnée
    .a = l’indice 17
    .the = l’indice 17
    .nom = l’indice 17
    .with = avec l’indice 17
    .help = Un piège, sans aide pour fouiller. Qui l’a retournée perd, au début de chacun de ses tours, 1 cran d’une caractéristique de son choix.
betrayal-card-clue-18 = Plafond qui descend
    .a = l’indice 18
    .the = l’indice 18
    .nom = l’indice 18
    .with = avec l’indice 18
    .help = Un piège, sans aide pour fouiller. Jet de Force ou de Vitesse, 4 ou plus, sinon 3 dés de dégâts physiques.
betrayal-card-clue-19 = Gaz sifflant
    .a = l’indice 19
    .the = l’indice 19
    .nom = l’indice 19
    .with = avec l’indice 19
    .help = Un piège, sans aide pour fouiller. Tout le monde à cet étage : jet de Force, 3 ou plus, sinon on perd ce que montrent 3 dés, réparti entre ses caractéristiques.
betrayal-card-clue-20 = Boîte à énigme
    .a = l’indice 20
    .the = l’indice 20
    .nom = l’indice 20
    .with = avec l’indice 20
    .help = Un piège, sans aide pour fouiller. Laissez-la, ou tentez un jet de Savoir : avec 5 ou plus, prenez deux indices cachés n’importe où, sinon perdez ce que montrent 4 dés, réparti entre vos caractéristiques.
