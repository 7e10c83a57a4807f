### Le guide de Betrayal at House on the Hill.

## Sortes de pages

betrayal-guide-kind-room = Pièce
betrayal-guide-kind-card = Carte
betrayal-guide-kind-event = Carte Événement
betrayal-guide-kind-item = Carte Objet
betrayal-guide-kind-omen = Carte Présage
betrayal-guide-kind-pile = Par terre
betrayal-guide-kind-explorer = Explorateur
betrayal-guide-kind-creature = Monstre
betrayal-guide-kind-token = Jeton
betrayal-guide-kind-trait = Caractéristique
betrayal-guide-kind-deck = Pile
betrayal-guide-kind-thing = Sur la table
betrayal-guide-kind-die = Dé
betrayal-guide-kind-floor = Étage
betrayal-guide-kind-condition = Ce qu’une pièce est devenue
betrayal-guide-kind-mark = Dans une pièce
betrayal-guide-kind-word = Un mot de la hantise

## Faits

betrayal-guide-fact-floors = Étages
betrayal-guide-fact-symbol = Carte à la découverte
betrayal-guide-fact-doors = Portes
betrayal-guide-fact-windows = Fenêtres
betrayal-guide-fact-colour = Couleur

## Sur les pages

betrayal-guide-tracks = { $traits }. Le nombre entre crochets est le départ du curseur.
betrayal-guide-trait = Un jet avec cette caractéristique prend autant de dés que son nombre. Si le curseur atteint le crâne pendant la hantise, l’explorateur meurt.
betrayal-guide-creature = Un monstre joue après le tour du traître. Sauf si son livre dit autre chose, il est étourdi là où un explorateur serait blessé, et passe son tour suivant.
betrayal-guide-plays = La boîte est ouverte à présent, et elle joue.
betrayal-guide-deck-room = Les pièces qui ne sont pas encore dans la maison. Le dos de la première montre à quels étages elle peut se trouver ; qui ouvre une porte prend la première qui convient à l’étage.
betrayal-guide-deck-event = Qui découvre une pièce marquée d’une spirale pioche un événement et fait ce qu’il dit.
betrayal-guide-deck-item = Qui découvre une pièce marquée de cornes pioche un objet et le garde.
betrayal-guide-deck-omen = Qui découvre une pièce marquée d’un corbeau pioche un présage, le garde, et lance les dés à la fin du tour pour savoir si la hantise commence.
betrayal-guide-omens = Présages
betrayal-guide-omens-text = Pour chaque présage pioché, on lance six dés à la fin du tour. S’ils montrent moins que le nombre de présages piochés jusque-là, la hantise commence. Le pourcentage dit la chance que le prochain présage l’amène.

## Les mots de la table et de la hantise

