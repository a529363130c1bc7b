import { describe, expect, it } from 'vitest'
import { letterBits, mayBeNear, typosBetween } from './typos.ts'

describe('the typing errors between two words', () => {
  it.each([
    ['honey', 'honey', 0],
    ['honey', 'hone', 1],
    ['honey', 'honeyy', 1],
    ['honey', 'money', 1],
    ['honey', 'hnoey', 1],
    ['honey', 'ohney', 1],
    ['turmeric', 'turmaricc', 2],
    ['turmeric', 'tumreirc', 2],
    ['turmeric', 'taxmerico', 3],
    ['ab', 'ba', 1],
    ['a', '', 1],
    ['', '', 0],
    ['abcdef', 'fedcba', 3],
  ])('counts the typing errors between %s and %s as %i, up to 2', (word, other, typos) => {
    expect(typosBetween(word, other, 2)).toBe(typos)
    expect(typosBetween(other, word, 2)).toBe(typos)
  })

  it('two words never have more typing errors than their sets of letters allow', () => {
    const words = ['honey', 'money', 'turmeric', 'tumreic', 'ketchup', 'keychupp', 'हल्दी', 'हल्दि']
    for (const word of words) {
      for (const other of words) {
        if (typosBetween(word, other, 2) > 2) continue
        expect(mayBeNear(letterBits(word), letterBits(other), 2)).toBe(true)
      }
    }
  })
})
