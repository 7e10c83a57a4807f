### Ce qu’on lit par courriel.

mail-confirm-subject = Dreadhall : pouvons-nous vous écrire ?
mail-confirm =
    Quelqu’un, sans doute vous, souhaite recevoir un message à cette adresse dès que vient son tour à une table de { $house }

    Si c’est bien le cas, confirmez-le ici :
    { $link }

    Sinon, ne faites rien : vous n’en entendrez plus parler.
mail-turn-subject = Dreadhall : c’est à vous
mail-turn =
    Une table vous attend. Vos tables sont ici :
    { $house }

    Pour ne plus recevoir ces messages :
    { $link }