betrayal-guide-thing-die = Dés
betrayal-guide-note-die = Chaque dé montre 0, 1 ou 2, aussi souvent l’un que l’autre, et un jet est leur somme. Un dé de plus rapporte en moyenne un point de plus.
betrayal-guide-thing-doorway = Porte sur l’inconnu
betrayal-guide-note-doorway = Il n’y a encore rien derrière. Franchissez-la, et vous découvrez une pièce de cet étage.
betrayal-guide-thing-boarded = Porte contre un mur
betrayal-guide-note-boarded = La pièce voisine n’a pas de porte ici. On ne passe pas, et on ne voit pas au travers.
betrayal-guide-thing-barrier = Obstacle
betrayal-guide-note-barrier = La pièce a deux côtés. Pour traverser, il faut réussir un jet que la pièce indique. En cas d’échec, votre déplacement est fini.
betrayal-guide-thing-window = Fenêtre
betrayal-guide-note-window = Personne n’y passe, sauf si la hantise le permet. Une fenêtre qui donne sur une autre pièce ne compte pas.
betrayal-guide-thing-front-door = Porte d’entrée
betrayal-guide-note-front-door = Elle s’est refermée pour de bon derrière vous. Seule une hantise peut l’ouvrir.
betrayal-guide-thing-stairs = Escalier
betrayal-guide-note-stairs = Il mène pour une case à la pièce dont il porte le nom, en montée comme en descente.
betrayal-guide-thing-movement = Déplacement
betrayal-guide-note-movement = À votre tour, vous pouvez parcourir autant de cases que votre Vitesse. Arrêtez-vous et repartez à votre guise, jusqu’à ce qu’une carte piochée y mette fin.
betrayal-guide-thing-haunt = La hantise
betrayal-guide-note-haunt = L’histoire que devient la nuit. Elle désigne le traître, donne à chaque camp son livre et s’achève dès que l’un des deux a ce qu’il veut.
betrayal-guide-thing-heroes = Héros
betrayal-guide-note-heroes = Tous ceux qui ne sont pas le traître. Ils lisent le même livre et gagnent ensemble, les morts compris.
betrayal-guide-thing-traitor = Traître
betrayal-guide-note-traitor = L’un de vous, désormais contre vous. Le traître a son propre livre, décide pour les monstres et ne souffre pas de ce que les pièces font aux autres.
betrayal-guide-thing-monster = Monstres
betrayal-guide-note-monster = Ils viennent avec la hantise et jouent après le traître. Ce qu’ils savent faire est écrit dans un livre, peut-être pas dans le vôtre.
betrayal-guide-thing-stunned = Étourdissement
betrayal-guide-note-stunned = Qui est étourdi gît sans bouger jusqu’à ce qu’il ait passé un tour. D’ici là, il ne ralentit personne, et une attaque manquée contre lui ne coûte rien.
betrayal-guide-thing-book = Les livres
betrayal-guide-note-book = Chaque camp a le sien : ce qu’il veut, ce qu’il peut, ce qu’il sait. Le vôtre est à côté du plateau ; vous ne verrez jamais celui des autres.
betrayal-guide-thing-track = La piste de la hantise
betrayal-guide-note-track = Certaines hantises comptent quelque chose : des tours, des blessures, l’avancée d’un ouvrage. Votre livre dit ce que vaut ce nombre.
betrayal-guide-thing-physical = Dégâts physiques
betrayal-guide-note-physical = Répartissez-les comme vous voulez entre Force et Vitesse, une case par point.
betrayal-guide-thing-mental = Dégâts mentaux
betrayal-guide-note-mental = Répartissez-les comme vous voulez entre Savoir et Raison, une case par point.
betrayal-guide-thing-death = Crâne
betrayal-guide-note-death = La fin de chaque échelle. Avant la hantise, le curseur s’arrête une case au-dessus ; pendant la hantise, qui l’atteint meurt et laisse tout derrière soi.
betrayal-guide-thing-attack = Attaque
betrayal-guide-note-attack = Une fois par tour pendant la hantise, contre un adversaire dans votre pièce. Jet de Force de part et d’autre ; qui fait le moins subit la différence en dégâts.
betrayal-guide-thing-sight = Ligne de vue
betrayal-guide-note-sight = Une rangée droite de pièces d’un même étage, porte à porte. Escaliers, fenêtres et fumée l’interrompent.
betrayal-guide-thing-destroyed = Pièce détruite
betrayal-guide-note-destroyed = Son texte et son symbole ne valent plus rien. Ce que la hantise en a laissé, votre livre le dit.
betrayal-guide-floor-upper = Le grand escalier y mène. Les pièces dont le dos montre cet étage peuvent s’y trouver, et l’étage ne se ferme jamais.
betrayal-guide-floor-ground = C’est ici que la nuit commence, derrière la porte d’entrée.
betrayal-guide-floor-basement = Au début, personne ne connaît le chemin d’en bas : l’escalier, le conduit à charbon, une chute ou un passage secret y conduisent. Qui est tombé doit encore trouver comment remonter.
betrayal-guide-condition = C’est la hantise qui a mis la pièce dans cet état. Ce que cela change pour vous est écrit dans votre livre.

