/** Being called when nothing is open: a service worker waits for calls of the server, which have nothing in them. */
import { api } from '../api/client'
import { heldKeys } from '../api/keys'
import { language, loadWords, say } from '../words/words.svelte'

const KEPT = 'dreadhall-calls'
const KEPT_QUIET = 'dreadhall-quiet'
const KEPT_MAIL = 'dreadhall-mail'
/** Where the server was last told to call: the browser may have forgotten it by the time nobody is to call any more. */
const KEPT_ENDPOINT = 'dreadhall-endpoint'

/** Between which hours one is left alone, by the clock of this device: from ten in the evening to seven, unless one says otherwise. */
export function quietHours(): [from: number, to: number] {
  const [from = 22, to = 7] = (localStorage.getItem(KEPT_QUIET) ?? '22 7').split(' ').map(Number)
  return [from, to]
}

/** Be left alone between these hours, at all seats; the same twice is never. */
export async function keepQuiet(from: number, to: number): Promise<void> {
  localStorage.setItem(KEPT_QUIET, `${from} ${to}`)
  await renew()
}

export const canBeCalled = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis

export const areCallsWanted = (): boolean => localStorage.getItem(KEPT) === 'yes'

/** Where this browser wants to be called and the server calls: seats that were taken since are called for, too. */
export async function renew(): Promise<void> {
  const [{ key, mail }] = await Promise.all([api.pushKey(), loadWords('common')])
  if (mail && mailKey()) await call(`mail:${mailKey()}`)
  if (key && areCallsWanted()) await renewCalls(key)
}

/** The key of the address that was named here; empty while none is. */
export const mailKey = (): string => localStorage.getItem(KEPT_MAIL) ?? ''

/** Have a mail sent to an address that asks there, and be told by mail once it is confirmed. */
export async function nameMail(address: string): Promise<void> {
  const { key } = await api.giveMail(address, language())
  localStorage.setItem(KEPT_MAIL, key)
  await call(`mail:${key}`)
}

/** No more mails: the server forgets the address. */
export async function forgetMail(): Promise<void> {
  await api.forgetMail(mailKey())
  localStorage.removeItem(KEPT_MAIL)
}

/** Have whoever sits on my seats called here. */
async function call(endpoint: string): Promise<void> {
  const [from, to] = quietHours()
  const quiet = { quiet_from: inUtc(from * 60), quiet_to: inUtc(to * 60) }
  await forEachSeat((table, seat, key) => api.wantPush(table, key, seat, { endpoint, ...quiet }))
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
  const before = localStorage.getItem(KEPT_ENDPOINT)
  if (before && before !== endpoint) await refuse(before)
  localStorage.setItem(KEPT_ENDPOINT, endpoint)
  await call(endpoint)
}

async function endCalls(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration('/sw.js')
  const known = await worker?.pushManager.getSubscription()
  const endpoint = known?.endpoint ?? localStorage.getItem(KEPT_ENDPOINT)
  if (endpoint) await refuse(endpoint)
  localStorage.removeItem(KEPT_ENDPOINT)
  await known?.unsubscribe()
}

/** Have nobody called there any more. */
async function refuse(endpoint: string): Promise<void> {
  await forEachSeat((table, seat, key) => api.refusePush(table, key, seat, endpoint))
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
