### Spuk 41, Der unsichtbare Verräter: das Buch des Verräters.

betrayal-book-h41-traitor-story = Du hast das Wort im Ring laut gelesen. Es tat weh wie nichts zuvor, und dann nahm es den Schmerz fort, und dein Gewissen, und deinen Schatten. Jetzt ist da nur noch Hunger und ein Haus voll alter Freunde.
betrayal-book-h41-traitor-goal = Töte alle Helden.
betrayal-book-h41-traitor-can = Geh ungesehen umher: Jeder Teil deines Zuges beginnt mit einem Gang, auch wenn du bleibst, wo du bist. Schlag von hinten zu, stiehl, was deine Opfer brauchen, und sei fort, ehe sie zurückschlagen.
betrayal-book-h41-traitor-foe = Sie wollen dich finden und töten und können nur raten, wo du stehst. Wer richtig rät, kämpft mit dir wie sonst auch.
betrayal-book-h41-traitor-rules =
    Zu Beginn wählst du irgendeinen Raum. Dein Tempo und die üblichen Regeln sagen, wie weit du gehst, aber niemand erfährt, wohin; Helden bremsen dich nicht. Hindernisse, Stürze und der Wandschalter gehören zum Gang und brauchen keinen Wurf.
    Ein Angriff pro Zug. Ohne Waffe ist es ein Hieb aus dem Hinterhalt: halb so viele Würfel, wie es Helden gab, aufgerundet, als körperlicher Schaden, ohne Verteidigung. Mit einer Waffe würfeln beide, und du kannst verletzt werden. Der Ring gibt dir keinen Angriff mehr.
    Ein Diebstahl pro Zug, neben dem Angriff, wo du deine Bewegung beendest: Wähle jemanden an deinem Ort und einen Gegenstand, dann mach einen Tempowurf. 4 oder mehr: Er gehört dir. 1 bis 3: nichts, und niemand erfährt, bei wem. 0: Das Opfer wird genannt. Du gehst in diesem Zug nicht weiter.
    Eine in diesem Zug gestohlene Waffe ist noch nicht zu benutzen. Begleiter und der Biss lassen sich nicht stehlen.
    Angriffe, Diebstähle, neue Räume, Aufheben und Ablegen, Tausch, der Tresorraum und ein fahrender Aufzug zeigen, wo du gerade bist. Was ein Raum dir gibt, sieht man, doch nicht, wo.
    Ereignisse, die nur einen Teil des Hauses treffen, gehen an dir vorbei. Der Aufzug fährt für dich nur, wenn du ihn in Gang setzt.

betrayal-objective-h41-traitor-kill = Töte alle Helden
betrayal-objective-h41-traitor-escape = Sei fort, ehe sie zurückschlagen

betrayal-ask-h41-traitor-hide = Wo bist du jetzt? Niemand wird es wissen.
    .help = Von nun an sieht niemand, wo du bist. Gib acht, wo du dich bemerkbar machst.
betrayal-ask-h41-traitor-walk =
    Wohin gehst du ungesehen? { $spaces ->
        [one] Noch 1 Feld.
       *[other] Noch { $spaces } Felder.
    }
betrayal-ask-h41-traitor-loot = Was willst du nehmen, und von wem?
betrayal-choice-h41-traitor-flee = Davonschleichen { $room-into }{ betrayal-on-side } (Ausgang: { $exit_room })
betrayal-choice-h41-traitor-sneak = Aus dem Hinterhalt zuschlagen ({ $target })
    .help = { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } körperlicher Schaden, ohne Verteidigung. Das zeigt, wo du bist.
betrayal-choice-h41-traitor-steal = Hier jemanden bestehlen
    .help = Tempowurf: Ab 4 gehört der Gegenstand dir, bei 0 wird das Opfer genannt. Du gehst in diesem Zug nicht weiter.
betrayal-choice-h41-traitor-take = { $card } von { $victim }
betrayal-choice-h41-traitor-ride = Den Aufzug in Gang setzen
    .help = Du bestimmst, wohin er fährt. Alle sehen ihn fahren.
betrayal-event-h41-traitor-position = Du schreibst es auf: Du bist { $room-in }.
