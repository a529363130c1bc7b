import { describe, expect, it } from 'vitest'
import { buildProduct } from '../../../../test/support/factories.ts'
import { buildTaxed, received, setUpGstShop } from '../../../../test/support/gst-shop.ts'
import { gql } from '../../../../test/support/gql.ts'
import { Product } from '../../catalogue/record/product.model.ts'
import { Order } from '../record/order.model.ts'
import { countWaitingInvoices } from '../desk/issue-invoice.service.ts'

const ISSUE = gql(`mutation ($input: IssueInvoiceInput!) {
  payload: issueInvoice(input: $input) { order { invoice { number } } userErrors { code field message } }
}`)

const shop = setUpGstShop()
const { register, place, move, read, bill, karnataka, refund } = shop

describe('an invoice that waits', () => {
  it('an order with an unknown rate is packed, and its invoice waits until the product has a rate', async () => {
    const product = await buildTaxed(10_000, null)
    const { orderId, invoice, documents, invoiceWaitsFor } = await bill([product])
    expect([invoice, documents]).toEqual([null, []])
    expect(invoiceWaitsFor).toEqual([{ name: product.name }])
    expect(await countWaitingInvoices()).toBe(1)
    const issue = () => shop.store.query(ISSUE, { input: { orderId } }, shop.admin.accessToken)
    expect((await issue()).data.payload.userErrors).toEqual([
      {
        ...{ code: 'GST_RATE_MISSING', field: 'lines' },
        message: `The invoice waits for the GST rate of ${product.name}, and for an HSN code where one is required.`,
      },
    ])
    await Product.updateOne({ _id: product._id }, { gstRates: [{ rate: 500, from: '2017-07-01' }] })
    const issued = (await issue()).data.payload
    expect(issued.userErrors).toEqual([])
    expect((await issue()).data.payload, 'repeated').toEqual(issued)
    expect(await countWaitingInvoices()).toBe(0)
    expect(await read(orderId)).toMatchObject({
      ...{ invoice: { number: issued.order?.invoice?.number }, invoiceWaitsFor: [] },
      documents: [{ kind: 'TAX_INVOICE' }],
    })
  })

  const BUYER = { name: 'Rao Traders', gstin: '29ABCDE1234F1ZW' }

  it.each([
    ['of a small shop to a consumer', 'UP_TO_5_CRORE', undefined, false],
    ['of a small shop to a business', 'UP_TO_5_CRORE', BUYER, true],
    ['of a large shop to a consumer', 'ABOVE_5_CRORE', undefined, true],
  ] as const)(
    'an invoice %s waits for an HSN code only where the law requires one',
    async (_what, turnoverClass, buyer, isWaiting) => {
      register('REGULAR', { turnoverClass })
      const product = await buildProduct({ hsn: '', gstRates: [{ rate: 500, from: '2017-07-01' }] })
      const { orderId, ...billed } = await bill([product], buyer && { buyer })
      expect(billed.invoiceWaitsFor).toEqual(isWaiting ? [{ name: product.name }] : [])
      expect(billed.documents).toMatchObject(isWaiting ? [] : [{ lines: [{ hsn: null }] }])
      const lines = [{ productId: product._id.toHexString(), hsn: '', ratePercent: 5 }]
      const issued = await shop.store.query(
        ISSUE,
        { input: { orderId, lines } },
        shop.admin.accessToken,
      )
      const codes = issued.data.payload.userErrors.map(({ code }) => code)
      expect(codes).toEqual(isWaiting ? ['GST_RATE_MISSING'] : [])
    },
  )

  it('the other products of an order do not wait, and the rest gets a document of its own', async () => {
    const [medicine, bowl] = [await buildTaxed(10_000, 500), await buildTaxed(5000, null)]
    const { orderId, invoice, ...first } = await bill([medicine, bowl], karnataka())
    expect(first.invoiceWaitsFor).toEqual([{ name: bowl.name }])
    expect(first.documents).toMatchObject([
      { kind: 'TAX_INVOICE', number: invoice?.number, lines: [{ name: medicine.name }] },
    ])
    await Product.updateOne({ _id: bowl._id }, { gstRates: [{ rate: 1800, from: '2017-07-01' }] })
    expect(await read(orderId)).toMatchObject({ invoiceWaits: true, invoiceWaitsFor: [] })
    await move(orderId, 'DELIVERED')
    const { documents, ...last } = await read(orderId)
    const settled = { invoiceWaits: false, invoiceWaitsFor: [] }
    expect(last).toMatchObject({ invoice: { number: invoice?.number }, ...settled })
    expect(documents).toMatchObject([
      first.documents[0] ?? {},
      { kind: 'TAX_INVOICE', total: { amount: 5000 }, lines: [{ name: bowl.name }] },
    ])
    await move(orderId, 'CANCELLED_BY_SELLER')
    const credits = (await read(orderId)).documents.slice(2)
    expect(credits.map(({ corrects }) => corrects?.number)).toEqual(
      documents.map(({ number }) => number),
    )
  })

  it('products whose rate is given get their document, while the others wait on', async () => {
    const [tea, cup] = [await buildTaxed(10_000, null), await buildTaxed(5000, null)]
    const { orderId } = await bill([tea, cup])
    const lines = [{ productId: tea._id.toHexString(), hsn: '0902', ratePercent: 5 }]
    const { data } = await shop.store.query(
      ISSUE,
      { input: { orderId, lines } },
      shop.admin.accessToken,
    )
    expect(data.payload.userErrors).toEqual([])
    const { documents, invoiceWaitsFor } = await read(orderId)
    expect(documents).toMatchObject([{ lines: [{ name: tea.name }] }])
    expect(invoiceWaitsFor).toEqual([{ name: cup.name }])
  })

  it('a part that waited is billed by the same seller after the registration has ended', async () => {
    const [tea, cup] = [await buildTaxed(10_000, 500), await buildTaxed(5000, null)]
    const { orderId } = await bill([tea, cup], karnataka())
    register('NONE')
    const lines = [{ productId: cup._id.toHexString(), hsn: '6911', ratePercent: 18 }]
    await shop.store.query(ISSUE, { input: { orderId, lines } }, shop.admin.accessToken)
    expect((await read(orderId)).documents).toMatchObject([
      { kind: 'TAX_INVOICE' },
      { kind: 'TAX_INVOICE', placeOfSupply: { code: '29' }, lines: [{ ratePercent: 18 }] },
    ])
  })

  it('a part that waited leaves the total as it is when the shop has begun to round bills', async () => {
    const cup = await buildTaxed(5020, null)
    const { orderId } = await bill([await buildTaxed(10_000, 500), cup], karnataka())
    register('REGULAR', { roundBills: true })
    await Product.updateOne({ _id: cup._id }, { gstRates: [{ rate: 1800, from: '2017-07-01' }] })
    await move(orderId, 'DELIVERED')
    const totals = (await read(orderId)).documents.map(({ total }) => total.amount)
    const { total, roundOff } = await Order.findById(orderId).orFail().lean()
    expect({ totals, total, roundOff }).toEqual({ totals: [10_000, 5020], total: 15_020 })
  })

  it('while a part waits, a refund for billed items is credited, and goodwill when all is billed', async () => {
    const [tea, cup] = [await buildTaxed(10_000, 500), await buildTaxed(5000, null)]
    const { orderId } = await bill([tea, cup], { ...karnataka(), ...received })
    const lines = [{ productId: tea._id.toHexString(), quantity: 1 }]
    await refund(orderId, { reason: 'PART_OF_LINES', lines, amount: 4000 })
    await refund(orderId, { reason: 'GOODWILL', amount: 1100 })
    const kinds = async () =>
      (await read(orderId)).documents.map(({ kind, total }) => [kind, total.amount])
    const before = [
      ['TAX_INVOICE', 10_000],
      ['CREDIT_NOTE', 4000],
    ]
    expect(await kinds()).toEqual(before)
    await Product.updateOne({ _id: cup._id }, { gstRates: [{ rate: 1800, from: '2017-07-01' }] })
    await move(orderId, 'DELIVERED')
    expect(await kinds()).toEqual([
      ...before,
      ['TAX_INVOICE', 5000],
      ['CREDIT_NOTE', 600],
      ['CREDIT_NOTE', 500],
    ])
  })

  it('an invoice takes the rate of a product that was deleted from the request', async () => {
    const product = await buildTaxed(10_000, null)
    const { orderId } = await bill([product])
    await Product.deleteOne({ _id: product._id })
    const rate = { productId: product._id.toHexString(), hsn: '2106', ratePercent: 18 }
    const issue = async (line: object) => {
      const input = { orderId, lines: [{ ...rate, ...line }] }
      return (await shop.store.query(ISSUE, { input }, shop.admin.accessToken)).data.payload
    }
    expect((await issue({ ratePercent: 7 })).userErrors).toMatchObject([
      { code: 'BAD_USER_INPUT', message: '7% is not a GST rate.' },
    ])
    expect((await issue({ hsn: '21069' })).userErrors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
    expect((await issue({})).userErrors).toEqual([])
    expect((await read(orderId)).documents).toMatchObject([{ lines: [{ ratePercent: 18 }] }])
  })

  it('an order that is not packed gets no invoice on request', async () => {
    const orderId = await place([await buildTaxed(10_000, 500)])
    const { data } = await shop.store.query(ISSUE, { input: { orderId } }, shop.admin.accessToken)
    expect(data.payload.userErrors).toMatchObject([
      { message: 'An order gets its invoice when it is packed.' },
    ])
  })
})
