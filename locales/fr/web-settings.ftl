### Settings and about.

## Réglages

web-settings-kept = Gardés dans ce navigateur seulement, avec effet immédiat.
web-text-size = Taille du texte
web-text-sample = La bougie vacille. Là-haut, quelque chose a cessé de marcher.
web-motion = Mouvement
web-motion-less = Rester immobile
web-motion-help = Ni vacillement ni glissement. Ce que demande votre système est toujours respecté.
web-pages = Pages secrètes
web-pages-open = Toujours ouvertes
web-pages-help = Sinon, la page de votre camp dans une hantise ne montre ses mots que tant que vous la tenez, pour que personne ne lise par-dessus votre épaule. À laisser décoché sur un canapé partagé.
web-sound = Son
web-sound-on = Son activé
web-sound-off = Son coupé
web-sound-help = Dès le premier geste ou la première touche. À la table, M coupe le son et le remet. Rien ne passe par le son seul.
web-sound-switch = Activer ou couper le son (M)
web-sound-pieces = Dés, cartes et pas
web-sound-house = La maison : portes, feu, coups, le glas de la hantise
web-sound-bell = Une cloche quand c’est à vous
web-sound-underneath = Vent et pluie en fond
web-volume = Volume
web-notify = Notifications
web-notify-on = Me prévenir quand c’est à moi
web-notify-help = Seulement tant que la table est ouverte dans un onglet. Le navigateur vous le demandera une fois.
web-notify-none = Ce navigateur ne peut pas afficher de notifications sur cette page.
web-notify-denied = Le navigateur refuse les notifications pour cette page ; ses propres réglages permettent de les autoriser.

## À propos

web-about-what = Dreadhall fait jouer à des jeux de maison hantée avec toutes leurs règles : entre amis, en solitaire avec des robots, ou les deux.
web-about-fair = Les dés sont scellés avant le premier coup. À la fin, le sceau est ouvert et chacun peut vérifier chaque jet.
web-about-private = Ni compte, ni publicité, ni pistage. Qui a un lien peut ce que ce lien permet : ne donnez les vôtres qu’à qui vous voulez.
web-about-fans-title = Fait par des passionnés
web-about-fans = Ceci est une œuvre non officielle de passionnés. Elle n’est ni faite ni approuvée par les éditeurs ou les auteurs des jeux ; les noms appartiennent à leurs propriétaires et ne servent qu’à dire quelles règles sont jouées.
web-about-words = Tous les mots et images sont les nôtres ou sous licence libre ; rien n’est copié des livrets ni des cartes. Si un jeu vous plaît, achetez-le : rien ne remplace une table entourée d’amis.
web-about-credits = Remerciements
web-about-icons = Icônes
web-about-icons-by = { $artists } et d’autres,
web-about-icons-changed = Couleurs et tailles sont de nous.
web-about-fonts = Caractères
web-about-built = Construit avec
web-about-licence = Licence
web-about-licence-text = MIT : utilisez, modifiez, partagez.
