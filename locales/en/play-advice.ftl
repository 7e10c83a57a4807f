### What should I do? What a bot says when it is asked for advice.

play-advice = What should I do?
play-advice-title = A bot’s advice
play-advice-thinking = Thinking …
play-advice-estimate = It puts your side’s chances at about { $percent }%{ $spread ->
        [0] .
       *[other] , give or take { $spread } points.
    }
play-advice-odds = How do we stand?
play-advice-take = Do that
play-advice-allowed = Bots may be asked for advice
play-advice-allowed-help = For everybody at this table. All are told when you change it.
play-plan-more = { $rooms-count ->
        [0] {""}
       *[other] {" "}By way of: { $rooms }.
    }{ $objective-id ->
        [none] {""}
       *[other] {" "}What for: { $objective }.
    }
