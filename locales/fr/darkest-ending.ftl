### Comment finit une nuit.

darkest-ending-played = { $mode }, dans { $house }
darkest-ending-house-recommended = la maison des premiers pas
darkest-ending-house-hard = la maison surveillée
darkest-ending-house-random = une maison bâtie par les dés
darkest-ending-house-own = une maison de votre main
darkest-ending-won = Les survivants ont gagné.
darkest-ending-given-up = Personne n’a gagné.
darkest-ending-lost = La maison a gagné.
darkest-ending-fate-out = a revu l’aube
darkest-ending-fate-left = a préféré en rester là
darkest-ending-fate-kept = est encore là-dedans
darkest-ending-fate-dead = { $room-id ->
        [none] a péri
       *[other] a péri { $room-in }
    }
darkest-ending-fate-zombified = a péri, mais marche encore
darkest-ending-same-house = La même maison encore
darkest-ending-other-house = Une autre maison
darkest-ending-odds = Les chances des survivants : { $first } % au début, { $least } % au pire, { $most } % au mieux, { $last } % juste avant la fin.
