/** What events carry, by their kind. Written by `make web-types` from the types of Python. */
export type Data = {
  attacks: { who: string; target: string; trait: string; card: string }
  'blown-away': { explorer: string; card: string; room: string }
  'body-lies': { token: string; room: string }
  clash: { who: string; target: string; trait: string; card: string; damage: string; roll: number; roll_faces: number[]; added: number; against: number; against_faces: number[]; against_added: number; winner: string; margin: number; harmless: boolean }
  'comes-back': { explorer: string }
  converted: { explorer: string }
  counter: { counter: string; count: number }
  crosses: { explorer: string; room: string; from_place: string; place: string }
  dies: { explorer: string; room: string; by: string }
  discards: { explorer: string; card: string }
  'dog-delivers': { explorer: string; card: string; from_room: string; room: string }
  'dog-fetches': { explorer: string; card: string; room: string; to_room: string }
  dragged: { monster: string; explorer: string; from_place: string; place: string; room: string }
  draws: { explorer: string; card: string; deck: string }
  drops: { explorer: string; card: string; room: string }
  eaten: { monster: string; explorer: string }
  'elevator-moves': { room: string; floor: string; x: number; y: number; turn: number; from_floor: string; from_x: number; from_y: number; from_turn: number }
  'elevator-stays': { floor: string }
  exchanged: { explorer: string; other: string }
  'explorer-recovers': { explorer: string }
  'explorer-stunned': { explorer: string }
  falls: { explorer: string }
  finds: { explorer: string; room: string }
  'floor-lost': { floor: string }
  'floor-rearranged': { floor: string; house: string }
  freed: { explorer: string; card: string }
  'front-door-opens': { explorer: string }
  gains: { explorer: string; trait: string; spaces: number; was: number; value: number; same: boolean }
  'game-begins': { explorer: string; month: number; day: number }
  'given-back': { card: string; room: string }
  'given-to-monster': { explorer: string; monster: string; card: string; price: string }
  grabbed: { monster: string; explorer: string }
  'h01-girl-hidden': { room: string }
  'h01-passage': { monster: string }
  'h01-takes-girl': { monster: string; room: string }
  'h02-answer': { explorer: string; trait: string }
  'h02-bones': { explorer: string; card: string; room: string }
  'h02-quest': Record<never, never>
  'h02-wrath': Record<never, never>
  'h03-book': { explorer: string; card: string }
  'h03-breath': { who: string; explorer: string }
  'h03-dug': { explorer: string; card: string; room: string }
  'h03-hops': { explorer: string; room: string }
  'h03-mortal': { explorer: string }
  'h03-picked': { explorer: string; other: string }
  'h03-restored': { explorer: string; other: string; room: string }
  'h03-skin': { who: string; explorer: string }
  'h03-turned': { explorer: string; room: string }
  'h04-eggs-gone': { explorer: string; other: string }
  'h04-web-falls': { monster: string; creature: string }
  'h05-bitten': { explorer: string }
  'h05-forged': { explorer: string; room: string; card: string }
  'h05-shot': { explorer: string; victim: string }
  'h06-boards': { explorer: string }
  'h06-controlled': { explorer: string; monster: string }
  'h06-freed': { explorer: string }
  'h07-destroyed': { explorer: string; card: string; room: string }
  'h07-made': { explorer: string; card: string }
  'h07-sprayed': { monster: string }
  'h08-wails': { explorer: string; room: string }
  'h09-lured': { explorer: string }
  'h10-madman-hurt': { monster: string; creature: string; points: number }
  'h10-trapped': { monster: string; creature: string; room: string }
  'h11-banishes': { monster: string; creature: string }
  'h11-gathers': { token: string; room: string }
  'h11-opens': { who: string; room: string; token: string }
  'h11-shut-out': { token: string; room: string }
  'h12-ball-taken': { explorer: string; other: string; card: string }
  'h12-drained': { explorer: string }
  'h13-counted': { number: number }
  'h13-escapes': { monster: string; room: string }
  'h13-sleeps': { explorer: string; room: string }
  'h13-symbol': { explorer: string; card: string }
  'h14-cultist-offers': { monster: string; card: string }
  'h14-offers': { explorer: string; card: string }
  'h14-score': { count: number }
  'h14-thrown': { explorer: string; card: string; count: number }
  'h15-fire': { monster: string; creature: string; room: string }
  'h15-given': { explorer: string; other: string; card: string }
  'h15-laid': { card: string; room: string }
  'h15-traitor-wound': { points: number; count: number; of: number }
  'h15-worn': { explorer: string; card: string }
  'h16-defused': { explorer: string }
  'h16-explodes': Record<never, never>
  'h16-flees': { monster: string; creature: string }
  'h16-rescued': { explorer: string; room: string }
  'h16-slips-away': { monster: string; creature: string }
  'h17-collects': { monster: string; card: string; room: string }
  'h17-found': { explorer: string; card: string; room: string }
  'h17-reforms': { monster: string; from_place: string; place: string; room: string }
  'h17-scattered': { monster: string; creature: string }
  'h18-absorbs': { explorer: string; victim: string }
  'h18-explodes': Record<never, never>
  'h18-house-collapses': Record<never, never>
  'h18-overheats': { explorer: string }
  'h18-pulled': { explorer: string; room: string }
  'h18-pushes': { explorer: string; victim: string; room: string }
  'h19-paint': { card: string; room: string }
  'h20-groom': { explorer: string }
  'h20-wedding': Record<never, never>
  'h21-three': { explorer: string; cards: string[] }
  'h21-unharmed': { who: string; monster: string }
  'h21-wounded': { who: string; monster: string; points: number }
  'h22-abyss': { room: string }
  'h22-jumps': { explorer: string; room: string; from_place: string; place: string }
  'h22-sacrifice': { explorer: string }
  'h22-shelter-ends': Record<never, never>
  'h23-shatters': { explorer: string; card: string }
  'h24-bats-flee': { explorer: string }
  'h24-latches': { monster: string; explorer: string; count: number }
  'h24-organ-starts': { explorer: string }
  'h24-swats': { explorer: string; count: number }
  'h25-destroyed': { explorer: string; token: string }
  'h25-found': { explorer: string; token: string; other: string; room: string }
  'h25-hint': { explorer: string; hint: string }
  'h25-nothing': { explorer: string; room: string }
  'h25-strikes': { explorer: string; hint: string }
  'h26-driven-out': { explorer: string; room: string; from_place: string; place: string }
  'h26-swarms': { target: string; count: number }
  'h27-absorbed': { explorer: string; room: string }
  'h27-found': { explorer: string; card: string; room: string }
  'h27-origin': { room: string }
  'h27-thrown': { explorer: string; card: string; room: string }
  'h27-weakness': { explorer: string }
  'h28-loose': { monster: string }
  'h28-obeys': { explorer: string; monster: string }
  'h29-burns': { explorer: string; monster: string; creature: string }
  'h29-falls': { explorer: string; monster: string; creature: string; room: string }
  'h29-strength': { monster: string; points: number }
  'h29-torch-lit': { explorer: string; card: string; room: string }
  'h29-torch-lost': { explorer: string }
  'h29-torch-out': { explorer: string; other: string }
  'h30-burns': Record<never, never>
  'h30-dawn': Record<never, never>
  'h30-staked': { explorer: string; target: string }
  'h31-found': { explorer: string; card: string; room: string }
  'h31-leaps': { explorer: string; room: string }
  'h32-heroes-clue': { explorer: string; room: string }
  'h32-heroes-song': { explorer: string; bonus: number; total: number; needed: number }
  'h32-sabotage': { explorer: string; room: string; points: number; count: number }
  'h33-book': { explorer: string; card: string }
  'h34-beheaded': { explorer: string }
  'h34-clicks': { explorer: string }
  'h34-collar': { explorer: string; number: number }
  'h34-hears': Record<never, never>
  'h34-key-found': { explorer: string; card: string; room: string }
  'h34-unlocked': { explorer: string; other: string; own: boolean }
  'h35-boards': { explorer: string }
  'h35-caught': { monster: string; explorer: string }
  'h35-contest': Record<never, never>
  'h35-crashes': Record<never, never>
  'h35-dropped': { explorer: string }
  'h35-escapes': Record<never, never>
  'h35-flies': { token: string; from_place: string; place: string; room: string }
  'h35-found': { explorer: string; token: string; room: string }
  'h35-gets-away': { explorer: string }
  'h35-gets-off': { explorer: string }
  'h35-grounded': { room: string }
  'h35-knocked-down': { who: string }
  'h35-no-card': { explorer: string }
  'h35-starts': { explorer: string }
  'h35-swallowed': { monster: string; explorer: string }
  'h35-takes-off': { explorer: string }
  'h35-too-steep': { explorer: string }
  'h36-boat': { card: string; room: string }
  'h36-boat-holds': Record<never, never>
  'h36-medallion-sinks': { explorer: string; card: string }
  'h36-strikes': { explorer: string; card: string }
  'h36-water-rises': { floor: string; level: string }
  'h36-water-stands': Record<never, never>
  'h37-forfeit': Record<never, never>
  'h37-kept-out': { explorer: string }
  'h37-taken': { explorer: string; taken: string; margin: number }
  'h38-burns': { room: string; points: number }
  'h39-heir-chosen': { explorer: string }
  'h39-heir-known': { explorer: string }
  'h39-not-the-heir': { explorer: string }
  'h39-strikes': { explorer: string; room: string }
  'h40-air': { points: number; count: number; heals: boolean }
  'h40-board-gone': { card: string }
  'h40-found': { room: string }
  'h40-nothing': { explorer: string; room: string }
  'h40-pushes': { explorer: string }
  'h40-silence': { explorer: string }
  'h41-heroes-floor': { floor: string }
  'h41-heroes-found': { room: string }
  'h41-heroes-left': { room: string; exit_room: string }
  'h41-heroes-still': { room: string }
  'h41-heroes-symbol': { deck: string }
  'h41-misses': { explorer: string; room: string }
  'h41-sneaks': { explorer: string; target: string }
  'h41-theft-fails': { explorer: string }
  'h41-theft-noticed': { explorer: string; victim: string }
  'h41-trail': { explorer: string; rooms: string[] }
  'h41-traitor-position': { room: string; place: string }
  'h41-vanishes': { explorer: string }
  'h42-animates': { explorer: string; card: string }
  'h42-beaten': { monster: string }
  'h42-gate': { room: string }
  'h43-hatches': { monster: string; creature: string }
  'h43-injected': { explorer: string }
  'h43-picked': { explorer: string; card: string; room: string }
  'h43-put-in': { explorer: string; card: string }
  'h43-serum-made': { explorer: string }
  'h44-ages': { explorer: string; age: number; decade: number }
  'h44-spared': { explorer: string }
  'h45-big-bomb': Record<never, never>
  'h45-bombs': Record<never, never>
  'h45-defused': { explorer: string; other: string; own: boolean }
  'h45-dynamite': { explorer: string; card: string }
  'h45-explodes': { explorer: string; room: string }
  'h46-feasts': { explorer: string; token: string }
  'h46-freak-feasts': { monster: string; creature: string; token: string }
  'h47-devours': { explorer: string; card: string }
  'h47-grows': { room: string; token: string }
  'h47-hit': { monster: string; count: number; needed: number }
  'h47-weakened': { explorer: string; monster: string }
  'h48-cursed': { card: string }
  'h48-jack-leaves': { monster: string; creature: string }
  'h48-searches': { explorer: string; place: string }
  'h48-studies': { explorer: string; place: string }
  'h49-marked': { token: string; count: number }
  'h49-ruined': { token: string }
  'h49-wounded': { explorer: string; monster: string; trait: string }
  'h50-buried': Record<never, never>
  'h50-clue': { explorer: string; card: string; room: string }
  'h50-clue-laid': { room: string }
  'h50-nothing': { explorer: string; room: string }
  'h50-poison': { explorer: string }
  'h50-search': { explorer: string; room: string; total: number }
  'handed-on': { monster: string; target: string; card: string }
  'haunt-begins': { haunt?: string; number?: number; revealer: string; traitor: string; omen: string; room: string }
  'haunt-instead': { number: number; instead: number }
  'haunt-roll': { explorer: string; total: number; omens: number; begins: boolean }
  'house-laid-anew': { house: string }
  hurt: { explorer: string; damage: string; points: number; dealt: number; spared: number }
  'is-taken': { explorer: string; card: string }
  'joined-by': { explorer: string; card: string }
  keeps: { explorer: string; card: string }
  'kept-out': { who: string; room: string }
  'laid-beside-start': { room: string; floor: string; x: number; y: number; turn: number }
  'leaves-behind': { explorer: string; cards: string[]; room: string }
  'leaves-house': { explorer: string }
  'left-behind': { explorer: string; card: string; room: string }
  'let-go': { monster: string; explorer: string }
  looks: { explorer: string; deck: string; count: number }
  loses: { explorer: string; trait: string; spaces: number; was: number; value: number; same: boolean }
  'mask-off': { explorer: string }
  'mask-on': { explorer: string }
  'monster-appears': { monster: string; creature: string; room: string }
  'monster-drops': { monster: string; card: string; room: string }
  'monster-finds': { monster: string; room: string }
  'monster-gone': { monster: string; creature: string }
  'monster-killed': { monster: string; creature: string }
  'monster-moves': { monster: string; from_place: string; place: string; room: string }
  'monster-offers': { monster: string; explorer: string; card: string; price: string }
  'monster-spellbound': { monster: string }
  'monster-steals': { monster: string; victim: string; card: string }
  'monster-takes': { monster: string; card: string }
  'monster-trades': { monster: string; explorer: string; card: string; price: string }
  'monster-turn': Record<never, never>
  moves: { explorer: string; from_place: string; place: string; room: string; way?: string[] }
  'music-box-closed': { explorer: string }
  'music-box-opened': { explorer: string }
  'no-attack': { explorer: string; card: string }
  'notes-number': { explorer: string; number: number }
  'nothing-happens': { explorer: string }
  'nothing-to-draw': { explorer: string; deck: string }
  'off-the-card': { explorer: string; trait: string; was: number; value: number }
  offers: { explorer: string; other: string; card: string; price: string }
  'passes-on': { explorer: string; other: string; card: string }
  recovers: { monster: string; creature: string }
  refuses: { explorer: string; other: string }
  'refuses-event': { explorer: string; card: string }
  reshuffled: { deck: string }
  result: { who: string; why: string; roll: string; trait: string; faces: number[]; total: number; added: number; needed: null | number; passed: boolean | null; line: null | number; span: null | string }
  returns: { explorer: string; card: string }
  'role-dealt': { explorer: string; numbers: number[]; traitor: boolean }
  'role-shown': { explorer: string; numbers: number[]; traitor: boolean }
  'roll-void': { who: string; why: string; turned: boolean }
  rolled: { who: string; why: string; roll: string; trait: string; faces: number[]; total: number; again: boolean; needed: null | number; passed: boolean | null; line: null | number; span: null | string }
  'room-destroyed': { room: string }
  'room-placed': { room: string; floor: string; x: number; y: number; turn: number }
  searches: { explorer: string; deck: string }
  sees: { explorer: string; deck: string; cards: string[] }
  'side-changed': { explorer: string; was: 'heroes' | 'traitor'; side: 'heroes' | 'traitor'; openly: boolean }
  'source-marked': { source: string; trait: string }
  spellbound: { explorer: string }
  spreads: { rooms: string[] }
  'stand-in-turn': { monster: string; creature: string }
  stays: { explorer: string; trait: string; value: number; highest: boolean }
  steals: { explorer: string; victim: string; card: string }
  'stranger-weakened': { monster: string; trait: string; spaces: number; value: number }
  stunned: { monster: string; creature: string }
  takes: { explorer: string; card: string; room: string }
  'takes-out': { explorer: string; card: string; deck: string }
  'takes-part': { explorer: string; seat: number }
  'thing-destroyed': { explorer: string; card: string; room: string }
  'tile-moves': { room: string; floor: string; x: number; y: number; turn: number; from_floor: string; from_x: number; from_y: number; from_turn: number }
  'tile-rejected': { room: string }
  'tile-searched-out': { room: string; found: 'discards' | 'stack' }
  'token-exchanged': { explorer: string; other: string; given: number; taken: number; turned: boolean; turns: boolean }
  'token-placed': { token: string; place: string; room: string; other?: string }
  'token-removed': { token: string }
  track: { number: number }
  trades: { explorer: string; other: string; card: string; price: string }
  'turn-starts': { explorer: string }
  'turns-damage': { explorer: string; card: string; points: number }
  unhurt: { explorer: string; damage: string; points: number; dealt: number; spared: number }
  'unseen-shown': { explorer: string; room: string; place: string }
  'unseen-stays': { explorer: string; room: string; place: string }
  uses: { explorer: string; card: string; target?: string; place?: string }
  'vault-opened': { explorer: string }
}
