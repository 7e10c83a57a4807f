### Hantise 2, La séance : ce que tout le monde voit.

betrayal-creature-ghost = Fantôme
    .nom = le fantôme
    .acc = le fantôme
    .to = au fantôme
    .by = par le fantôme
    .of = du fantôme

## Questions

betrayal-ask-h02-collapse = Le fantôme secoue la maison. Quelle pièce s’écroule ?
betrayal-ask-h02-quarry = Après qui en a le fantôme ?

## Événements

betrayal-event-h02-answer = { $explorer-nom } appelle, et quelque chose répond ({ $trait }).
betrayal-event-h02-quest = Le fantôme se dresse parmi vous. « Enterrez mes os ! » Les héros l’ont appelé et doivent obéir : trouver ses os et les enterrer avant que la piste n’indique 5. Jusque-là il ne fait de mal à personne, et personne ne peut lui en faire.
betrayal-event-h02-bones = { $explorer-nom } trouve { $card-the } { $room-in }.
betrayal-event-h02-wrath = « Périssez donc avec cette maison ! » Le fantôme est désormais au traître. Il traverse murs et ruines, pourchasse les héros et frappe leur esprit (Vitesse 4, Raison 6). Seule la Raison peut l’affronter, avec l’anneau ou dans la chambre du pentagramme ; une victoire le détruit. Dès la fin du tour du traître, une pièce s’écroule à la fin du tour de chaque explorateur, et qui s’y trouve meurt : de haut en bas, toujours à côté d’une ruine, au rez-de-chaussée à partir du grand escalier, au sous-sol à partir de son palier.

## Objets et compteurs

betrayal-token-seance = Réponse de l’au-delà
    .help = Les héros ont joint le fantôme une fois de plus.
betrayal-card-bones = Ossements
    .a = un paquet d’os
    .the = les ossements
    .nom = le paquet d’os
    .with = avec les ossements
    .help = Le fantôme veut qu’on les enterre. Ils s’échangent, se posent et se volent.
betrayal-token-bones = { betrayal-card-bones }

## Issues

betrayal-result-h02-heroes = Le froid lâche la maison. Quelque part un long souffle s’exhale, et personne ne le reprend.
betrayal-result-h02-traitor = La dernière voix de la maison se tait. Il en reste deux qui n’en ont pas besoin.
