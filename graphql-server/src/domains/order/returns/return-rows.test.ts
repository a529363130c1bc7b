import { describe, expect, it } from 'vitest'
import { writeCredit, writeInvoice } from '../../../../test/support/order-documents.ts'
import type { DocumentRecord } from '../document/document.model.ts'
import { documentFiles, listDocumentRows, sumFiles } from './return-rows.ts'
import { sumReturn } from './return-sums.ts'
import { agrees } from './return-tables.ts'
import type { DocumentTable } from './table-of.ts'

const GSTIN = '07AAACK1234L1ZP'

/** The rows of a table, without cells that are always the same. */
async function rowsOf(table: keyof typeof sumFiles, documents: DocumentRecord[]) {
  const sums = await sumReturn(documents)
  expect(agrees(sums)).toBe(true)
  return sumFiles[table].listRows(sums)
}

/** The tables in which a document has rows of its own. */
function placesOf(document: DocumentRecord): string[] {
  const tables: DocumentTable[] = ['B2B', 'B2CL', 'CDNR', 'CDNUR']
  return tables.filter((table) => listDocumentRows(table, document).length > 0)
}

describe('the rows of invoices and credit notes', () => {
  it('an invoice to a GSTIN has one row for each rate, and none for lines without tax', () => {
    const invoice = writeInvoice({
      buyerGstin: GSTIN,
      buyerName: 'Khan Traders',
      lines: [
        { total: 4500, percent: 5 },
        { total: 5950, percent: 5 },
        { total: 9900, percent: 18 },
        { total: 2700, percent: 0 },
      ],
    })
    const head = [GSTIN, 'Khan Traders', 'T26-27/000001', '05-Nov-2026', 230.5, '29-Karnataka', 'N']
    expect(listDocumentRows('B2B', invoice)).toEqual([
      [...head, '', 'Regular B2B', '', 5, 99.52, 0],
      [...head, '', 'Regular B2B', '', 18, 83.9, 0],
    ])
  })

  it.each([
    ['of ₹1,00,000.01 to another state', 10_000_001, '27', '2026-11-05', ['B2CL']],
    ['of ₹1,00,000.00 to another state', 10_000_000, '27', '2026-11-05', []],
    ['of ₹1,00,000.01 within the state', 10_000_001, '29', '2026-11-05', []],
    ['of ₹2,50,000.00 to another state in July 2024', 25_000_000, '27', '2024-07-31', []],
    ['of ₹2,50,000.01 to another state in July 2024', 25_000_001, '27', '2024-07-31', ['B2CL']],
    ['of ₹1,00,000.01 to another state in August 2024', 10_000_001, '27', '2024-08-01', ['B2CL']],
  ])("a consumer's invoice %s has its own row: %#", (_what, total, place, day, tables) => {
    const issuedAt = new Date(`${day}T06:30:00Z`)
    const lines = [{ total, percent: 18 }]
    expect(placesOf(writeInvoice({ lines, placeOfSupply: place, issuedAt }))).toEqual(tables)
  })

  it('what rounds an invoice is in its value, but neither in its taxable value nor in the tables', async () => {
    const lines = [{ total: 9965, percent: 5 }]
    const rounded = { buyerGstin: GSTIN, roundOff: 35, total: 10_000 }
    const invoice = writeInvoice({ lines, ...rounded })
    const row = listDocumentRows('B2B', invoice)[0] ?? []
    expect([row[4], row.at(-2)]).toEqual([100, 94.91])
    const sums = await sumReturn([invoice])
    expect(sums).toMatchObject({ charged: 10_000, roundOff: 35 })
    expect(sums.documentTables.B2B.amounts.total).toBe(9965)
    expect(agrees(sums)).toBe(true)
  })

  it('a large invoice to another state has integrated tax in its row', () => {
    const invoice = writeInvoice({
      lines: [{ total: 11_800_000, percent: 18 }],
      placeOfSupply: '27',
    })
    expect(listDocumentRows('B2CL', invoice)).toEqual([
      ['T26-27/000001', '05-Nov-2026', 118_000, '27-Maharashtra', 18, '', 100_000, 0, '', 'N'],
    ])
  })

  it('a credit note follows its invoice: CDNR for a GSTIN, CDNUR for a large one, no row otherwise', () => {
    const lines = [{ total: 11_800_000, percent: 18 }]
    const credit = (invoice: DocumentRecord) => writeCredit(invoice, 5950)
    const business = credit(writeInvoice({ lines, buyerGstin: GSTIN, buyerName: 'Khan Traders' }))
    expect(placesOf(business)).toEqual(['CDNR'])
    expect(listDocumentRows('CDNR', business)).toEqual([
      [
        ...[GSTIN, 'Khan Traders', 'CN26-27/000001', '05-Nov-2026', 'C', '29-Karnataka', 'N'],
        ...['Regular B2B', 59.5, '', 18, 50.42, 0],
      ],
    ])
    const large = credit(writeInvoice({ lines, placeOfSupply: '27' }))
    expect(placesOf(large)).toEqual(['CDNUR'])
    expect(listDocumentRows('CDNUR', large)).toEqual([
      [
        ...['B2CL', 'CN26-27/000001', '05-Nov-2026', 'C', '27-Maharashtra', 59.5],
        ...['', 18, 50.42, 0],
      ],
    ])
    expect(placesOf(credit(writeInvoice({ lines })))).toEqual([])
  })

  it('documents of the composition scheme are in no table', async () => {
    const bill = writeInvoice({ lines: [{ total: 100, percent: 5 }], isComposition: true })
    expect(placesOf({ ...bill, buyerGstin: GSTIN })).toEqual([])
    expect(await rowsOf('B2CS', [bill])).toEqual([])
    expect(await rowsOf('DOCUMENTS', [bill])).toEqual([])
  })
})

