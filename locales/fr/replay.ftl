### Revoir une partie, et la maison sur le téléviseur.

## Revoir

replay-title = Revoir la partie
replay-tab-summary = Bilan
replay-tab-replay = Coup par coup
replay-to-table = Retour à la table
replay-not-begun = Cette partie n’a pas encore commencé : il n’y a rien à revoir.
replay-failed = Ce passage de la partie n’a pas pu être chargé. Vérifiez la connexion et réessayez.
replay-controls = À travers la partie
replay-slider = Moment de la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-times = × { $speed }
replay-move = Coup { $number }
replay-move-of = { $number } / { $last }
replay-eyes = Vu par
replay-eyes-own = moi
replay-older = Ce coup a été joué selon d’anciennes règles. Le plateau montre le dernier moment connu avant lui.

## Transmettre et emporter

replay-share = Partager
replay-share-help = Quiconque ouvre ce lien peut revoir la partie à partir d’ici, sans rien toucher.
replay-copy = Copier
replay-copied = Copié.
replay-copy-failed = Sélectionnez le lien et copiez-le vous-même.
replay-send = Envoyer
replay-save = Sauvegarder dans un fichier
replay-audit = Preuve des dés
replay-not-given = Ce lien ne donne pas accès à ce fichier.
replay-saved = Partie sauvegardée. Le fichier contient toute la partie, dés compris. Chargez-le depuis l’accueil, ici ou sur un autre serveur.
replay-saved-sealed = Partie sauvegardée. Le fichier ne révèle rien : c’est une clé de cette table telle qu’elle est maintenant, et elle ne sert que sur ce serveur. Chargez-le depuis l’accueil pour ouvrir une copie. Chacun y a la place qu’il occupe ici, avec le lien de cette place, et peut aussi la céder à d’autres ; les robots gardent la leur. Les dés sont scellés de nouveau, et cette table reste intacte.

## Le bilan

replay-summary = Bilan de la partie
replay-won = Gagné
replay-lost = Perdu
replay-winners = Victoire pour : { $names }
replay-chart-label = Courbe : { $title }. Les chiffres sont dans le tableau en dessous.
replay-chart-figures = Chiffres
replay-after = Après
replay-deeds = Qui a fait quoi
replay-deeds-none = Personne n’a encore rien fait.
replay-who = Qui

## Le téléviseur

tv-seats = À la table
tv-told = Ce qui se passe
tv-join = Participer
tv-code = Place { $seat }
tv-here = est là
tv-away = pas là
tv-bot = robot
tv-free = libre
tv-full = Plein écran
tv-scan = Présentez votre téléphone devant un code pour prendre cette place.
tv-ask-for-link = La personne qui a ouvert la table possède les liens des places libres.
tv-ready = Tout le monde est là.
replay-odds = Les chances selon les robots, en %
