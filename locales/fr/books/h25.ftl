### Hantise 25, Vaudou : ce que tout le monde voit.

## Ce que ressent un héros, dans les mots du traître

betrayal-hint-heat = « Fait-il si chaud ici, ou est-ce que tu brûles ? »
betrayal-hint-height = « Ne baisse pas les yeux. C’est si loin, en bas. »
betrayal-hint-mud = « Avale donc. Un goût de terre mouillée, n’est-ce pas ? »
betrayal-hint-evil = « L’entends-tu prier ? Ce n’est pas Dieu qu’on prie là. »
betrayal-hint-thorns = « Comme les petites pointes déchirent, et comme la terre boit. »

## Ce pour quoi on lance les dés

betrayal-why-h25-curse = la malédiction

## Événements

betrayal-event-h25-hint = Le traître dit { $explorer-to }, et tous l’entendent : { $hint }
betrayal-event-h25-found = { $explorer-nom } a trouvé une poupée { $room-in } : { $token }. Elle a le visage { $other-of }.
betrayal-event-h25-nothing = { $explorer-nom } en a le cœur net : aucune poupée { $room-in }.
betrayal-event-h25-destroyed = { $explorer-nom } met sa propre image en pièces ({ $token }) et respire à nouveau.
betrayal-event-h25-strikes = { $hint-id ->
        [heat] Une chaleur venue de nulle part assaille { $explorer-acc }.
        [height] Un coup de vent, et { $explorer-nom } vacille comme au bord d’un toit.
        [mud] { $explorer-nom } cherche son souffle et ne sent que la boue.
        [evil] Quelque chose d’impie regarde à travers { $explorer-acc }.
       *[other] Des épines que nul ne voit cherchent { $explorer-acc }.
    }

## Jetons

betrayal-token-doll-wax = Poupée de cire
    .help = L’une des poupées cachées. Elle ressemble à l’un des héros.
betrayal-token-doll-china = Poupée de porcelaine
    .help = L’une des poupées cachées. Elle ressemble à l’un des héros.
betrayal-token-doll-stone = Poupée de pierre
    .help = L’une des poupées cachées. Elle ressemble à l’un des héros.
betrayal-token-doll-glass = Poupée de verre
    .help = L’une des poupées cachées. Elle ressemble à l’un des héros.
betrayal-token-doll-rag = Poupée de chiffon
    .help = L’une des poupées cachées. Elle ressemble à l’un des héros.

## Issues

betrayal-result-h25-heroes = De la dernière poupée il ne reste que bourre et éclats. Vous en sentez chaque bleu, mais ces bleus sont les vôtres, et vous êtes en vie.
betrayal-result-h25-heroes-lost = De la dernière poupée il ne reste que bourre et éclats. Vos aiguilles sont encore tièdes, et il n’y a plus personne à l’autre bout.
betrayal-result-h25-traitor = Un à un, les héros s’affaissent comme des jouets dont on ne veut plus. Il reste de la place dans l’album pour de nouveaux visages.
