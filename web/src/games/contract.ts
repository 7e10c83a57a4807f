/** What a game brings to the browser. A folder `games/<game>` whose `index.ts` exports a `Game` is all the client asks for. */
import type { Component } from 'svelte'
import type { Ask, BoardProps, Choice, GameEvent } from '../api/play'
import type { Rulebook, RuleSection } from '../api/views'
import type { GameCard } from '../lobby/card'
import type { OptionHints } from '../lobby/options/options'
import type { GameEnding } from '../ending/contract'
import type { Chronicle } from '../replay/statistics'
import type { Sound } from '../sound/names'

/** Every part of a game is fetched only where it is shown. */
export interface Game {
  /** Where it stands among the games; first without this. */
  rank?: number
  /** The picture on its card, how hard it is, and the presets by which a table is laid. */
  card?: () => Promise<{ card: GameCard }>
  /** How the lobby asks for the options, where their defaults and values do not tell. */
  options?: () => Promise<{ hints: OptionHints }>
  /** The game being played, looked back at, and shown on the television. */
  table: () => Promise<{ screens: GameScreens }>
  /** Explanations of everything in the game, and its rules. */
  guide?: () => Promise<{ guide: Guide }>
  /** What helps in its lessons, which the server has. */
  lesson?: () => Promise<{ lesson: LessonHints }>
  /** What is told when it is over, and kept on the shelf. */
  ending?: () => Promise<{ ending: GameEnding }>
  /** Screens of its own, by the first word of their address; each is offered on the first screen. */
  places?: Record<string, OwnPlace>
}

/** A screen only one game has, such as a house builder. Its name is the message `<game>-place-<first word of its address>`. */
export interface OwnPlace {
  icon: string
  load: () => Promise<{ default: Component }>
}

// A game knows the type of its own position, and what its events carry; the table does not.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Position = any
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Happened = any

export interface Area {
  x: number
  y: number
  w: number
  h: number
}

