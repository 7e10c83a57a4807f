### Haunt 28, Ring of King Solomon: what everybody may read.

betrayal-creature-demon = Demon{ betrayal-nth }
    .nom = { $number ->
        [none] the demon
       *[other] demon { $number }
    }
    .acc = { $number ->
        [none] the demon
       *[other] demon { $number }
    }
    .to = { $number ->
        [none] to the demon
       *[other] to demon { $number }
    }
    .by = { $number ->
        [none] by the demon
       *[other] by demon { $number }
    }
    .of = { $number ->
        [none] of the demon
       *[other] of demon { $number }
    }
betrayal-creature-demon-lord = { betrayal-monster-demon-lord }
betrayal-status-obeys = Obeys the Ring
betrayal-counter-h28-defeats = Defeats of the Demon Lord
betrayal-event-h28-obeys = The Ring glows, and { $monster-nom } goes down on its knees before { $explorer }.
betrayal-event-h28-loose = { $monster-nom } gets up, and nobody’s word binds it any more.
betrayal-result-h28-heroes = The lord bursts like a coal in water, and the portal drinks up smoke, wings and howling. On somebody’s finger the Ring cools slowly.
betrayal-result-h28-traitor = No voice is left that could forbid them anything. The portal stands open, and more of them come, in no hurry now.
