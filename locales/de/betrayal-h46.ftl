### Spuk 46, Das Festmahl: was alle lesen dürfen.

betrayal-creature-cannibal-freak = Menschenfresser
    .the = der Menschenfresser
    .acc = den Menschenfresser
    .to = dem Menschenfresser
    .by = vom Menschenfresser
    .of = des Menschenfressers
betrayal-creature-victim = Opfer
    .the = das Opfer
    .acc = das Opfer
    .to = dem Opfer
    .by = vom Opfer
    .of = des Opfers
betrayal-counter-escaped = Opfer entkommen
betrayal-counter-eaten = Opfer verspeist
betrayal-event-h46-feasts = { $explorer } hat { $token-the } gefressen, und jede Eigenschaft ist gestiegen.
betrayal-event-h46-freak-feasts = { $creature-the } hat { $token-the } gefressen und ist gewachsen.
betrayal-result-h46-heroes = Die Tafel bleibt gedeckt, und niemand setzt sich. Wer auf der Speisekarte stand, wird lange keinen Hunger haben.
betrayal-result-h46-traitor = Der letzte Teller ist blank geleckt. Satt und stärker, als Fleisch sein dürfte, steht auf, wer geladen hat, und die Gäste verneigen sich.
