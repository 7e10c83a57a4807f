### The bots as company: how well they play, and who they are.

web-sitter-bot = Un robot : { $kind }
web-bot-gentle = Aimable
    .help = Joue avec vous, laisse briller les autres et pardonne une erreur.
web-bot-clever = Habile
    .help = Pense à la suite et sait ce qu’il faut à son camp.
web-bot-ruthless = Impitoyable
    .help = Réfléchit longtemps et ne laisse passer aucune occasion.
web-bot-lesson = Selon la leçon
    .help = Tient le rôle que lui donne la leçon.

web-companion-agatha = Agatha
    .help = Prudente. Compte les issues avant de s’asseoir.
web-companion-barnaby = Barnaby
    .help = Audacieux. Ouvre la porte d’abord et frappe ensuite.
web-companion-cordelia = Cordelia
    .help = Loyale. N’abandonne personne, pas même les malpolis.
web-companion-dorian = Dorian
    .help = Audacieux. N’a jamais vu d’escalier sombre qui ne lui plaise pas.
web-companion-edith = Edith
    .help = Prudente. Porte trois bougies et une de secours.
web-companion-fergus = Fergus
    .help = Loyal. Se tient à vos côtés quand cela tourne mal.
web-companion-greta = Greta
    .help = Audacieuse. Frappe la première, et souvent avec raison.
web-companion-horace = Horace
    .help = Prudent. Aime mieux arriver tard que pas du tout.
web-companion-imogen = Imogen
    .help = Loyale. Partage tout ce qu’elle trouve.
web-companion-jasper = Jasper
    .help = Audacieux. Pense que la chance est une question d’allure.
web-companion-klara = Klara
    .help = Prudente. Lit les petites lignes de chaque présage.
web-companion-lucius = Lucius
    .help = Loyal. Se souvient de qui l’a aidé la dernière fois.
