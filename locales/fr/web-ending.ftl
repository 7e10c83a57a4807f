### La fin d’une partie : la scène, la suite, et l’étagère.

ending-given-up = Abandon
ending-aside = Voir la maison
ending-open = Comment cela a fini
ending-you-won = Vous avez gagné
ending-you-lost = Vous avez perdu
ending-you = vous
ending-fates = Ce que chacun est devenu
ending-turning = Les tournants de la nuit
ending-figures = À raconter
ending-books = Les livres, ouverts à tous

## La suite

ending-again = Encore, avec les mêmes
ending-again-alone = Encore une fois
ending-opened = La table suivante est ouverte.
ending-come-along = Suivre les autres
ending-play-on = Reprendre à partir d’ici
web-refused-opened-already = La table suivante est déjà ouverte : revenez voir celle-ci pour suivre les autres.
web-refused-not-over = Cette partie n’est pas encore finie.
web-refused-no-successor = Personne n’a encore ouvert d’autre table.
notice-again = { $name } a ouvert la table suivante. On y va par « Comment cela a fini ».

## Une image à partager

ending-share = Une image à partager
ending-share-failed = Ce navigateur n’a pas pu dessiner l’image.
ending-card = { $played } ({ $game }). { $winner } { $people }. { $date }

## L’étagère

ending-shelf-about = Ce que vous avez traversé, pour autant que ce navigateur s’en souvienne. Personne d’autre ne le voit.
ending-rating = Afficher mon classement
ending-rating-help = Calculé dans ce navigateur, pour vous seulement. 1500, c’est gagner aussi souvent que nos robots dans le même rôle : une défaite dans un rôle sans espoir ne coûte presque rien. Les parties entre humains et celles avec des robots comptent autant.
ending-rating-shown = Votre classement : { $rating }, à { $within } près, sur { $games ->
        [1] une partie
       *[other] { $games } parties
    }
ending-rating-none = Pas encore de classement : rien de ce que vous avez joué ne compte.
ending-shelf-count = Vous avez survécu à { $won } sur { $all }
ending-shelf-side = { $side } : { $won } gagnées, { $lost } perdues
ending-shelf-never = pas encore
ending-shelf-nights = Ce que vous y avez vécu
ending-shelf-night = { $date } : { $side }, { $won ->
        [yes] gagné
       *[no] perdu
    }
ending-shelf-unmet = Personne ici n’y est encore allé. Ce qu’on en dit est obscur.
ending-shelf-again = Y rejouer
ending-shelf-first = Aller voir

## Les chances au fil du temps

ending-odds = Les chances au fil de la nuit
ending-odds-by-bots = Estimées par des robots après la fin, d’après tout ce qui était sur la table.
