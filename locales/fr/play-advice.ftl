### What should I do? What a bot says when it is asked for advice.

play-advice = Que dois-je faire ?
play-advice-title = Le conseil d’un robot
play-advice-thinking = Il réfléchit…
play-advice-estimate = À son avis, votre camp a environ { $percent } % de chances de l’emporter{ $spread ->
        [0] .
       *[other] , à { $spread } points près.
    }
play-advice-odds = Où en sommes-nous ?
play-advice-take = Faire cela
play-advice-allowed = On peut demander conseil aux robots
play-advice-allowed-help = Vaut pour toute la table. Si vous y touchez, tout le monde l’apprend.
play-plan-more = { $rooms-count ->
        [0] {""}
       *[other] {" "}En passant par : { $rooms }.
    }{ $objective-id ->
        [none] {""}
       *[other] {" "}But : { $objective }.
    }
