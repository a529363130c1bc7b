import { describe, expect, it } from 'vitest'
import { buildAddress, buildPartnerKey } from '../../../../test/support/factories.ts'
import { buildTaxed, received, setUpGstShop } from '../../../../test/support/gst-shop.ts'
import { gql } from '../../../../test/support/gql.ts'
import { OrderDocument } from './document.model.ts'

const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  payload: placeOrder(input: $input) { order { id } userErrors { field message } }
}`)

const shop = setUpGstShop()
const { register, place, move, read, bill, to, karnataka, refund } = shop

describe('documents of a packed order', () => {
  it('a shop without GST issues an invoice without taxes, and stores no document', async () => {
    register('NONE')
    const { orderId, documents, invoice } = await bill([await buildTaxed(10_000, 500)], karnataka())
    expect(documents).toMatchObject([
      {
        ...{ kind: 'INVOICE', number: invoice?.number, total: { amount: 10_000 } },
        ...{ placeOfSupply: null, tax: null, lines: [{ hsn: null, ratePercent: null, tax: null }] },
      },
    ])
    expect(await OrderDocument.countDocuments({ orderId })).toBe(0)
  })

  it('a shop in the composition scheme issues a bill of supply without taxes', async () => {
    register('COMPOSITION')
    const { documents } = await bill([await buildTaxed(10_000, null)], karnataka())
    expect(documents).toMatchObject([
      {
        ...{ kind: 'BILL_OF_SUPPLY', isComposition: true, tax: null },
        number: expect.stringMatching(/^B\d\d-\d\d\/\d{6}$/) as string,
      },
    ])
  })

  it('an order with taxed products gets a tax invoice with CGST and SGST in the same state', async () => {
    const { documents } = await bill([await buildTaxed(10_000, 500)], karnataka())
    const tax = { taxable: { amount: 9524 }, cgst: { amount: 238 }, sgst: { amount: 238 } }
    expect(documents).toMatchObject([
      {
        ...{ kind: 'TAX_INVOICE', placeOfSupply: { code: '29', name: 'Karnataka' } },
        tax: { ...tax, igst: { amount: 0 }, stateTaxName: 'SGST' },
        lines: [{ hsn: '2106', ratePercent: 5, tax }],
      },
    ])
  })

  it('an order to another state has IGST, and a large shop shows six digits of HSN codes', async () => {
    register('REGULAR', { turnoverClass: 'ABOVE_5_CRORE' })
    const { documents } = await bill([await buildTaxed(10_000, 500)], to('Goa', '403001'))
    expect(documents).toMatchObject([
      {
        placeOfSupply: { code: '30', name: 'Goa' },
        tax: { taxable: { amount: 9524 }, cgst: { amount: 0 }, igst: { amount: 476 } },
        lines: [{ hsn: '210690' }],
      },
    ])
  })

  it('an order without taxed products gets a bill of supply, and one with both gets one document', async () => {
    const [taxed, exempt] = [await buildTaxed(10_000, 500), await buildTaxed(2700, 0)]
    expect((await bill([exempt])).documents).toMatchObject([{ kind: 'BILL_OF_SUPPLY', tax: null }])
    expect((await bill([taxed, exempt])).documents).toMatchObject([
      { kind: 'INVOICE_CUM_BILL_OF_SUPPLY', lines: [{ ratePercent: 5 }, { ratePercent: 0 }] },
    ])
  })

  it('a business gets a tax invoice and a bill of supply with its name and GSTIN', async () => {
    const buyer = { name: 'Rao Traders', gstin: '29ABCDE1234F1ZW' }
    const products = [await buildTaxed(10_000, 500), await buildTaxed(2700, 0)]
    const { documents, invoice } = await bill(products, { buyer })
    const named = { buyerName: buyer.name, buyerGstin: buyer.gstin }
    expect(documents).toMatchObject([
      { kind: 'TAX_INVOICE', number: invoice?.number, total: { amount: 10_000 }, ...named },
      { kind: 'BILL_OF_SUPPLY', total: { amount: 2700 }, ...named },
    ])
  })

  it('an order that the customer collects is supplied in the state of the shop', async () => {
    const fields = { ...to('Goa', '403001'), pickUp: true as const }
    const { documents } = await bill([await buildTaxed(10_000, 500)], fields)
    expect(documents).toMatchObject([{ placeOfSupply: { code: '29' } }])
  })

  it('numbers continue the series of earlier invoices if the shop wants it', async () => {
    register('NONE')
    const before = (await bill([await buildTaxed(10_000, 500)], karnataka())).invoice?.number ?? ''
    register('REGULAR', { invoiceSeries: 'CONTINUED' })
    const after = (await bill([await buildTaxed(10_000, 500)], karnataka())).invoice?.number ?? ''
    const [year, serial] = before.split('/')
    expect(after).toBe(`${year}/${String(Number(serial) + 1).padStart(6, '0')}`)
  })

  it('an invoice stays as it is when the registration changes', async () => {
    register('NONE')
    const { orderId, documents } = await bill([await buildTaxed(10_000, 500)], karnataka())
    register('REGULAR')
    await move(orderId, 'DELIVERED')
    expect((await read(orderId)).documents).toEqual(documents)
    await move(orderId, 'CANCELLED_BY_SELLER')
    expect((await read(orderId)).documents).toEqual(documents)
  })
})

describe('credit notes', () => {
  it('a cancelled order gets a credit note for all of it, and a new invoice when it is packed again', async () => {
    const { orderId, documents } = await bill([await buildTaxed(10_000, 500)], karnataka())
    await move(orderId, 'CANCELLED_BY_SELLER')
    const [first] = documents
    expect((await read(orderId)).documents).toMatchObject([
      first ?? {},
      {
        ...{ kind: 'CREDIT_NOTE', total: { amount: 10_000 }, corrects: { number: first?.number } },
        number: expect.stringMatching(/^CN\d\d-\d\d\/\d{6}$/) as string,
        tax: first?.tax,
      },
    ])
    await move(orderId, 'PACKED')
    const [, , third, ...others] = (await read(orderId)).documents
    expect(others).toEqual([])
    expect(third).toMatchObject({ kind: 'TAX_INVOICE', total: { amount: 10_000 } })
    expect(third?.number).not.toBe(first?.number)
  })

  it('a refund for items gets a credit note for them when it is made', async () => {
    const [rice, tea] = [await buildTaxed(10_000, 500), await buildTaxed(9900, 1800)]
    const { orderId } = await bill([rice, tea], { ...karnataka(), ...received })
    const lines = [{ productId: tea._id.toHexString(), quantity: 1 }]
    await refund(orderId, { reason: 'PART_OF_LINES', lines, amount: 9900 })
    const [, credit] = (await read(orderId)).documents
    expect(credit).toMatchObject({
      ...{ kind: 'CREDIT_NOTE', total: { amount: 9900 } },
      lines: [{ name: tea.name, quantity: 1, tax: { cgst: { amount: 755 } } }],
    })
  })

  it('goodwill is divided among all lines, and a later cancellation credits the rest', async () => {
    const products = [await buildTaxed(10_000, 500), await buildTaxed(5000, 1800)]
    const { orderId } = await bill(products, { ...karnataka(), ...received })
    await refund(orderId, { reason: 'GOODWILL', amount: 1000 })
    await move(orderId, 'CANCELLED_BY_SELLER')
    const [invoice, goodwill, rest, ...others] = (await read(orderId)).documents
    expect(others).toEqual([])
    expect(goodwill?.lines).toMatchObject([
      { quantity: 0, total: { amount: 667 } },
      { quantity: 0, total: { amount: 333 } },
    ])
    const sum = (name: 'taxable' | 'cgst' | 'sgst') =>
      (goodwill?.tax?.[name].amount ?? 0) + (rest?.tax?.[name].amount ?? 0)
    expect(sum('taxable')).toBe(invoice?.tax?.taxable.amount)
    expect(sum('cgst')).toBe(invoice?.tax?.cgst.amount)
  })

  it('a refund that was made before the invoice is credited with it', async () => {
    const product = await buildTaxed(10_000, 500)
    const orderId = await place([product], received)
    await refund(orderId, { reason: 'GOODWILL', amount: 1000 })
    await move(orderId, 'PACKED')
    expect((await read(orderId)).documents).toMatchObject([
      { kind: 'TAX_INVOICE', total: { amount: 10_000 } },
      { kind: 'CREDIT_NOTE', total: { amount: 1000 } },
    ])
  })
})

describe('credit notes of an order that is packed again', () => {
  it('a refund that was made reduces the new invoice, too', async () => {
    const orderId = await place([await buildTaxed(10_000, 500)], received)
    await move(orderId, 'PACKED')
    await refund(orderId, { reason: 'GOODWILL', amount: 1000 })
    await move(orderId, 'CANCELLED_BY_SELLER')
    await move(orderId, 'PACKED')
    const { documents } = await read(orderId)
    expect(documents.map(({ kind, total }) => [kind, total.amount])).toEqual([
      ['TAX_INVOICE', 10_000],
      ['CREDIT_NOTE', 1000],
      ['CREDIT_NOTE', 9000],
      ['TAX_INVOICE', 10_000],
      ['CREDIT_NOTE', 1000],
    ])
  })
})

describe("a business's GSTIN", () => {
  async function order(gstin: string) {
    const product = await buildTaxed(10_000, 500)
    const { _id } = await buildAddress(shop.shopper.user)
    const input = {
      lines: [{ productId: product._id.toHexString(), quantity: 1 }],
      ...{ addressId: _id.toHexString(), paymentMethod: 'CASH_ON_DELIVERY', expectedTotal: 10_000 },
      buyer: { name: 'Rao Traders', gstin },
    }
    return (await shop.store.query(PLACE, { input }, shop.shopper.accessToken)).data.payload
  }

  it('a GSTIN is stored with the order as it is checked', async () => {
    const { order: placed, userErrors } = await order('07aaack 1234l1zp')
    expect(userErrors).toEqual([])
    await move(placed?.id ?? '', 'PACKED')
    expect((await read(placed?.id ?? '')).documents).toMatchObject([
      { buyerGstin: '07AAACK1234L1ZP', buyerName: 'Rao Traders' },
    ])
  })

  it.each(['29ABCDE1234F1ZW', '29ABCDE1243F1ZW', '29ABCDE1234F1ZX', '28ABCDE1234F1ZW', ''])(
    'the GSTIN “%s” of the shop, or with a mistake, is rejected',
    async (gstin) => {
      const { order: placed, userErrors } = await order(gstin)
      expect(placed).toBeNull()
      expect(userErrors).toMatchObject([{ field: 'buyer.gstin' }])
      expect(userErrors[0]?.message.includes('our shop')).toBe(gstin === shop.store.settings.gstin)
    },
  )
})

it('customers can read the documents of their own orders, and partners cannot read any', async () => {
  const { orderId } = await bill([await buildTaxed(10_000, 500)])
  const OWN = gql(`query ($id: ID!) {
    viewer { order(id: $id) { documents { kind } invoiceWaitsFor { name } } }
  }`)
  const own = await shop.store.query(OWN, { id: orderId }, shop.shopper.accessToken)
  expect(own.data.viewer?.order?.documents).toEqual([{ kind: 'TAX_INVOICE' }])
  const ANY = gql(`query ($id: ID!) { order(id: $id) { documents { kind } } }`)
  const { secret } = await buildPartnerKey()
  const partner = await shop.store.query(ANY, { id: orderId }, secret)
  expect(partner.errors).toHaveLength(1)
})
