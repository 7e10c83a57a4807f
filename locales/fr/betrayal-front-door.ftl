### La porte d’entrée, et ceux qui sont dehors.

betrayal-event-front-door-opens = { $explorer } ouvre la porte d’entrée. L’air froid s’engouffre.
betrayal-event-leaves-house = { $explorer } quitte la maison.
betrayal-event-comes-back = { $explorer } rentre dans la maison.
