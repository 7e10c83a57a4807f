### Les mots de la table elle-même, quel que soit le jeu.

## En-tête

table-header = { $game } · coup { $move }
table-seat = Place { $seat }
table-turn =
    { $count ->
        [1] La place { $seats } doit répondre
       *[other] Les places { $seats } doivent répondre
    }
table-commitment = Les dés sont scellés : { $commitment }

## Questions et réponses

table-choices = Choix
table-answer = Votre réponse (h pour l’aide) :
table-no-help = Il n’y a rien à ajouter sur « { $choice } ».
table-pass-keyboard = Passez le clavier à la place { $seat }. Place { $seat }, appuyez sur Entrée quand personne d’autre ne regarde.
table-loaded = La partie reprend après le coup { $move }.
table-book-again = b montre votre livre : toutes ses règles, vos buts et où ils en sont.
table-book-none = Vous n’avez pas de livre à lire.

## Annuler

table-undone =
    { $count ->
        [1] Une réponse a été reprise.
       *[other] { $count } réponses ont été reprises.
    }

## Journal

table-log = Journal
table-log-act = { $move }. Place { $seat } : { $choice }
table-log-answer = { $move }. Place { $seat } : { $question } – { $choice }
table-log-told =
    { $count ->
        [1] (pour la place { $seats } seulement) { $event }
       *[other] (pour les places { $seats } seulement) { $event }
    }
table-audit-holds = Chaque jet et chaque réponse concordent avec le sceau { $commitment }.

## Sauvegarder et partir

table-save-ask = Sauvegarder dans quel fichier ? (Entrée seule : ne pas sauvegarder)
table-saved = Sauvegardé dans { $file }.
table-audit-saved = Le relevé de la partie, que chacun peut vérifier, est dans { $file }.
table-goodbye = Au revoir.
table-input-ended = L’entrée est terminée, la partie s’arrête donc ici.
table-interrupted = Partie interrompue. Au revoir.

## Résultats

table-winners =
    { $count ->
        [0] Personne ne gagne.
        [1] La place { $seats } gagne.
       *[other] Les places { $seats } gagnent.
    }

## Aide du terminal : que taper, et à quoi cela sert

table-help = Ce que vous pouvez taper
table-help-number = donne la réponse qui porte ce numéro
table-help-key = donne la réponse qui porte cette clé, par exemple { $key }
table-help-explain = explique le choix qui porte ce numéro
table-help-undo = reprend votre dernière réponse
table-help-save = sauvegarde la partie dans un fichier
table-help-log = montre tout ce que vous avez appris
table-help-view = redessine le plateau
table-help-book = montre votre livre : les règles de votre camp, ses buts et où ils en sont
table-help-quit = quitte la partie, en proposant d’abord de la sauvegarder
table-help-help = montre ces lignes
table-help-key-word = CLÉ
table-help-file-word = FICHIER

## Ce qui peut mal se passer au clavier

table-error-no-choice =
    { $count ->
        [1] Il n’y a que le choix 1.
       *[other] Il n’y a pas de choix { $text }, seulement 1 à { $count }.
    }
table-error-unknown = « { $text } » n’est ni un choix ni une commande ; h montre ce que vous pouvez taper.
table-error-cannot-undo = La dernière réponse reste : elle a révélé quelque chose.
table-error-nothing-to-undo = Il n’y a pas de réponse à reprendre.
table-error-not-yours = La dernière réponse vient de la place { $seat } : ce n’est pas à vous de la reprendre.
table-error-no-file-name = Dites où sauvegarder : s FICHIER
table-error-cannot-save = Pas sauvegardé : { $reason }
table-error-rule-failed = Une règle a échoué, c’est une erreur du programme ; la réponse a été reprise ({ $reason }).

## La liste des jeux

table-games-none = Aucun jeu n’est encore installé.
table-game-seats = { $least } à { $most } places
table-option-name = Option
table-option-default = Par défaut
table-option-values = Valeurs
table-option-help = À quoi elle sert

## Options de toutes les tables

