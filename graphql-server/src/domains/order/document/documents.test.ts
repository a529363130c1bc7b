import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildOrder,
  buildPartnerKey,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import type { OrderStatus } from '../../../contract/types.generated.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import { Product } from '../../catalogue/record/product.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { OrderDocument } from './document.model.ts'
import { countWaitingInvoices } from '../desk/issue-invoice.service.ts'

const MOVE = gql(`mutation ($input: SetOrderStatusInput!) {
  payload: setOrderStatus(input: $input) { order { status } userErrors { message } }
}`)
const DOCUMENTS = gql(`query ($id: ID!) {
  order(id: $id) {
    invoice { number buyerName }
    invoiceWaitsFor { name }
    documents {
      kind number buyerName buyerGstin isComposition placeOfSupply { code name }
      corrects { number } total { amount }
      tax { taxable { amount } cgst { amount } sgst { amount } igst { amount } stateTaxName }
      lines {
        name quantity total { amount } hsn ratePercent
        tax { taxable { amount } cgst { amount } sgst { amount } igst { amount } }
      }
    }
  }
}`)
const ISSUE = gql(`mutation ($input: IssueInvoiceInput!) {
  payload: issueInvoice(input: $input) { order { invoice { number } } userErrors { code field message } }
}`)
const ADD_REFUND = gql(`mutation ($input: AddRefundInput!) {
  payload: addRefund(input: $input) { order { refunds { id } } userErrors { message } }
}`)
const REFUND = gql(`mutation ($input: RefundInput!) {
  payload: refund(input: $input) { order { status } userErrors { message } }
}`)
const PLACE = gql(`mutation ($input: PlaceOrderInput!) {
  payload: placeOrder(input: $input) { order { id } userErrors { field message } }
}`)

let store: TestStore
let admin: Shopper
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN' })
  shopper = await buildShopper(store.tokens)
  Object.assign(store.settings, { gstin: '29ABCDE1234F1ZW' })
})
afterEach(() => register('REGULAR'))
afterAll(() => store.close())

function register(
  gstRegistration: 'NONE' | 'COMPOSITION' | 'REGULAR',
  settings: Partial<TestStore['settings']> = {},
) {
  const others = { turnoverClass: 'UP_TO_5_CRORE', invoiceSeries: 'SEPARATE' } as const
  Object.assign(store.settings, { ...others, gstRegistration, ...settings })
}

/** A product with this price in paise and this rate in basis points; null if no rate is known. */
const buildTaxed = (price: number, rate: number | null) =>
  buildProduct({
    ...{ price, discount: 0, hsn: '21069099' },
    gstRates: rate === null ? [] : [{ rate, from: '2017-07-01' }],
  })

async function place(products: ProductRecord[], fields: Partial<OrderRecord> = {}) {
  const lines = products.map(({ _id, name, price }) => ({
    ...{ productId: _id, name, unit: '', image: null, price, discount: 0 },
    ...{ discountedPrice: price, quantity: 1 },
  }))
  const total = products.reduce((sum, { price }) => sum + price, 0)
  const order = await buildOrder(shopper.user, { lines, subtotal: total, total, ...fields })
  return order._id.toHexString()
}

async function move(orderId: string, status: OrderStatus): Promise<void> {
  const { data } = await store.query(MOVE, { input: { orderId, status } }, admin.accessToken)
  expect(data.payload.userErrors).toEqual([])
}

async function read(id: string) {
  const { data } = await store.query(DOCUMENTS, { id }, admin.accessToken)
  if (!data.order) throw new Error('There is no such order.')
  return data.order
}

async function bill(products: ProductRecord[], fields: Partial<OrderRecord> = {}) {
  const orderId = await place(products, fields)
  await move(orderId, 'PACKED')
  return { orderId, ...(await read(orderId)) }
}

const to = (state: string, pincode: string) => ({
  deliveryAddress: {
    ...{ addressLine: '12 MG Road', city: 'City', state, country: 'India', pincode },
    ...{ mobile: '9876543210', addressId: shopper.user._id },
  },
})
const karnataka = () => to('Karnataka', '560038')

/** Refunds one item, as a person does who has received the money. */
async function refund(orderId: string, input: object) {
  const added = await store.query(ADD_REFUND, { input: { orderId, ...input } }, admin.accessToken)
  expect(added.data.payload.userErrors).toEqual([])
  const refundId = added.data.payload.order?.refunds.at(-1)?.id ?? ''
  const made = await store.query(
    REFUND,
    { input: { refundId, reference: 'R1' } },
    admin.accessToken,
  )
  expect(made.data.payload.userErrors).toEqual([])
}

