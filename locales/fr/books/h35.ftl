### Hantise 35, Un petit changement : ce que tout le monde peut lire.

betrayal-token-toy-airplane = Avion miniature
    .the = l’avion miniature
betrayal-status-aboard = À bord de l’avion
betrayal-status-caught = Entre les pattes d’un chat

## Pourquoi on lance les dés

betrayal-why-h35-stairs = des marches hautes comme des falaises
betrayal-why-h35-swoop = un bras tendu hors de l’avion
betrayal-why-h35-bat = une patte qui frappe l’avion
betrayal-why-h35-struggle = une lutte entre les pattes du chat

## Événements

betrayal-event-h35-no-card = Tout est bien trop grand ici pour { $explorer-acc } ; son tour s’achève.
betrayal-event-h35-too-steep = Les marches sont trop hautes pour { $explorer-acc } ; son tour s’achève.
betrayal-event-h35-found = { $explorer-nom } a trouvé { $token-the } { $room-in }.
betrayal-event-h35-starts = L’hélice tourne : { $explorer-nom } a démarré l’avion miniature. Il chauffe.
betrayal-event-h35-boards = { $explorer-nom } grimpe dans l’avion miniature.
betrayal-event-h35-gets-off = { $explorer-nom } descend de l’avion miniature.
betrayal-event-h35-grounded = L’avion miniature est au sol, { $room-in }.
betrayal-event-h35-takes-off = L’avion miniature décolle. Aux commandes : { $explorer }.
betrayal-event-h35-flies = { $token-the } vole { $room-into }.
betrayal-event-h35-crashes = L’avion miniature pique, racle le plancher et s’écrase.
betrayal-event-h35-knocked-down = { $who-nom } abat l’avion miniature.
betrayal-event-h35-caught = { $monster-nom } a attrapé { $explorer-acc } et joue.
betrayal-event-h35-contest = Entre les pattes d’un chat, on peut se débattre au début de son tour : héros et chat font un jet d’une caractéristique au choix du héros, et seul un jet plus élevé le libère.
betrayal-event-h35-gets-away = { $explorer-nom } a mordu, frappé, gigoté, et retrouve la liberté.
betrayal-event-h35-dropped = Le chat lâche { $explorer-acc }, libre à nouveau.
betrayal-event-h35-swallowed = { $monster-nom } a fini de jouer et avale { $explorer-acc }.
betrayal-event-h35-escapes = Un dernier looping, et l’avion miniature est dehors, dans la nuit.

## Résultats

betrayal-result-h35-heroes = En bas, la pelouse est une jungle, la lune est immense, et il y a bien quelque part quelqu’un qui possède une loupe et un antidote.
betrayal-result-h35-traitor = Les chats lissent leurs moustaches. Un crayon minuscule note les résultats et souligne deux fois le dernier.
