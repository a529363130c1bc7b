import { beforeEach, describe, expect, it } from 'vitest'
import type { ShopSort } from '../../../contract/types.generated.ts'
import { MAX_PRICE } from '../../../lib/money.ts'
import { createLexicon } from './lexicon/lexicon.ts'
import {
  createIndexedTable,
  IN_STOCK,
  type IndexedDocument,
  type IndexedTable,
} from '../../../../test/support/indexed-table.ts'

const lexicon = createLexicon([
  'milk: doodh, दूध',
  'bay leaf: tej patta, तेज पत्ता',
  'broom: jhadu',
  'paracetamol < dolo, crocin',
  'cough syrup < khansi ki dawa',
  '-: ki, ke, liye, for, good',
])

function getId(number: number): string {
  return number.toString(16).padStart(24, '0')
}

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

function build(number: number, fields: Partial<IndexedDocument>): IndexedDocument {
  return { ...blank, ...fields, id: getId(number) }
}

describe('a search', () => {
  let index: IndexedTable
  let names: Map<string, string>

  beforeEach(() => {
    index = createIndexedTable(lexicon)
    names = new Map()
  })

  function put(...documents: IndexedDocument[]): void {
    for (const document of documents) {
      names.set(document.id, document.name)
      index.put(document)
    }
  }

  /** Fills the index with products that have these names, oldest first. */
  function putNames(...list: string[]): void {
    put(...list.map((name, at) => build(at + 1, { name })))
  }

  function find(text: string, first = 100): (string | undefined)[] {
    return index.find(text, { first }).hits.map(({ id }) => names.get(id))
  }

  it.each([
    ['a whole word', 'milk', ['Toned Milk']],
    ['a prefix of a word', 'mil', ['Toned Milk']],
    ['words in any case', 'MILK', ['Toned Milk']],
    ['words with and without accents', 'créme', ['Crème Caramel']],
    ['a number separated from its unit', 'paracetamol 500 mg', ['Paracetamol 500mg Tablets']],
    ['a number joined to its unit', '500mg', ['Paracetamol 500mg Tablets']],
    ['the singular for a plural', 'eggs', ['Brown Egg']],
    ['words in any order', 'tablets paracetamol', ['Paracetamol 500mg Tablets']],
    ['any word, if no product has all', 'toned elephant', ['Toned Milk']],
    ['nothing', 'elephant', []],
    ['nothing for a text of only signs', '.* $where', []],
  ])('a search finds %s', (_case, text, expected) => {
    putNames('Toned Milk', 'Crème Caramel', 'Paracetamol 500mg Tablets', 'Brown Egg')
    expect(find(text)).toEqual(expected)
  })

  it.each([
    ['none below four letters', 'mlk', []],
    ['one from four letters on', 'mlik', ['Milk']],
    ['a wrong letter of five letters', 'hpney', ['Honey']],
    ['a missing letter', 'keychup', ['Ketchup']],
    ['not two below eight letters', 'ketxhuo', []],
    ['two from eight letters on', 'turmaricc', ['Turmeric']],
    ['not three', 'turmaxiccc', []],
    ['none in numbers', '50000', []],
  ])('a search tolerates typing errors: %s', (_case, text, expected) => {
    putNames('Milk', 'Honey', 'Ketchup', 'Turmeric', 'Water 20000')
    expect(find(text)).toEqual(expected)
  })

  it('ranks names before sub-categories, categories, units and descriptions', () => {
    put(
      build(5, { name: 'Five', description: 'Goes well with lemon.' }),
      build(4, { name: 'Four', unit: '1 lemon' }),
      build(3, { name: 'Three', categories: ['Lemon'] }),
      build(2, { name: 'Two', subCategories: ['Lemon'] }),
      build(1, { name: 'Lemon' }),
    )
    expect(find('lemon')).toEqual(['Lemon', 'Two', 'Three', 'Four', 'Five'])
  })

  it('finds products by brand, as by name, then by composition and manufacturer', () => {
    put(
      build(1, { name: 'Toned', description: 'amul' }),
      build(2, { name: 'Toned', manufacturer: 'Amul Dairy' }),
      build(3, { name: 'Curd', composition: 'Amul' }),
      build(4, { name: 'Butter', brand: 'Amul' }),
      build(5, { name: 'Amul Milk', brand: 'Amul' }),
      build(6, { name: 'Amul Gold Milk' }),
    )
    expect(find('amul')).toEqual([
      'Amul Milk',
      'Butter',
      'Amul Gold Milk',
      'Curd',
      'Toned',
      'Toned',
    ])
    expect(find('amul butter')).toEqual(['Butter'])
  })

  it('ranks whole words before prefixes, and these before typing errors in unknown words', () => {
    putNames('Butter', 'Buttermilk', 'Buttar')
    expect(find('butter')).toEqual(['Butter', 'Buttermilk'])
    putNames('Honey', 'Honeydew')
    expect(find('honeyd')).toEqual(['Honeydew', 'Honey'])
  })

  it('ranks a whole word in a description before a typing error in a name', () => {
    put(build(2, { name: 'Money' }), build(1, { name: 'Tea', description: 'With real honeydew.' }))
    expect(find('honey')).toEqual(['Tea', 'Money'])
  })

  it('finds at most 50 products with some of the words if no product has all', () => {
    putNames('Green Tea', ...Array.from({ length: 60 }, () => 'Apple Juice'))
    const relaxed = index.find('green juice', { first: 10 })
    expect(relaxed).toMatchObject({ isRelaxed: true, totalCount: 50, hasNextPage: true })
    const last = index.find('green juice', { first: 10, after: relaxed.hits[9], skip: 30 })
    expect(last).toMatchObject({ totalCount: 50, hasNextPage: false })
    expect(last.hits).toHaveLength(10)
    expect(index.find('apple juice', { first: 1 })).toMatchObject({
      isRelaxed: false,
      totalCount: 60,
    })
    expect(index.find('elephant', { first: 1 }).isRelaxed).toBe(false)
  })

  it('sorts the best matches by price if no product has all words', () => {
    const cheap = { ...IN_STOCK, price: 100 }
    for (let n = 1; n <= 60; n += 1) index.put(build(n, { name: 'Tea', unit: 'green' }), cheap)
    const named = build(61, { name: 'Green Juice Mix' })
    index.put(named, { ...IN_STOCK, price: 200 })
    const { hits, isRelaxed } = index.find(
      'green juice elephant',
      { first: 50 },
      { sort: 'PRICE_DESC' },
    )
    expect({ isRelaxed, first: hits[0]?.id, count: hits.length }).toEqual({
      isRelaxed: true,
      first: named.id,
      count: 50,
    })
  })

  it('sorts the highest prices exactly, and equal ones by age', () => {
    const prices = [MAX_PRICE, MAX_PRICE - 1, MAX_PRICE, 0]
    for (const [n, price] of prices.entries())
      index.put(build(n + 1, { name: 'Saffron' }), { ...IN_STOCK, price })
    const ids = (sort: ShopSort) =>
      index.find('saffron', { first: 9 }, { sort }).hits.map(({ id }) => Number(id))
    expect(ids('PRICE_DESC')).toEqual([3, 1, 2, 4])
    expect(ids('PRICE_ASC')).toEqual([4, 2, 3, 1])
  })

  it.each([
    ['crocim advanxe', 'crocin advance'],
    ['Cilgate Tothpaste 200 gm', 'colgate toothpaste 200g'],
    ['colgate', null],
    ['colg', null],
    ['doodh', null],
    ['elephant', null],
    ['toothpaste elephant', null],
    ['sugr', 'sugar'],
  ])('suggests for %j the correction %j', (text, corrected) => {
    putNames('Crocin Advance', 'Colgate Toothpaste 200g', 'Toned Milk', 'Sugr Balance')
    put(...Array.from({ length: 20 }, (_none, at) => build(100 + at, { name: 'Sugar' })))
    expect(index.find(text, { first: 1 }).correctedText).toBe(corrected)
  })

  it('ranks products in stock first, unless others match much better', () => {
    putNames('Basmati Rice', 'Basmati Rice', 'Rice Flour')
    index.put(build(2, { name: 'Basmati Rice' }), { ...IN_STOCK, isInStock: false })
    expect(index.find('rice', { first: 3 }).hits.map(({ id }) => id)).toEqual([3, 1, 2].map(getId))
    expect(index.find('basm', { first: 3 }).hits.map(({ id }) => id)).toEqual([1, 2].map(getId))
    putNames('Sold Out Honey', 'Candy')
    index.put(build(1, { name: 'Sold Out Honey' }), { ...IN_STOCK, isInStock: false })
    put(build(2, { name: 'Candy', description: 'Tastes of honey.' }))
    expect(find('honey')).toEqual(['Sold Out Honey', 'Candy'])
  })

  it('finds the same products whatever was searched before', () => {
    putNames('सिकोन्दरी')
    expect(find('सिकंदरा')).toEqual([])
    expect(find('सिकन्दरा')).toEqual(['सिकोन्दरी'])
    expect(find('सिकंदरा')).toEqual([])
  })

  it('ranks products that were ordered often before others that match as well', () => {
    putNames('Basmati Rice', 'Sona Rice', 'Brown Rice', 'Rice')
    index.setSales(
      new Map([
        [getId(1), 500],
        [getId(2), 3],
        [getId(77), 9],
      ]),
    )
    expect(find('rice')).toEqual(['Basmati Rice', 'Rice', 'Sona Rice', 'Brown Rice'])
    index.setSales(new Map())
    expect(find('rice')).toEqual(['Rice', 'Brown Rice', 'Sona Rice', 'Basmati Rice'])
  })

  it('ranks a new product as one that was never ordered, also after a popular one was removed', () => {
    putNames('Basmati Rice', 'Sona Rice')
    index.setSales(new Map([[getId(2), 500]]))
    index.remove(getId(2))
    put(build(0, { name: 'Brown Rice' }))
    expect(find('rice')).toEqual(['Basmati Rice', 'Brown Rice'])
  })

  it('ranks titles with the words in their order first', () => {
    put(
      build(1, { name: 'Chocolate Milk Drink' }),
      build(2, { name: 'Milk Chocolate Bar' }),
      build(3, { name: 'Bar Milk', brand: 'Chocolate' }),
    )
    expect(find('milk choc')).toEqual(['Milk Chocolate Bar', 'Bar Milk', 'Chocolate Milk Drink'])
    expect(find('chocolate milk')[0]).toBe('Chocolate Milk Drink')
    expect(find('chocolate bar milk')[0]).toBe('Bar Milk')
  })

  it('prefers the beginning of a word to its singular', () => {
    putNames('Flax Oil', 'Roasted Flaxseeds')
    expect(find('flaxs')).toEqual(['Roasted Flaxseeds', 'Flax Oil'])
  })

  it('ranks the likeliest correction first', () => {
    putNames('Crocin', 'Crocin Advance', 'Crocid')
    expect(find('crocim')).toEqual(['Crocin', 'Crocin Advance', 'Crocid'])
  })

  it('ranks the shorter name first', () => {
    putNames('Milk', 'Chocolate Bar with Milk')
    expect(find('milk')).toEqual(['Milk', 'Chocolate Bar with Milk'])
  })

  it('ranks a product with all words before products with some', () => {
    putNames('Green Apple', 'Green Tea', 'Apple Juice')
    expect(find('green tea')).toEqual(['Green Tea'])
    expect(find('green tea juice')[0]).toBe('Green Tea')
  })

  it('ranks the newest first where everything else is equal, in every build', () => {
    putNames('Rice', 'Rice', 'Rice')
    const ids = index.find('rice', { first: 3 }).hits.map(({ id }) => id)
    expect(ids).toEqual([3, 2, 1].map(getId))
    const again = createIndexedTable(lexicon)
    for (const number of [2, 3, 1]) again.put(build(number, { name: 'Rice' }))
    expect(again.find('rice', { first: 3 }).hits.map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['doodh', ['Amul Doodh', 'Toned Milk']],
    ['dudh', ['Amul Doodh', 'Toned Milk']],
    ['दूध', ['Amul Doodh', 'Toned Milk']],
    ['milk', ['Toned Milk', 'Amul Doodh']],
    ['tej patta', ['Bay Leaf 50g']],
    ['तेज पत्ता 50 ग्राम', ['Bay Leaf 50g']],
    ['khansi ki dawa', ['Cough Syrup']],
    ['jhad', ['Grass Broom']],
    ['baadam', ['Badam Roasted']],
    ['बादाम', ['Badam Roasted']],
    ['पेरासिटामोल', ['Paracetamol 650']],
  ])('finds %s by meaning, sound or script: %j', (text, expected) => {
    putNames(
      'Toned Milk',
      'Bay Leaf 50g',
      'Leaf Green Paint',
      'Bay Window Blind',
      'Cough Syrup',
      'Grass Broom',
      'Badam Roasted',
      'Paracetamol 650',
      'Amul Doodh',
    )
    expect(find(text)).toEqual(expected)
  })

  it('ranks a kind of product before products that contain it', () => {
    put(
      build(1, { name: 'Toned Milk', subCategories: ['Milk'] }),
      build(2, { name: 'Milk Biscuit', subCategories: ['Biscuits'] }),
    )
    expect(find('milk')).toEqual(['Toned Milk', 'Milk Biscuit'])
  })

  it('ranks a brand before other products with its ingredient', () => {
    putNames('Dolo 650 Tablet', 'Paracetamol 650 Tablet', 'Ibuprofen 400')
    expect(find('dolo')).toEqual(['Dolo 650 Tablet', 'Paracetamol 650 Tablet'])
    expect(find('dolo650')[0]).toBe('Dolo 650 Tablet')
  })

  it.each([
    ['mouthwash', 'Mint Mouth Wash'],
    ['tooth paste', 'Herbal Toothpaste'],
  ])('finds %s joined and split', (text, name) => {
    putNames('Mint Mouth Wash', 'Wash Basin', 'Herbal Toothpaste', 'Paste')
    expect(find(text)[0]).toBe(name)
  })

  it('does not require words that say little, but counts them', () => {
    putNames('Good Day Biscuit', 'Day Cream', 'Good Knight')
    expect(find('good day')).toEqual(['Good Day Biscuit', 'Day Cream'])
    expect(find('biscuit ke liye')).toEqual(['Good Day Biscuit'])
    putNames('Butter', 'Good Buttermilk')
    expect(find('butter for good')).toEqual(['Butter', 'Good Buttermilk'])
  })

  it('searches for words that say little if there are no others', () => {
    putNames('Good Day Biscuit', 'Good Knight')
    expect(find('good')).toEqual(['Good Knight', 'Good Day Biscuit'])
  })

  it('a search includes changed and removed products', () => {
    putNames('Honey', 'Honey Jar')
    put(build(1, { name: 'Jaggery' }))
    expect(find('honey')).toEqual(['Honey Jar'])
    expect(find('jaggery')).toEqual(['Jaggery'])
    index.remove(getId(2))
    index.remove(getId(77))
    expect(find('honey')).toEqual([])
    expect(index.table.ids.size).toBe(1)
    put(build(2, { name: 'Honey Jar' }))
    expect(find('honey')).toEqual(['Honey Jar'])
  })

  it('returns the total count and whether there are more pages, and skips hits for numbered pages', () => {
    putNames('Rice 1', 'Rice 2', 'Rice 3', 'Rice 4', 'Rice 5')
    const page = index.find('rice', { first: 2, skip: 2 })
    expect(page.hits.map(({ id }) => id)).toEqual([3, 2].map(getId))
    expect(page).toMatchObject({ totalCount: 5, hasNextPage: true })
    expect(index.find('rice', { first: 2, skip: 4 })).toMatchObject({ hasNextPage: false })
    expect(index.find('rice', { first: 2, skip: 40 }).hits).toEqual([])
  })

  it('continues after a hit even if other products or the hit itself have changed', () => {
    const all = Array.from({ length: 40 }, (_none, at) => `Rice ${at}`)
    putNames(...all)
    const first = index.find('rice', { first: 10 })
    const after = first.hits.at(-1)
    put(build(100, { name: 'Rice 100' }), build(101, { name: 'Wheat' }))
    index.remove(after?.id ?? '')
    const next = index.find('rice', { first: 100, after })
    const ids = [...first.hits, ...next.hits].map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 40 }, (_none, at) => getId(40 - at)))
    expect(next.hasNextPage).toBe(false)
  })

  it('finds nothing for hostile queries, and works afterwards', () => {
    putNames('Rice', 'Wheat')
    for (const text of [
      'x'.repeat(10_000),
      'a '.repeat(5_000),
      '(a+)+$'.repeat(999),
      '\u0300'.repeat(999),
    ]) {
      expect(index.find(text, { first: 100 }).hits).toEqual([])
    }
    expect(find('rice')).toEqual(['Rice'])
  })
})
