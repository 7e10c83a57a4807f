### Eine Seite für ein einziges Augenpaar: verdeckt, bis man sie hält.

play-page-hold = Zum Lesen halten
play-page-leave = Offen lassen
play-page-open = Die Seite ist offen.
play-page-covered = Die Seite ist verdeckt.
play-page-sealed = Nur für deine Augen. Achte darauf, dass niemand mitliest.
play-page-read = Gelesen
play-page-of = Die Seite von { $name }
play-secret-told = Nur für deine Augen
play-foe-parts = Der Körper
play-foe-plans = Was bevorsteht
play-foe-rules = Was die Regeln sagen
