### Hantise 8, La plainte de la banshee : le livre du traître.

betrayal-book-h08-traitor-story = Vous avez appelé, et elle a répondu. Elle est belle et seule, et son chant tue tout le monde sauf vous, car la planche sous votre main vous en garde. Si les autres disparaissaient, elle resterait.
betrayal-book-h08-traitor-goal = Vous gagnez quand tous les héros sont morts. Peu importe que vous viviez pour le voir.
betrayal-book-h08-traitor-can = Après votre propre tour, la banshee vole selon les dés. Souvent vous choisissez sa première pièce, et vous pouvez l’envoyer par les escaliers et les voies secrètes : faites-la passer près du plus grand nombre de héros. Gardez la planche des esprits et combattez vous-même les héros.
betrayal-book-h08-traitor-foe = Les héros veulent la réduire au silence.
betrayal-book-h08-traitor-rules =
    La banshee a 8 en Vitesse et rien d’autre. Elle n’attaque personne, ne peut être ni attaquée, ni blessée, ni étourdie, ne ralentit personne et n’est pas ralentie. Elle ignore les obstacles, ne découvre aucune pièce et ne prend pas l’ascenseur.
    À chaque tour des monstres : huit dés pour ses cases, 1 au moins, qu’elle dépense toutes. Puis deux dés pour son plan :
    0 : vous la placez dans une pièce à 8 tuiles au plus ; c’est tout.
    1 : vous choisissez la première pièce ; ensuite elle tourne à gauche si elle peut, sinon tout droit, sinon à droite, sinon elle revient.
    2 : vous choisissez la première pièce ; ensuite tout droit ; à une fourche le hasard décide ; sinon elle revient.
    3 : vous choisissez la première pièce ; ensuite à droite, sinon tout droit, sinon à gauche, sinon elle revient.
    4 : vous choisissez chaque pièce, mais son cri n’atteint qu’un explorateur, une fois.
    Depuis le palier de l’étage, le vestibule (si l’escalier du sous-sol est là), la galerie, la pièce effondrée et partout où se trouve un jeton Escalier secret, Passage secret ou Interrupteur, vous pouvez l’envoyer à l’autre bout pour sa case suivante ; vous choisissez alors son orientation. Si nul n’est encore descendu par la pièce effondrée, vous choisissez la pièce du sous-sol où elle tombe. Ces voies ne lui sont ouvertes que de là : elle ne remonte ni escalier ni trou. Le conduit à charbon l’emporte aussitôt en bas.
    Cri : quiconque est dans une pièce où elle entre fait un jet de Raison. 6 ou plus : 1 dé de dégâts mentaux ; 3 à 5 : 2 dés ; 0 à 2 : 4 dés.
    La pièce d’où elle part est épargnée jusqu’à son retour. Le cri ne vous atteint pas tant que vous tenez la planche des esprits.

betrayal-objective-h08-traitor-heroes = Laisser le cri tuer les héros
betrayal-objective-h08-traitor-board = Garder la planche des esprits

betrayal-ask-h08-traitor-facing = De quel côté regarde la banshee ?
    .help = Elle dérive toujours du côté où elle regarde, et tourne là où elle ne peut plus avancer.
betrayal-ask-h08-traitor-appear = Dans quelle pièce placez-vous la banshee ?
betrayal-ask-h08-traitor-lead = Où envoyez-vous la banshee ?
betrayal-ask-h08-traitor-connector = La banshee vole-t-elle plus loin, ou prend-elle une autre voie ?
betrayal-ask-h08-traitor-victim = Contre qui hurle-t-elle ? Elle ne le peut qu’une fois ce tour-ci.

betrayal-choice-h08-traitor-fly-on = Poursuivre son vol { $room-into }
    .help = Elle suit son plan.
betrayal-choice-h08-traitor-spare = Contre personne ici
    .help = Vous gardez le cri pour une autre pièce.
