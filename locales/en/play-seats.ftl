### Who sits at a running game, in the browser.

play-seats = Who sits here
play-the-host = the host
play-claim = { $name } asks for seat { $seat }, where { $holder } plays now. Let them in?
play-claim-admit = Let them in
play-asked = You have asked for seat { $seat }. Still to agree: { $names }.
play-seat-refused = The table has said no: the seat was not given to you.
play-outside = You have no seat at this table.
play-bot-instead = { $bot } plays for now
play-take-over = Play on myself
play-leave-sure = A bot plays on in your place. If the game keeps secrets, you can come back only to this seat, and only if you are let in.
play-leave-strangers = Strangers you play with next are told that you left this game early.
play-kick-sure = { $name } loses the seat for good, and a bot plays on. The link for players is replaced by a new one, and if the game keeps secrets, nobody sits down there unless everybody agrees.
play-mute = Silence
play-unmute = Let speak
play-report = Report
play-block = Block
play-unblock = Unblock
play-report-why = What is wrong with how { $name } behaves? Whoever runs this server reads it, with what { $name } said last. Nobody at the table learns of it.
play-report-send = Send
play-cast-taken = { $name } plays this one
play-cast-play = Play { $name }
play-cast-faces = Everybody at a glance
play-cast-yours = You play this one
