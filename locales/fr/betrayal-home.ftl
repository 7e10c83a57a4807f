### Betrayal at House on the Hill sur le premier écran.

betrayal-blurb = Trois étages et une porte qui s’est refermée pour de bon. Explorez la maison ensemble, pièce par pièce, jusqu’à ce que la hantise commence et que l’un de vous se retourne contre les autres. Chaque camp lit son propre livre.
