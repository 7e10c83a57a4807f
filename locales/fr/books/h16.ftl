### Hantise 16, L’étreinte du fantôme : ce que tout le monde peut lire.

betrayal-creature-phantom = Fantôme
    .nom = le fantôme
    .acc = le fantôme
    .to = au fantôme
    .by = par le fantôme
    .of = du fantôme
betrayal-token-phantom-bomb = Bombe
    .the = la bombe
betrayal-condition-phantom-seen = le fantôme est passé ici
betrayal-note-h16-seen = Où le fantôme est passé : { $what }
betrayal-note-h16-dead = Le fantôme est mort.
betrayal-why-h16-bomb = la bombe qui fait tic-tac
betrayal-event-h16-flees = { $monster-nom } se replie dans le noir et emporte la fillette.
betrayal-event-h16-slips-away = { $monster-nom } est ailleurs.
betrayal-event-h16-rescued = Le fantôme se déchire comme de la fumée. { $explorer-nom } tient la fillette par la main, et { $room-in } quelque chose fait tic-tac.
betrayal-event-h16-defused = { $explorer-nom } coupe le bon fil. Comme c’est bruyant, quand plus rien ne bat.
betrayal-event-h16-explodes = Le tic-tac s’arrête. Le temps d’un souffle, les fenêtres s’illuminent ; puis il n’y a plus de maison.
betrayal-result-h16-heroes = La fillette ne lâche pas votre main, ni à la grille, ni sur la route. À une fenêtre, là-haut, quelqu’un vous regarde partir.
betrayal-result-h16-heroes-lost = La fillette va jusqu’à la grille en tenant une autre main, et ne se retourne pas. À la fenêtre, là-haut, vous regardez jusqu’à ce que la route soit vide.
betrayal-result-h16-traitor = Plus personne ne viendra la chercher. Elle est à vous, et le tic-tac a le dernier mot.
betrayal-result-h16-traitor-lost = Plus personne ne viendra la chercher. Vous étiez si près qu’elle vous a entendus appeler, et le tic-tac a le dernier mot.
