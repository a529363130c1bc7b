import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { ProductRecord } from '../../src/domains/catalogue/product/product.model.ts'
import { Product } from '../../src/domains/catalogue/product/product.model.ts'
import { Order } from '../../src/domains/order/order.model.ts'
import type { Services } from '../../src/graphql/context.ts'
import {
  buildAddress,
  buildPrescription,
  buildProduct,
  buildScheduled,
  buildShopper,
  type Shopper,
} from './factories.ts'
import { openTestStore, type TestStore } from './store.ts'

/** What each product of the pharmacy costs, in paise. */
export const PRICE = 8900

const ORDER = `id status total { amount } subtotal { amount } totalQuantity
  lines { name schedule checkReason } payment { state url }
  prescriptionCheck {
    state checkedBy patient prescriber prescriptions { id }
    rejectedLines { name checkReason }
    refund { amount { amount } verified upiId reference }
  }`

const INPUTS = {
  placeOrder: 'PlaceOrderInput',
  cancelOrder: 'CancelOrderInput',
  setOrderStatus: 'SetOrderStatusInput',
  setPaymentState: 'SetPaymentStateInput',
  checkPrescription: 'CheckPrescriptionInput',
  refundRejectedLines: 'RefundRejectedLinesInput',
  refundPayment: 'RefundPaymentInput',
  setRefundUpiId: 'SetRefundUpiIdInput',
}

interface Line {
  name: string
  checkReason: string | null
}

export interface CheckedOrder {
  id: string
  status: string
  total: { amount: number }
  totalQuantity: number
  lines: Line[]
  payment: { state: string; url: string | null }
  prescriptionCheck: {
    state: string
    checkedBy: string | null
    patient: string | null
    prescriptions: { id: string }[]
    rejectedLines: Line[]
    refund: { amount: { amount: number }; reference: string | null; upiId: string | null } | null
  } | null
}

interface Payload {
  order: CheckedOrder | null
  userErrors: { code: string; field: string | null; message: string }[]
}

/**
 * Opens a store for the tests of a file. Before each test, there are a new shopper with a prescription, and new products:
 * medicines of the schedules H1 and H, and rice.
 */
export function setUpPharmacy(openServices: () => Partial<Services> = () => ({})) {
  let store: TestStore
  let admin: Shopper
  let visit: Awaited<ReturnType<typeof beginVisit>>

  beforeAll(async () => {
    store = await openTestStore({ services: openServices() })
    admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
  })
  beforeEach(async () => {
    visit = await beginVisit(store)
  })
  afterAll(() => store.close())

  async function send(
    name: keyof typeof INPUTS,
    input: object,
    as: Shopper = admin,
  ): Promise<Payload> {
    const mutation = `mutation ($input: ${INPUTS[name]}!) {
      payload: ${name}(input: $input) { order { ${ORDER} } userErrors { code field message } }
    }`
    const { data, errors } = await store.query<{ payload: Payload }>(
      mutation,
      { input },
      as.accessToken,
    )
    expect(errors).toBeUndefined()
    return data.payload
  }

  /** Orders one piece of each product with the shopper's prescription. */
  function submit(products: ProductRecord[], more: object = {}): Promise<Payload> {
    const input = {
      lines: products.map((product) => ({ productId: idOf(product), quantity: 1 })),
      addressId: visit.addressId,
      paymentMethod: 'CASH_ON_DELIVERY',
      expectedTotal: products.length * PRICE,
      prescriptionIds: [visit.prescriptionId],
      ...more,
    }
    return send('placeOrder', input, visit.shopper)
  }

  const readers = createReaders(() => ({ store, admin, shopper: visit.shopper }))
  return {
    get store() {
      return store
    },
    get admin() {
      return admin
    },
    get visit() {
      return visit
    },
    send,
    submit,
    /** Orders like `submit`, and returns the id of the order. */
    place: async (products: ProductRecord[], more: object = {}): Promise<string> => {
      const { order, userErrors } = await submit(products, more)
      expect(userErrors).toEqual([])
      return order?.id ?? ''
    },
    check: (orderId: string, decisions: object[], more: object = {}) =>
      send('checkPrescription', {
        orderId,
        decisions,
        patient: 'Ravi',
        prescriber: 'Dr. Rao',
        ...more,
      }),
    setStatus: (orderId: string, status: string) => send('setOrderStatus', { orderId, status }),
    setPayment: (orderId: string, state: string) => send('setPaymentState', { orderId, state }),
    cancel: (orderId: string) => send('cancelOrder', { orderId }, visit.shopper),
    ...readers,
  }
}

/** What the shopper and the admin read and delete. */
function createReaders(pharmacy: () => { store: TestStore; admin: Shopper; shopper: Shopper }) {
  return {
    deletePrescription: async (prescriptionId: string, as = pharmacy().shopper) => {
      const { data } = await pharmacy().store.query<{
        deletePrescription: { deletedId: string | null; userErrors: { code: string }[] }
      }>(
        `mutation ($input: DeletePrescriptionInput!) {
          deletePrescription(input: $input) { deletedId userErrors { code } }
        }`,
        { input: { prescriptionId } },
        as.accessToken,
      )
      return data.deletePrescription
    },
    /** The order as an admin sees it. */
    readOrder: async (id: string): Promise<CheckedOrder> => {
      const { store, admin } = pharmacy()
      const { data } = await store.query<{ order: CheckedOrder }>(
        `query ($id: ID!) { order(id: $id) { ${ORDER} } }`,
        { id },
        admin.accessToken,
      )
      return data.order
    },
    /** The order as its shopper sees it. */
    readOwnOrder: async (id: string): Promise<CheckedOrder> => {
      const { store, shopper } = pharmacy()
      const { data } = await store.query<{ viewer: { order: CheckedOrder } }>(
        `query ($id: ID!) { viewer { order(id: $id) { ${ORDER} } } }`,
        { id },
        shopper.accessToken,
      )
      return data.viewer.order
    },
    /** Sends all mails, and returns those about the order. */
    findMails: async (orderId: string) => {
      const { store } = pharmacy()
      await store.sendMail()
      const { number } = await Order.findById(orderId).orFail().lean()
      return store.mails.filter(({ subject }) => subject.includes(number))
    },
  }
}

async function beginVisit({ tokens }: TestStore) {
  const shopper = await buildShopper(tokens)
  return {
    shopper,
    addressId: (await buildAddress(shopper.user))._id.toHexString(),
    prescriptionId: (await buildPrescription(shopper.user))._id.toHexString(),
    /** Of schedule H1. */
    antibiotic: await buildScheduled('H1', { name: 'Augmentin 625', unit: '10 tablets' }),
    /** Of schedule H. */
    steroid: await buildScheduled('H', { name: 'Wysolone 10' }),
    rice: await buildProduct({ name: 'Rice' }),
  }
}

export const idOf = ({ _id }: ProductRecord) => _id.toHexString()

export const approve = (product: ProductRecord, reason = '') => ({
  productId: idOf(product),
  approved: true,
  reason,
})

export const reject = (product: ProductRecord, reason = 'Not on the prescription') => ({
  productId: idOf(product),
  approved: false,
  reason,
})

export async function stockOf(product: ProductRecord): Promise<number> {
  return (await Product.findById(product._id).orFail().lean()).stock
}
