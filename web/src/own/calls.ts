/** Being called when nothing is open: a service worker waits for calls of the server, which have nothing in them. */
import { api } from '../api/client'
import { heldKeys } from '../api/keys'
import { loadWords, say } from '../words/words.svelte'

const KEPT = 'dreadhall-calls'
/** From ten in the evening to seven in the morning, by the clock of this device. */
const QUIET = { from: 22 * 60, to: 7 * 60 }

export const canBeCalled = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis

export const areCallsWanted = (): boolean => localStorage.getItem(KEPT) === 'yes'

/** Where this browser wants to be called and the server calls: seats that were taken since are called for, too. */
export async function renew(): Promise<void> {
  const [{ key }] = await Promise.all([api.pushKey(), loadWords('common')])
  if (key && areCallsWanted()) await renewCalls(key)
}

/** Be called from now on, or no more; whether one is. */
export async function wantCalls(wanted: boolean, serverKey: string): Promise<boolean> {
  const granted = wanted && (await Notification.requestPermission()) === 'granted'
  localStorage.setItem(KEPT, granted ? 'yes' : 'no')
  if (granted) await renewCalls(serverKey)
  else await endCalls()
  return granted
}

/** Tell the server for each seat where this browser is called: it may be somewhere else by now. */
export async function renewCalls(serverKey: string): Promise<void> {
  const worker = await navigator.serviceWorker.register(`/sw.js?said=${encodeURIComponent(say('play-your-turn'))}`)
  const known = await worker.pushManager.getSubscription()
  const wish = { userVisibleOnly: true, applicationServerKey: serverKey }
  const { endpoint } = known ?? (await worker.pushManager.subscribe(wish))
  const quiet = { quiet_from: inUtc(QUIET.from), quiet_to: inUtc(QUIET.to) }
  await forEachSeat((table, seat, key) => api.wantPush(table, key, seat, { endpoint, ...quiet }))
}

async function endCalls(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration('/sw.js')
  const known = await worker?.pushManager.getSubscription()
  if (!known) return
  await forEachSeat((table, seat, key) => api.refusePush(table, key, seat, known.endpoint))
  await known.unsubscribe()
}

/** A minute of the day here, as a server counts it. */
export function inUtc(minute: number, offset = new Date().getTimezoneOffset()): number {
  return (((minute + offset) % 1440) + 1440) % 1440
}

/** Seats that are somebody else's by now are passed over. */
async function forEachSeat(doing: (table: string, seat: number, key: string) => Promise<unknown>): Promise<void> {
  const seats = heldKeys().flatMap(({ table, role, seat, key }) =>
    role === 'seat' && seat !== undefined ? [{ table, seat, key }] : [],
  )
  await Promise.allSettled(seats.map(({ table, seat, key }) => doing(table, seat, key)))
}
