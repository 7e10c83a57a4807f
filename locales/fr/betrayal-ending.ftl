### Comment finit une hantise.

betrayal-ending-no-haunt = La hantise n’a jamais commencé
betrayal-ending-won-heroes = Les héros ont gagné.
betrayal-ending-won-traitor = La trahison l’emporte.
betrayal-ending-won-nobody = Personne n’a gagné.
betrayal-ending-as-heroes = Vous étiez du côté des héros.
betrayal-ending-as-traitor = Vous étiez du côté de la trahison.
betrayal-ending-as-turned = Vous avez changé de camp cette nuit-là.
betrayal-ending-wanted = Ce que vous vouliez : { $goal }
betrayal-ending-traitor = vous a trahis
betrayal-ending-turned = a changé de camp
betrayal-ending-fate-safe = est là pour le raconter
betrayal-ending-fate-wanted = l’a voulu ainsi
betrayal-ending-fate-outside = a pu quitter la maison
betrayal-ending-fate-aboard = a fini à bord
betrayal-ending-fate-asleep = dort encore
betrayal-ending-fate-absorbed = en fait partie désormais
betrayal-ending-fate-left = a préféré en rester là
betrayal-ending-fate-kept = n’a plus jamais donné signe de vie
betrayal-ending-fate-dead = { $room-id ->
        [none] a péri
       *[other] a péri { $room-in }
    }{ betrayal-because }
betrayal-ending-book-heroes = Le livre des héros
betrayal-ending-book-traitor = Le livre de la trahison
betrayal-ending-chapter-story = Ce qui s’est passé
betrayal-ending-chapter-goal = Ce qu’ils voulaient
betrayal-ending-chapter-can = Ce qu’ils pouvaient faire
betrayal-ending-chapter-foe = Ce qu’ils savaient des autres
betrayal-ending-chapter-rules = La page entière
betrayal-ending-next = Hantise suivante : { $haunt }
betrayal-ending-again = La même encore
betrayal-ending-side-heroes = Héros
betrayal-ending-side-traitor = Trahison
betrayal-ending-odds = Les chances des héros : { $first } % au début de la hantise, { $least } % au pire, { $most } % au mieux, { $last } % juste avant la fin.