export interface GameScreens {
  Board?: Component<BoardProps<Position>>
  /** What lies on the stage of a game without a board: it is as large as the stage, and scrolls by itself. */
  Sheet?: Component<SheetProps>
  /** Takes note of what packages have brought to a table, before anything of it is drawn. */
  learn?: (position: Position) => void
  /** The strip at the top: rounds, tracks, how far things have come. */
  Track: Component<TrackProps<Position>>
  /** What lies beside the board, a tab each, before the log and the chat. */
  panels: Panel[]
  /** Opens over the stage with a question, such as the card that it is about; and for which questions. */
  About?: Component<AboutProps<Position>>
  isAbout?: (ask: Ask, position: Position) => boolean
  /** The card that opens with a question, as beats name it: it need not lie there twice. */
  cardAsked?: (ask: Ask) => { kind: string; id: string } | null
  /** What a choice is among all that can be done: where it stands on the panel, and how near to the front. */
  kindOf: (choice: Choice, ask: Ask, position: Position) => Kind
  /** Whether a goal asks for it, as far as that may be in sight. */
  isWanted?: (choice: Choice, position: Position) => boolean
  /** The figure or the card that a choice is about. */
  subjectOf?: (choice: Choice, position: Position) => Subject | null
  /** What a choice is called among others of its kind, where a word or two say enough. */
  shortOf?: (choice: Choice) => string
  /** What a question means for the seat that is asked, in a line: what will happen, what is near, why it is asked. */
  meaning?: (ask: Ask, position: Position, seat: number | null) => string
  /** The ways on foot of those who can walk now: every step, and farther through places where nothing can happen. */
  walks?: (ask: Ask, position: Position) => Walk[]
  /** Where a place of a walk lies, and what it is called. */
  placeOf?: (place: string, position: Position) => BoardPlace | undefined
  /** Whether nothing has happened but that somebody has walked a step. */
  isStep?: (event: Happened) => boolean
  /** The parts of the board, of which one is on the stage, such as floors; a board of one piece is one part. */
  parts: (position: Position, choices: Choice[], mine: number[]) => BoardPart[]
  /** How small and how large the board is drawn on a stage of this size, unless somebody zooms. */
  limits: (size: { w: number; h: number }) => { least: number; most: number }
  /** A part that is not on the stage, drawn small: who is there, and a mark where something can be done. */
  Overview?: Component<OverviewProps<Position>>
  /** Those with a number to their name who never had another of their kind beside them: the number is not said. */
  alone?: (position: Position, events: readonly Happened[]) => string[]
  /** What happens, one beat at a time; without this every event is one. */
  beats?: (told: Told<Position, Happened>) => Beat[]
  /** The figures of these seats, as the board marks them and beats name them. */
  figuresOf?: (position: Position, mine: readonly number[]) => string[]
  /** Where one of them stands, as `placeOf` knows places; empty where it stands nowhere. */
  standsAt?: (figure: string, position: Position) => string
  /** Whether a question is that of somebody's ordinary turn: what is answered to it can be laid down ahead. */
  isTurn?: (ask: Ask) => boolean
  /** What somebody at these seats would be asked if it were their turn now, as far as the board tells. */
  ahead?: (position: Position, mine: readonly number[]) => { ask: Ask; position: Position } | null
  /** How a card that acts in a beat looks; without this it is a sheet of paper. */
  lookOf?: (kind: string, id: string) => CardLook | null
  /** The position while a beat is played: as it was before, with what these beats have changed. */
  during?: (told: Told<Position, Happened>, played: readonly Beat[]) => Position
  /** How the weather is around the house, from a breath of wind (0) to a storm (1): by what everybody knows. */
  storm?: (position: Position) => number
  /** Whose heart is heard: those near death, as everybody at the table can see it. */
  nearDeath?: (position: Position) => string[]
  /** Names the texts that only this seat may read now; they are fetched from the server whenever it changes. */
  reads?: (position: Position, options: Record<string, unknown>) => string
  /** What somebody reads for themselves before anything else goes on, such as the page of their side; and what it is called by what the seat was told and whether others may look on, empty where there is nothing to read now. */
  Own?: Component<OwnProps<Position, Happened>>
  /** The number of the event by which something began that this seat, or a television, has still to read of; -1 where there is nothing. */
  opening?: (position: Position, events: readonly Happened[], seat: number | null, isCovered: boolean) => number
  ownPage?: (position: Position, events: readonly Happened[], seat: number, isCovered: boolean) => string
  /** Whether only this seat was told, and how: in words for its eyes alone, or so that not even that may be seen. */
  secrecy?: (event: Happened) => 'open' | 'covered' | 'hidden'
  /** Whether a choice would give somebody away by being there: it stands on a page of their own, and nowhere else. */
  isSecret?: (choice: Choice) => boolean
  /** The icon of a choice, by what it does. */
  iconOf: (choice: Choice) => string
  /** Which choice is the main one, if any: the end of a turn only once nothing else is left to do. */
  isMain: (choice: Choice, ask: Ask) => boolean
  /** Whether a choice that lies alone at its place is made at once when that is touched; all are without this. */
  isHarmless?: (choice: Choice, ask: Ask, position: Position) => boolean
  /** Whether a choice cannot be made good, or gives up what is left of a turn: it is asked for twice. */
  isFinal?: (choice: Choice, ask: Ask, position: Position) => boolean
  /** How likely a choice succeeds, from 0 to 1; null where nothing is rolled, or nobody can tell. */
  chanceOf?: (choice: Choice, position: Position) => number | null
  /** What a choice would cost and bring, in a few words; what is lost, where it ends something. */
  hint: (choice: Choice, position: Position, ask?: Ask) => string
  /** Whose choice it is where several can act, or where it lies: a heading, or none. */
  groupOf: (choice: Choice) => string
  /** Whose face stands at such a heading, and in a word or two what they have left. */
  ownerOf?: (choice: Choice, position: Position) => { face: Subject; left: string } | null
  /** The dice of an event, if it is a roll. */
  rolled: (event: Happened) => Rolled | null
  /** Whether a turn begins with an event: it heads what follows in the log. */
  startsTurn?: (event: Happened) => boolean
  /** Whether one of these events says no more than those beside it do: the log leaves it out. */
  isDoubled?: (events: readonly Happened[], number: number) => boolean
  /** What characters say with these events, from one of them on: only what everybody at the table may hear. */
  voices?: (events: readonly Happened[], since: number, position: Position) => Voice[]
  /** The line of story that goes with one of these events in the log; empty where there is none. */
  storyOf?: (events: readonly Happened[], number: number) => string
  /** The icon of an event in the log, or none. */
  eventIcon: (event: Happened) => string
  /** Whether an event is about harm, and is written in red. */
  isHarm: (event: Happened) => boolean
  /** Who did it, or whom it befell, for their face in the log; null where that is nobody with a face. */
  doerOf?: (event: Happened) => Doer | null
  /** The rule behind an event, for the link in the log. */
  ruleOf: (event: Happened) => string
  /** A foe that stands on the table, as it is now; null for anything else. */
  presence?: (kind: string, id: string, position: Position) => Presence | null
  /** What is counted for the summary after the game. */
  chronicle?: Chronicle
}

