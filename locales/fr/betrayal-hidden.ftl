### Un traître que personne ne connaît : les mots de toute hantise aux jetons de rôle cachés.

betrayal-argument-danger = card room
betrayal-ask-hazard = { $danger } : préparez-vous.
betrayal-choice-go-on = Continuer
    .help = Advienne que pourra. On le demande à quiconque est à votre place, quel que soit son rôle.
betrayal-choice-show-role = Vous révéler comme traître
    .help = Retournez votre jeton devant tous. Dès lors vous avez les pouvoirs du traître : les pièces ne vous nuisent plus, vous pouvez refuser les événements et vous dirigez l’ascenseur.
betrayal-event-role-dealt =
    { $traitor ->
        [true] Votre jeton montre un 1 : vous êtes le traître. Personne d’autre ne le sait.
       *[false] Votre jeton : { $numbers }. Vous seul l’avez vu.
    }
betrayal-event-role-shown =
    { $traitor ->
        [true] { $explorer-nom } retourne un 1 : voilà le traître !
       *[false] { $explorer-nom } retourne un jeton : { $numbers }. Ce n’était pas le traître.
    }
