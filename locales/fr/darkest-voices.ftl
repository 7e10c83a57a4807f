### Ce que disent les survivants de Dark, Darker, Darkest : deux phrases par moment, et le numéro de l’événement choisit.

## En entrant dans la maison

darkest-voice-leo-start-1 = Ça sent la fumée. Ce n’est qu’un début.
darkest-voice-leo-start-2 = Vingt ans, et jamais pareille maison.
darkest-voice-jack-start-1 = Je ne viens que pour mon argent.
darkest-voice-jack-start-2 = Qui a voulu entrer par-devant ?
darkest-voice-nina-start-1 = Montrez-moi vos mains. Toutes.
darkest-voice-nina-start-2 = Qui est mordu me le dit aussitôt.
darkest-voice-bruce-start-1 = Restez groupés. Je compte les têtes.
darkest-voice-bruce-start-2 = On entre ensemble, on sort ensemble.
darkest-voice-lucy-start-1 = Des caméras partout. Souriez.
darkest-voice-lucy-start-2 = Dix minutes et une prise, s’il vous plaît.

## À leur première blessure

darkest-voice-leo-blood-1 = J’ai connu pire avec une bouilloire.
darkest-voice-leo-blood-2 = Une égratignure. On continue.
darkest-voice-jack-blood-1 = C’était ma belle chemise.
darkest-voice-jack-blood-2 = Bon. Là, c’est personnel.
darkest-voice-nina-blood-1 = Appuyez là. Plus fort. Je sais.
darkest-voice-nina-blood-2 = Ça, je le recouds d’une main.
darkest-voice-bruce-blood-1 = Je suis touché. Continuez.
darkest-voice-bruce-blood-2 = Serrez les rangs. On avance.
darkest-voice-lucy-blood-1 = Malpoli. Très malpoli.
darkest-voice-lucy-blood-2 = Aïe. Ce n’était pas dans la notice.

## Quand le laboratoire s’ouvre

darkest-voice-leo-door-1 = Une porte pareille enferme quelque chose.
darkest-voice-leo-door-2 = Touchez-la avant de l’ouvrir.
darkest-voice-jack-door-1 = Fermé à ce point, ça vaut cher.
darkest-voice-jack-door-2 = Après vous. J’insiste.
darkest-voice-nina-door-1 = Ce truc-là a été un patient.
darkest-voice-nina-door-2 = Du formol. Beaucoup de formol.
darkest-voice-bruce-door-1 = À mon signal. Pas avant.
darkest-voice-bruce-door-2 = Là-dedans, personne ne joue les héros.
darkest-voice-lucy-door-1 = Et c’était ça, la grosse serrure ?
darkest-voice-lucy-door-2 = Le code dit bonjour. Entrez.

## Quand le remède est dehors

darkest-voice-leo-won-1 = Tout le monde dehors. Et on recompte.
darkest-voice-leo-won-2 = Je dormirais une semaine.
darkest-voice-jack-won-1 = Pas un mot à mes créanciers.
darkest-voice-jack-won-2 = Ceux qui vivent paient la tournée.
darkest-voice-nina-won-1 = Mon service est terminé.
darkest-voice-nina-won-2 = Ouvrez la bouche. Bien. On rentre.
darkest-voice-bruce-won-1 = Nous sommes dehors. À l’appel.
darkest-voice-bruce-won-2 = Au club, personne ne me croira.
darkest-voice-lucy-won-1 = J’ai gardé une copie de tout.
darkest-voice-lucy-won-2 = La prochaine fois, pizza à la maison.

## Quand tout est perdu

darkest-voice-leo-lost-1 = J’aurais dû les porter dehors.
darkest-voice-leo-lost-2 = Cette fois, j’arrive trop tard.
darkest-voice-jack-lost-1 = J’aurais dû filer plus tôt.
darkest-voice-jack-lost-2 = Dites que j’ai fui. On vous croira.
darkest-voice-nina-lost-1 = Les bandages ont manqué d’abord.
darkest-voice-nina-lost-2 = Heure du décès : maintenant.
darkest-voice-bruce-lost-1 = Mes ordres. Ma faute.
darkest-voice-bruce-lost-2 = J’ai perdu le compte.
darkest-voice-lucy-lost-1 = Quelqu’un a sauvegardé ?
darkest-voice-lucy-lost-2 = Un mot de passe de trop.
