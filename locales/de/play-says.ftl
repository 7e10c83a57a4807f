### What bots say about what they do.

notice-bot-says = { $bot }: „{ $line }“
play-says-betrayal-objective = Dafür sind wir hier.
play-says-betrayal-goal = Ich weiß, wohin ich muss.
play-says-betrayal-fight = Das übernehme ich.
play-says-betrayal-gather = Das nehme ich mit, wer weiß, wozu es gut ist.
play-says-betrayal-mend = Moment, ich bin verletzt.
play-says-betrayal-explore = Mal sehen, was hinter dieser Tür ist.
play-says-betrayal-foe = Da bist du ja.
play-says-darkest-foresight = Das habe ich mir gut überlegt.
play-says-darkest-code = Ich kümmere mich um den Code.
play-says-darkest-fight = Bleibt hinter mir, ich räume auf.
play-says-darkest-help = Ich komme und helfe dir.
play-says-darkest-fire = Ich lösche das Feuer, bevor es größer wird.
play-says-darkest-doors = Diese Tür bekomme ich auf.
play-says-darkest-search = Ich suche etwas, das wir brauchen können.
play-says-darkest-together = Bleiben wir zusammen.
