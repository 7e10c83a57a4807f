### Hantise 20, La mariée fantôme : le livre des héros.

betrayal-book-h20-heroes-story = Un orgue joue quelque part derrière les murs, toujours les huit mêmes mesures. Elle traverse les boiseries, dentelle et givre, et regarde l’un de vous comme s’il l’avait fait attendre. Il ne l’a jamais vue.
betrayal-book-h20-heroes-goal = Apportez dans la chapelle la dépouille de son véritable marié et l’anneau, avant la fin des noces.
betrayal-book-h20-heroes-can = Découvrez le nom du véritable marié, trouvez sa tombe dans la crypte, déterrez-le et portez-le à la chapelle. Un autre apporte l’anneau. Tenez hors de ses bras celui qu’elle a choisi.
betrayal-book-h20-heroes-foe = La mariée prend l’un des explorateurs pour son marié. Elle attaque par la Raison, et rien ne la touche, sauf une attaque de Raison avec l’anneau.
betrayal-book-h20-heroes-rules =
    Les étapes se suivent dans cet ordre, chacune réussit une fois, pour vous tous. Chaque héros peut tenter une étape par tour.
    1. Le nom : dans la chambre, la salle à manger ou la bibliothèque, ou n’importe où avec le livre, un jet de Savoir de 5 ou plus.
    2. La tombe : dans la crypte, un jet de Savoir de 4 ou plus.
    3. Les ossements : dans la crypte, un jet de Force de 4 ou plus.
    4. Prenez la dépouille. Elle est lourde : qui la porte paie 2 cases par pièce, mais peut toujours entrer dans une pièce par tour. On l’échange, la pose et la vole comme un objet.
    5. Portez l’anneau à la chapelle, avant ou après la dépouille. L’un et l’autre comptent si un héros vivant les y a ou s’ils y sont posés ; les mains du traître ne comptent pas.
    Une attaque de Raison avec l’anneau qui la bat l’étourdit.
    Un marié qui n’est aucun de vous se tient dans le hall d’entrée et ne fait rien. Votre porte-parole répartit ses blessures.
    Tuer le traître n’arrête pas les noces.

betrayal-objective-h20-heroes-groom = Tenir le marié hors de sa portée
betrayal-objective-h20-heroes-name = Découvrir le nom du véritable marié
betrayal-objective-h20-heroes-grave = Trouver sa tombe
betrayal-objective-h20-heroes-dig = Le déterrer
betrayal-objective-h20-heroes-corpse = Apporter la dépouille à la chapelle
betrayal-objective-h20-heroes-ring = Apporter l’anneau à la chapelle

betrayal-ask-h20-heroes-wound = { $points ->
        [1] Un point
       *[other] { $points } points
    } de dégâts { $damage } pour { $monster-acc } : quelles caractéristiques en souffrent ?

betrayal-choice-h20-heroes-name = Chercher le nom du marié (Savoir)
    .help = 5 ou plus. C’est votre seule étape de ce tour.
betrayal-choice-h20-heroes-grave = Chercher la tombe (Savoir)
    .help = 4 ou plus. C’est votre seule étape de ce tour.
betrayal-choice-h20-heroes-dig = Déterrer le mort (Force)
    .help = 4 ou plus. C’est votre seule étape de ce tour.
