import { describe, expect, it } from 'vitest'
import { chooseCorrections } from './corrections.ts'
import { Postings } from './postings.ts'

/** Creates an entry for a word that this many documents contain. */
const entry = (word: string, documents = 100) => ({
  word,
  letters: 0,
  number: 0,
  postings: new Postings(Uint32Array.from({ length: documents }, (_none, at) => at)),
})

/** Returns the doubts about a correction. The other candidates are frequent but unrelated words. */
function doubtsAbout(word: string, correction: string, { typos = 1, documents = 100 } = {}) {
  const similar = [
    { entry: entry(correction, documents), typos },
    { entry: entry('other'), typos: 1 },
  ]
  return chooseCorrections(word, [], similar)[0]?.doubts
}

describe('a correction', () => {
  it.each([
    ['shampo', 'shampoo', 0],
    ['crocni', 'crocin', 0],
    ['milj', 'milk', 0],
    ['panir', 'paner', 0],
    ['milp', 'milk', 1],
    ['ilk', 'milk', 1],
    ['silk', 'milk', 2],
  ])('the correction of %s to %s has %i doubts', (word, correction, doubts) => {
    expect(doubtsAbout(word, correction)).toBe(doubts)
  })

  it('a correction is less likely with two typing errors, and if far fewer products contain it', () => {
    expect(doubtsAbout('turmaricc', 'turmeric', { typos: 2 })).toBe(1)
    expect(doubtsAbout('shampo', 'shampoo', { documents: 4 })).toBe(1)
    expect(doubtsAbout('shampo', 'shampoo', { documents: 5 })).toBe(0)
  })
})

describe('a word that products contain', () => {
  const correct = (documents: number) =>
    chooseCorrections(
      'shampo',
      [entry('shampo', documents)],
      [{ entry: entry('shampoo', 100), typos: 1 }],
    )

  it('corrects a word that products contain only to a much more frequent one', () => {
    expect(correct(5)).toHaveLength(1)
    expect(correct(6)).toEqual([])
  })
})
