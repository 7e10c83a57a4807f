### Une page pour une seule paire d’yeux : couverte tant qu’on ne la tient pas.

play-page-hold = Maintenir pour lire
play-page-leave = Laisser ouverte
play-page-open = La page est ouverte.
play-page-covered = La page est couverte.
play-page-sealed = Pour vos yeux seulement. Veillez à ce que personne ne lise avec vous.
play-page-read = J’ai lu
play-page-of = La page de { $name }
play-secret-told = Pour vos yeux seulement
play-foe-parts = Son corps
play-foe-plans = Ce qui se prépare
play-foe-rules = Ce que dit la règle