const received = {
  payment: { method: 'UPI', state: 'RECEIVED', notedAt: null, adminId: null },
} as const

describe('documents of a packed order', () => {
  it('a shop without GST issues an invoice without taxes, and stores no document', async () => {
    register('NONE')
    const { orderId, documents, invoice } = await bill([await buildTaxed(10_000, 500)])
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
    const { documents } = await bill([await buildTaxed(10_000, null)])
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
    const before = (await bill([await buildTaxed(10_000, 500)])).invoice?.number ?? ''
    register('REGULAR', { invoiceSeries: 'CONTINUED' })
    const after = (await bill([await buildTaxed(10_000, 500)])).invoice?.number ?? ''
    const [year, serial] = before.split('/')
    expect(after).toBe(`${year}/${String(Number(serial) + 1).padStart(6, '0')}`)
  })

  it('an invoice stays as it is when the registration changes', async () => {
    register('NONE')
    const { orderId, documents } = await bill([await buildTaxed(10_000, 500)])
    register('REGULAR')
    await move(orderId, 'DELIVERED')
    expect((await read(orderId)).documents).toEqual(documents)
    await move(orderId, 'CANCELLED_BY_SELLER')
    expect((await read(orderId)).documents).toEqual(documents)
  })
})

describe('an invoice that waits', () => {
  it('an order with an unknown rate is packed, and its invoice waits until the product has a rate', async () => {
    const product = await buildTaxed(10_000, null)
    const { orderId, invoice, documents, invoiceWaitsFor } = await bill([product])
    expect([invoice, documents]).toEqual([null, []])
    expect(invoiceWaitsFor).toEqual([{ name: product.name }])
    expect(await countWaitingInvoices()).toBe(1)
    const issue = () => store.query(ISSUE, { input: { orderId } }, admin.accessToken)
    expect((await issue()).data.payload.userErrors).toEqual([
      {
        ...{ code: 'GST_RATE_MISSING', field: 'lines' },
        message: `The invoice waits for the HSN code and the GST rate of ${product.name}.`,
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

  it('an invoice waits for a product with a rate, but without an HSN code', async () => {
    const product = await buildProduct({ hsn: '', gstRates: [{ rate: 500, from: '2017-07-01' }] })
    expect((await bill([product])).invoiceWaitsFor).toEqual([{ name: product.name }])
  })

  it('an invoice takes the rate of a product that was deleted from the request', async () => {
    const product = await buildTaxed(10_000, null)
    const { orderId } = await bill([product])
    await Product.deleteOne({ _id: product._id })
    const rate = { productId: product._id.toHexString(), hsn: '2106', ratePercent: 18 }
    const issue = async (line: object) => {
      const input = { orderId, lines: [{ ...rate, ...line }] }
      return (await store.query(ISSUE, { input }, admin.accessToken)).data.payload
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
    const { data } = await store.query(ISSUE, { input: { orderId } }, admin.accessToken)
    expect(data.payload.userErrors).toMatchObject([
      { message: 'An order gets its invoice when it is packed.' },
    ])
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
    const { _id } = await buildAddress(shopper.user)
    const input = {
      lines: [{ productId: product._id.toHexString(), quantity: 1 }],
      ...{ addressId: _id.toHexString(), paymentMethod: 'CASH_ON_DELIVERY', expectedTotal: 10_000 },
      buyer: { name: 'Rao Traders', gstin },
    }
    return (await store.query(PLACE, { input }, shopper.accessToken)).data.payload
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
      expect(userErrors[0]?.message.includes('our shop')).toBe(gstin === store.settings.gstin)
    },
  )
})

it('customers can read the documents of their own orders, and partners cannot read any', async () => {
  const { orderId } = await bill([await buildTaxed(10_000, 500)])
  const OWN = gql(`query ($id: ID!) {
    viewer { order(id: $id) { documents { kind } invoiceWaitsFor { name } } }
  }`)
  const own = await store.query(OWN, { id: orderId }, shopper.accessToken)
  expect(own.data.viewer?.order?.documents).toEqual([{ kind: 'TAX_INVOICE' }])
  const { secret } = await buildPartnerKey()
  const partner = await store.query(DOCUMENTS, { id: orderId }, secret)
  expect(partner.errors).toHaveLength(1)
})
