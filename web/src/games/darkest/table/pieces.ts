/** The icons and colours of the pieces, in one place. */

export const SURVIVOR_ICONS: Record<string, string> = {
  leo: 'fire-axe',
  jack: 'winchester-rifle',
  nina: 'medical-pack',
  bruce: 'shield',
  lucy: 'baseball-bat',
}

export const SURVIVORS = Object.keys(SURVIVOR_ICONS)

const SURVIVOR_COLOURS: Record<string, string> = {
  leo: 'var(--darkest-survivor-purple)',
  jack: 'var(--darkest-survivor-orange)',
  nina: 'var(--darkest-survivor-green)',
  bruce: 'var(--darkest-survivor-blue)',
  lucy: 'var(--darkest-survivor-yellow)',
}

/** The colour of a survivor. */
export const colourOf = (survivor: string): string => SURVIVOR_COLOURS[survivor] ?? 'var(--darkest-survivor-unknown)'

/** Parts of a creature's body. */
export const PART_COLOURS: Record<string, string> = {
  blue: 'var(--darkest-part-blue)',
  red: 'var(--darkest-part-red)',
  orange: 'var(--darkest-part-orange)',
  white: 'var(--darkest-part-white)',
}

export const BEAST_ICONS: Record<string, string> = {
  'zombie-dog': 'sniffing-dog',
  'undead-bird': 'raven',
  'security-guard': 'police-officer-head',
  'doctor-mortimer': 'mad-scientist',
  'lisa-mortimer': 'burning-embers',
}

export const ITEM_ICONS: Record<string, string> = {
  'combat-knife': 'bowie-knife',
  'baseball-bat': 'baseball-bat',
  'fire-axe': 'fire-axe',
  handgun: 'pistol-gun',
  automatic: 'machine-gun',
  shotgun: 'shotgun',
  'sniper-rifle': 'winchester-rifle',
  'handgun-magazine': 'bullets',
  'automatic-magazine': 'bullets',
  'shotgun-shells': 'shotgun-rounds',
  'sniper-rounds': 'bullets',
  'handgun-scope': 'arrow-scope',
  'laser-sight': 'laser-precision',
  armor: 'armor-vest',
  flashlight: 'flashlight',
  'fire-helmet': 'mining-helmet',
  'fire-extinguisher': 'fire-extinguisher',
  'night-vision': 'night-vision',
  'first-aid-spray': 'spray',
  'first-aid-kit': 'first-aid-kit',
  antidote: 'syringe',
  'energy-drink': 'soda-can',
  grenade: 'grenade',
  dynamite: 'dynamite',
  flashbang: 'flash-grenade',
  'gas-mask': 'gas-mask',
  'fire-alarm': 'ringing-bell',
  'flare-gun': 'eclipse-flare',
  map: 'treasure-map',
  'decontamination-kit': 'hazmat-suit',
  'radiation-suit': 'hazmat-suit',
  'radiation-pills': 'medicine-pills',
}

export const FACE_ICONS: Record<string, string> = {
  success: 'crossed-axes',
  aim: 'crosshair',
  knockback: 'punch-blast',
  retreat: 'run',
  failure: 'death-skull',
  damage: 'ragged-wound',
  'heavy-damage': 'broken-bone',
  entrap: 'grab',
  fear: 'terror',
  reinforcement: 'backup',
  bite: 'fangs',
  'horde-nearby': 'shambling-zombie',
  'creature-reaction': 'sniffing-dog',
  'creature-appears': 'haunting',
  fire: 'flame',
}

export const VERB_ICONS: Record<string, string> = {
  move: 'boots',
  search: 'magnifying-glass',
  attack: 'crossed-axes',
  'free-attack': 'crossed-axes',
  unlock: 'key',
  extinguish: 'water-drop',
  douse: 'fire-extinguisher',
  pass: 'swap-bag',
  take: 'hand',
  use: 'backpack',
  ready: 'hand',
  stow: 'backpack',
  discard: 'trash-can',
  learn: 'upgrade',
  terminal: 'computing',
  bypass: 'hazard-sign',
  sprinkler: 'water-drop',
  'medic-bay': 'first-aid-kit',
  'ammo-reserve': 'ammo-box',
  'antidote-cabinet': 'syringe',
  heal: 'medical-pack',
  bandage: 'medical-pack',
  escape: 'run',
  rescue: 'hand',
  'share-ap': 'three-friends',
  recode: 'keyring',
  done: 'hourglass',
  'not-done': 'return-arrow',
  everybody: 'three-friends',
  nobody: 'hand',
  evenly: 'three-friends',
  shift: 'hourglass',
  retreat: 'run',
  push: 'punch-blast',
  defend: 'shield',
}

/** Code colours: a colour and a shape of its own, for those who tell colours apart less well. */
export const CODE: Record<string, { fill: string; shape: string }> = {
  red: { fill: 'var(--darkest-chip-red)', shape: 'M0-9L9 7H-9Z' },
  yellow: { fill: 'var(--darkest-chip-yellow)', shape: 'M0-10L3-3 10-3 4 2 6 9 0 5-6 9-4 2-10-3-3-3Z' },
  green: { fill: 'var(--darkest-chip-green)', shape: 'M-8 8C-9-4 0-9 9-9 9 2 3 9-8 8Z' },
  blue: { fill: 'var(--darkest-chip-blue)', shape: 'M0-10C6-2 8 1 8 4A8 7 0 0 1-8 4C-8 1-6-2 0-10Z' },
  purple: { fill: 'var(--darkest-chip-purple)', shape: 'M0-10L8 0 0 10-8 0Z' },
  white: {
    fill: 'var(--darkest-chip-white)',
    shape: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9ZM0-4A4 4 0 1 0 0 4A4 4 0 1 0 0-4Z',
  },
  black: { fill: 'var(--darkest-chip-black)', shape: 'M-8-8H8V8H-8Z' },
}

/** The floor of a room, by the kind of room it is. */
export function floorOf(section: string, room: string): string {
  if (section === 'laboratory') return 'lab'
  if (section === 'entrance') return 'carpet'
  if (section === 'corner') return 'stone'
  const floors = ['planks', 'checkers', 'planks', 'stone', 'carpet-dark']
  let sum = 0
  for (const letter of room) sum += letter.charCodeAt(0)
  return floors[sum % floors.length]!
}
