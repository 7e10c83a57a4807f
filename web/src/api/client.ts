/** Requests to the server. Every refusal is a `Refused` with one line for people. */
import type {
  Accepted,
  Advice,
  Bundle,
  GameInfo,
  Joined,
  Lesson,
  Mail,
  MyTable,
  NewLink,
  Odds,
  Opened,
  OpenTables,
  PlayState,
  Privacy,
  PushKey,
  Rulebook,
  TableInfo,
  UndoReply,
  Waited,
} from './views'

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

type Body = Record<string, unknown>

export async function request<T>(method: string, path: string, key?: string, body?: Body): Promise<T> {
  const headers: Record<string, string> = {}
  if (key) headers['Authorization'] = `Bearer ${key}`
  if (body) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body ? JSON.stringify(body) : null })
  } catch {
    throw new Refused('offline', 'the server cannot be reached', 0)
  }
  const data: unknown = answer.headers.get('content-type')?.includes('json') ? await answer.json() : null
  if (answer.ok) return data as T
  const problem = (data ?? {}) as { error?: string; message?: string }
  throw new Refused(problem.error ?? 'failed', problem.message ?? answer.statusText, answer.status)
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`

export const api = {
  games: () => request<GameInfo[]>('GET', '/games'),
  /** The words that a game's package has brought, as a catalogue. */
  words: (game: string, language: string) =>
    request<{ text: string }>('GET', `/games/${encodeURIComponent(game)}/words?language=${language}`),
  rules: (game: string, language: string) =>
    request<Rulebook>('GET', `/games/${encodeURIComponent(game)}/rules?language=${language}`),
  open: (body: { game: string; seats: number; options: Body; title?: string; away?: number; turn?: number }) =>
    request<Opened>('POST', '/tables', undefined, body),
  lessons: (game: string) => request<Lesson[]>('GET', `/games/${encodeURIComponent(game)}/lessons`),
  /** A table for one person, at which bots and dice do as the lesson says. */
  openLesson: (body: { game: string; lesson: string; title: string }) =>
    request<Opened>('POST', '/tables/lesson', undefined, body),
  look: (table: string, key: string) => request<TableInfo>('GET', at(table), key),
  change: (table: string, key: string, body: Body) => request<TableInfo>('PATCH', at(table), key, body),
  start: (table: string, key: string) => request<TableInfo>('POST', `${at(table)}/start`, key),
  renew: (table: string, key: string, link: string) => request<NewLink>('POST', `${at(table)}/links/${link}`, key),
  mine: (keys: string[]) => request<MyTable[]>('POST', '/mine', undefined, { keys }),
  /** `beside` is the key of a seat that the same person has or had; at a copy, `original` that of this seat at the original. */
  join: (table: string, key: string, seat: number, name: string, beside?: string, original?: string) =>
    request<Joined>('POST', `${at(table)}/seats/${seat}/join`, key, { name, beside, original }),
  /** At a copy: whoever has this seat at the original lets anybody take it here. */
  release: (table: string, key: string, seat: number, original: string) =>
    request<TableInfo>('POST', `${at(table)}/seats/${seat}/release`, key, { original }),
  /** Yes or no to somebody of this name who asks for a seat. */
  claim: (table: string, key: string, seat: number, name: string, agree: boolean) =>
    request<TableInfo>('POST', `${at(table)}/seats/${seat}/claim`, key, { name, agree }),
  rename: (table: string, key: string, seat: number, name: string) =>
    request<TableInfo>('PATCH', `${at(table)}/seats/${seat}`, key, { name }),
  leave: (table: string, key: string, seat: number) =>
    request<TableInfo>('POST', `${at(table)}/seats/${seat}/leave`, key),
  kick: (table: string, key: string, seat: number) =>
    request<TableInfo>('POST', `${at(table)}/seats/${seat}/kick`, key),
  /** Send somebody away and withdraw the links for players: a new one. */
  remove: (table: string, key: string, seat: number) =>
    request<NewLink>('POST', `${at(table)}/seats/${seat}/remove`, key),
  mute: (table: string, key: string, seat: number, muted: boolean) =>
    request<TableInfo>('POST', `${at(table)}/seats/${seat}/mute`, key, { muted }),
  /** Tell whoever runs the server of somebody. */
  report: (table: string, key: string, seat: number, reason: string) =>
    request<TableInfo>('POST', `${at(table)}/seats/${seat}/report`, key, { reason }),
  /** For how long this server keeps what. */
  privacy: () => request<Privacy>('GET', '/privacy'),
  /** Let a bot play; where nobody says which, the one that knows the game best. */
  bot: (table: string, key: string, seat: number, bot?: string) =>
    request<TableInfo>('PUT', `${at(table)}/seats/${seat}/bot`, key, { bot }),
  unbot: (table: string, key: string, seat: number) =>
    request<TableInfo>('DELETE', `${at(table)}/seats/${seat}/bot`, key),
  play: (table: string, key: string) => request<PlayState>('GET', `${at(table)}/play`, key),
  /** The texts that only this seat may read, as a catalogue of words. */
  book: (table: string, key: string, language: string) =>
    request<{ text: string }>('GET', `${at(table)}/book?language=${language}`, key),
  answer: (table: string, key: string, asked: number, answer: string) =>
    request<Accepted>('POST', `${at(table)}/answer`, key, { asked, answer }),
  undo: (table: string, key: string, number: number) =>
    request<UndoReply>('POST', `${at(table)}/undo`, key, { number }),
  agree: (table: string, key: string, number: number, agree: boolean) =>
    request<UndoReply>('POST', `${at(table)}/undo/agree`, key, { number, agree }),
  /** Ask everybody who plays to give up, or end the game where nobody else does. */
  giveUp: (table: string, key: string) => request<TableInfo>('POST', `${at(table)}/give-up`, key),
  agreeToGiveUp: (table: string, key: string, number: number, agree: boolean) =>
    request<TableInfo>('POST', `${at(table)}/give-up/agree`, key, { number, agree }),
  /** What a bot would do in the place of a seat. */
  advice: (table: string, key: string, asked: number) => request<Advice>('POST', `${at(table)}/advice`, key, { asked }),
  /** The game after a number of the log, with what happened since another (or from the beginning). */
  replay: (table: string, key: string, number: number, seat?: number, since?: number) => {
    const query = new URLSearchParams({ number: String(number) })
    if (seat !== undefined) query.set('seat', String(seat))
    if (since !== undefined) query.set('since', String(since))
    return request<PlayState>('GET', `${at(table)}/replay?${query}`, key)
  },
  /** After the end: how likely those looked to win who play against the house. */
  odds: (table: string, key: string) => request<Odds>('GET', `${at(table)}/odds`, key),
  audit: (table: string, key: string) => request<Body>('GET', `${at(table)}/audit`, key),
  save: (table: string, key: string) => request<Body>('GET', `${at(table)}/save`, key),
  /** A key to the table as it stood after a number of the log, once the game is over. */
  saveAt: (table: string, key: string, number: number) =>
    request<Body>('GET', `${at(table)}/save?number=${number}`, key),
  /** After the end: open the table at which the same people play next; null for the same options. */
  again: (table: string, key: string, options: Body | null) =>
    request<Opened>('POST', `${at(table)}/again`, key, { options }),
  /** A link to the table that somebody has opened after this one. */
  follow: (table: string, key: string) => request<NewLink>('POST', `${at(table)}/follow`, key),
  /** The tables at which anybody may sit down, and whether there are such on this server at all. */
  openTables: () => request<OpenTables>('GET', '/open'),
  /** Let anybody on this server sit down at a table. */
  offer: (table: string, key: string, listing: Body) => request<TableInfo>('PUT', `${at(table)}/listing`, key, listing),
  takeOff: (table: string, key: string) => request<TableInfo>('DELETE', `${at(table)}/listing`, key),
  /** Sit down at an open table, on the next seat, without a link; or ask for it. */
  sitDown: (table: string, name: string, conduct: string, beside?: string) =>
    request<Joined>('POST', `${at(table)}/sit`, undefined, { name, conduct, beside }),
  /** Wait for others to play with; then ask where one stands, or the seat. */
  wait: (game: string, seats: number, name: string, conduct: string) =>
    request<Waited>('POST', '/waiting', undefined, { game, seats, name, conduct }),
  lookAtWaiting: (key: string) => request<Waited>('POST', '/waiting/look', undefined, { key }),
  leaveWaiting: (key: string) => request<null>('POST', '/waiting/leave', undefined, { key }),
  /** What is kept under a key, sealed; and to keep it in place of the version that is known. */
  lookAtOwn: (key: string) => request<Bundle>('POST', '/own/look', undefined, { key }),
  keepOwn: (key: string, box: string, version: number) =>
    request<Bundle>('POST', '/own', undefined, { key, box, version }),
  forgetOwn: (key: string) => request<null>('POST', '/own/forget', undefined, { key }),
  /** By which a browser knows the calls of this server; empty where it calls nobody. */
  pushKey: () => request<PushKey>('GET', '/push'),
  wantPush: (table: string, key: string, seat: number, body: Body) =>
    request<null>('PUT', `${at(table)}/seats/${seat}/push`, key, body),
  refusePush: (table: string, key: string, seat: number, endpoint: string) =>
    request<null>('DELETE', `${at(table)}/seats/${seat}/push?endpoint=${encodeURIComponent(endpoint)}`, key),
  /** Name an address for mails; ask whether it is confirmed; forget it; do what a link in a mail is for. */
  giveMail: (address: string, language: string) => request<Mail>('POST', '/mail', undefined, { address, language }),
  lookAtMail: (key: string) => request<Mail>('POST', '/mail/look', undefined, { key }),
  forgetMail: (key: string) => request<null>('POST', '/mail/forget', undefined, { key }),
  followMail: (token: string) => request<null>('POST', `/mail/link?token=${encodeURIComponent(token)}`),
  restore: (save: Body) => request<Opened>('POST', '/tables/restore', undefined, { save }),
}
