### Hantise 40, Enterré vivant : ce que tout le monde voit.

betrayal-why-h40-suffocates = l’air là-dessous
betrayal-why-h40-comfort = une voix à travers les planches
betrayal-counter-h40-dug = Pelletées
betrayal-counter-h40-damage = Dégâts de l’enterré
betrayal-note-h40-suspected = Où la tombe peut être : { $what }
betrayal-token-grave = Tombe
    .help = Quelqu’un est enterré vivant ici.

betrayal-event-h40-nothing = { $explorer-nom } frappe et tend l’oreille { $room-in } : pas de réponse. La tombe n’est pas ici.
betrayal-event-h40-found = Un faible grattement { $room-in }, sous le sol : la tombe est là !
betrayal-event-h40-air = { $heals ->
        [true] { $points ->
            [0] Un souffle rauque, là-dessous, et rien de plus. Dégâts en tout : { $count }.
           *[other] Un souffle rauque, là-dessous : { $points } de moins. Dégâts en tout : { $count }.
        }
       *[other] { $points ->
            [0] Là-dessous, l’air tient encore un peu. Dégâts en tout : { $count }.
           *[other] L’air se fait rare, là-dessous : { $points } de plus. Dégâts en tout : { $count }.
        }
    }
betrayal-event-h40-pushes = La goutte s’arrête sur un nom : { $explorer }. Quelque chose agrippe et tire.
betrayal-event-h40-silence = La goutte tremble sous les doigts, mais { $explorer-nom } n’obtient aucune réponse.
betrayal-event-h40-board-gone = La planche des esprits se fend d’un bout à l’autre. Elle a parlé pour la dernière fois.

betrayal-result-h40-heroes = Le couvercle cède, et une main aux ongles brisés se referme sur la vôtre. Sur le chemin du retour, personne ne dit mot. Mais vous êtes un de plus qu’à l’arrivée.
betrayal-result-h40-heroes-lost = Le couvercle cède, et ils savent désormais tout ce que vous avez fait. Ils vous laissent la pelle.
betrayal-result-h40-traitor = Le grattement cesse. Vous attendez encore un peu, l’oreille contre terre, pour en avoir le cœur net. Un délice.
betrayal-result-h40-traitor-lost = Le grattement cesse. Là-haut, quelqu’un écoute encore un peu. Quand vous avez cessé de creuser, il manquait toujours l’un de vous.
