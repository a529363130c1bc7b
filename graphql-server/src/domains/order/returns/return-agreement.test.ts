import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  writeCredit,
  writeInvoice,
  type WrittenDocument,
} from '../../../../test/support/order-documents.ts'
import { runs } from '../../../../test/support/property-runs.ts'
import { sumTaxes } from '../../gst/line-tax.ts'
import { planCredit, planFullCredit } from '../document/credit-plan.ts'
import { listOpenLines } from '../document/document-lines.ts'
import type { DocumentRecord } from '../document/document.model.ts'
import { describeGstr3b } from './gstr3b.ts'
import { listDocumentRows, sumFiles, type Cell } from './return-rows.ts'
import { sumReturn, type ReturnSums } from './return-sums.ts'
import { agrees } from './return-tables.ts'
import type { DocumentTable } from './table-of.ts'

/** Lines up to ₹2,00,000, so that some invoices are large. */
const line = fc.record({
  total: fc.integer({ min: 1, max: 20_000_000 }),
  percent: fc.constantFrom(0, 0, 0.25, 3, 5, 5, 18, 40),
  hsn: fc.constantFrom('1905', '190531', '19053100', '0401'),
})
const invoice = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  placeOfSupply: fc.constantFrom('29', '29', '27', '07'),
  buyerGstin: fc.constantFrom(undefined, undefined, '07AAACK1234L1ZP'),
  hsnDigits: fc.constantFrom(4 as const, 6 as const),
})
/** Refunds in paise, and whether the order is cancelled afterwards. */
const credits = fc.record({
  refunds: fc.array(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 3 }),
  isCancelled: fc.boolean(),
})

/** An invoice and its credit notes. */
function bill(
  { buyerGstin, ...written }: WrittenDocument & { buyerGstin: string | undefined },
  { refunds, isCancelled }: { refunds: number[]; isCancelled: boolean },
): DocumentRecord[] {
  const documents = [writeInvoice({ ...written, ...(buyerGstin && { buyerGstin }) })]
  for (const amount of isCancelled ? [...refunds, null] : refunds) {
    const open = listOpenLines(documents)
    const plan = amount === null ? planFullCredit(open) : planCredit(open, { amount })
    for (const { invoice: credited, lines } of plan) {
      const total = lines.reduce((sum, each) => sum + each.total, 0)
      documents.push({ ...writeCredit(credited, 1), lines, total })
    }
  }
  return documents
}

/** Adds up a column of a file, counted from its end, in paise. */
function addColumn(rows: Cell[][], fromEnd: number): number {
  return rows.reduce((sum, row) => sum + Math.round(Number(row.at(-fromEnd)) * 100), 0)
}

/** Adds up the files with the columns that they have: the taxable value, or the value without tax. */
function addFiles(documents: DocumentRecord[], sums: ReturnSums) {
  const column = (table: DocumentTable, fromEnd: number) =>
    addColumn(
      documents.flatMap((document) => listDocumentRows(table, document)),
      fromEnd,
    )
  const credited = column('CDNR', 2) + column('CDNUR', 2)
  const charged = column('B2B', 2) + column('B2CL', 4) + addColumn(sumFiles.B2CS.listRows(sums), 3)
  return charged - credited + addColumn(sumFiles.NIL.listRows(sums), 3)
}

/** Adds up the taxable values of consumers in a state in the files. */
function addPlace(documents: DocumentRecord[], sums: ReturnSums, place: string): number {
  const inPlace = (rows: Cell[][]) => rows.filter((row) => row.some((c) => isIn(c, place)))
  const rowsOf = (table: DocumentTable) =>
    inPlace(documents.flatMap((document) => listDocumentRows(table, document)))
  const others = inPlace(sumFiles.B2CS.listRows(sums))
  return addColumn(others, 3) + addColumn(rowsOf('B2CL'), 4) - addColumn(rowsOf('CDNUR'), 2)
}

const isIn = (cell: Cell, place: string) => typeof cell === 'string' && cell.startsWith(`${place}-`)

it('files, summaries, GSTR-3B and documents have the same sums to the paisa', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(invoice, credits), { maxLength: 20 }), async (orders) => {
      const documents = orders.flatMap(([written, credit]) => bill(written, credit))
      const sums = await sumReturn(documents)
      const signed = documents.map((document) => {
        const sign = document.kind === 'CREDIT_NOTE' ? -1 : 1
        const tax = sumTaxes(document.lines)
        return { total: sign * document.total, taxable: sign * tax.taxable, igst: sign * tax.igst }
      })
      const sumOf = (name: 'total' | 'taxable' | 'igst') =>
        signed.reduce((sum, document) => sum + document[name], 0)
      const hsn = [...sumFiles.HSN_B2B.listRows(sums), ...sumFiles.HSN_B2C.listRows(sums)]
      expect(agrees(sums)).toBe(true)
      expect(sums.charged - sums.credited).toBe(sumOf('total'))
      expect(addFiles(documents, sums)).toBe(sumOf('taxable'))
      expect(addColumn(hsn, 6)).toBe(sumOf('taxable'))
      expect(addColumn(hsn, 7)).toBe(sumOf('total'))
      expect(addColumn(hsn, 5)).toBe(sumOf('igst'))
      const { taxed, untaxed, otherStates } = describeGstr3b(sums)
      expect(taxed.taxable + untaxed).toBe(addFiles(documents, sums))
      expect([taxed.igst, taxed.cgst, taxed.sgst]).toEqual([5, 4, 3].map((n) => addColumn(hsn, n)))
      for (const { placeOfSupply, taxable } of otherStates)
        expect(taxable).toBe(addPlace(documents, sums, placeOfSupply))
    }),
    { seed: 49, numRuns: runs({ short: 100, all: 10_000 }) },
  )
})

it('tables that do not add up to their documents are noticed', async () => {
  const written = writeInvoice({ lines: [{ total: 10_000, percent: 5 }] })
  expect(agrees(await sumReturn([written]))).toBe(true)
  expect(agrees(await sumReturn([{ ...written, total: 10_001 }]))).toBe(false)
})
