### Was jemand per Mail zu lesen bekommt.

mail-confirm-subject = Dreadhall: Dürfen wir dir schreiben?
mail-confirm =
    Jemand, wahrscheinlich du, möchte an diese Adresse eine Mail bekommen, sobald er oder sie an einem Tisch von { $house } am Zug ist.

    Wenn das stimmt, bestätige es hier:
    { $link }

    Wenn nicht, brauchst du nichts zu tun: Du hörst nicht mehr davon.
mail-turn-subject = Dreadhall: Du bist dran
mail-turn =
    Ein Tisch wartet auf dich. Deine Tische findest du hier:
    { $house }

    Keine solchen Mails mehr:
    { $link }
