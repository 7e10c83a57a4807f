/** How events stand in the log: their icon, whether they are harm, and the rule they follow from. */
import type { Kind, OfKind } from '../../happened'

export const HARM = new Set<Kind>([
  'wounded',
  'eliminated',
  'entrapped',
  'bitten',
  'zombified',
  'zombification',
  'tile-destroyed',
  'darkness-grows',
  'last-round',
  'lost',
])

/** What is told without a picture: a kind that is new has one, or stands here. */
type Plain = OfKind<
  | 'ap-shared'
  | 'beast-recovers'
  | 'card-kept'
  | 'code-set'
  | 'decontaminated'
  | 'discarded'
  | 'done'
  | 'door-recoded'
  | 'enemy-infected'
  | 'failure-cancels'
  | 'fire-is-out'
  | 'gains-ap'
  | 'groups'
  | 'handed-over'
  | 'hazmat-specialist'
  | 'house-built'
  | 'icons-wasted'
  | 'last-chance'
  | 'leak-space'
  | 'lost'
  | 'marker-lost'
  | 'markers-gained'
  | 'no-room-to-spawn'
  | 'no-tokens-left'
  | 'not-done'
  | 'nothing-happens'
  | 'radiation-cured'
  | 'radiation-token'
  | 'reactor-chip-entered'
  | 'reactor-opens'
  | 'reactor-placed'
  | 'reactor-shut-down'
  | 'readied'
  | 'refused'
  | 'reloaded'
  | 'rerolled'
  | 'returns'
  | 'skill-learnt'
  | 'stowed'
  | 'survivor-chosen'
  | 'team-votes'
  | 'tokens-burn'
  | 'virus-cured'
  | 'won'
>

const ICONS: Record<Exclude<Kind, Plain>, string> = {
  moves: 'boots',
  wounded: 'ragged-wound',
  healed: 'medical-pack',
  eliminated: 'death-skull',
  'darkness-grows': 'candle-flame',
  'last-round': 'hourglass',
  'fire-moves': 'flame',
  'fire-stays': 'flame',
  'fire-breaks-out': 'flame',
  burns: 'flame',
  'tile-destroyed': 'burning-embers',
  'zombie-burns': 'flame',
  'search-roll': 'magnifying-glass',
  'card-found': 'backpack',
  'door-unlocked': 'padlock-open',
  'chip-flipped': 'key',
  'chip-entered': 'computing',
  'laboratory-opens': 'padlock-open',
  'token-placed': 'haunting',
  'token-revealed': 'shambling-zombie',
  'attack-rolled': 'crossed-axes',
  'attack-result': 'crossed-axes',
  'zombie-dies': 'crossed-axes',
  pushed: 'punch-blast',
  'attack-roll': 'fangs',
  'defense-roll': 'shield',
  entrapped: 'grab',
  freed: 'run',
  'escape-roll': 'run',
  'escape-fails': 'grab',
  bitten: 'fangs',
  'camera-check': 'cctv-camera',
  'camera-aimed': 'cctv-camera',
  terror: 'terror',
  'creature-appears': 'haunting',
  'creature-moves': 'sniffing-dog',
  'zombies-move': 'shambling-zombie',
  'hordes-stir': 'shambling-zombie',
  'zombies-rise': 'shambling-zombie',
  'creature-stays': 'sniffing-dog',
  'horde-called': 'backup',
  'power-attack': 'terror',
  'beast-hit': 'crossed-axes',
  'beast-dies': 'death-skull',
  zombification: 'virus',
  zombified: 'virus',
  'cure-found': 'vial',
  'showdown-begins': 'alarm-clock',
  'nemesis-appears': 'mad-scientist',
  'nemesis-cube': 'mad-scientist',
  'nemesis-moves': 'mad-scientist',
  'group-ends': 'hourglass',
  shift: 'hourglass',
  event: 'hourglass',
  reaction: 'terror',
  'round-begins': 'hourglass',
  'group-acts': 'three-friends',
  'location-roll': 'haunting',
  'spawn-displaced': 'haunting',
  'horde-arrives': 'shambling-zombie',
  'zombies-burn': 'flame',
  'gas-leak': 'gas-stove',
  'burns-removed': 'water-drop',
  'movement-roll': 'sniffing-dog',
  'lurking-check': 'haunting',
  'radiation-check': 'radioactive',
  irradiated: 'radioactive',
  'reactor-leaks': 'radioactive',
  'laid-down': 'crossed-axes',
  'knocked-down': 'punch-blast',
  'icon-cancelled': 'shield',
  'armor-used': 'shield',
  'card-used': 'backpack',
  'function-used': 'hand',
  'unlock-fails': 'padlock',
  'code-token-removed': 'computing',
  'gains-xp': 'upgrade',
}

