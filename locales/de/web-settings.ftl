### Settings and about.

## Einstellungen

web-settings-kept = Nur in diesem Browser gespeichert und sofort wirksam.
web-text-size = Textgröße
web-text-sample = Die Kerze flackert. Über dir sind die Schritte verstummt.
web-motion = Bewegung
web-motion-less = Stillhalten
web-motion-help = Kein Flackern und kein Gleiten. Was dein System wünscht, gilt in jedem Fall.
web-pages = Geheime Seiten
web-pages-open = Immer offen
web-pages-help = Sonst zeigt die Seite deiner Partei in einem Spuk ihre Worte nur, solange du sie hältst, damit neben dir niemand mitliest. Auf einem gemeinsamen Sofa besser aus lassen.
web-voices = Stimmen
web-voices-on = Die Überlebenden sprechen
web-voices-help = In Dark, Darker, Darkest sagen sie an den Wendepunkten der Nacht einen Satz neben ihrem Gesicht: über das, was alle wissen, und niemandem im Weg.
web-sound = Ton
web-sound-on = Ton an
web-sound-off = Ton aus
web-sound-help = Ab der ersten Berührung oder Taste. Am Tisch schaltet M den Ton aus und ein. Nichts wird allein durch Töne verraten.
web-sound-switch = Ton ein oder aus (M)
web-sound-pieces = Würfel, Karten und Schritte
web-sound-house = Das Haus: Türen, Feuer, Hiebe, der Schlag des Spuks
web-sound-bell = Eine Glocke, wenn du dran bist
web-sound-underneath = Wind und Regen im Hintergrund
web-volume = Lautstärke
web-notify = Benachrichtigungen
web-notify-on = Sag mir, wenn ich dran bin
web-notify-help = Nur solange der Tisch in einem Tab offen ist. Der Browser fragt dich einmal.
web-notify-none = Dieser Browser kann auf dieser Seite keine Benachrichtigungen zeigen.
web-notify-denied = Der Browser verweigert dieser Seite Benachrichtigungen; in seinen eigenen Einstellungen kannst du sie erlauben.

## Über

