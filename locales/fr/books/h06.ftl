### Hantise 6, L’œil flottant : ce que tout le monde peut lire.

betrayal-creature-alien = Extraterrestre{ betrayal-nth }
    .nom = { $number ->
        [none] l’extraterrestre
       *[other] l’extraterrestre { $number }
    }
    .acc = { $number ->
        [none] l’extraterrestre
       *[other] l’extraterrestre { $number }
    }
    .to = { $number ->
        [none] à l’extraterrestre
       *[other] à l’extraterrestre { $number }
    }
    .by = { $number ->
        [none] par l’extraterrestre
       *[other] par l’extraterrestre { $number }
    }
    .of = { $number ->
        [none] de l’extraterrestre
       *[other] de l’extraterrestre { $number }
    }
betrayal-token-spaceship = Vaisseau spatial
    .the = le vaisseau spatial
    .help = Il bourdonne sur ses pieds d’atterrissage. Qui monte la rampe ne revient pas.
betrayal-status-controlled = Sous l’emprise des extraterrestres
betrayal-status-immune = À l’abri de l’œil
betrayal-counter-h06-damage = Dégâts du vaisseau
betrayal-event-h06-boards = { $explorer-nom } monte la rampe dans la lumière bleue, et le sas se referme.
betrayal-event-h06-controlled = { $explorer-nom } plonge son regard dans l’œil { $monster-of } et cesse de cligner. Une volonté étrangère mène désormais ses pas.
betrayal-event-h06-freed = Le regard fixe { $explorer-of } se brise. Plus aucun œil ne tiendra cet esprit.
betrayal-result-h06-heroes = Quelque chose hurle dans la coque, puis s’éteint. Les lueurs au-dessus du toit s’éloignent sans leur cargaison, et la nuit retrouve ses étoiles.
betrayal-result-h06-traitor = La rampe se replie, et la maison reste vide dans un anneau d’herbe roussie. Là-haut, on montre à quelqu’un les yeux des maîtres, un par un.
