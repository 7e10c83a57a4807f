/** How a game of Betrayal at House on the Hill ends: which haunt it was, which side has won, and what became of everybody. */
import { type GameEvent, text } from '../../../api/play'
import type { Happened, Kind } from '../happened'
import type { BetrayalView, ExplorerView, OptionInfo } from '../../../api/views'
import type { Fate, GameEnding, Next, OpenBook, Over, Plate, Scene } from '../../../ending/contract'
import type { Mark } from '../../../ending/shelf'
import { argumentsOf, has, language, name, say } from '../../../words/words.svelte'
import { hauntPicture, sceneOf } from '../haunts'
import { faceOf } from '../monsters'
import { colourOf, explorerIcon, GAME, HAUNTS } from '../pieces'
import { PORTRAITS } from '../portraits'
import { chapter, linesOf, prefixOf, titleOf } from '../table/book/book'
import { wantOf } from '../table/book/turned'
import { chances } from './chances'

type Ended = Over<BetrayalView>

const SIDES = ['heroes', 'traitor'] as const
const CHAPTERS = ['story', 'goal', 'can', 'foe', 'rules'] as const
/** A fight that is won by so much is told of. */
const GREAT = 4

const WEIGHTS: Partial<Record<Kind, number>> = {
  'haunt-begins': 10,
  dies: 9,
  'role-shown': 8,
  'side-changed': 8,
  'monster-killed': 7,
  'leaves-house': 5,
  'room-destroyed': 2,
}

/** The side that has won; none where nobody has. */
function winningSide({ result }: Ended): string {
  return /-(heroes|traitor)$/.exec(result.reason)?.[1] ?? ''
}

/** The same, with what has come to light at the end: who had changed sides unseen, told to everybody at its moment. */
function revealed<E extends Ended>(over: E): E {
  const shown: GameEvent[] = over.events.map((event) =>
    event.kind === 'side-changed' ? { ...event, data: { ...event.data, openly: true } } : event,
  )
  for (const { explorer, kind, later } of over.position.haunt?.turned ?? []) {
    const at = shown.flatMap((event, n) => (event.kind === kind ? n : [])).at(-1 - later)
    if (at === undefined || shown.some((event) => isTurn(event, explorer))) continue
    const data = { explorer, was: 'heroes', side: 'traitor', openly: true }
    shown.splice(at + 1, 0, { kind: 'side-changed', data, cause: '', move: shown[at]!.move })
  }
  return { ...over, events: shown }
}

const isTurn = ({ kind, data }: GameEvent, explorer: string): boolean =>
  kind === 'side-changed' && data.explorer === explorer && data.side === 'traitor'

/** What somebody was in the end: a hero, a traitor from the first, or one who has turned. */
function partOf(over: Ended, { id, side }: ExplorerView): 'heroes' | 'traitor' | 'turned' {
  if (side !== 'traitor') return 'heroes'
  return over.events.some((event) => isTurn(event, id)) ? 'turned' : 'traitor'
}

const hauntName = (number: number): string => say(`option-betrayal-haunt-${number}`)

function played({ position: { haunt } }: Ended): string {
  if (!haunt) return say('betrayal-ending-no-haunt')
  return haunt.number === null ? titleOf(haunt) : hauntName(haunt.number)
}

function weight(event: Happened): number {
  if (event.kind === 'clash') {
    const { winner, margin } = event.data
    return winner && margin >= GREAT ? 3 + Math.min(3, margin / GREAT) : 0
  }
  if ((event.kind === 'rolled' || event.kind === 'result') && isClose(event.data)) return 1.5
  return WEIGHTS[event.kind] ?? 0
}

/** Whether a pip more or less would have turned a roll. */
function isClose({ total, needed, passed }: Happened<'rolled' | 'result'>['data']): boolean {
  if (needed === null || passed === null) return false
  const by = total - needed
  return by === 0 || by === -1
}

/** Whether something hung on these dice: how far a monster goes decides nothing by itself. */
function isDecisive({ kind, data }: Happened): boolean {
  return kind === 'clash' || ((kind === 'rolled' || kind === 'result') && data.why !== 'movement')
}

/** What became of somebody, in a word: where they are, if that is not in the house, or what they have of it. */
function fateOf({ result }: Ended, { alive, away, seat, side }: ExplorerView): string {
  if (!alive) return 'dead'
  if (result.reason === 'given-up') return 'left'
  if (has(`betrayal-ending-fate-${away}`)) return away
  return result.winners.includes(seat) ? (side === 'traitor' ? 'wanted' : 'safe') : 'kept'
}

