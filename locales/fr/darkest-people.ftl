### Qui sont les survivants de Dark, Darker, Darkest.

darkest-life-leo = Vingt ans chez les pompiers. Il a sorti des inconnus de pires maisons, sans jamais leur demander leur nom.
darkest-life-jack = Il a quitté trois villes en vitesse et dort avec ses bottes. Quelqu’un ici lui doit de l’argent, ou l’inverse.
darkest-life-nina = Infirmière de nuit aux urgences. Recoudre à la lampe de poche, elle connaît ; seulement, personne ne mordait.
darkest-life-bruce = Trente ans sous l’uniforme, la retraite depuis deux. Dans chaque pièce, il commence encore par compter les présents.
darkest-life-lucy = Le jour, elle répare les ordinateurs des autres ; la nuit, elle y entre. La batte était un cadeau d’anniversaire.

# Les tournants, sur tout l’écran.
darkest-moment-showdown = L’affrontement final
darkest-moment-death = La nuit emporte l’un de vous

darkest-plan-near = Le plus proche d’entre vous { $rooms ->
        [0] est dans la même pièce.
        [one] est à une pièce.
       *[other] est à { $rooms } pièces.
    }
darkest-plan-nemesis = Son but : la salle d’angle la plus proche encore debout, pour la ravager ; gare à qui s’y trouve.
darkest-plan-power = { $power } : { $what }
