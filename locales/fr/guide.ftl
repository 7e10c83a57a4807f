### Explanations, the rules reference and the guided first game, whichever game they are about.

## Explications

guide-explain = Explication
guide-loading = Un instant…
guide-nothing = Il n’y a rien de plus à en dire.
guide-close = Fermer
guide-back = Retour
guide-see = Voir aussi
guide-ruling = Décision { $ruling }
guide-section = Toute la section
guide-its-rules = Les règles (en anglais)

## Les règles

guide-rules-title = Les règles
guide-rules-english = Le texte des règles elles-mêmes est en anglais.
guide-back-to-table = Retour à la table
guide-search = Chercher dans les règles
guide-search-own = un mot ou un numéro
guide-search-hint = un mot anglais ou un numéro
guide-parts = Parties des règles
guide-examples = Exemples
guide-example = Exemple :
guide-contents = Sommaire
guide-count =
    { $count ->
        [0] Aucune règle
        [1] Une règle
       *[other] { $count } règles
    }
guide-none-found = Aucune règle ne dit cela. Essayez avec moins de mots ou plus de parties des règles.
guide-legend = Comment lire les règles

## La première partie guidée

guide-tutorial-goals = Ce que vous aurez fait
guide-tutorial-begin = Entrer
guide-tutorial-go-on = Reprendre où j’en étais
guide-open-table = Ouvrir une table
guide-leave = Quitter
guide-looked = J’ai regardé autour de moi
guide-goals = Appris : { $met } sur { $of }
guide-goal-met = (fait)
