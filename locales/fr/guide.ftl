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

guide-tutorial-begin = Entrer
guide-tutorial-go-on = Reprendre où j’en étais
guide-lessons = { $game } : apprendre en jouant
guide-lessons-all = Les leçons de tous les jeux
guide-lesson-how = Ce sont de vraies parties, mais dans une leçon les dés tombent de la même façon pour tout le monde, et les autres tiennent leur rôle. Faites ce que dit le papier, et cela finira bien. Vous pouvez l’écarter quand vous voulez, jouer librement, et y revenir.
guide-lesson-again = Reprendre du début
guide-lesson-done = terminée
guide-lesson-ended = { $title } : terminé
guide-lesson-next = Continuer
guide-lesson-wait = Un instant…
guide-lesson-do = Faites-le pour moi :
guide-lesson-other = C’est possible aussi ; mais alors la leçon s’arrête là. Elle ferait ceci : { $choice }.
guide-lesson-keep = Suivre la leçon
guide-lesson-free = Le faire et jouer librement
guide-lesson-freely = Vous jouez librement.
guide-lesson-back = Revenir à la leçon
guide-lesson-play-on = Continuer ici
guide-lesson-then = Ensuite : { $title }
guide-open-table = Ouvrir une table
guide-leave = Quitter
guide-goals = Appris : { $met } sur { $of }
guide-goal-met = (fait)
