### Dark, Darker, Darkest on the first screen.

darkest-place-house = Construire une maison
darkest-blurb = Le laboratoire de cette maison cache un remède, et la maison ne veut pas le rendre. Trouvez le code, fuyez le feu et affrontez ce qui attend à la fin : ensemble, ou pas du tout.
