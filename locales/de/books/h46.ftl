### Spuk 46, Das Festmahl: was alle lesen dürfen.

betrayal-creature-cannibal-freak = Menschenfresser{ betrayal-nth }
    .nom = { $number ->
        [none] der Menschenfresser
       *[other] Menschenfresser { $number }
    }
    .acc = { $number ->
        [none] den Menschenfresser
       *[other] Menschenfresser { $number }
    }
    .to = { $number ->
        [none] dem Menschenfresser
       *[other] Menschenfresser { $number }
    }
    .by = { $number ->
        [none] vom Menschenfresser
       *[other] von Menschenfresser { $number }
    }
    .of = { $number ->
        [none] des Menschenfressers
       *[other] von Menschenfresser { $number }
    }
betrayal-creature-victim = Opfer{ betrayal-nth }
    .nom = { $number ->
        [none] das Opfer
       *[other] Opfer { $number }
    }
    .acc = { $number ->
        [none] das Opfer
       *[other] Opfer { $number }
    }
    .to = { $number ->
        [none] dem Opfer
       *[other] Opfer { $number }
    }
    .by = { $number ->
        [none] vom Opfer
       *[other] von Opfer { $number }
    }
    .of = { $number ->
        [none] des Opfers
       *[other] von Opfer { $number }
    }
betrayal-counter-h46-escaped = Opfer entkommen
betrayal-cause-h46-feast = das Festmahl
betrayal-event-h46-feasts = { $explorer } hat { $token-the } gefressen, und jede Eigenschaft ist gestiegen.
betrayal-event-h46-freak-feasts = { $monster-nom } hat { $token-the } gefressen und ist gewachsen.
betrayal-result-h46-heroes = Die Tafel bleibt gedeckt, und niemand setzt sich. Wer auf der Speisekarte stand, wird lange keinen Hunger haben.
betrayal-result-h46-traitor = Der letzte Teller ist blank geleckt. Satt und stärker, als Fleisch sein dürfte, steht auf, wer geladen hat, und die Gäste verneigen sich.
