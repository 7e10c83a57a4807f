### What bots say about what they do.

notice-bot-says = { $bot }: „{ $line }“
