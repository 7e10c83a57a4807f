### What is written to somebody by mail.

mail-confirm-subject = Dreadhall: may we write to you?
mail-confirm =
    Somebody, probably you, would like a mail to this address whenever it is their turn at a table of { $house }

    If that is right, confirm it here:
    { $link }

    If not, do nothing: you will hear no more of it.
mail-turn-subject = Dreadhall: it is your turn
mail-turn =
    A table waits for you. You find your tables here:
    { $house }

    No more of these mails:
    { $link }
