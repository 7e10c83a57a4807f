/** What events carry, by their kind. Written by `make web-types` from the types of Python. */
export type Data = {
  'ap-shared': { survivor: string; to_survivor: string; ap: number; was: number; now: number }
  'armor-used': { survivor: string }
  'attack-result': { survivor: string; room: string; card: string; hits: number; reach: number; knockbacks: number; retreats: number; passed: boolean }
  'attack-roll': { attacker: string; attacker_room: string; room: string; target: string; survivors: string[]; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  'attack-rolled': { survivor: string; room: string; card: string; rounds: null | number; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  'beast-dies': { survivor: string; beast: string; room: string }
  'beast-hit': { survivor: string; left: number; beast: string; room: string; part: string; number: number; was: number; now: number }
  'beast-recovers': { beast: string; room: string; part: string; number: number; was: number; now: number }
  bitten: { survivor: string; room: string; side: string; tokens: number; was: number; now: number }
  burns: { tile: string; room: string; markers: number; was: number; now: number; of: number }
  'burns-removed': { survivor: string; tile: string; room: string; markers: number; was: number; now: number; of: number }
  'camera-aimed': { room: string; direction: string }
  'camera-check': { camera: string; room: string; survivors: string[]; terror: string; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  'card-found': { survivor: string; card: string }
  'card-kept': { survivor: string; card: string }
  'card-used': { survivor: string; room: string; card: string }
  'chip-entered': { survivor: string; room: string; chip: string }
  'chip-flipped': { door: string; chip: string }
  'code-set': { code: string[] }
  'code-token-removed': { colour: string; left: number; was: number; now: number }
  'creature-appears': { beast: string; room: string }
  'creature-moves': { beast: string; room_from: string; through: string[]; room: string }
  'creature-stays': { beast: string; room: string }
  'cure-found': { survivor: string; room: string }
  'darkness-grows': { space: number; spaces: number; was: number; now: number; of: number }
  decontaminated: { survivor: string; tile: string; room: string }
  'defense-roll': { room: string; attacker: string; survivors: string[]; icons: string[]; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  discarded: { survivor: string; card: string }
  done: { seat: number; survivors: string[] }
  'door-recoded': { survivor: string; room: string; door: string; chip: string }
  'door-unlocked': { helping_survivors: string[]; forced: string[]; survivor: string; door: string; room: string; chip: string }
  eliminated: { survivor: string; room: string }
  'enemy-infected': { enemy: string; number: number; room: string; arriving: boolean }
  entrapped: { survivor: string; room: string }
  'escape-fails': { survivor: string; captives: string[]; needed: number }
  'escape-roll': { survivor: string; room: string; captives: string[]; struggling_survivors: string[]; helping_survivors: string[]; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  event: { event: string }
  'failure-cancels': { survivor: string; icon: string }
  'fire-breaks-out': { tile: string; room: string }
  'fire-is-out': { survivor: string; tile: string; room: string }
  'fire-moves': { tile_from: string; tile: string; room_from: string; through: string[]; room: string; direction: string; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  'fire-stays': { tile: string; room: string; direction: string; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  freed: { survivor: string; room: string }
  'function-used': { survivor: string; room: string; function: string }
  'gains-ap': { survivor: string; ap: number; was: number; now: number }
  'gains-xp': { survivor: string; xp: number; was: number; now: number; of: number }
  'gas-leak': { tile: string; room: string }
  'group-acts': { survivors: string[] }
  'group-ends': { survivors: string[]; ap: number }
  groups: { groups: string[][] }
  'handed-over': { survivor: string; to_survivor: string; thing: string }
  'hazmat-specialist': { survivor: string }
  healed: { survivor: string; by: string; room: string; wounds: number; left: number; was: number; now: number; of: number }
  'horde-arrives': { room: string }
  'horde-called': { room_from: string; through: string[]; room: string; zombies: number; specials: string[] }
  'hordes-stir': { room: string }
  'house-built': { house: string }
  'icon-cancelled': { room: string; attacker: string; icon: string }
  'icons-wasted': { attacker: string; room: string; target: string; icon: string; icons: string[] }
  irradiated: { tile: string; room: string }
  'knocked-down': { survivor: string; room: string }
  'laboratory-opens': { room: string }
  'laid-down': { survivor: string; room: string; special: string }
  'last-chance': { survivor: string; room: string }
  'last-round': { rounds: null | number }
  'leak-space': { space: number }
  'location-roll': { row: number; column: number; tile: string; room: string; again: boolean; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  lost: { reason: string }
  'lurking-check': { tile: string; room: string; survivors: string[]; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  'marker-lost': { survivor: string; place: string; was: number; now: number }
  'markers-gained': { survivor: string; markers: number; was: number; now: number }
  'movement-roll': { beast: string; room: string; movement: number; rolled: number; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  moves: { survivor: string; room_from: string; through: string[]; room: string }
  'nemesis-appears': { beast: string; room: string; cubes: number; each: number }
  'nemesis-cube': { beast: string; room: string; part: string; number: number; was: number; now: number }
  'nemesis-moves': { beast: string; room_from: string; through: string[]; room: string; goal: string }
  'no-room-to-spawn': Record<never, never>
  'no-tokens-left': Record<never, never>
  'not-done': { seat: number; survivors: string[] }
  'nothing-happens': { survivor: string; beast: string; room: string }
  'power-attack': { beast: string; power: string; room: string }
  pushed: { survivor: string; enemy: string; room_from: string; through: string[]; room: string }
  'radiation-check': { survivor: string; room: string; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  'radiation-cured': { survivor: string; was: number; now: number }
  'radiation-token': { survivor: string; tokens: number; was: number; now: number; of: number }
  reaction: { tiles: string[] }
  'reactor-chip-entered': { survivor: string; room: string; chip: string; chips: number; was: number; now: number; of: number }
  'reactor-leaks': { tile: string; room: string }
  'reactor-opens': { room: string }
  'reactor-placed': { number: number; tile: string; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  'reactor-shut-down': { survivor: string; room: string }
  readied: { survivor: string; card: string }
  refused: { survivor: string; by: string }
  reloaded: { survivor: string; card: string; ammo: number; was: number; now: number; of: number }
  rerolled: { survivor: string; before: (number | string)[]; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  returns: { survivor: string; fallen_survivor: string; room: string }
  'round-begins': { round: number }
  'search-roll': { survivor: string; room: string; terror: string; finds: number; noise: boolean; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  shift: { boxes: number[] }
  'showdown-begins': { survivor: string; room: string }
  'skill-learnt': { survivor: string; skill: string; xp: number }
  'spawn-displaced': { near: boolean }
  stowed: { survivor: string; card: string }
  'survivor-chosen': { survivor: string; seat: number; room: string }
  'team-votes': { prompt: string; votes: Record<string, string>; agreed: number; seats: number }
  terror: { face: string; room: string; purpose: string; die: string; dice: (number | string)[]; counting: (number | string)[]; test: string; needed: null | number; reached: number; passed: boolean | null }
  'tile-destroyed': { tile: string; rooms: string[]; room: string }
  'token-placed': { room: string }
  'token-revealed': { room: string; zombies: number; special: string; was: number; now: number; purpose?: string; die?: string; dice?: (number | string)[]; counting?: (number | string)[]; test?: string; needed?: null | number; reached?: number; passed?: boolean | null }
  'tokens-burn': { tile: string; room: string; tokens: number }
  'unlock-fails': { missing: string[]; survivor: string; door: string; room: string; chip: string }
  'virus-cured': { survivor: string; was: number; now: number }
  won: { reason: string }
  wounded: { survivor: string; room: string; wounds: number; left: number; was: number; now: number; of: number }
  'zombie-burns': { room: string; special: string; was: number; now: number }
  'zombie-dies': { survivor: string; room: string; special: string; was: number; now: number }
  'zombies-burn': { room: string; was: number; now: number }
  'zombies-move': { unit: string; zombies: number; specials: string[]; room_from: string; through: string[]; room: string }
  'zombies-rise': { room: string; zombies: number; was: number; now: number }
  zombification: { survivor: string; room: string; slot: number; skill: string; was: number; now: number }
  zombified: { survivor: string; room: string; was: number; now: number }
}
