### Comment une hantise commence, et la page que chacun lit pour soi.

betrayal-page = Votre page
betrayal-page-you-heroes = Vous êtes du côté des héros.
betrayal-page-you-traitor = C’est vous, le traître.
betrayal-page-goal = Ce que vous voulez est écrit sur votre page
betrayal-haunt-lights = Les lumières s’éteignent
betrayal-haunt-called = { $explorer-nom } a réveillé la maison { $room-in } (présage : { $card }).
betrayal-haunt-traitor-self = Et le traître, c’est { $explorer-acc }.
betrayal-haunt-traitor-known = Le traître : { $explorer }.
betrayal-haunt-traitor-nobody = Personne n’a montré un visage de traître.
betrayal-haunt-revealer = a réveillé la maison
betrayal-haunt-traitor = trahit les autres
betrayal-haunt-both = a réveillé la maison et trahit les autres
betrayal-moment-death = La maison emporte l’un de vous
betrayal-moment-traitor-dies = La trahison prend fin
betrayal-moment-shown = Un masque tombe
betrayal-moment-turned = De l’autre côté
betrayal-turned-seen = Tous ont vu ce qui vous arrive. Ce que cela veut dire ne regarde que vous.
betrayal-turned-look = Voyez qui vous êtes à présent. À votre place, tout le monde se verrait montrer cette page, quoi qu’il y soit écrit.
betrayal-turned-away = Vous n’êtes plus des leurs.
betrayal-turned-back = Vous êtes de nouveau vous-même.
betrayal-turned-not = Vous êtes qui vous étiez

# Pourquoi une question est posée : ce qu’aucun autre texte ne dit.
betrayal-why-setup = La hantise se met en place : votre livre vous fait décider cela avant que quiconque bouge.
betrayal-why-choose-doorway = La hantise a besoin de cette pièce, qui n’est pas encore dans la maison : à vous de la poser.
betrayal-why-turn-tile = La hantise a besoin de cette pièce : chaque orientation montrée ici convient aux portes.
betrayal-why-choose-side = Cette pièce est coupée en deux. Ce qu’on y place doit se tenir d’un côté ou de l’autre.
betrayal-why-gain-trait = La hantise renforce cet explorateur : un cran de plus dans un trait de votre choix.
betrayal-why-lose-trait = La hantise affaiblit cet explorateur : un cran de moins dans un trait de votre choix.
betrayal-why-dock-elevator = L’ascenseur fait partie de cette hantise, et il doit s’arrêter quelque part.
betrayal-why-choose-chart-room = Le présage et la pièce désignent la hantise. Vous avez tiré le présage dans une pièce absente du tableau ; c’est alors la plus proche qui compte, et plusieurs le sont autant.
betrayal-why-play-again = Le tableau mène à une hantise que cette maison a déjà connue. Si quelqu’un dit non, on joue la suivante.
betrayal-why-ready = Votre page se relit dans le livre, à côté du plateau. Le premier tour commence quand tous sont prêts.
