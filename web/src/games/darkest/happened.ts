/** What happens in this game. */
import type { EventOf, LooseEvent } from '../../api/told'
import type { Data } from './told'

export type Kind = keyof Data

/** Some kinds, all of which there are. */
export type OfKind<K extends Kind> = K

/** What has happened, of these kinds: matched by its kind. */
export type Happened<K extends Kind = Kind> = EventOf<Data, K>

/** What has happened, whatever it was: asked for fields that it may have. */
export type AnyEvent = LooseEvent<Data>

/** What an event can tell. */
export type Field = keyof AnyEvent['data']

/** What an event tells, whatever it was. */
export const dataOf = ({ data }: AnyEvent): AnyEvent['data'] => data

/** For some kinds, fields that events of that kind have. */
export type FieldsByKind<F = never> = { [K in Kind]?: keyof Data[K] | F }
