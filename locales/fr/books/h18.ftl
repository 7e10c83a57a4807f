### Hantise 18, L’union fait la force : ce que tout le monde peut lire.

## Questions

betrayal-ask-h18-burn = Le feu bondit plus loin. Quelle pièce prend-il ?
betrayal-ask-h18-push = Vous brisez la volonté du traître de { $points }. Le blesser, ou chasser ce corps ?
betrayal-ask-h18-holds-on = De la chair tâtonne hors de la maison. Qui de vous résiste ?

betrayal-choice-h18-burn = Brûler { $room-the }
    .help = Elle doit partager un côté avec une pièce brûlée, ou le feu grimpe : de l’escalier du sous-sol au vestibule, du palier du sous-sol au conduit à charbon, d’en bas à la pièce effondrée. Quiconque s’y trouve meurt.
betrayal-choice-h18-push = Chasser le traître { $room-into }
    .help = Pas de dégâts ; obstacles et déplacement n’y font rien.

## Pourquoi on lance les dés

betrayal-why-h18-pull = une lutte à travers le mur
betrayal-cause-h18-absorb = la chair engloutie
betrayal-cause-h18-burn = le feu

## Événements

betrayal-event-h18-overheats = La chaudière gronde et rougeoie : { $explorer-nom } l’a poussée à bout.
betrayal-event-h18-explodes = La chaudière explose. Désormais chaque tour finit dans le feu : une pièce de plus brûle, à côté d’une pièce brûlée, et les vivants la choisissent.
betrayal-event-h18-house-collapses = Vestibule, hall d’entrée et grand escalier ont disparu, et plus rien ne soutient la maison. Elle s’abat sur tous ceux qui y sont encore.
betrayal-event-h18-absorbs = { $victim-nom } s’enfonce dans la chair { $explorer-of }, qui déborde de chaque os.
betrayal-event-h18-pushes = { $explorer-nom } chasse { $victim-acc } { $room-into }.
betrayal-event-h18-pulled = Un bras de chair se referme sur { $explorer-acc } et ramène sa proie { $room-into }.

## Résultats

betrayal-result-h18-heroes = Les flammes se referment sur un cri qui a trop de voix. Puis il n’y a plus qu’un crépitement, et de l’air brûlant et pur.
betrayal-result-h18-traitor = Il y a place pour tous en elle, et la chair a encore faim. Personne ne croira celui qui le racontera.
