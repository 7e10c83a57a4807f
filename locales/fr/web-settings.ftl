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
web-voices = Voix
web-voices-on = Les survivants parlent
web-voices-help = Dans Dark, Darker, Darkest, ils disent une phrase à côté de leur visage aux tournants de la nuit, sur ce que chacun sait, et sans gêner personne.
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
web-blocked = Personnes bloquées
web-blocked-help = Vous ne voyez ni ce qu’elles disent ni les tables qu’elles ouvrent. On ne les reconnaît qu’à leur nom, et elles n’en savent rien.
web-calls = M’appeler quand rien n’est ouvert
web-calls-help = Aux tables où un tour peut durer des jours : une fois par tour, jamais à vos heures de repos. L’appel passe par le service push de votre navigateur et dit seulement que c’est à vous.
web-calls-failed = Ce navigateur ne peut pas être appelé pour le moment.
web-quiet-from = Silence dès
web-quiet-to = jusqu’à
web-mail = Courriels
web-mail-address = Un courriel quand c’est à vous
web-mail-help = Aux tables où un tour peut durer des jours : une fois par tour, à une adresse que vous confirmez une seule fois.
web-mail-want = Écrivez-moi
web-mail-asked = Suivez le lien du message qui vous a été envoyé : d’ici là, rien d’autre n’y est écrit.
web-mail-confirmed = Vous recevez un courriel quand c’est à vous.
web-mail-on = Oui, écrivez-moi
web-mail-on-sure = Voulez-vous un courriel quand c’est à vous ?
web-mail-on-done = Désormais, un courriel vous prévient quand c’est à vous.
web-mail-off = Plus de courriels
web-mail-off-sure = Ne voulez-vous plus de courriels d’ici ?
web-mail-off-done = Votre adresse est oubliée.
web-refused-no-such-mail = Ce lien n’est plus valable.
web-privacy = Vie privée
web-privacy-short = Ni compte, ni publicité, ni pistage, et rien n’est transmis à d’autres.
web-privacy-what = Une table garde les noms que chacun se donne, ce qui s’y dit, et chaque coup avec son heure. Des liens, il ne reste qu’une empreinte dont personne ne peut les tirer. Qui gère le serveur peut lire le reste.
web-privacy-browser = Votre navigateur garde vos liens, vos réglages et les parties dont il se souvient. Cela y reste jusqu’à ce que vous l’effaciez.
web-privacy-logs = Les adresses servent à fixer des limites, puis sont oubliées. Le journal du serveur ne nomme ni personnes ni tables.
web-privacy-open = Une table ouverte aux autres montre sur le premier écran son nom, qui l’a ouverte et combien de personnes y sont. Qui en a été renvoyé y reste noté sous forme d’empreinte, tant que la table figure dans la liste. Qui attend d’autres joueurs laisse un nom au serveur, le temps d’être placé ou de partir. Parmi des inconnus, votre navigateur présente une clé : le serveur en garde une empreinte, et le nombre de parties que vous avez jouées jusqu’au bout ou quittées avant la fin. Ces deux nombres sont montrés à qui partage votre table ; ils sont oubliés quand aucune de vos parties ne s’est terminée depuis aussi longtemps que l’on garde les tables.
web-privacy-own = Une clé pour tous vos appareils garde sur le serveur vos liens, votre étagère, votre nom et les personnes que vous avez bloquées, le tout scellé dans votre navigateur : personne ne peut les ouvrir. Tout s’efface quand vous oubliez la clé, ou si personne ne s’en sert aussi longtemps que les tables sont gardées.
web-privacy-calls = Qui veut être appelé quand vient son tour laisse, pour chaque place, l’adresse de son navigateur auprès du service push. Un appel ne contient rien. Elle s’efface quand vous y renoncez ou quittez la place. Qui veut un courriel laisse son adresse et la confirme ; elle s’efface d’un clic dans chaque message, quand vous demandez l’oubli, ou quand plus aucune place n’en a besoin.
web-privacy-how-long = Combien de temps
web-privacy-days =
    { $days ->
        [0] jamais
        [1] après un jour
       *[other] après { $days } jours
    }
web-privacy-unstarted = Une table dont la partie n’a jamais commencé disparaît si personne n’y touche : { $time }.
web-privacy-tables = Toute autre table disparaît si personne n’y touche : { $time }.
web-privacy-archived = Ces tables vont dans les archives de qui gère le serveur.
web-privacy-deleted = Ces tables sont effacées.
web-privacy-reports = Un signalement reste jusqu’à ce qu’il soit réglé ; un nom ou une adresse tenus à l’écart, jusqu’à ce qu’ils soient de nouveau admis.
web-privacy-ask = Être oublié
web-privacy-erase = Qui gère le serveur peut effacer de toutes les tables votre nom et tout ce que vous avez dit sous ce nom. Les coups restent, car ils font aussi partie du jeu des autres.
web-privacy-contact = Demandez ici : { $contact }
web-privacy-operator = Demandez à qui vous a invité ou gère ce serveur.
