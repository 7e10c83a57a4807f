/** The text of a card or a room, in the lines of its table of results. */
import { help } from '../../../../words/words.svelte'
import { GAME } from '../../pieces'

/** A line begins with the results it is for, at most after a short word: "5 or more: …", "1 to 4: …", "Ab 5: …". */
const RESULTS = /(?<=[.:!?)”“»] )(?=(?:\p{Lu}\p{Ll} )?\d[^.:;]{0,24}:\s)/u

/** What stands before the table, and then each of its lines; a text without a table is one line. */
export function cardLines(kind: string, id: string): string[] {
  return help(`${GAME}-${kind}-${id}`).split(RESULTS)
}

/** Which of them a roll has hit: the table counts from 0, after what stands before it, and the line is for the same results. */
export function lineHit(lines: readonly string[], line: unknown, span: unknown): number | undefined {
  const hit = typeof line === 'number' ? line + 1 : 0
  const least = /\d+/.exec(lines[hit] ?? '')?.[0]
  return hit > 0 && typeof span === 'string' && least === /\d+/.exec(span)?.[0] ? hit : undefined
}