function fates(over: Ended): Fate[] {
  const deaths = (over.events as readonly Happened[]).filter((event) => event.kind === 'dies')
  return over.position.explorers.map((who) => {
    const death = deaths.findLast(({ data }) => data.explorer === who.id)
    const room = text(death?.data.room)
    // A room that kills, and the haunt itself, are no news beside where it was.
    const cause = [room, 'the-haunt'].includes(death?.cause ?? '') ? '' : death?.cause
    const part = partOf(over, who)
    const turned = `betrayal-turned-${over.position.haunt && prefixOf(over.position.haunt)}-part`
    return {
      id: who.id,
      icon: explorerIcon(who.id),
      colour: colourOf(who.id),
      picture: faceOf(over.position, who),
      name: name(GAME, 'explorer', who.id),
      seat: who.seat,
      part: part === 'heroes' ? '' : say(part === 'turned' && has(turned) ? turned : `betrayal-ending-${part}`),
      text: say(`betrayal-ending-fate-${fateOf(over, who)}`, argumentsOf(GAME, { room, cause })),
      isLost: !who.alive,
    }
  })
}

/** The pages of both sides, as far as they have come from the server. */
function books({ position: { haunt } }: Ended): OpenBook[] {
  if (!haunt) return []
  return SIDES.flatMap((side) => {
    const chapters = CHAPTERS.flatMap((part) => {
      const lines = linesOf(chapter(haunt, side, part))
      return lines.length ? [{ title: say(`betrayal-ending-chapter-${part}`), lines }] : []
    })
    return chapters.length ? [{ id: side, title: say(`betrayal-ending-book-${side}`), chapters }] : []
  })
}

/** The haunt after this one that nobody here has been through; the next in the book where there is none. */
export function nextHaunt(last: number, marks: readonly Mark[]): number {
  const all = Object.keys(HAUNTS).map(Number)
  const after = [...all.filter((one) => one > last), ...all.filter((one) => one < last)]
  const known = new Set(marks.filter((one) => one.game === GAME).map((one) => Number(one.what)))
  return after.find((one) => !known.has(one)) ?? after[0] ?? last
}

function next({ position, table }: Ended, marks: readonly Mark[]): Next[] {
  const haunt = nextHaunt(position.haunt?.number ?? 0, marks)
  return [
    {
      id: 'next-haunt',
      label: say('betrayal-ending-next', { haunt: name(GAME, 'haunt', HAUNTS[haunt] ?? '') }),
      icon: 'raven',
      options: { ...table.options, haunt },
    },
    { id: 'again', label: say('betrayal-ending-again'), icon: 'house', options: null },
  ]
}

function marks(over: Ended): Pick<Mark, 'what' | 'side' | 'won' | 'size'>[] {
  const { position, mine, result } = over
  if (!position.haunt) return []
  const what = String(position.haunt.number ?? position.haunt.id)
  return position.explorers
    .filter(({ seat }) => mine.includes(seat))
    .map((who) => ({
      what,
      side: who.side,
      won: result.winners.includes(who.seat),
      size: position.explorers.length,
    }))
}

/** The printed haunts, and those that packages have brought to this server. */
function plates(options: readonly OptionInfo[]): Plate[] {
  const added = options.find((one) => one.name === 'haunt')?.added ?? []
  const icon = 'evil-book'
  return [
    ...Object.keys(HAUNTS).map((what) => ({
      what,
      title: hauntName(Number(what)),
      picture: hauntPicture(Number(what)),
      icon,
      options: { haunt: Number(what) },
    })),
    ...added.map(({ value, titles }) => ({
      what: value,
      title: titles[language()] ?? value,
      picture: undefined,
      icon,
      options: { haunt: value },
    })),
  ]
}

/** Dawn with the heroes who live, or what has the house now, and whoever called it. */
function scene(over: Ended): Scene {
  const side = winningSide(over)
  const number = over.position.haunt?.number ?? null
  const left = over.position.explorers.filter((who) => who.alive && over.result.winners.includes(who.seat))
  const people = left.flatMap((who) => PORTRAITS[who.id] ?? [])
  const kind = sceneOf(number, side) ?? (side === 'heroes' ? 'dawn' : side === 'traitor' ? 'night' : 'empty')
  if (kind !== 'night') return { kind, people }
  return { kind, figure: hauntPicture(number), people }
}

/** The side of whoever looks and what it wanted, where they had one seat. */
function ownSide(over: Ended): string {
  const { haunt, explorers } = over.position
  const [who, ...others] = explorers.filter(({ seat }) => over.mine.includes(seat))
  if (!haunt || !who || others.length) return ''
  const goal = wantOf({ ...haunt, side: who.side })
  return [say(`betrayal-ending-as-${partOf(over, who)}`), goal && say('betrayal-ending-wanted', { goal })]
    .filter(Boolean)
    .join(' ')
}

export const ending: GameEnding = {
  revealed,
  scene,
  isWon: (over: Ended) => winningSide(over) === 'heroes',
  played,
  winner: (over: Ended) => say(`betrayal-ending-won-${winningSide(over) || 'nobody'}`),
  ownSide,
  fates,
  weight,
  isDecisive,
  books,
  next,
  marks,
  chances,
  plates,
  sides: SIDES,
  sideName: (side) => say(`betrayal-ending-side-${side}`),
}