/** The picture of a kind of event; empty where it has none. */
export const eventIcon = (kind: Kind): string => (ICONS as Partial<Record<Kind, string>>)[kind] ?? ''

/** The rule that a kind of event follows from. */
export const RULES: Partial<Record<Kind, string>> = {
  moves: 'D-MOVE-01',
  wounded: 'D-SURV-08',
  healed: 'D-SURV-11',
  eliminated: 'D-DEATH-01',
  'darkness-grows': 'D-DARK-01',
  'last-round': 'D-END-03',
  'fire-moves': 'D-FIRE-06',
  'fire-stays': 'D-FIRE-11',
  'fire-breaks-out': 'D-FIRE-02',
  burns: 'D-FIRE-10',
  'tile-destroyed': 'D-FIRE-13',
  'zombie-burns': 'D-FIRE-18',
  'search-roll': 'D-SEARCH-02',
  'card-found': 'D-SEARCH-03',
  'door-unlocked': 'D-UNLOCK-04',
  'chip-flipped': 'D-UNLOCK-01',
  'chip-entered': 'D-CODE-02',
  'laboratory-opens': 'D-CODE-10',
  'token-placed': 'D-SPAWN-01',
  'token-revealed': 'D-SPAWN-13',
  'spawn-displaced': 'D-SPAWN-05',
  'location-roll': 'D-MODEL-15',
  'attack-rolled': 'D-COMBAT-07',
  'failure-cancels': 'D-DICE-21',
  'attack-result': 'D-DICE-02',
  'zombie-dies': 'D-COMBAT-11',
  pushed: 'D-DICE-06',
  'attack-roll': 'D-CDICE-02',
  'defense-roll': 'D-DEF-01',
  'icon-cancelled': 'D-DEF-03',
  'icons-wasted': 'D-CDICE-04',
  entrapped: 'D-ENTRAP-01',
  freed: 'D-ENTRAP-06',
  'escape-roll': 'D-ENTRAP-07',
  'escape-fails': 'D-ENTRAP-08',
  bitten: 'D-BITE-01',
  'camera-check': 'D-CCHK-02',
  terror: 'D-TERROR-01',
  'hordes-stir': 'D-TERROR-06',
  'zombies-rise': 'D-REACT-15',
  'creature-appears': 'D-TERROR-10',
  'creature-moves': 'D-CMOVE-05',
  'creature-stays': 'D-CMOVE-06',
  'zombies-move': 'D-ZMOVE-01',
  'horde-called': 'D-REINF-02',
  'power-attack': 'D-REINF-01',
  'beast-hit': 'D-CREA-02',
  'beast-dies': 'D-CREA-09',
  zombification: 'D-ZOMB-02',
  zombified: 'D-ZOMB-05',
  'cure-found': 'D-LAB-02',
  'showdown-begins': 'D-SHOW-01',
  'nemesis-appears': 'D-SHOW-06',
  'nemesis-cube': 'D-SHOW-08',
  'nemesis-moves': 'D-NEM-02',
  done: 'D-ACT-09',
  'not-done': 'D-ACT-09',
  'group-ends': 'D-ACT-05',
  shift: 'D-MARK-05',
  'marker-lost': 'D-MARK-07',
  'markers-gained': 'D-MARK-08',
  event: 'D-EVENT-01',
  reaction: 'D-REACT-01',
}
