### La porte d’entrée, et ceux qui sont dehors.

betrayal-event-front-door-opens = { $explorer-nom } ouvre la porte d’entrée. L’air froid s’engouffre.
betrayal-event-leaves-house = { $explorer-nom } quitte la maison.
betrayal-event-comes-back = { $explorer-nom } rentre dans la maison.
