### Hantise 36, C’est mieux entre amis : le livre des héros.

betrayal-book-h36-heroes-story = Le plancher penche, et la cave gargouille comme une gorge. L’un de vous se contente de sourire et ne court pas. Alors quelqu’un se souvient de la vieille barque, sous le toit.
betrayal-book-h36-heroes-goal = Portez la barque du grenier au balcon ou à la tour, et rassemblez-y tous les héros encore vivants. Au moins la moitié d’entre vous, arrondie au supérieur, doit s’échapper.
betrayal-book-h36-heroes-can = Trouvez le grenier à l’étage, prenez la barque, et passez-la quand les bras n’en peuvent plus. Qui tient le médaillon peut le laisser couler là où il y a de l’eau, et vous gagner un tour.
betrayal-book-h36-heroes-foe = Le traître vous a amenés ici pour vous noyer. L’eau monte d’en bas et ne s’arrêtera pas.
betrayal-book-h36-heroes-rules =
    La barque : elle est au grenier, ou y sera dès qu’on l’aura trouvé. Un héros la porte comme un objet, peut la poser ou l’échanger ; chaque pièce où il entre avec elle coûte 2 cases. Le chien ne peut pas la porter.
    À demi inondé : un héros qui commence son tour à un tel étage a 2 cases de moins ce tour-ci.
    Inondé : 4 cases de moins, et 2 points de dégâts physiques que rien n’empêche ni ne réduit.
    Il reste toujours une case. Seul compte l’étage où commence le tour ; l’ascenseur appartient à celui où il se trouve.
    Le médaillon : dans une pièce d’un étage à demi ou entièrement inondé, on peut le laisser couler, mais pas le tour où on le reçoit. Il est défaussé, et à la fin du prochain tour du traître l’eau ne monte pas.
    Vous larguez les amarres dès que tous les héros vivants sont au même endroit avec la barque, au balcon ou dans la tour, du même côté. Un héros vivant ailleurs dans la maison vous retient tous.

betrayal-objective-h36-heroes-attic = Trouver le grenier à l’étage
betrayal-objective-h36-heroes-boat = Prendre la barque
betrayal-objective-h36-heroes-medallion = Laisser couler le médaillon
betrayal-objective-h36-heroes-landing = Trouver le balcon ou la tour
betrayal-objective-h36-heroes-gather = Vous rassembler près de la barque

betrayal-choice-h36-heroes-medallion = Laisser couler le médaillon
    .help = Il est défaussé. À la fin du prochain tour du traître, l’eau ne monte pas.
