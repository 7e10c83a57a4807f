### Wer die Leute in Betrayal at House on the Hill sind.

betrayal-cast-back = Auf der Rückseite von { $explorer-of } Karte: Nur eine der beiden Figuren spielt mit
betrayal-cast-figure = Die Figur dieser Farbe hat schon { $explorer-nom }
betrayal-plan-near = In der Nähe: { $names }
