### Qui sont les personnages de Betrayal at House on the Hill.

betrayal-cast-back = Au dos de la carte { $explorer-of } : un seul des deux personnages participe
betrayal-plan-near = À proximité : { $names }
