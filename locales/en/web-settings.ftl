### Settings and about.

## Settings

web-settings-kept = Kept in this browser only, and effective at once.
web-text-size = Text size
web-text-sample = The candle gutters. Something upstairs has stopped walking.
web-motion = Motion
web-motion-less = Keep still
web-motion-help = No flicker and no sliding. What your system asks for is respected in any case.
web-pages = Secret pages
web-pages-open = Always open
web-pages-help = Your side’s page in a haunt otherwise shows its words only while you hold it, so that nobody beside you reads along. Leave this off on a shared sofa.
web-voices = Voices
web-voices-on = The survivors speak
web-voices-help = In Dark, Darker, Darkest they say a line beside their faces at the turning points of the night: of what everybody knows, and in nobody’s way.
web-sound = Sound
web-sound-on = Sound on
web-sound-off = Sound off
web-sound-help = From the first touch or key on. At the table, M switches it off and on. Nothing is told by sound alone.
web-sound-switch = Sound on or off (M)
web-sound-pieces = Dice, cards and steps
web-sound-house = The house: doors, fire, blows, the stroke of the haunt
web-sound-bell = A bell when it is your turn
web-sound-underneath = Wind and rain underneath
web-volume = Volume
web-notify = Notifications
web-notify-on = Tell me when it is my turn
web-notify-help = Only while the table is open in a tab. The browser will ask you once.
web-notify-none = This browser cannot show notifications on this page.
web-notify-denied = The browser refuses notifications for this page; you can allow them in its own settings.

## About

web-about-what = Dreadhall plays haunted-house board games with every rule enforced: with friends, alone with bots, or both.
web-about-fair = The dice are sealed before the first move. When a game is over, the seal is opened and anybody can check every roll.
web-about-private = There are no accounts, no advertising and no tracking. Whoever has a link may do what it is for, so give yours only to those you mean.
web-about-fans-title = Made by fans
web-about-fans = This is an unofficial work of fans. It is neither made nor approved by the publishers or authors of the games, whose names belong to their owners and are used only to say which rules are played.
web-about-words = All words and pictures here are our own or freely licensed; nothing is copied from rulebooks or cards. If you like a game, buy it: nothing replaces a table with friends around it.
web-about-credits = Thanks
web-about-icons = Icons
web-about-icons-by = { $artists } and contributors,
web-about-icons-changed = Colours and sizes are ours.
web-about-fonts = Type
web-about-built = Built with
web-about-licence = Licence
web-about-licence-text = MIT: use it, change it, pass it on.
web-blocked = Blocked people
web-blocked-help = You see neither what they say nor the tables that they open. They are known by their names alone, and are not told.
web-calls = Call me when nothing is open
web-calls-help = At tables where a turn may take days: once a turn, and not in your quiet hours. The call goes through the push service of your browser and says nothing but that it is your turn.
web-calls-failed = This browser cannot be called at the moment.
web-quiet-from = Quiet from
web-quiet-to = until
web-mail = Mails
web-mail-address = A mail when it is your turn
web-mail-help = At tables where a turn may take days: once a turn, to an address that you confirm once.
web-mail-want = Write to me
web-mail-asked = Follow the link in the mail that was sent to you: until then nothing else is written there.
web-mail-confirmed = You get a mail when it is your turn.
web-mail-on = Yes, write to me
web-mail-on-sure = Do you want a mail when it is your turn?
web-mail-on-done = From now on you get a mail when it is your turn.
web-mail-off = No more mails
web-mail-off-sure = Do you want no more mails from here?
web-mail-off-done = Your address is forgotten.
web-refused-no-such-mail = This link is not good any more.
web-privacy = Privacy
web-privacy-short = No accounts, no advertising, no tracking, and nothing goes to anybody else.
web-privacy-what = A table keeps the names people give themselves, what they say there, and every move with its time. Links are kept only as fingerprints: nobody can read them back. Whoever runs the server can read the rest.
web-privacy-browser = Your browser keeps your links, your settings and the games you remember. That stays there until you clear it.
web-privacy-logs = Addresses are used to set limits and forgotten after that. The server’s log names neither people nor tables.
web-privacy-open = A table that is open to others shows on the first screen what it is called, who opened it and how many sit there. Who was sent away is kept as a fingerprint for as long as the table is listed. Who waits for others to play with leaves a name on the server until they are seated or go. Among strangers your browser brings a key: the server keeps a fingerprint of it, and in how many games you stayed to the end or left early. Those at your table are told these two numbers; they are forgotten when no game of yours has ended for as long as tables are kept.
web-privacy-own = A key for all your devices keeps your links, your shelf, your name and whom you have blocked on the server, sealed in your browser: nobody can open it there. It goes when you forget the key, or when nobody has used it for as long as tables are kept.
web-privacy-calls = Whoever wants to be called when it is their turn leaves the address of their browser at its push service, for each seat. Nothing is in a call. It goes when you switch it off or stand up. Whoever wants a mail leaves the address and confirms it; it goes with a click in each mail, when you ask to be forgotten, and when no seat needs it any more.
web-privacy-how-long = For how long
web-privacy-days =
    { $days ->
        [0] never
        [one] after one day
       *[other] after { $days } days
    }
web-privacy-unstarted = A table whose game never began goes: { $time }, if nobody touches it.
web-privacy-tables = Any other table goes: { $time }, if nobody touches it.
web-privacy-archived = Such tables go to an archive of whoever runs the server.
web-privacy-deleted = Such tables are deleted.
web-privacy-reports = What somebody reports stays until it has been dealt with; a name or an address that is kept out, until it is let in again.
web-privacy-ask = To be forgotten
web-privacy-erase = Whoever runs the server can erase your name, and all you said under it, from every table. Moves stay, because they belong to the others’ game as well.
web-privacy-contact = Ask here: { $contact }
web-privacy-operator = Ask whoever invited you, or runs this server.
