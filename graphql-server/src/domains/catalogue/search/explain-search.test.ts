import { describe, expect, it } from 'vitest'
import { createIndexedTable, IN_STOCK } from '../../../../test/support/indexed-table.ts'
import { createLexicon } from './lexicon/lexicon.ts'
import type { SearchDocument } from './inverted-index/ranking.ts'

const lexicon = createLexicon([
  'milk: doodh, दूध',
  'bay leaf: tej patta',
  'paracetamol < dolo',
  '-: ki, for',
])
const blank = {
  name: '',
  brand: '',
  composition: '',
  subCategories: [],
  categories: [],
  manufacturer: '',
  hsn: '',
  barcodes: [],
  unit: '',
  description: '',
}
const ID = '1'.padStart(24, '0')
const OTHER_ID = '2'.padStart(24, '0')

/** Creates an index with this product, and others with these names. */
function createIndex(product: Partial<SearchDocument>, ...others: string[]) {
  const index = createIndexedTable(lexicon)
  index.put({ ...blank, ...product, id: ID })
  for (const [at, name] of others.entries())
    index.put({ ...blank, name, id: (at + 2).toString(16).padStart(24, '0') })
  return index
}

describe('the match of a term', () => {
  it.each([
    ['SAME_WORD', 'butter', { name: 'Salted Butter' }, 'butter'],
    ['SOUNDS_ALIKE', 'chaaval', { name: 'Basmati Chawal' }, 'chawal'],
    ['SAME_MEANING', 'doodh', { name: 'Toned Milk' }, 'milk'],
    ['SAME_MEANING', 'mouth wash', { name: 'Mint Mouthwash' }, 'mouthwash'],
    ['BEGINNING', 'butt', { name: 'Salted Butter' }, 'butter'],
    ['SINGULAR_OR_PLURAL', 'eggs', { name: 'Farm Egg' }, 'egg'],
    ['RELATED', 'dolo', { name: 'Paracetamol' }, 'paracetamol'],
    ['COMPLETED', 'doo', { name: 'Toned Milk' }, 'milk'],
    ['TYPING_ERROR', 'buttre', { name: 'Salted Butter' }, 'butter'],
  ])("a match has the kind %s for '%s' and %j", (kind, text, product, word) => {
    const [term] = createIndex(product).explain(text, ID)?.terms ?? []
    expect(term).toMatchObject({ text, optional: false })
    expect(term?.match?.words).toEqual([{ word, fields: ['NAME'], kind }])
  })

  it('explains a match by the words that were published last', () => {
    const index = createIndex({ name: 'Toned Milk' })
    index.setLexicon(createLexicon(['milk: paal']))
    expect(index.explain('doodh', ID)?.terms[0]?.match).toBeNull()
    expect(index.explain('paal', ID)?.terms[0]?.match?.words[0]?.kind).toBe('SAME_MEANING')
  })

  it('a match names all fields that contain the word, the most important first', () => {
    const index = createIndex({
      description: 'Mint',
      unit: 'Mint',
      manufacturer: 'Mint',
      categories: ['Mint'],
      subCategories: ['Mint'],
      composition: 'Mint',
      brand: 'Mint',
      name: 'Mint',
    })
    expect(index.explain('mint', ID)?.terms[0]?.match?.words[0]?.fields).toEqual([
      'NAME',
      'BRAND',
      'COMPOSITION',
      'SUB_CATEGORY',
      'CATEGORY',
      'MANUFACTURER',
      'UNIT',
      'DESCRIPTION',
    ])
  })

  it('explains the match with the most points', () => {
    const index = createIndex({ name: 'Butterscotch', brand: 'Buttre', description: 'With butter' })
    expect(index.explain('butter', ID)?.terms[0]?.match?.words).toEqual([
      { word: 'butterscotch', fields: ['NAME'], kind: 'BEGINNING' },
    ])
  })

  it('explains each word of a phrase, with the points of the weakest', () => {
    const index = createIndex({ name: 'Organic Leaf Tea', description: 'With bay' })
    const [term] = index.explain('tej patta', ID)?.terms ?? []
    expect(term).toEqual({
      text: 'tej patta',
      optional: false,
      match: {
        words: [
          { word: 'bay', fields: ['DESCRIPTION'], kind: 'SAME_MEANING' },
          { word: 'leaf', fields: ['NAME'], kind: 'SAME_MEANING' },
        ],
        points: 190,
      },
    })
  })

  it('a match is missing if the product lacks one word of the phrase', () => {
    const index = createIndex({ name: 'Leaf Tea' })
    expect(index.explain('bay leaf', ID)?.terms).toEqual([
      { text: 'bay leaf', optional: false, match: null },
    ])
  })

  it('a match includes the bonus for a short title', () => {
    const [one, two] = ['Butter', 'Salted Butter'].map(
      (name) => createIndex({ name }).explain('butter', ID)?.terms[0]?.match?.points,
    )
    expect([one, two]).toEqual([1300, 1150])
  })

  it('an optional term counts half, and not without a required one', () => {
    const points = (text: string) =>
      createIndex({ description: 'Soap for hands' })
        .explain(text, ID)
        ?.terms.map(({ optional, match }) => [optional, match?.points])
    expect(points('for hands')).toEqual([
      [false, 200],
      [true, 100],
    ])
    expect(points('for feet')).toEqual([
      [false, undefined],
      [true, 0],
    ])
  })
})

