/** Rooms, explorers and cards as printed, and how they look: the colours and the icons, in one place. */
import type { BetrayalView } from '../../api/views'
import printed from './pieces.json'

export interface PrintedRoom {
  floors: string[]
  doors: number[]
  windows: number[]
  symbol: string
  /** The sides beyond its barrier, where it has one. */
  far: number[] | null
  outdoors: boolean
  /** Where its stairs, slide or fall lead. */
  to: string
  /** Where its stairs alone lead. */
  stairs: string
  /** Whether it does something to whoever comes or goes. */
  acts_on_entry: boolean
  acts_on_leaving: boolean
  /** What has to be rolled to cross it; 0 without a barrier. */
  barrier: number
  /** What it raises once, and how it hurts, when a turn ends there. */
  bonus: string
  harm: string
}

export interface PrintedExplorer {
  colour: string
  gender: string
  tracks: Record<string, { values: number[]; start: number }>
}

export const GAME = 'betrayal'
export const FLOORS = ['upper', 'ground', 'basement'] as const
export const TRAITS = ['speed', 'might', 'sanity', 'knowledge'] as const
export const ROOMS: Record<string, PrintedRoom> = printed.rooms
/** Those of the box, and whom the packages of a table have brought once that is known. */
export const EXPLORERS: Record<string, PrintedExplorer> = printed.explorers
const PRINTED = Object.keys(EXPLORERS)
/** Whether two of one colour stand on the two sides of a card: all in the box do. */
export const areOnOneCard = (...explorers: string[]): boolean => explorers.every((one) => PRINTED.includes(one))
/** Whom one could play at a table. */
export const explorersOf = ({ brought = [] }: BetrayalView): string[] => [...PRINTED, ...brought.map(({ id }) => id)]
export const CARDS: Record<string, string> = printed.cards
/** How many dice a weapon adds to an attack. */
export const WEAPONS: Record<string, number> = printed.weapons
/** Cards that are gone once they were used. */
export const USED_UP: ReadonlySet<string> = new Set(printed.used_up)
export const HAUNTS: Record<string, string> = printed.haunts

/** The sides of a printed tile once it is turned clockwise so often. */
export function turned(sides: readonly number[], turn: number): number[] {
  return sides.map((side) => (side + turn) % 4).sort()
}

export const COLOURS: Record<string, string> = {
  red: 'var(--betrayal-explorer-red)',
  purple: 'var(--betrayal-explorer-purple)',
  blue: 'var(--betrayal-explorer-blue)',
  yellow: 'var(--betrayal-explorer-yellow)',
  green: 'var(--betrayal-explorer-green)',
  white: 'var(--betrayal-explorer-white)',
}

const EXPLORER_ICONS: Record<string, string> = {
  'ox-bellows': 'american-football-player',
  'darrin-flash-williams': 'sprint',
  'heather-granville': 'lipstick',
  'jenny-leclerc': 'book-pile',
  'madame-zostra': 'moon',
  'vivian-lopez': 'horse-head',
  'missy-dubourde': 'stethoscope',
  'zoe-ingstrom': 'matryoshka-dolls',
  'peter-akimoto': 'scarab-beetle',
  'brandon-jaspers': 'camping-tent',
  'professor-longfellow': 'wine-glass',
  'father-rhinehardt': 'church',
}

/** Those who do not come from the box have a figure in their colour. */
export const explorerIcon = (explorer: string): string => EXPLORER_ICONS[explorer] ?? 'person'

export const colourOf = (explorer: string): string =>
  COLOURS[EXPLORERS[explorer]?.colour ?? ''] ?? 'var(--betrayal-explorer-white)'

export const TRAIT_ICONS: Record<string, string> = {
  speed: 'running-shoe',
  might: 'biceps',
  sanity: 'meditation',
  knowledge: 'brain',
}

/** Each kind of card has a colour and a sign of its own. */
export const DECK_ICONS: Record<string, string> = {
  event: 'oily-spiral',
  item: 'bull-horns',
  omen: 'raven',
  room: 'doorway',
  token: 'cube',
}
export const DECK_COLOURS: Record<string, string> = {
  event: 'var(--betrayal-card-event)',
  item: 'var(--betrayal-card-item)',
  omen: 'var(--betrayal-card-omen)',
  room: 'var(--betrayal-card-plain)',
  token: 'var(--betrayal-card-plain)',
}

