### Un traître que personne ne connaît : les mots de toute hantise aux jetons de rôle cachés.

betrayal-argument-danger = card room
betrayal-ask-hazard = { $danger } : préparez-vous.
betrayal-choice-go-on = Continuer
    .help = Advienne que pourra. On le demande à quiconque est à votre place, quel que soit son rôle.
betrayal-choice-show-role = Vous révéler comme traître
    .help = Retournez votre jeton devant tous. Dès lors vous avez les pouvoirs du traître : les pièces ne vous nuisent plus, vous pouvez refuser les événements et vous dirigez l’ascenseur.
betrayal-event-role-dealt =
    { $traitor ->
        [true] Un 1 est posé devant vous : vous êtes le traître. Personne d’autre ne le sait.
       *[false] Face cachée devant vous : { $numbers }. Vous seul avez regardé.
    }
betrayal-event-role-shown =
    { $traitor ->
        [true] On retourne les jetons { $explorer-of } : { $numbers }. Un traître !
       *[false] On retourne les jetons { $explorer-of } : { $numbers }. Pas de traître ici.
    }

## Des jetons qui changent de main

betrayal-ask-exchange-with = Avec qui échangez-vous un jeton ?
betrayal-event-exchanged = { $explorer-nom } et { $other-nom } se glissent un jeton, face cachée.
betrayal-event-token-exchanged = Vous avez donné le { $given } { $other-to } et reçu le { $taken }.{ $turned ->
        [true] { " " }Quelque chose en vous a changé de camp : vous êtes un traître, pour toujours.
       *[false] { "" }
    }{ $turns ->
        [true] { " " }À présent, { $other-nom } est aussi dans ce camp.
       *[false] { "" }
    }
betrayal-secret-tokens = Face cachée devant vous : { $what }
