### Un nom à soi, sans compte.

web-own-title = Sur tous mes appareils
web-own-lead = Vos tables, votre étagère et votre nom vous suivent : ni compte ni mot de passe, rien qu’une clé.
web-own-unsafe = Il faut une connexion sûre (https) : sans elle, le navigateur ne scelle rien.
web-own-key = Votre clé
web-own-key-help = Lisez le code avec votre autre appareil, ou tapez-y ces mots. Qui les a tient vos places : ne les montrez à personne.
web-own-qr = Code QR de votre clé
web-own-make = Fabriquer une clé
web-own-make-help = Elle naît ici et reste dans vos navigateurs. Ce qui part au serveur est scellé avec elle ; personne ne l’y lit.
web-own-made = Voici votre clé. Notez les mots si c’est votre seul appareil.
web-own-other = La clé d’un autre appareil
web-own-other-help = Huit mots ; majuscules et espaces n’importent pas. Ce que ce navigateur a déjà s’y ajoute.
web-own-take = Apporter mes affaires ici
web-own-no-key = Ce ne sont pas les huit mots d’une clé.
web-own-taken = Tout est là.
web-own-carry = Tout synchroniser
web-own-carried = Tous vos appareils peuvent avoir ce qui est ici.
web-own-forget = Oublier cette clé
web-own-forget-sure = Ce qui est gardé sous elle quitte aussi le serveur. Ce navigateur garde ses propres tables.
web-own-forgotten = Oubliée.
