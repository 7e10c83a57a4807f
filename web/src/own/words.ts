/** A key as words that can be read out and typed: sixteen bits are a word of five letters, as "lusab" (proquints). */

const CONSONANTS = 'bdfghjklmnprstvz'
const VOWELS = 'aiou'
export const BYTES = 16

/** A key in words. */
export function toWords(key: Uint8Array): string {
  const words: string[] = []
  for (let at = 0; at + 1 < key.length; at += 2) {
    const bits = (key[at]! << 8) | key[at + 1]!
    const letter = (letters: string, shift: number) => letters[(bits >> shift) & (letters.length - 1)]
    words.push(
      [
        letter(CONSONANTS, 12),
        letter(VOWELS, 10),
        letter(CONSONANTS, 6),
        letter(VOWELS, 4),
        letter(CONSONANTS, 0),
      ].join(''),
    )
  }
  return words.join(' ')
}

/** The key that these words are, however they are set apart; null where they are none. */
export function fromWords(text: string): Uint8Array<ArrayBuffer> | null {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length !== (BYTES / 2) * 5) return null
  const key = new Uint8Array(BYTES)
  for (let word = 0; word < BYTES / 2; word += 1) {
    let bits = 0
    for (const [at, sign] of [...letters.slice(word * 5, word * 5 + 5)].entries()) {
      const known = at % 2 ? VOWELS : CONSONANTS
      const value = known.indexOf(sign)
      if (value < 0) return null
      bits = bits * known.length + value
    }
    key[word * 2] = bits >> 8
    key[word * 2 + 1] = bits & 255
  }
  return key
}
