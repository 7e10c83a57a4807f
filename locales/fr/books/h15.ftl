### Hantise 15, Ici vivent des dragons : ce que tout le monde voit.

betrayal-creature-dragon = Dragon
    .nom = le dragon
    .acc = le dragon
    .to = au dragon
    .by = par le dragon
    .of = du dragon

## Pourquoi on lance les dés

betrayal-why-h15-fire = le feu du dragon

## Événements

betrayal-event-h15-laid = Quelque chose d’ancien luit { $room-in } : { $card-the }.
betrayal-event-h15-fire = Le dragon crache le feu { $room-in } et par chaque porte.
betrayal-event-h15-worn = { $explorer-nom } enfile { $card-the }.
betrayal-event-h15-given = { $explorer-nom } ôte { $card-the } et la donne { $other-to }.

## Objets

betrayal-card-shield = Bouclier
    .a = un bouclier
    .the = le bouclier
    .nom = le bouclier
    .with = avec le bouclier
betrayal-token-shield = { betrayal-card-shield }
betrayal-card-antique-armor = Armure antique
    .a = une armure antique
    .the = l’armure antique
    .nom = l’armure antique
    .with = avec l’armure antique
betrayal-token-antique-armor = { betrayal-card-antique-armor }
betrayal-status-antique-armor-worn = Porte l’armure antique

## Issues

betrayal-result-h15-heroes = Le grand œil se voile, et la dernière fumée s’enroule hors des naseaux. Reste à s’occuper de qui l’avait souhaité.
betrayal-result-h15-traitor = Il n’y a plus personne pour ne pas y croire. Le dragon se love dans le hall et ronronne comme un poêle.
