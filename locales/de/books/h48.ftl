### Spuk 48, Gestapelt wie Brennholz: was alle lesen dürfen.

betrayal-creature-crimson-jack = Blutiger Jack
    .nom = der Blutige Jack
    .acc = den Blutigen Jack
    .to = dem Blutigen Jack
    .by = vom Blutigen Jack
    .of = des Blutigen Jack
betrayal-counter-h48-studied = Studiert
betrayal-counter-h48-returns = Jacks Wiederkehr
betrayal-why-h48-aura = Jacks Lächeln
betrayal-cause-h48-aura = Jacks Lächeln
betrayal-event-h48-searches = { $explorer } sucht nach etwas.
betrayal-event-h48-studies = { $explorer } beugt sich über etwas und versucht es zu verstehen.
betrayal-event-h48-jack-leaves = { $monster-nom } geht zu Boden, und wo er fiel, ist nichts. Das Lächeln bleibt am längsten.
betrayal-result-h48-heroes = Er sieht auf die Klinge, zum ersten Mal überrascht. In der Halle zerfällt ein Porträt in seinem Rahmen zu Asche.
betrayal-result-h48-traitor = Sie liegen so ordentlich wie die anderen, einer auf dem anderen. Jack wischt sich die Hände ab. Du hast immer gesagt, dass er gründlich ist.
betrayal-result-h48-traitor-lost = Sie liegen so ordentlich wie die anderen, einer auf dem anderen. Jack wischt sich die Hände ab und sucht für euch einen Platz, der keine Lücke lässt.
