/** Changing who sits at a running game. What goes wrong is told at the table. */
import { api } from '../../api/client'
import { dropKeys, keepKey, keysTo } from '../../api/keys'
import type { ClaimInfo, GiveUpInfo, SeatInfo } from '../../api/views'
import { originalFor } from '../../lobby/seats/copies'
import { GUEST, personName } from '../../lobby/names'
import { sayRefusal } from '../../lobby/refusal'
import { besideFor, heldFor, keepName, myName } from '../../lobby/tables'
import { list, say } from '../../words/words.svelte'
import type { MySeat, TableSession } from '../session.svelte'

type Keys = Pick<TableSession, 'hostKey' | 'mySeats'>

/** The keys of this browser by which somebody is asked about a claim: the host's, and those of seats. */
export function keysToAgree({ hostKey, mySeats }: Keys, { waiting }: ClaimInfo): string[] {
  const seats = mySeats.filter(({ seat }) => waiting.includes(seat)).map(({ key }) => key)
  return waiting.includes(null) && hostKey ? [hostKey, ...seats] : seats
}

/** What somebody asks who would like to sit down. */
export function sayClaim(session: TableSession, { seat, name }: ClaimInfo): string {
  return say('play-claim', { name: personName(name), seat: seat + 1, holder: session.seatName(seat) })
}

/** What follows for whoever stands up, also among the strangers after these. */
export function sayLeaving({ table, mySeats }: Pick<TableSession, 'table' | 'mySeats'>, seat: number): string {
  const isMine = (one: SeatInfo) => mySeats.some((own) => own.seat === one.seat)
  const leavesStrangers = table?.seats[seat]?.conduct && table.seats.some((one) => one.taken && !isMine(one))
  return say('play-leave-sure') + (leavesStrangers ? ` ${say('play-leave-strangers')}` : '')
}

/** Those who have yet to agree. */
export function sayWaiting(session: TableSession, { waiting }: ClaimInfo): string {
  return list(waiting.map((seat) => (seat === null ? say('play-the-host') : session.seatName(seat))))
}

/** Do something, and tell at the table what goes wrong with it. */
export async function act(session: TableSession, doing: () => Promise<unknown>): Promise<void> {
  try {
    await doing()
  } catch (error) {
    session.problem = sayRefusal(error)
  }
  await session.refresh()
}

/** Yes or no to somebody who asks for a seat, with every key that must agree; one no is enough. */
export function admit(session: TableSession, claim: ClaimInfo, agree: boolean): Promise<void> {
  const keys = keysToAgree(session, claim).slice(0, agree ? undefined : 1)
  return act(session, async () => {
    for (const key of keys) await api.claim(session.tableId, key, claim.seat, claim.name, agree)
  })
}

/** Take a seat where a bot plays, or ask for it. */
export function sit(session: TableSession, seat: number): Promise<void> {
  const own = session.mySeats[0]
  const called = (own && session.table?.seats[own.seat]?.name) || myName() || GUEST
  return act(session, async () => {
    const beside = besideFor(keysTo(session.tableId), seat)
    const original = session.table ? originalFor(session.table, seat) : undefined
    const joined = await api.join(session.tableId, session.hostKey || session.inviteKey, seat, called, beside, original)
    keepName(called)
    keepKey(heldFor(session.tableId, joined))
  })
}

/** Ask for a seat no more. */
export function withdraw(session: TableSession, { seat, key }: MySeat): Promise<void> {
  return act(session, async () => {
    dropKeys(session.tableId, key)
    await api.leave(session.tableId, key, seat)
  })
}

/** Stand up; the key stays as that of a seat that was left, so that its person can come back. */
export function standUp(session: TableSession, { seat, key }: MySeat): Promise<void> {
  return act(session, async () => {
    keepKey({ table: session.tableId, role: 'left', key, seat })
    await api.leave(session.tableId, key, seat).catch((error: unknown) => {
      keepKey({ table: session.tableId, role: 'seat', key, seat })
      throw error
    })
  })
}

/** Send somebody away for good: the links for players are void, and there is a new one. */
export function sendAway(session: TableSession, seat: number): Promise<void> {
  return act(session, async () => {
    const { key } = await api.remove(session.tableId, session.hostKey, seat)
    keepKey({ table: session.tableId, role: 'invite', key })
  })
}

/** Let somebody be silent, or speak again. */
export function mute(session: TableSession, { seat, muted }: SeatInfo): Promise<void> {
  return act(session, () => api.mute(session.tableId, session.hostKey, seat, !muted))
}

/** Tell whoever runs the server of somebody. */
export function report(session: TableSession, seat: number, reason: string): Promise<void> {
  const key = session.hostKey || session.mySeats[0]?.key
  return act(session, async () => (key ? api.report(session.tableId, key, seat, reason) : undefined))
}

/** Let a bot play for oneself for a while. */
export function handOver(session: TableSession, { seat, key }: MySeat): Promise<void> {
  return act(session, () => api.bot(session.tableId, key, seat))
}

/** Let a bot play for somebody who is away, until they are back. */
export function standIn(session: TableSession, seat: number): Promise<void> {
  const key = session.hostKey || session.mySeats[0]?.key
  return act(session, async () => (key ? api.bot(session.tableId, key, seat) : undefined))
}

/** Whether this browser may let a bot play for somebody: the host's may, others while the host is away. */
export function mayStandIn({ table, hostKey, mySeats }: Keys & Pick<TableSession, 'table'>): boolean {
  if (table?.status !== 'playing') return false
  return hostKey !== '' || (mySeats.length > 0 && !table.seats.some((seat) => seat.is_host && seat.here))
}

/** Those who have been away for so long that a bot may play for them. */
export function longAway(session: TableSession): SeatInfo[] {
  const { table } = session
  if (!table || !mayStandIn(session)) return []
  return table.seats.filter(
    ({ seat, bot }) => bot === null && (session.absentFor(seat) ?? -1) >= table.patience && !isMine(session, seat),
  )
}

function isMine({ mySeats }: Keys, seat: number): boolean {
  return mySeats.some((one) => one.seat === seat)
}

/** Ask everybody to give up, or end the game where nobody else plays. */
export function giveUp(session: TableSession): Promise<void> {
  const mine = session.mySeats[0]
  return act(session, async () => (mine ? api.giveUp(session.tableId, mine.key) : undefined))
}

/** Yes or no to the wish to give up, by the seat that is asked or has asked. */
export function agreeToGiveUp(session: TableSession, wish: GiveUpInfo, agree: boolean): Promise<void> {
  const asked = session.mySeats.find(({ seat }) => wish.waiting.includes(seat)) ?? session.mySeats[0]
  return act(session, async () =>
    asked ? api.agreeToGiveUp(session.tableId, asked.key, wish.number, agree) : undefined,
  )
}

/** Say that this game may not be studied after all. */
export function allowStudy(session: TableSession, studied: boolean): Promise<void> {
  return act(session, () => api.change(session.tableId, session.hostKey, { studied }))
}

/** Let bots be asked for advice at this table, or not. */
export function allowAdvice(session: TableSession, advice: boolean): Promise<void> {
  return act(session, () => api.change(session.tableId, session.hostKey, { advice }))
}

/** Play on oneself where a bot has played in the meantime. */
export function takeOver(session: TableSession, { seat, key }: MySeat): Promise<void> {
  return act(session, () => api.unbot(session.tableId, key, seat))
}