web-about-what = Dreadhall bringt Brettspiele über Spukhäuser auf den Bildschirm, und jede Regel gilt: mit Freunden, allein mit Bots oder beides.
web-about-fair = Die Würfel sind vor dem ersten Zug versiegelt. Nach dem Ende wird das Siegel geöffnet, und alle können jeden Wurf nachprüfen.
web-about-private = Es gibt keine Konten, keine Werbung und keine Überwachung. Wer einen Link hat, darf alles, wozu er da ist: Gib ihn also nur denen, für die er gedacht ist.
web-about-fans-title = Von Fans gemacht
web-about-fans = Dies ist ein inoffizielles Werk von Fans. Die Verlage und Autoren der Spiele haben es weder gemacht noch gebilligt; die Namen gehören ihren Inhabern und sagen hier nur, nach welchen Regeln gespielt wird.
web-about-words = Alle Worte und Bilder sind unsere eigenen oder frei lizenziert; aus Regelheften und von Karten ist nichts abgeschrieben. Wenn dir ein Spiel gefällt, kauf es: Nichts ersetzt einen Tisch mit Freunden darum.
web-about-credits = Dank
web-about-icons = Symbole
web-about-icons-by = { $artists } und andere,
web-about-icons-changed = Farben und Größen sind von uns.
web-about-fonts = Schriften
web-about-built = Gebaut mit
web-about-licence = Lizenz
web-about-licence-text = MIT: benutzen, ändern, weitergeben.
web-blocked = Blockierte
web-blocked-help = Du siehst weder, was sie sagen, noch die Tische, die sie eröffnen. Erkannt werden sie nur am Namen, und sie erfahren nichts davon.
web-calls = Ruf mich, wenn nichts offen ist
web-calls-help = An Tischen, an denen ein Zug Tage dauern darf: einmal je Zug, und nicht in deinen Ruhestunden. Der Ruf geht über den Push-Dienst deines Browsers und sagt nichts, als dass du dran bist.
web-calls-failed = Dieser Browser kann gerade nicht gerufen werden.
web-quiet-from = Ruhe ab
web-quiet-to = bis
web-mail = Mails
web-mail-address = Eine Mail, wenn du dran bist
web-mail-help = An Tischen, an denen ein Zug Tage dauern darf: einmal je Zug, an eine Adresse, die du einmal bestätigst.
web-mail-want = Schreib mir
web-mail-asked = Folge dem Link in der Mail, die an dich unterwegs ist: Vorher geht nichts anderes dorthin.
web-mail-confirmed = Du bekommst eine Mail, wenn du dran bist.
web-mail-on = Ja, schreibt mir
web-mail-on-sure = Möchtest du eine Mail, wenn du dran bist?
web-mail-on-done = Von jetzt an bekommst du eine Mail, wenn du dran bist.
web-mail-off = Keine Mails mehr
web-mail-off-sure = Möchtest du keine Mails mehr von hier?
web-mail-off-done = Deine Adresse ist vergessen.
web-refused-no-such-mail = Dieser Link gilt nicht mehr.
web-privacy = Datenschutz
web-privacy-short = Keine Konten, keine Werbung, keine Überwachung, und nichts geht an andere.
web-privacy-what = Ein Tisch behält die Namen, die sich die Leute geben, was sie dort sagen, und jeden Zug mit seiner Zeit. Von Links bleibt nur ein Fingerabdruck, aus dem niemand sie wiederherstellen kann. Alles andere kann lesen, wer den Server betreibt.
web-privacy-browser = Dein Browser behält deine Links, deine Einstellungen und die Partien, an die du dich erinnerst. Das bleibt dort, bis du es löschst.
web-privacy-logs = Adressen dienen dazu, Grenzen zu setzen, und werden danach vergessen. Das Protokoll des Servers nennt weder Leute noch Tische.
web-privacy-open = Ein Tisch, der anderen offensteht, zeigt auf der ersten Seite, wie er heißt, wer ihn eröffnet hat und wie viele dort sitzen. Wer weggeschickt wurde, bleibt als Fingerabdruck vermerkt, solange der Tisch in der Liste steht. Wer auf andere wartet, um mit ihnen zu spielen, hinterlässt dem Server einen Namen, bis alle sitzen oder er oder sie geht. Unter Fremden weist sich dein Browser mit einem Schlüssel aus: Der Server behält einen Fingerabdruck davon, und in wie vielen Partien du bis zum Ende geblieben oder vorzeitig gegangen bist. Wer mit dir am Tisch sitzt, erfährt diese beiden Zahlen; sie werden vergessen, wenn so lange keine Partie von dir zu Ende ging, wie Tische aufbewahrt werden.
web-privacy-own = Ein Schlüssel für alle deine Geräte bewahrt deine Links, dein Regal, deinen Namen und wen du blockiert hast auf dem Server auf, in deinem Browser versiegelt: Dort kann es niemand öffnen. Es verschwindet, wenn du den Schlüssel vergisst oder ihn so lange niemand benutzt, wie Tische aufbewahrt werden.
web-privacy-calls = Wer gerufen werden will, wenn er oder sie dran ist, hinterlässt je Platz die Adresse des Browsers bei dessen Push-Dienst. In einem Ruf steht nichts. Sie verschwindet, wenn du das abschaltest oder aufstehst. Wer eine Mail möchte, hinterlässt die Adresse und bestätigt sie; sie verschwindet mit einem Klick in jeder Mail, wenn du vergessen werden willst und wenn kein Platz sie mehr braucht.
web-privacy-how-long = Wie lange
web-privacy-days =
    { $days ->
        [0] nie
        [one] nach einem Tag
       *[other] nach { $days } Tagen
    }
web-privacy-unstarted = Ein Tisch, dessen Spiel nie begonnen hat, verschwindet, wenn ihn niemand anrührt: { $time }.
web-privacy-tables = Jeder andere Tisch verschwindet, wenn ihn niemand anrührt: { $time }.
web-privacy-archived = Solche Tische kommen in ein Archiv des Betreibers.
web-privacy-deleted = Solche Tische werden gelöscht.
web-privacy-reports = Was jemand meldet, bleibt, bis es erledigt ist; ein ausgesperrter Name oder eine ausgesperrte Adresse, bis die Sperre endet.
web-privacy-ask = Vergessen werden
web-privacy-erase = Wer den Server betreibt, kann deinen Namen und alles, was du darunter gesagt hast, an allen Tischen löschen. Die Züge bleiben, denn sie gehören auch zum Spiel der anderen.
web-privacy-contact = Hier kannst du fragen: { $contact }
web-privacy-operator = Frag, wer dich eingeladen hat oder diesen Server betreibt.
