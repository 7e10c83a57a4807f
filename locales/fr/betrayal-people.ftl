### Qui sont les personnages de Betrayal at House on the Hill.

betrayal-cast-back = Au dos de la carte { $explorer-of } : un seul des deux personnages participe
betrayal-cast-figure = { $explorer-nom } a la figurine de cette couleur
betrayal-plan-near = À proximité : { $names }
