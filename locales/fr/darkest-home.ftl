### Dark, Darker, Darkest on the first screen.

darkest-place-house = Construire une maison
darkest-blurb = Le laboratoire de cette maison cache un remède, et la maison ne veut pas le rendre. Trouvez le code, fuyez le feu, gardez-vous en vie les uns les autres et affrontez ce qui attend à la fin. Vous gagnez ensemble, ou pas du tout.
