### Hantise 32, Perdus : ce que tout le monde voit.

## Pourquoi on lance les dés

betrayal-why-h32-poison = l’air vert

## Événements

betrayal-event-h32-sabotage = { $explorer-nom } dérègle la machinerie { $room-in }. { $points } de moins à chaque essai de remettre le transporteur en marche, pour chacune des pièces déréglées : { $count }.

## Jetons

betrayal-token-sabotage = Machinerie déréglée
    .help = 3 de moins à chaque essai de remettre le transporteur en marche. C’est définitif.

## Issues

betrayal-result-h32-heroes = Le dernier accord se dresse dans l’air comme un mur, puis le vert s’en retire. Derrière les fenêtres il y a de nouveau des étoiles, et vous en connaissez quelques-unes.
betrayal-result-h32-heroes-lost = Le dernier accord se dresse dans l’air comme un mur, puis le vert s’en retire. Derrière les fenêtres il y a de nouveau des étoiles, et aucune n’est la vôtre.
betrayal-result-h32-traitor = La maison est silencieuse. Le pays sent comme il a toujours senti, et il ne reste personne pour tousser.