/**
 * What a choice is, in the order in which they stand: an answer to the question, or the place or the face that is one;
 * what a goal asks for, a fight, another deed, a thing to use, what is in the room, a trade, a way to go, and small
 * things. `end` ends a turn or leaves the rest. Faces are chosen where they are drawn; the panel has them in a list.
 */
export type Kind =
  'answer' | 'place' | 'want' | 'fight' | 'deed' | 'use' | 'here' | 'trade' | 'go' | 'small' | 'face' | 'end'

/** Somebody or something that can be seen: an icon in a colour, and a portrait where there is one. */
export interface Subject {
  icon: string
  colour: string
  picture?: string | undefined
}

/** A foe, drawn large: its body's parts and what is left of them, how strong it is, and what it is about to do. */
export interface Presence {
  title: string
  icon: string
  colour: string
  picture: string | undefined
  /** It lies on the floor. */
  isDown?: boolean
  where: string
  parts: { name: string; note: string; colour: string; left: number; of: number; told: string }[]
  facts: { label: string; value: string }[]
  plans: string[]
}

/** A part of the board: `here` is where one looks first. */
export interface BoardPart {
  id: string
  title: string
  /** All of it, in the board's own units; it may grow with the house. */
  content: Area
  /** What matters in it now; null for all of it. */
  focus: Area | null
  /** How large it is drawn at least, so that those in focus can be told from each other; as `limits` says without it. */
  least?: number
  here: boolean
  /** How many places in it can be chosen. */
  targets: number
  /** What the goal names there, in words. */
  goals?: string[]
}

/** A way on foot, from where somebody stands. */
export interface Walk {
  /** Who walks, as the board marks the figure. */
  figure: string
  from: string
  /** Where every step leads, and the answer that is that step. */
  places: string[]
  keys: string[]
  /** What all of it costs. */
  spaces: number
}

/** A place on the board. */
export interface BoardPlace {
  name: string
  part: string
  area: Area
  /** Where the number of spaces that lead here covers nothing else; its upper right corner without this. */
  number?: { x: number; y: number }
}

export interface OverviewProps<P> {
  position: P
  part: BoardPart
  choices: Choice[]
}

/** What has happened: some events, and how everything stood before and after them. */
export interface Told<P, E = GameEvent> {
  events: E[]
  /** The number of the first of them in the log. */
  first: number
  before: P
  after: P
}

