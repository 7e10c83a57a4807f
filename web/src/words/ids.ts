/** Ids of messages, shorter: each says only how it goes on after what it has in common with the one before it. */

const FEWEST = 3
const MOST = 28
const SIGN = 'A'.charCodeAt(0) - FEWEST

/** A catalogue whose lines begin with a letter for how much of the last id is kept, where that saves anything. */
export function shortIds(text: string): string {
  let before = ''
  return text.replace(/^[\w-]+(?==)/gm, (id) => {
    let kept = 0
    while (kept < MOST && kept < id.length && id[kept] === before[kept]) kept++
    before = id
    return kept < FEWEST ? id : String.fromCharCode(SIGN + kept) + id.slice(kept)
  })
}

/** The catalogue as it was: ids begin with a small letter or a line, so that no other line is taken for one. */
export function wholeIds(text: string): string {
  let before = ''
  return text.replace(/^([A-Z]?)([\w-]*)(?==)/gm, (_, kept: string, rest: string) => {
    before = before.slice(0, kept ? kept.charCodeAt(0) - SIGN : 0) + rest
    return before
  })
}
