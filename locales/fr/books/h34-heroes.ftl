### Hantise 34, Guillotines : le livre que tous lisent, le traître caché aussi.

betrayal-book-h34-heroes-story = Vous revenez à vous sur le sol, un acier froid autour du cou. Une voix enregistrée vous souhaite une bonne partie : chaque collier cache une lame sur un ressort, chacun a son horloge, et les clés sont là où personne n’aime regarder. À l’un de vous, on en a dit davantage.
betrayal-book-h34-heroes-hears = À votre cou aussi l’acier est froid, et vous entendez comme les autres la bande souhaiter une bonne partie. Puis la voix se fait murmure et n’atteint plus que vous : « Tu connais ces visages. Ils étaient au bord de la route quand la voiture de ta mère a brûlé, elle évanouie dedans, et pas un n’a osé l’en tirer avant que le réservoir ne saute. Cette nuit, ils sont à toi. Ton collier est un jouet, et personne d’autre ne le sait. Voyons s’ils risquent pour toi ce qu’ils n’ont pas risqué pour elle. »
betrayal-book-h34-heroes-goal = Ôtez tous les colliers tant qu’au moins la moitié des héros vit. Qui a le jeton 1 veut le contraire : plus de la moitié des héros morts.
betrayal-book-h34-heroes-can = Cherchez des clés, chacune au prix de sa pièce, et ouvrez un collier avec deux d’entre elles, le vôtre ou celui d’un voisin. Échangez-les vers ceux qui en ont besoin d’abord : les petits numéros lancent les premiers. Chacun peut attaquer chacun.
betrayal-book-h34-heroes-foe = Le collier du traître est inoffensif, mais doit tomber lui aussi. Jusque-là le traître joue en ami, et peut à tout moment se révéler pour user de ses pouvoirs.
betrayal-book-h34-heroes-rules =
    Les clés sont au grenier, aux catacombes, au gouffre, dans la pièce effondrée, la crypte, la chaufferie, la galerie, le débarras, le laboratoire d’opération, la chambre du pentagramme, la tour et la chambre forte, tout de suite ou dès leur découverte. Un essai par tour, après la carte de la pièce ; une clé trouvée met fin au déplacement.
    Crypte, chaufferie : subir les dégâts de la pièce, une fois. Galerie : sauter dans la salle de bal. Pièce effondrée : Vitesse 5 ou plus, sinon vous tombez. Catacombes, gouffre, tour : réussir la traversée.
    Grenier, débarras, chambre du pentagramme : réussir le jet de sortie, ou perdre ce que prend la pièce ; sortir demande encore son propre jet. Laboratoire d’opération : 3 ou plus avec chaque caractéristique, et de toute façon 2 dés de dégâts physiques.
    Chambre forte : le premier à y finir un tour une fois ouverte reçoit la clé, utilisable dès son tour suivant.
    Deux clés ouvrent un collier dans votre pièce, à votre tour. Qui vient de recevoir une clé ce tour-ci ne peut pas encore s’en servir.
    Horloge : à la fin de chaque tour de qui a révélé la hantise, la piste monte de 1. Puis chaque porteur d’un collier verrouillé de ce numéro ou d’un plus petit lance 3 dés, et meurt s’il fait moins que la piste. Elle part de 0, de 1 à cinq ou six joueurs.
    Le traître n’en meurt pas : il doit se révéler. Un collier compte aussi comme ôté si son porteur est mort ou est le traître connu.
    Qui meurt montre son jeton. Les héros gagnent si la moitié d’entre eux vit, arrondie au supérieur ; le traître, si plus de la moitié est morte, quelle qu’en soit la cause. La porte d’entrée reste close.

betrayal-objective-h34-heroes-keys = Rassembler des clés
betrayal-objective-h34-heroes-collars = Ôter tous les colliers
betrayal-objective-h34-traitor-heads = Voir morts plus de la moitié des héros
betrayal-objective-h34-traitor-keys = Garder les clés loin de qui en a besoin

betrayal-event-h34-hears = { betrayal-book-h34-heroes-hears }