/** One thing that happens, as the stage shows it. */
export interface Beat {
  /** The numbers of its first event in the log and of the one after its last. */
  from: number
  to: number
  /** Who does what; and how it went, if there is more to say. */
  caption: string
  outcome?: string
  /** What the outcome is made of, where several beats are told as one. */
  outcomes?: readonly string[]
  icon: string
  harm: boolean
  /** Where it happens: the camera goes there. */
  place?: { part: string; area: Area }
  /** Somebody who walks: through these places, one after the other. */
  walk?: { figure: string; places: string[] }
  /** A card or a room that acts, opened with its own words: its story, and those of its help, or in lines, of which one may have applied. */
  card?: { kind: string; id: string; story?: string; lines?: string[]; line?: number }
  /** A line of story about what is new here, such as a room that was found: whoever has no time to read it misses nothing. */
  story?: string
  rolls?: BeatRoll[]
  /** How near something is that everybody watches: so far of so much, and where the dice lie beside it. */
  gauge?: { label: string; at: number; of: number; mark: number; isReached: boolean }
  /** What becomes of somebody, shown at their face. */
  changes?: BeatChange[]
  /** What is heard besides its steps, card, dice and changes, which are heard anyway. */
  sounds?: Sound[]
  /** A turning point: it takes the whole screen for a breath. */
  moment?: Moment
  /** Afterwards everybody reads their own page, and what follows waits for that. */
  isRead?: boolean
  /** A breath or a glance: what somebody did on purpose and can see anyway takes no reading. */
  light?: boolean
  /** Nothing comes of it, such as a roll that changes nothing: a line is enough. */
  idle?: boolean
  /** To whom something is done (as `figuresOf` names them), or everybody's affair: whom it concerns is given time to read. */
  concerns?: 'all' | readonly string[]
  /** Who is in it, as `figuresOf` names them, and the places that it is about: nothing lies on them. */
  figures?: readonly string[]
  places?: readonly string[]
  /** Whose turn or phase it is part of; without this, that of the beat before. Each has so much time and no more. */
  turn?: string
  /** Of what that is part where several act at once: the time is for all of them, but for those of this screen. */
  among?: string
  /** A turn or a round begins with it. */
  begins?: boolean
}

/** A turning point on the whole screen: what it is, in a few words, and whom it is about. */
export interface Moment {
  kind: 'haunt' | 'death' | 'shown' | 'turned' | 'showdown'
  over: string
  title: string
  lines: string[]
  faces: MomentFace[]
}

export interface MomentFace {
  icon: string
  colour: string
  picture: string | undefined
  /** What stands below it. */
  caption: string
  /** Drawn larger, lit from below. */
  isMonster?: boolean
}

/** A card's face: its own emblem, the sign on the back of its deck, and the deck's colour. */
export interface CardLook {
  icon: string
  sign: string
  colour: string
}

/** Dice on the stage, beside the number that they had to reach. */
export interface BeatRoll {
  who: string
  /** What for. */
  what: string
  faces: { face: string; icon: string; word: string }[]
  total?: number
  /** The verdict in words: "5, needed 6: failed". */
  verdict: string
  /** Whether it turned out well for whoever rolled; none where nothing was at stake. */
  passed?: boolean
}

export interface BeatChange {
  /** Whose face: as the panel of people marks it. */
  who: string
  text: string
  harm: boolean
}

/** Somebody's face: an icon of their own in their colour, and their name. */
export interface Doer {
  icon: string
  colour: string
  name: string
}

export interface Panel {
  id: string
  icon: string
  title: () => string
  Panel: Component<PanelProps<Position>>
  /** Whether there is anything in it yet; a panel is there from the start without this. */
  isOpen?: (position: Position) => boolean
}

export interface PanelProps<P> {
  position: P
  choices: Choice[]
  /** Who plays each seat. */
  sitting: readonly Sitting[]
  /** What characters have just said, by who said it. */
  voices?: Readonly<Record<string, Voice>> | undefined
  mine: number[]
  pick: (choices: Choice[]) => void
  explain: (kind: string, id: string) => void
}

