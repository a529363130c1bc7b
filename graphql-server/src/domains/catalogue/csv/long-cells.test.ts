import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readComposition } from '../medicine/composition.ts'
import { readPack } from '../medicine/pack.ts'
import { readPrescription } from '../medicine/prescription.ts'
import { parsePercent, readAmount, readWholeNumber } from './amounts.ts'
import { rowAcceptor } from './accept-rows.ts'
import { findColumns, FIELDS, type Field } from './columns.ts'

/** The start of texts with which a pattern could take quadratic time. */
const HOSTILE = [
  '1',
  '1,',
  '1.',
  ' ',
  '+',
  '(',
  ')',
  'a1 mg ',
  '<',
  '&',
  '<a ',
  "'",
  '\n',
  '|',
  ',',
  '"',
  '1 of ',
  '₹',
]
const LONG = 400_000
/** Twice the maximum of the field, and 100 characters for blanks. The longest cells have lists. */
const LONGEST: Record<Field, number> = {
  name: 500,
  price: 300,
  salePrice: 300,
  discount: 300,
  stock: 300,
  unit: 300,
  category: 4_100,
  subCategory: 4_100,
  description: 20_100,
  brand: 300,
  manufacturer: 500,
  composition: 2_100,
  pack: 4_100,
  prescription: 500,
  image: 40_100,
  moreDetails: 220_100,
}

let seen: number[] = []

/** Records the lengths of all texts that patterns see. */
beforeEach(() => {
  seen = []
  const exec = RegExp.prototype.exec
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    seen.push(text.length)
    return exec.call(this, text)
  })
})
afterEach(() => vi.restoreAllMocks())

/** Reads one row with this text in the column of the field. */
function readRow(field: Field, text: string, headers: string[]) {
  const mapping = {
    map: new Map(),
    details: new Map(),
    constants: new Map(),
    key: null,
    ignored: [],
  }
  const columns = findColumns(headers, mapping)
  const accept = rowAcceptor(columns, { source: 'a', sharesGoods: true, moneyUnit: 'rupees' })
  seen = []
  return accept(
    headers.map((header) => (header === field ? text : header === 'price' ? '5' : 'x')),
    2,
  )
}

function headersFor(field: Field): string[] {
  if (field === 'discount') return ['name', 'price', 'discount']
  if (field === 'moreDetails') return ['name', 'price', 'moreDetails', 'prescription']
  return [...new Set(['name', 'price', 'prescription', field])]
}

describe.each(FIELDS)('a very long cell of the field %s', (field) => {
  it.each(HOSTILE)('with %j is refused before a pattern sees it', (part) => {
    const text = part.repeat(LONG / part.length)
    expect(readRow(field, text, headersFor(field)).reason).toMatch(/ must have at most /)
    expect(Math.max(0, ...seen)).toBeLessThanOrEqual(LONGEST[field])
  })

  it('is not seen by more patterns than one of half the length', () => {
    const count = (length: number) => {
      readRow(field, '1'.repeat(length), headersFor(field))
      return seen.reduce((sum, each) => sum + each, 0)
    }
    expect(count(2 * LONG)).toBe(count(LONG))
  })
})

describe.each<[string, (text: string) => unknown, number]>([
  ['an amount', (text) => readAmount(text, 'rupees'), 100],
  ['a percentage', parsePercent, 100],
  ['a whole number', readWholeNumber, 100],
  ['a composition', readComposition, 1_000],
  ['a pack', readPack, 2_000],
  ['a prescription', readPrescription, 200],
])('%s', (_what, read, longest) => {
  it.each(HOSTILE)('that repeats %j is cut off before a pattern sees it', (part) => {
    read(part.repeat(LONG / part.length))
    expect(Math.max(0, ...seen)).toBeLessThanOrEqual(longest)
  })
})
