### Spuk 19, Ein Freund für die Ewigkeit: was alle lesen dürfen.

betrayal-counter-h19-repainted = Wissenswurf-Marker in der Galerie
betrayal-counter-h19-destroyed = Vernichtete Farbe
betrayal-note-h19-paint-aside = Farbe, die noch kommt: { $what }
betrayal-why-h19-portrait = der Blick des Porträts
betrayal-event-h19-paint = { $room-in } steht eine Dose Farbe.
betrayal-card-paint = Farbe{ betrayal-nth }
    .a = Farbe
    .the = die Farbe{ betrayal-nth }
    .nom = die Farbe{ betrayal-nth }
    .with = mit der Farbe{ betrayal-nth }
    .help = Für das Porträt in der Galerie. Niemand trägt mehr als eine Dose, und der Hund trägt keine.
betrayal-result-h19-heroes = Der Zauber ist gebrochen. Im Korridor treffen dreihundert Jahre auf einmal ein, und eine Handvoll Staub legt sich auf ein gutes Paar Schuhe.
betrayal-result-h19-traitor = Das Porträt hängt sicher an seinem Nagel, ein wenig hässlicher als zuvor. Wem es gehört, der rückt den Rahmen gerade und sieht nicht hin.
