import { expect, it, vi } from 'vitest'
import { failuresOf } from '../../../../test/support/failures-of.ts'
import { readComposition } from '../medicine/composition.ts'
import { readPack } from '../medicine/pack.ts'
import { readPrescription } from '../medicine/prescription.ts'
import { parsePercent, readAmount, readWholeNumber } from './reading/amounts.ts'
import { rowAcceptor } from './accept-rows.ts'
import { findColumns } from './reading/columns.ts'
import { type Field, FIELDS } from './reading/file-columns.ts'

/** Beginnings that could make a pattern take quadratic time. */
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
/** Twice the field's maximum, and 100 characters for blanks. Cells with lists are the longest. */
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
  hsn: 116,
  barcodes: 740,
  makerOrPacker: 700,
  importer: 700,
  countryOfOrigin: 300,
  vegetarianMark: 180,
  bestBefore: 300,
  netQuantity: 300,
  gstRate: 700,
  maxPerOrder: 300,
  narcotic: 140,
}

/** The lengths of all strings that patterns match during the work. */
function seenBy(work: () => unknown): number[] {
  const exec = vi.spyOn(RegExp.prototype, 'exec')
  try {
    work()
    return exec.mock.calls.map(([text]) => text.length)
  } finally {
    exec.mockRestore()
  }
}

/** Creates a function that reads a row with a text in the field's column, and with the other columns that it needs. */
function rowWith(field: Field) {
  const headers = headersFor(field)
  const none = new Map<string, string>()
  const mapping = { map: none, details: none, constants: none, key: null, ignored: [] }
  const columns = findColumns(headers, mapping)
  const accept = rowAcceptor(columns, { source: 'a', sharesGoods: true, moneyUnit: 'rupees' })
  return (text: string) =>
    accept(
      headers.map((header) => (header === field ? text : (OTHERS[header] ?? 'A'))),
      2,
    )
}

const OTHERS: Record<string, string> = { price: '5', prescription: 'H' }

function headersFor(field: Field): string[] {
  if (field === 'discount') return ['name', 'price', 'discount']
  if (field === 'moreDetails') return ['name', 'price', 'moreDetails', 'prescription']
  return [...new Set(['name', 'price', 'prescription', field])]
}

const withEachPart = <Kind>(kinds: readonly Kind[]) =>
  kinds.flatMap((kind) => HOSTILE.map((part) => ({ kind, part })))

it('a very long cell of any field is rejected before a pattern sees it', async () => {
  const failures = await failuresOf(
    withEachPart(FIELDS),
    ({ kind: field, part }) => `${field} of ${JSON.stringify(part)}`,
    ({ kind: field, part }) => {
      const read = rowWith(field)
      const text = part.repeat(LONG / part.length)
      expect(read(text).reason).toMatch(/ must have at most /)
      expect(Math.max(0, ...seenBy(() => read(text)))).toBeLessThanOrEqual(LONGEST[field])
    },
  )
  expect(failures).toEqual([])
})

const READERS: [string, (text: string) => unknown, number][] = [
  ['an amount', (text) => readAmount(text, 'rupees'), 100],
  ['a percentage', parsePercent, 100],
  ['a whole number', readWholeNumber, 100],
  ['a composition', readComposition, 1_000],
  ['a pack', readPack, 2_000],
  ['a prescription', readPrescription, 200],
]

it('an endless amount, composition, pack or prescription is rejected before a pattern sees it', async () => {
  const failures = await failuresOf(
    withEachPart(READERS),
    ({ kind: [what], part }) => `${what} of ${JSON.stringify(part)}`,
    ({ kind: [, read, longest], part }) => {
      const text = part.repeat(LONG / part.length)
      expect(Math.max(0, ...seenBy(() => read(text)))).toBeLessThanOrEqual(longest)
    },
  )
  expect(failures).toEqual([])
})
