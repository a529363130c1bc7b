/** A word's letters as bits, to quickly rule out that two words are similar. */
export function letterBits(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/**
 * Returns false for words with more than `typos` typing errors between them: each error adds or removes at most two
 * letters in the set.
 */
export function mayBeNear(letters: number, others: number, typos: number): boolean {
  return bitCount(letters ^ others) <= 2 * typos
}

/** Source: the parallel bit count of 'Hacker's Delight', section 5-1. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * Counts the typing errors between two words: an extra, missing or wrong letter, or two swapped neighbours. Returns
 * `limit + 1` if there are more than `limit`. Only for small limits, because the work grows exponentially with them.
 */
export function typosBetween(word: string, other: string, limit: number, from = 0, to = 0): number {
  let at = from
  let there = to
  while (at < word.length && word.charCodeAt(at) === other.charCodeAt(there)) {
    at += 1
    there += 1
  }
  const left = word.length - at
  const leftThere = other.length - there
  if (left === 0 && leftThere === 0) return 0
  if (limit === 0 || Math.abs(left - leftThere) > limit) return limit + 1
  const rest = (a: number, b: number) => 1 + typosBetween(word, other, limit - 1, at + a, there + b)
  let least = Math.min(rest(1, 1), rest(1, 0), rest(0, 1))
  const isSwap =
    word.charCodeAt(at) === other.charCodeAt(there + 1) &&
    word.charCodeAt(at + 1) === other.charCodeAt(there)
  if (isSwap) least = Math.min(least, rest(2, 2))
  return least
}