it('columns have the names and the order of the offline tool in all files', () => {
  const columns = Object.entries({ ...documentFiles, ...sumFiles }).map(
    ([name, file]) => [name, file.columns.join()] as const,
  )
  expect(Object.fromEntries(columns)).toEqual({
    B2B: 'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
    B2CL: 'Invoice Number,Invoice date,Invoice Value,Place Of Supply,Rate,Applicable % of Tax Rate,Taxable Value,Cess Amount,E-Commerce GSTIN,Sale from Bonded WH',
    CDNR: 'GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
    CDNUR:
      'UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
    B2CS: 'Type,Place Of Supply,Rate,Applicable % of Tax Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
    NIL: 'Description,Nil Rated Supplies,Exempted(other than nil rated/non GST supply),Non-GST Supplies',
    HSN_B2B:
      'HSN,Description,UQC,Total Quantity,Total Value,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount,Rate',
    HSN_B2C:
      'HSN,Description,UQC,Total Quantity,Total Value,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount,Rate',
    DOCUMENTS: 'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
  })
})

it.each([
  ['01', '01-Jammu & Kashmir'],
  ['07', '07-Delhi'],
  ['26', '26-Dadra & Nagar Haveli & Daman & Diu'],
  ['31', '31-Lakshdweep'],
  ['35', '35-Andaman & Nicobar Islands'],
])('the place of supply %s is spelled %s, as in the offline tool', async (code, place) => {
  const lines = [{ total: 100, percent: 5 }]
  const [row] = await rowsOf('B2CS', [writeInvoice({ lines, placeOfSupply: code })])
  expect(row?.[1]).toBe(place)
})

describe('the sums of sales to consumers', () => {
  it('they are summed by state and rate, less credit notes of the period', async () => {
    const first = writeInvoice({ lines: [{ total: 10_000, percent: 5 }] })
    const rows = await rowsOf('B2CS', [
      first,
      writeInvoice({
        lines: [
          { total: 4500, percent: 5 },
          { total: 9900, percent: 18 },
        ],
      }),
      writeInvoice({ lines: [{ total: 5950, percent: 5 }], placeOfSupply: '27' }),
      writeCredit(first, 10_000),
    ])
    // 9524 + 4286 − 9524, 8390 and 5667 paise.
    expect(rows).toEqual([
      ['OE', '27-Maharashtra', 5, '', 56.67, 0, ''],
      ['OE', '29-Karnataka', 5, '', 42.86, 0, ''],
      ['OE', '29-Karnataka', 18, '', 83.9, 0, ''],
    ])
  })

  it('a credit note for an invoice of an earlier period can make a sum negative', async () => {
    const earlier = writeInvoice({ lines: [{ total: 10_000, percent: 5 }] })
    expect(await rowsOf('B2CS', [writeCredit(earlier, 10_000)])).toEqual([
      ['OE', '29-Karnataka', 5, '', -95.24, 0, ''],
    ])
  })
})