/** Who plays a seat, as the people around the table see it. */
export interface Sitting {
  name: string
  isBot: boolean
  /** Their person is not there, in words for how long; empty while they are. */
  away: string
  /** The table waits for them. */
  isAsked: boolean
  /** What they have just said about what they do, each under a number of its own. */
  says?: { line: string; number: number } | undefined
}

export interface SheetProps {
  game: string
  position: Position
  choices: Choice[]
  /** How many sit at the table. */
  seats: number
  pick: (choices: Choice[]) => void
}

/** A line that a character says, with the number of the event that it is about. */
export interface Voice {
  who: string
  /** What they are called. */
  name: string
  line: string
  number: number
}

export interface TrackProps<P> {
  game: string
  position: P
  explain: (kind: string, id: string) => void
  /** Open a panel, such as the book; where there are none, nothing happens. */
  open?: ((panel: string) => void) | undefined
}

export interface AboutProps<P> {
  position: P
  ask: Ask
  /** Who plays each seat. */
  sitting: readonly Sitting[]
  mine: readonly number[]
  explain: (kind: string, id: string) => void
  pick: (choices: Choice[]) => void
}

export interface OwnProps<P, E = GameEvent> {
  position: P
  /** What the seat was told so far. */
  events: readonly E[]
  seat: number
  ask: Ask | null
  /** Whose page it is, by name. */
  of: string
  answer: (choice: Choice) => void
  close: () => void
  /** Open a panel beside the board, where there is room for one. */
  open: (panel: string) => void
}

/** Dice that were rolled: what for, and the faces, each with the icon it shows (or the word alone, such as a number). */
export interface Rolled {
  what: string
  faces: { face: string; icon: string; word: string }[]
}

/** Explanations and rules. */
export interface Guide {
  /** The page about a thing; null where there is none. */
  pageOf: (kind: string, id: string) => Promise<Page | null>
  rulebook: () => Promise<Rulebook>
  /** Whether the rules are told in the reader's language; in English without this. */
  translated?: boolean
  /** What a rule's number looks like in a text. */
  ruleName: RegExp
  /** What the reader can choose to see of the rules; a filter without values is a box to tick. */
  filters: RuleFilter[]
  /** What is played: everything, or what the options of a table say. */
  played: (options: Record<string, unknown> | null) => Played
  /** Whether a section, or a part of a rule with these scopes, holds. */
  holds: (what: { module?: string; scopes?: readonly string[] }, played: Played) => boolean
  sectionTitle: (section: RuleSection) => string
  scopeName: (scope: string) => string
  /** Short words in the rules, explained. */
  legend: () => { term: string; text: string }[]
}

export type Played = Record<string, unknown>

export interface RuleFilter {
  id: string
  title: () => string
  values?: { value: string; title: () => string }[]
}

/** A page of the guide. */
export interface Page {
  title: string
  kind: string
  icon: string
  colour: string
  /** Where a portrait lies, if there is one. */
  picture?: string | undefined
  /** Coloured marks that it shows, each with its word: a path around the origin, about 20 wide. */
  marks: { shape: string; fill: string; word: string }[]
  marksTitle: string
  /** The line of story above everything else. */
  story?: string
  text: string[]
  facts: { label: string; value: string }[]
  rules: readonly string[]
  see: PageLink[]
  /** How it looks if it is a card. */
  card?: CardLook | null
  /** Where the picture of a monster lies: it is shown large, above everything else. */
  monster?: string | undefined
}

export interface PageLink {
  kind: string
  id: string
  label: string
}

/** What helps at a table of a lesson, where the lesson itself says nothing: its words are `<game>-lesson-hint-…`. */
export interface LessonHints {
  /** The question of a turn: what to do in it is one's own affair (`free`). */
  question: string
  /** Other questions with a hint of their own. */
  hinted: ReadonlySet<string>
}
