### What should I do? What a bot says when it is asked for advice.

play-advice = Was soll ich tun?
play-advice-title = Rat eines Bots
play-advice-thinking = Er überlegt …
play-advice-estimate = Er gibt deiner Seite eine Chance von etwa { $percent } %{ $spread ->
        [0] .
       *[other] , plus oder minus { $spread } Punkte.
    }
play-advice-odds = Wie steht es um uns?
play-advice-take = So machen
play-advice-allowed = Bots dürfen um Rat gefragt werden
play-advice-allowed-help = Gilt für alle an diesem Tisch. Wenn du es änderst, erfahren es alle.
play-plan-more = { $rooms-count ->
        [0] {""}
       *[other] {" "}Der Weg: { $rooms }.
    }{ $objective-id ->
        [none] {""}
       *[other] {" "}Wozu: { $objective }.
    }