const CARD_ICONS: Record<string, string> = {
  'adrenaline-shot': 'syringe',
  'amulet-of-the-ages': 'gem-pendant',
  'angel-feather': 'feather',
  armor: 'breastplate',
  axe: 'battle-axe',
  bell: 'ringing-bell',
  'blood-dagger': 'dripping-knife',
  bottle: 'square-bottle',
  candle: 'candle-light',
  'dark-dice': 'rolling-dices',
  dynamite: 'dynamite',
  'healing-salve': 'mortar',
  idol: 'totem-mask',
  'lucky-stone': 'gems',
  'medical-kit': 'medical-pack',
  'music-box': 'musical-notes',
  'pickpockets-gloves': 'winter-gloves',
  'puzzle-box': 'jigsaw-piece',
  'rabbits-foot': 'rabbit',
  revolver: 'revolver',
  'sacrificial-dagger': 'sacrificial-dagger',
  'smelling-salts': 'powder',
  bite: 'fangs',
  book: 'evil-book',
  'crystal-ball': 'crystal-ball',
  dog: 'sitting-dog',
  girl: 'woman-elf-face',
  'holy-symbol': 'holy-symbol',
  madman: 'screaming',
  mask: 'devil-mask',
  medallion: 'pentacle',
  ring: 'ring',
  skull: 'crowned-skull',
  spear: 'barbed-spear',
  'spirit-board': 'eye-of-horus',
  'a-moment-of-hope': 'prayer',
  'angry-being': 'evil-minion',
  'bloody-vision': 'eyeball',
  'burning-man': 'torch',
  'closet-door': 'closed-doors',
  'creepy-crawlies': 'scarab-beetle',
  'creepy-puppet': 'voodoo-doll',
  debris: 'stone-tablet',
  'disquieting-sounds': 'sound-on',
  'drip-drip-drip': 'water-drop',
  footsteps: 'boots',
  funeral: 'sarcophagus',
  'grave-dirt': 'hasty-grave',
  groundskeeper: 'tree-roots',
  'hanged-men': 'dead-head',
  'hideous-shriek': 'screaming',
  'image-in-the-mirror-give': 'duality-mask',
  'image-in-the-mirror-receive': 'duality-mask',
  'it-is-meant-to-be': 'crystal-ball',
  'jonahs-turn': 'jigsaw-piece',
  'lights-out': 'candle-flame',
  'locked-safe': 'strongbox',
  'mists-from-the-walls': 'windy-stripes',
  'mystic-slide': 'kid-slide',
  'night-view': 'moon',
  'phone-call': 'ringing-bell',
  possession: 'spectre',
  'revolving-wall': 'clockwise-rotation',
  rotten: 'rat',
  'secret-passage': 'secret-door',
  'secret-stairs': 'stairs',
  'shrieking-wind': 'ghost',
  silence: 'meditation',
  skeletons: 'skeleton',
  smoke: 'smoke-bomb',
  'something-hidden': 'key',
  'something-slimy': 'falling-blob',
  spider: 'spider-alt',
  'the-beckoning': 'hand',
  'the-lost-one': 'floating-ghost',
  'the-voice': 'imp-laugh',
  'the-walls': 'suckered-tentacle',
  webs: 'cobweb',
  'what-the': 'hole',
  whoops: 'knocked-out-stars',
}

export function deckOf(card: string): string {
  return CARDS[card] ?? 'token'
}

export function cardIcon(card: string): string {
  return CARD_ICONS[card] ?? lookedUp(TOKEN_ICONS, card) ?? DECK_ICONS[deckOf(card)] ?? 'cube'
}

const MONSTER_ICONS: Record<string, string> = {
  alien: 'alien-stare',
  'astral-spirit': 'spark-spirit',
  banshee: 'ghost',
  bat: 'bat',
  'blob-person': 'falling-blob',
  'cannibal-freak': 'knife-fork',
  cat: 'cat',
  cocoon: 'egg-pod',
  'crimson-jack': 'hooded-assassin',
  cultist: 'cultist',
  death: 'grim-reaper',
  demon: 'evil-minion',
  'demon-lord': 'devil-mask',
  dog: 'sitting-dog',
  dracula: 'resting-vampire',
  dragon: 'spiked-dragon-head',
  'elder-god': 'tentacles-skull',
  family: 'shambling-zombie',
  'family-madman': 'screaming',
  firebat: 'bat',
  'frankensteins-monster': 'frankenstein-creature',
  ghost: 'floating-ghost',
  'ghost-bride': 'ghost-ally',
  'giant-spider': 'spider-alt',
  groom: 'floating-ghost',
  'horror-head': 'tentacles-skull',
  'latched-bat': 'evil-bat',
  madman: 'screaming',
  mummy: 'mummy-head',
  nightmare: 'imp-laugh',
  'ouroboros-head': 'snake-spiral',
  phantom: 'duality-mask',
  poltergeist: 'windy-stripes',
  rat: 'rat',
  risen: 'shambling-zombie',
  specter: 'spectre',
  statue: 'stone-tablet',
  spider: 'spider-face',
  'sticky-web': 'cobweb',
  sucker: 'suckered-tentacle',
  tip: 'thorny-vine',
  'vampire-bride': 'female-vampire',
  victim: 'person',
  werewolf: 'wolf-head',
  witch: 'witch-flight',
  zombie: 'shambling-zombie',
  'zombie-lord': 'raise-zombie',
}

