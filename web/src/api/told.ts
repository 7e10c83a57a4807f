/** Events with what Python's types say they carry: matched by their kind, or asked for a field that several kinds have. */

/** What any event may carry besides. */
type Besides = { cause_kind?: string; deciding_seats?: number[] }

/** The events of a game whose data by kind are `D`: some kinds of them, or all. */
export type EventOf<D, K extends keyof D = keyof D> = {
  [P in K]: { kind: P; cause: string; move: number; data: D[P] & Besides }
}[K]

type NamesIn<T> = T extends unknown ? keyof T : never
type In<T, F extends PropertyKey> = T extends unknown ? (F extends keyof T ? T[F] : never) : never

/** Any event of a game, whichever fields it has: none is left out of its type, and each may be missing. */
export interface LooseEvent<D> {
  kind: keyof D
  cause: string
  move: number
  data: { [F in NamesIn<D[keyof D]>]?: In<D[keyof D], F> } & Besides
}
