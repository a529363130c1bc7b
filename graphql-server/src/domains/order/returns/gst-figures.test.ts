import { describe, expect, it } from 'vitest'
import {
  writeCredit,
  writeInvoice,
  type WrittenDocument,
} from '../../../../test/support/order-documents.ts'
import type { DocumentRecord } from '../document/document.model.ts'
import { describeCmp08 } from './cmp08.ts'
import { describeGstr3b } from './gstr3b.ts'
import { sumReturn } from './return-sums.ts'

const GSTIN = '29AAPFU0939F1ZV'

/** An invoice for a taxable value in rupees, at 5 % by default. */
const sell = (rupees: number, fields: Partial<WrittenDocument> = {}, percent = 5) =>
  writeInvoice({ lines: [{ total: rupees * (100 + percent), percent }], ...fields })

const figuresOf = async (...documents: DocumentRecord[]) =>
  describeGstr3b(await sumReturn(documents))

describe('the figures of GSTR-3B', () => {
  it('they are the taxed and untaxed sales less credit notes, and the sales to other states', async () => {
    const inState = sell(50_000)
    const inTamilNadu = sell(4000, { placeOfSupply: '33' })
    const figures = await figuresOf(
      ...[sell(10_000, { buyerGstin: GSTIN }), inState, inTamilNadu, sell(3000, {}, 0)],
      ...[writeCredit(inState, 105_000), writeCredit(inTamilNadu, 52_500)],
    )
    const total = 6_250_000 + 17_500 + 2 * 147_500
    expect(figures).toEqual({
      taxed: { taxable: 6_250_000, igst: 17_500, cgst: 147_500, sgst: 147_500, total },
      untaxed: 300_000,
      otherStates: [
        {
          ...{ placeOfSupply: '33', taxable: 350_000, igst: 17_500, cgst: 0, sgst: 0 },
          total: 367_500,
        },
      ],
    })
  })

  it('sales to other states contain large invoices and their credit notes, but no sales to a GSTIN', async () => {
    const large = sell(200_000, { placeOfSupply: '27' })
    const { otherStates } = await figuresOf(
      ...[large, sell(100, { placeOfSupply: '27' }), sell(100, { placeOfSupply: '07' })],
      ...[writeCredit(large, 10_500_000), sell(100, { placeOfSupply: '27', buyerGstin: GSTIN })],
    )
    expect(otherStates.map(({ placeOfSupply, taxable }) => [placeOfSupply, taxable])).toEqual([
      ...[
        ['07', 10_000],
        ['27', 10_010_000],
      ],
    ])
  })

  it('credit notes for sales of earlier periods make the figures negative', async () => {
    const earlier = sell(1000, { placeOfSupply: '33' })
    const { taxed, otherStates } = await figuresOf(writeCredit(earlier, 105_000))
    expect(taxed).toMatchObject({ taxable: -100_000, igst: -5000 })
    expect(otherStates).toMatchObject([{ placeOfSupply: '33', taxable: -100_000 }])
  })
})

describe('the figures of CMP-08', () => {
  /** A bill of supply of a shop in the composition scheme, in rupees. */
  function bill(rupees: number, isExempt?: true): DocumentRecord {
    const document = writeInvoice({
      lines: [{ total: rupees * 100, percent: 0 }],
      kind: 'BILL_OF_SUPPLY',
      isComposition: true,
    })
    return {
      ...document,
      lines: document.lines.map((line) => ({ ...line, ...(isExempt && { isExempt }) })),
    }
  }
  const figures = async (...documents: DocumentRecord[]) =>
    describeCmp08((await sumReturn(documents)).composition)

  it('the value has all sales less credit notes, and the tax is 0.5 % each of the taxable part', async () => {
    const taxable = bill(340_000)
    expect(await figures(taxable, bill(60_000, true), writeCredit(taxable, 500_000))).toEqual({
      ...{ documentCount: 3, value: 39_500_000, taxable: 33_500_000 },
      ...{ cgst: 167_500, sgst: 167_500 },
    })
  })

  it('a credit note for exempt products reduces only the value', async () => {
    const exempt = bill(100, true)
    expect(await figures(bill(100), writeCredit(exempt, 1000))).toMatchObject({
      ...{ value: 9000, taxable: 10_000, cgst: 50 },
    })
  })

  it('bills of a regular shop have no figures', async () => {
    expect(await figures(sell(100))).toMatchObject({ documentCount: 0, value: 0, cgst: 0 })
  })
})
