### Spuk 46, Das Festmahl: was alle lesen dürfen.

betrayal-creature-cannibal-freak = Menschenfresser{ betrayal-nth }
    .the = der Menschenfresser{ betrayal-nth }
    .acc = den Menschenfresser{ betrayal-nth }
    .to = dem Menschenfresser{ betrayal-nth }
    .by = vom Menschenfresser{ betrayal-nth }
    .of = des Menschenfressers{ betrayal-nth }
betrayal-creature-victim = Opfer{ betrayal-nth }
    .the = das Opfer{ betrayal-nth }
    .acc = das Opfer{ betrayal-nth }
    .to = dem Opfer{ betrayal-nth }
    .by = vom Opfer{ betrayal-nth }
    .of = des Opfers{ betrayal-nth }
betrayal-counter-escaped = Opfer entkommen
betrayal-counter-eaten = Opfer verspeist
betrayal-cause-h46-feast = das Festmahl
betrayal-event-h46-feasts = { $explorer } hat { $token-the } gefressen, und jede Eigenschaft ist gestiegen.
betrayal-event-h46-freak-feasts = { $monster-the } hat { $token-the } gefressen und ist gewachsen.
betrayal-result-h46-heroes = Die Tafel bleibt gedeckt, und niemand setzt sich. Wer auf der Speisekarte stand, wird lange keinen Hunger haben.
betrayal-result-h46-traitor = Der letzte Teller ist blank geleckt. Satt und stärker, als Fleisch sein dürfte, steht auf, wer geladen hat, und die Gäste verneigen sich.
