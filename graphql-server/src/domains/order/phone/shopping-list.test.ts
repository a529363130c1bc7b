import { describe, expect, it } from 'vitest'
import { readShoppingList } from './shopping-list.ts'

const readingsOf = (text: string) =>
  readShoppingList(text).map(({ readings }) =>
    readings.map(({ words, pieces, amount }) =>
      amount ? `${amount.count} ${amount.of} ${words}` : `${pieces} × ${words}`,
    ),
  )

describe('reading a shopping list', () => {
  it('commas, semicolons and line breaks separate the entries, and blank ones are left out', () => {
    const texts = readShoppingList('2 kg atta, dahi 3;dolo 650\n\n , \r\nsalt').map(
      ({ text }) => text,
    )
    expect(texts).toEqual(['2 kg atta', 'dahi 3', 'dolo 650', 'salt'])
  })

  it.each([
    ['2 kg atta', '2000 GRAM atta'],
    ['atta 2kg', '2000 GRAM atta'],
    ['sugar 500 g', '500 GRAM sugar'],
    ['1.5 l milk', '1500 MILLILITRE milk'],
    ['half kg paneer', '500 GRAM paneer'],
    ['½ kg paneer', '500 GRAM paneer'],
    ['1/2 kg paneer', '500 GRAM paneer'],
    ['aadha kilo paneer', '500 GRAM paneer'],
    ['2 kilo aloo', '2000 GRAM aloo'],
  ])('%s is an amount', (text, reading) => {
    expect(readingsOf(text)).toEqual([[reading]])
  })

  it.each([
    ['3 pcs soap', '3 × soap'],
    ['maggi x 4', '4 × maggi'],
    ['4 x maggi', '4 × maggi'],
    ['2 packets bread', '2 × bread'],
    ['crocin 2 strips', '2 × crocin'],
    ['1 dozen eggs', '12 × eggs'],
    ['dozen eggs', '12 × eggs'],
  ])('%s is a number of pieces', (text, reading) => {
    expect(readingsOf(text)).toEqual([[reading]])
  })

  it.each([
    ['dahi 3', ['1 × dahi 3', '3 × dahi']],
    ['2 maggi', ['1 × 2 maggi', '2 × maggi']],
    ['dolo 650', ['1 × dolo 650', '650 × dolo']],
    ['2 dolo 650', ['1 × 2 dolo 650', '650 × 2 dolo', '2 × dolo 650']],
    ['7up', ['1 × 7up']],
    ['3', ['1 × 3']],
  ])('the number in %s may be part of the name', (text, readings) => {
    expect(readingsOf(text)).toEqual([readings])
  })

  it('bullets and numbers before the entries are not read', () => {
    expect(readingsOf('1. salt\n2) 2 kg atta\n- tea\n• 1.5 l milk')).toEqual([
      ['1 × salt'],
      ['2000 GRAM atta'],
      ['1 × tea'],
      ['1500 MILLILITRE milk'],
    ])
  })

  it('long lists and entries are cut', () => {
    expect(readShoppingList('tea,'.repeat(500))).toHaveLength(50)
    expect(readShoppingList('x'.repeat(20_000))[0]?.text).toHaveLength(100)
  })

  it.each(['', ' ,;\n', '\u0000', '\u202e'])('%j has no entries', (text) => {
    expect(readShoppingList(text)).toEqual([])
  })
})