/** What belongs to a thing whose id ends with whose it is, where it is from, or a number: the longest beginning tells. */
export function lookedUp(known: Record<string, string>, id: string): string | undefined {
  for (let name = id; name; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    if (known[name]) return known[name]
  }
  return undefined
}

/** A monster's icon; a twin has that of its explorer. */
export function monsterIcon(kind: string): string {
  const own = kind.replace(/^twin-/, '')
  return own in EXPLORERS ? explorerIcon(own) : (lookedUp(MONSTER_ICONS, kind) ?? 'evil-eyes')
}

const TOKEN_ICONS: Record<string, string> = {
  abyss: 'hole',
  arm: 'suckered-tentacle',
  'antique-armor': 'chest-armor',
  'below-collapsed-room': 'hole',
  blessing: 'prayer',
  blob: 'falling-blob',
  body: 'dead-head',
  bones: 'crossed-bones',
  closet: 'closed-doors',
  clue: 'treasure-map',
  doll: 'voodoo-doll',
  dreamer: 'moon',
  drip: 'water-drop',
  escape: 'window',
  frog: 'paper-frog',
  grave: 'hasty-grave',
  'grooms-corpse': 'crossed-bones',
  herb: 'three-leaves',
  'hidden-clue': 'treasure-map',
  ingredient: 'three-leaves',
  key: 'key',
  'lit-candle': 'candle-flame',
  mandrake: 'tree-roots',
  'ouroboros-body': 'snake-spiral',
  paint: 'paint-brush',
  parachute: 'parachute',
  'phantom-bomb': 'time-bomb',
  'plant-spray': 'perfume-bottle',
  root: 'tree-roots',
  rowboat: 'paper-boat',
  sabotage: 'wrench',
  safe: 'strongbox',
  sarcophagus: 'sarcophagus',
  seal: 'wax-seal',
  seance: 'round-table',
  'secret-passage': 'secret-door',
  'secret-stairs': 'stairs',
  serum: 'vial',
  shield: 'checked-shield',
  skeletons: 'skeleton',
  slide: 'kid-slide',
  smoke: 'smoke-bomb',
  spaceship: 'spaceship',
  'specter-outside': 'window',
  torch: 'torch',
  'toy-airplane': 'airplane',
  'vault-empty': 'strongbox',
  'wall-switch': 'lever',
  'wax-candle': 'candle-holder',
}

/** A token's icon. */
export function tokenIcon(token: string): string {
  return lookedUp(TOKEN_ICONS, token) ?? 'stone-tablet'
}

export interface Condition {
  icon: string
  colour: string
  /** What covers its ground; empty where nothing does. */
  cover: string
}

const SEEN: Condition = { icon: 'eyeball', colour: 'var(--betrayal-thing-sign)', cover: '' }
const CONDITIONS: Record<string, Condition> = {
  blob: { icon: 'falling-blob', colour: 'var(--betrayal-blob-sign)', cover: 'blob' },
  flooded: { icon: 'water-drop', colour: 'var(--betrayal-flooded-sign)', cover: 'flooded' },
  flooding: { icon: 'water-drop', colour: 'var(--betrayal-flooded-sign)', cover: 'flooding' },
}

/** How it is shown what has become of a room. */
export function conditionOf(word: string): Condition {
  return CONDITIONS[word] ?? SEEN
}

/** The floor under a room, by what kind of room it is. */
const GROUNDS: Record<string, string> = {
  gardens: 'grass',
  graveyard: 'grass',
  patio: 'grass',
  balcony: 'grass',
  tower: 'stone',
  conservatory: 'grass',
  'entrance-hall': 'carpet',
  foyer: 'carpet',
  'grand-staircase': 'carpet',
  'upper-landing': 'carpet',
  ballroom: 'checkers',
  gallery: 'checkers',
  kitchen: 'checkers',
  gymnasium: 'planks',
  'operating-laboratory': 'lab',
  'research-laboratory': 'lab',
  'charred-room': 'ashes',
  'furnace-room': 'ashes',
  'bloody-room': 'carpet',
  'master-bedroom': 'carpet',
  'dining-room': 'carpet',
  'underground-lake': 'water',
  chasm: 'stone',
}

export function groundOf(room: string): string {
  const floors = ROOMS[room]?.floors ?? []
  return GROUNDS[room] ?? (floors.length === 1 && floors[0] === 'basement' ? 'stone' : 'planks')
}
