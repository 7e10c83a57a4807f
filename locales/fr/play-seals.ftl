### Les sceaux des dés dans le navigateur.

play-sealed = Dés infalsifiables
play-sealed-no-more = Dés plus infalsifiables
play-seals = Comment les dés sont scellés
play-seals-about = La façon dont les dés tomberont est fixée et mise sous clé avant le premier jet. Vous en voyez ici l’empreinte. À la fin de la partie, tout est dévoilé, et chacun peut comparer chaque jet à l’empreinte.
play-seal-from-start = Depuis le début
play-seal-from = À partir du coup { $number }
play-seal-opened = Scellés à l’ouverture de la table.
play-seal-file = Scellés comme dans la partie sauvegardée que cette table continue.
play-seal-company = Scellés de nouveau à l’arrivée d’autres personnes : jusque-là, quelqu’un avait joué seul et aurait pu connaître les dés.
play-seal-copy = Scellés de nouveau parce que cette table est une copie : personne ne peut ainsi découvrir ici comment les dés tomberont à l’autre table, ni l’inverse.
play-seal-broken = Sceau brisé : la partie a repris après sa fin, alors que chacun pouvait déjà voir comment les dés tomberaient. À partir d’ici, les jets ne prouvent plus rien.
play-seal-mark = Empreinte :
play-undo-over = Reprendre la dernière réponse
play-undo-breaks = La partie est finie, et chacun peut voir comment les dés tomberaient. Revenir en arrière brise leur sceau, et tout le monde le verra.
play-back-and-save = Revoir, sauver
