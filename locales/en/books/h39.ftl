### Haunt 39, The Heir: what everybody sees.

betrayal-why-h39-blade = an assassin’s blade
betrayal-counter-h39-used = Assassins that have struck

betrayal-event-h39-strikes = A hanging stirs { $room-in }, and steel flashes: an assassin falls upon { $explorer }, then bites down on poison.
betrayal-event-h39-heir-chosen = The heir is { $explorer }. The traitor must not find out.
betrayal-event-h39-not-the-heir = You are told the truth: { $explorer } was not the heir.
betrayal-event-h39-heir-known = Now everybody knows whose blood it is: { $explorer } was the heir.

betrayal-result-h39-heroes = Stone eyes turn to the one on the throne. Somewhere below, a lock that nobody ever found springs open, and the house has a master again.
betrayal-result-h39-traitor = The line ends here, on a cold floor, with nobody to write it down. Your family keeps what it took.
betrayal-result-h39-traitor-lost = The line ends here, on a cold floor, with nobody to write it down. Another family keeps what it took.