it('sales without tax are summed by state and customer, less credit notes', async () => {
  const milk = [{ total: 2700, percent: 0 }]
  const bill = writeInvoice({ lines: milk })
  const rows = await rowsOf('NIL', [
    bill,
    writeInvoice({ lines: [...milk, { total: 100, percent: 5 }] }),
    writeInvoice({ lines: milk, buyerGstin: GSTIN }),
    writeInvoice({ lines: milk, placeOfSupply: '27' }),
    writeCredit(bill, 1000),
  ])
  expect(rows).toEqual([
    ['Inter-State supplies to registered persons', 0, 0, 0],
    ['Intra-State supplies to registered persons', 27, 0, 0],
    ['Inter-State supplies to unregistered persons', 27, 0, 0],
    ['Intra-State supplies to unregistered persons', 44, 0, 0],
  ])
})

describe('the summary by HSN code', () => {
  it('quantities and amounts are summed by code and rate, less credit notes', async () => {
    const biscuits = writeInvoice({ lines: [{ total: 9900, percent: 18, quantity: 3 }] })
    const rows = await rowsOf('HSN_B2C', [
      biscuits,
      writeInvoice({ lines: [{ total: 9900, percent: 18, hsn: '19053100' }] }),
      writeInvoice({ lines: [{ total: 2700, percent: 0, hsn: '0401' }] }),
      writeCredit(biscuits, 4500),
      writeInvoice({ lines: [{ total: 100, percent: 5 }], buyerGstin: GSTIN }),
    ])
    // 9900 contains 2 × 755 paise. A credit of 4500 leaves 5400, which contain 2 × 412: it reduces each tax by 343.
    expect(rows).toEqual([
      ['0401', '', 'NOS-NUMBERS', 1, 27, 27, 0, 0, 0, 0, 0],
      ['1905', '', 'NOS-NUMBERS', 4, 153, 129.66, 0, 11.67, 11.67, 0, 18],
    ])
  })

  it('sales that are credited in full leave no rows', async () => {
    const sold = writeInvoice({ lines: [{ total: 9900, percent: 18, quantity: 3 }] })
    expect(await rowsOf('HSN_B2C', [sold, writeCredit(sold, 9900)])).toEqual([])
    expect(await rowsOf('B2CS', [sold, writeCredit(sold, 9900)])).toEqual([])
  })

  it('codes have the digits of the documents, and sales to GSTINs are separate', async () => {
    const sold = writeInvoice({
      ...{ buyerGstin: GSTIN, hsnDigits: 6, placeOfSupply: '07' },
      lines: [{ total: 4000, percent: 40, hsn: '22021010' }],
    })
    expect(await rowsOf('HSN_B2B', [sold])).toEqual([
      ['220210', '', 'NOS-NUMBERS', 1, 40, 28.57, 11.43, 0, 0, 0, 40],
    ])
    expect(await rowsOf('HSN_B2C', [sold])).toEqual([])
  })
})

it('the table of documents has the first and the last number of each series', async () => {
  const lines = [{ total: 100, percent: 5 }]
  const rows = await rowsOf('DOCUMENTS', [
    writeInvoice({ lines, number: 'T26-27/000009' }),
    writeInvoice({ lines, number: 'T26-27/000010' }),
    writeInvoice({ lines, number: 'B26-27/000003', kind: 'BILL_OF_SUPPLY' }),
    writeCredit(writeInvoice({ lines }), 10, { number: 'CN26-27/000004' }),
    writeInvoice({ lines, number: '2026-27/1000000' }),
    writeInvoice({ lines, number: '2026-27/999999' }),
  ])
  expect(rows).toEqual([
    ['Invoices for outward supply', '2026-27/999999', '2026-27/1000000', '2', '0'],
    ['Invoices for outward supply', 'B26-27/000003', 'B26-27/000003', '1', '0'],
    ['Credit Note', 'CN26-27/000004', 'CN26-27/000004', '1', '0'],
    ['Invoices for outward supply', 'T26-27/000009', 'T26-27/000010', '2', '0'],
  ])
})