describe('the score of a product', () => {
  const explain = (index: ReturnType<typeof createIndex>, text: string) => {
    const { weights, weightedPoints, score } = index.explain(text, ID) ?? {}
    return { ...weights, weightedPoints, score }
  }

  it('a match of one word has no weights for a product in stock that was never ordered', () => {
    expect(explain(createIndex({ name: 'Salted Butter' }), 'butter')).toEqual({
      inStock: true,
      wordsInOrder: false,
      popularity: 0,
      weightedPoints: 1150,
      score: 32_768 + 1150,
    })
  })

  it('words in order and popular products score higher', () => {
    const index = createIndex({ name: 'Salted Butter' })
    index.setSales(new Map([[ID, 7]]))
    expect(explain(index, 'salted butter')).toEqual({
      inStock: true,
      wordsInOrder: true,
      popularity: 3,
      weightedPoints: 2668,
      score: 2 * 32_768 + 2668,
    })
  })

  it('a product that is out of stock scores lower', () => {
    const index = createIndex({ name: 'Salted Butter' })
    index.put({ ...blank, name: 'Salted Butter', id: ID }, { ...IN_STOCK, isInStock: false })
    expect(explain(index, 'butter')).toMatchObject({ inStock: false, weightedPoints: 920 })
  })

  it('a product without any required term scores 0', () => {
    expect(explain(createIndex({ name: 'Soap for hands' }), 'for feet')).toMatchObject({
      weightedPoints: 0,
      score: 0,
    })
  })
})

describe('a product', () => {
  const isFound = (index: ReturnType<typeof createIndex>, text: string) => {
    const { found, relaxed } = index.explain(text, ID) ?? {}
    return { found, relaxed }
  }

  it('finds a product that has all required terms', () => {
    const index = createIndex({ name: 'Mint Soap' }, 'Rose Soap')
    expect(isFound(index, 'mint soap')).toEqual({ found: true, relaxed: false })
    expect(isFound(index, 'soap for mint')).toEqual({ found: true, relaxed: false })
  })

  it('does not find a product without a term that another product has', () => {
    const index = createIndex({ name: 'Mint Soap' }, 'Rose Soap')
    expect(isFound(index, 'rose soap')).toEqual({ found: false, relaxed: false })
  })

  it('finds a product with some of the terms if no product has all', () => {
    const index = createIndex({ name: 'Mint Soap' }, 'Rose Water')
    expect(isFound(index, 'mint water')).toEqual({ found: true, relaxed: true })
    expect(isFound(index, 'rose candle')).toEqual({ found: false, relaxed: true })
  })

  it('does not find a product with some of the terms behind 50 better products', () => {
    const others = Array.from({ length: 50 }, (_, at) => `Mint ${at}`)
    const index = createIndex({ description: 'With mint' }, ...others)
    expect(isFound(index, 'mint candle')).toEqual({ found: false, relaxed: true })
  })

  it('does not find a product by words that no product has', () => {
    const index = createIndex({ name: 'Mint Soap' })
    expect(isFound(index, 'candle')).toEqual({ found: false, relaxed: false })
  })

  it('a product lacks no term if the query has no words', () => {
    expect(createIndex({ name: 'Mint Soap' }).explain(' ', ID)).toMatchObject({
      found: true,
      relaxed: false,
      terms: [],
      score: 0,
    })
  })

  it('a missing or removed product has no explanation', () => {
    const index = createIndex({ name: 'Mint Soap' })
    expect(index.explain('mint', OTHER_ID)).toBeNull()
    index.remove(ID)
    expect(index.explain('mint', ID)).toBeNull()
  })
})