## Termes

betrayal-guide-term-die = Dé
betrayal-guide-legend-die = Chaque dé montre 0, 1 ou 2, aussi souvent l’un que l’autre. Un jet est leur somme.
betrayal-guide-term-space = Case
betrayal-guide-legend-space = Un pas d’une pièce à l’autre, ou un cran du curseur sur son échelle.
betrayal-guide-term-skull = Crâne
betrayal-guide-legend-skull = Le bout de chaque échelle. Avant la hantise, personne ne tombe si bas.
betrayal-guide-term-corner = À côté
betrayal-guide-legend-corner = Deux pièces sont adjacentes là où une porte les joint, jamais par un coin.

## Les règles en bref

betrayal-guide-section-night = La nuit
betrayal-guide-night-1 = Chacun joue un explorateur. Au début, vous êtes du même côté : ouvrez des portes, trouvez des pièces, prenez ce que vous trouvez.
betrayal-guide-night-2 = Tôt ou tard, un présage est de trop et la hantise commence. Une histoire décide de quoi il s’agit, et le plus souvent l’un de vous devient le traître.
betrayal-guide-night-3 = Dès lors, deux camps s’affrontent, chacun avec son propre livre. Le premier qui atteint son but gagne.
betrayal-guide-section-turn = Un tour
betrayal-guide-turn-1 = À votre tour, vous avancez d’autant de cases que le dit votre Vitesse ; une pièce est une case. Vous pouvez faire autre chose avant, entre deux et après.
betrayal-guide-turn-2 = Si vous découvrez une pièce et devez piocher une carte, votre déplacement est fini pour ce tour. Tout le reste vous est encore permis.
betrayal-guide-turn-3 = Une fois par tour pour chaque chose : échanger avec quelqu’un de votre pièce qui est d’accord, poser des objets, en ramasser, et utiliser chacune de vos cartes.
betrayal-guide-turn-4 = Certaines pièces et certains jetons offrent quelque chose à tenter, comme la chambre forte ou un coffre ; chacun une fois par tour.
betrayal-guide-turn-5 = À la fin du tour, votre pièce peut donner ou prendre quelque chose. Viennent ensuite les jets de hantise, puis le tour de la personne suivante.
betrayal-guide-section-rooms = Pièces
betrayal-guide-rooms-1 = Une ouverture qui luit mène à l’inconnu. Passez, et la première pièce de la pile qui convient à cet étage y est posée ; vous la tournez comme vous voulez, porte contre porte.
betrayal-guide-rooms-2 = Le signe de la pièce dit ce qu’on pioche en la découvrant : spirale un événement, cornes un objet, corbeau un présage. Sans signe, on ne pioche rien.
betrayal-guide-rooms-3 = Un étage ne se ferme jamais : une pièce qui n’y laisserait aucune porte ouverte est mise de côté.
betrayal-guide-rooms-4 = Le grand escalier mène à l’étage. Le chemin du sous-sol reste à trouver : par l’escalier, le conduit à charbon, une chute ou un passage secret.
betrayal-guide-rooms-5 = Un trait en pointillé à travers une pièce est un obstacle. Pour passer de l’autre côté, il faut réussir un jet ; en cas d’échec, votre déplacement est fini.
betrayal-guide-rooms-6 = Ce qui nuit dans le texte d’une pièce touche tous ceux qui y entrent ou en sortent, comme il est dit. Touchez la pièce pour le lire.
betrayal-guide-section-cards = Cartes
betrayal-guide-cards-1 = Les événements arrivent aussitôt. Certains demandent un jet ; quelques-uns restent avec vous jusqu’à ce que vous vous en délivriez.
betrayal-guide-cards-2 = Les objets sont à vous. La plupart aident une fois par tour, certains une seule fois. Ce que vous utilisez pendant un tour ne peut pas être donné durant ce tour.
betrayal-guide-cards-3 = Les présages se gardent comme des objets et rapprochent la hantise. Le chien, la fillette et le fou vous accompagnent.
betrayal-guide-cards-4 = Les objets s’échangent d’un commun accord, se posent, se ramassent et, au combat, se volent. Qui meurt les laisse derrière soi.
betrayal-guide-cards-5 = Une arme ajoute des dés à votre attaque. On attaque avec une seule arme, et aucune n’aide à se défendre.
betrayal-guide-section-traits = Caractéristiques et dégâts
betrayal-guide-traits-1 = Force et Vitesse relèvent du corps, Savoir et Raison de l’esprit. Le nombre sous le curseur dit combien de dés vous lancez.
betrayal-guide-traits-2 = Gains et pertes déplacent le curseur de case en case. Deux cases peuvent montrer le même nombre.
betrayal-guide-traits-3 = Les dégâts physiques se répartissent entre Force et Vitesse, les dégâts mentaux entre Savoir et Raison, comme vous voulez.
betrayal-guide-traits-4 = Avant la hantise, un curseur s’arrête au nombre le plus bas. Pendant la hantise, il peut atteindre le crâne, et l’explorateur meurt.
betrayal-guide-section-haunt = La hantise
betrayal-guide-haunt-1 = Pour chaque présage, on lance six dés à la fin du tour. S’ils montrent moins que le nombre de présages piochés jusque-là, la hantise commence.
betrayal-guide-haunt-2 = Le présage et la pièce où il a été pioché disent quelle hantise c’est ; la hantise dit qui devient le traître.
betrayal-guide-haunt-3 = La maison change comme la hantise le demande, et chaque camp lit son livre. Vous ne voyez jamais celui de l’autre camp.
betrayal-guide-haunt-4 = Puis les tours reprennent à la gauche du traître, et après le traître viennent les monstres.
betrayal-guide-haunt-5 = Votre livre est à côté du plateau : ce que vous voulez, où vous en êtes, ce que vous pouvez faire et ce que vous savez.
betrayal-guide-section-fight = Combattre
betrayal-guide-fight-1 = Seulement pendant la hantise, une fois par tour : attaquez un adversaire dans votre pièce. Jet de Force de part et d’autre ; le jet le plus haut gagne, et qui perd subit la différence en dégâts.
betrayal-guide-fight-2 = Jets égaux : il ne se passe rien. Qui attaque peut perdre aussi.
betrayal-guide-fight-3 = Certaines cartes permettent d’attaquer avec une autre caractéristique, ou de loin par une ligne droite de portes. Une attaque à distance manquée ne vous coûte rien.
betrayal-guide-fight-4 = Un monstre qui perd est étourdi : il ne bouge plus et passe son tour suivant. Certains meurent, d’autres ne peuvent être blessés.
betrayal-guide-fight-5 = Si vous gagnez de deux ou plus, vous pouvez voler un objet au lieu de blesser. Quitter une pièce où se trouvent des adversaires coûte une case de plus pour chacun.
betrayal-guide-section-traitor = Le traître et les monstres
betrayal-guide-traitor-1 = Le traître ignore ce qui nuit dans les pièces, peut refuser les événements et décide où va l’ascenseur.
betrayal-guide-traitor-2 = Certaines hantises n’ont pas de traître, ou en ont un que personne ne connaît : alors tous lisent le même livre, et un jeton vous dit, sans témoin, qui vous êtes.
betrayal-guide-traitor-3 = Les monstres lancent des dés pour se déplacer, autant que leur Vitesse. La plupart ne découvrent pas de pièces et ne portent rien.
betrayal-guide-traitor-4 = Si le traître meurt, la hantise continue, et les monstres aussi ; le traître décide encore pour eux.
