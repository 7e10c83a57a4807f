### What bots say about what they do.

notice-bot-says = { $bot } : « { $line } »
play-says-betrayal-objective = C’est pour cela que nous sommes là.
play-says-betrayal-goal = Je sais où je dois aller.
play-says-betrayal-fight = Celui-là est pour moi.
play-says-betrayal-gather = Je l’emporte, cela peut servir.
play-says-betrayal-mend = Un instant, mes blessures d’abord.
play-says-betrayal-explore = Voyons ce qu’il y a derrière cette porte.
play-says-betrayal-foe = Te voilà.
play-says-darkest-foresight = J’y ai bien réfléchi.
play-says-darkest-code = Je m’occupe du code.
play-says-darkest-fight = Restez derrière moi, je nettoie la pièce.
play-says-darkest-help = J’arrive, tiens bon.
play-says-darkest-fire = J’éteins le feu avant qu’il ne grandisse.
play-says-darkest-doors = Cette porte, je l’ouvre.
play-says-darkest-search = Je cherche de quoi nous aider.
play-says-darkest-together = Restons ensemble.
