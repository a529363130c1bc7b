import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { ProductRecord } from '../../src/domains/catalogue/record/product.model.ts'
import { Product } from '../../src/domains/catalogue/record/product.model.ts'
import { Order } from '../../src/domains/order/record/order.model.ts'
import type { Services } from '../../src/graphql/context/context.ts'
import {
  buildAddress,
  buildPrescription,
  buildProduct,
  buildScheduled,
  buildShopper,
  fulfilmentOf,
  type Shopper,
} from './factories.ts'
import { gql } from './gql.ts'
import { prescriptionFacts } from './prescription-facts.ts'
import { openTestStore, type TestStore } from './store.ts'

/** The price of each product in the pharmacy, in paise. */
export const PRICE = 8900

const ORDER = gql(`fragment CheckedOrder on Order {
  id status missingBatches updatedAt total { amount } subtotal { amount } totalQuantity
  lines {
    name schedule checkReason medicine { maker }
    batches { number expiry expiresOn quantity } recentBatches { number expiry }
  } payment { state url }
  prescriptionCheck {
    state checkedBy patient prescriber prescriptions { id }
    rejectedLines { name checkReason }
    refund { amount { amount } verified upiId reference }
  }
  refunds {
    id reason state amount { amount } lines { name quantity } verified upiId reference
    addedBy refundedBy cardReference
  }
}`)
const mutations = {
  placeOrder: gql(
    `mutation ($input: PlaceOrderInput!) {
      payload: placeOrder(input: $input) { order { ...CheckedOrder } userErrors { code field message } }
    }`,
    ORDER,
  ),
  cancelOrder: gql(
    `mutation ($input: CancelOrderInput!) {
      payload: cancelOrder(input: $input) { order { ...CheckedOrder } userErrors { code field message } }
    }`,
    ORDER,
  ),
  setOrderStatus: gql(
    `mutation ($input: SetOrderStatusInput!) {
      payload: setOrderStatus(input: $input) { order { ...CheckedOrder } userErrors { code field message } }
    }`,
    ORDER,
  ),
  setOrderBatches: gql(
    `mutation ($input: SetOrderBatchesInput!) {
      payload: setOrderBatches(input: $input) { order { ...CheckedOrder } userErrors { code field message } }
    }`,
    ORDER,
  ),
  setPaymentState: gql(
    `mutation ($input: SetPaymentStateInput!) {
      payload: setPaymentState(input: $input) { order { ...CheckedOrder } userErrors { code field message } }
    }`,
    ORDER,
  ),
  checkPrescription: gql(
    `mutation ($input: CheckPrescriptionInput!) {
      payload: checkPrescription(input: $input) { order { ...CheckedOrder } userErrors { code field message } }
    }`,
    ORDER,
  ),
  refundRejectedLines: gql(
    `mutation ($input: RefundRejectedLinesInput!) {
      payload: refundRejectedLines(input: $input) { order { ...CheckedOrder } userErrors { code field message } }
    }`,
    ORDER,
  ),
  addRefund: gql(
    `mutation ($input: AddRefundInput!) {
      payload: addRefund(input: $input) { order { ...CheckedOrder } userErrors { code field message } }
    }`,
    ORDER,
  ),
  removeRefund: gql(
    `mutation ($input: RemoveRefundInput!) {
      payload: removeRefund(input: $input) { order { ...CheckedOrder } userErrors { code field message } }
    }`,
    ORDER,
  ),
  refund: gql(
    `mutation ($input: RefundInput!) {
      payload: refund(input: $input) { order { ...CheckedOrder } userErrors { code field message } }
    }`,
    ORDER,
  ),
  refundPayment: gql(
    `mutation ($input: RefundPaymentInput!) {
      payload: refundPayment(input: $input) { order { ...CheckedOrder } userErrors { code field message } }
    }`,
    ORDER,
  ),
  setRefundUpiId: gql(
    `mutation ($input: SetRefundUpiIdInput!) {
      payload: setRefundUpiId(input: $input) { order { ...CheckedOrder } userErrors { code field message } }
    }`,
    ORDER,
  ),
}

/**
 * Opens a server for the tests in a file. Before each test, creates a new customer with a prescription, and new
 * products: medicines of the schedules H1 and H, and rice.
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

  async function send(name: keyof typeof mutations, input: object, as: Shopper = admin) {
    const { data, errors } = await store.query(mutations[name], { input }, as.accessToken)
    expect(errors).toBeUndefined()
    return data.payload
  }

  /** Orders one item of each product with the customer's prescription. Orders with schedule H1 are collected. */
  function submit(products: ProductRecord[], more: object = {}) {
    const input = {
      lines: products.map((product) => ({ productId: idOf(product), quantity: 1 })),
      addressId: visit.addressId,
      paymentMethod: 'CASH_ON_DELIVERY',
      expectedTotal: products.length * PRICE,
      prescriptionIds: [visit.prescriptionId],
      fulfilment: fulfilmentOf(products),
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
    /** Orders like `submit`, and returns the order's id. */
    place: async (products: ProductRecord[], more: object = {}): Promise<string> => {
      const { order, userErrors } = await submit(products, more)
      expect(userErrors).toEqual([])
      return order?.id ?? ''
    },
    check: (orderId: string, decisions: object[], more: object = {}) =>
      send('checkPrescription', {
        orderId,
        decisions,
        ...prescriptionFacts(),
        ...more,
      }),
    setStatus: (orderId: string, status: string) => send('setOrderStatus', { orderId, status }),
    setPayment: (orderId: string, state: string) => send('setPaymentState', { orderId, state }),
    cancel: (orderId: string) => send('cancelOrder', { orderId }, visit.shopper),
    ...readers,
  }
}

function found<Order>(order: Order | null | undefined): Order {
  if (!order) throw new Error('There is no such order.')
  return order
}

/** The data that the customer and the admin read and delete. */
function createReaders(pharmacy: () => { store: TestStore; admin: Shopper; shopper: Shopper }) {
  return {
    deletePrescription: async (prescriptionId: string, as = pharmacy().shopper) => {
      const { data } = await pharmacy().store.query(
        gql(`mutation ($input: DeletePrescriptionInput!) {
          deletePrescription(input: $input) { deletedId userErrors { code } }
        }`),
        { input: { prescriptionId } },
        as.accessToken,
      )
      return data.deletePrescription
    },
    /** The order as an admin sees it. */
    readOrder: async (id: string) => {
      const { store, admin } = pharmacy()
      const { data } = await store.query(
        gql(`query ($id: ID!) { order(id: $id) { ...CheckedOrder } }`, ORDER),
        { id },
        admin.accessToken,
      )
      return found(data.order)
    },
    /** The order as its customer sees it. */
    readOwnOrder: async (id: string) => {
      const { store, shopper } = pharmacy()
      const { data } = await store.query(
        gql(`query ($id: ID!) { viewer { order(id: $id) { ...CheckedOrder } } }`, ORDER),
        { id },
        shopper.accessToken,
      )
      return found(data.viewer?.order)
    },
    /** Sends all emails, and returns the ones about the order. */
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
    /** Has schedule H1. */
    antibiotic: await buildScheduled('H1', { name: 'Augmentin 625', unit: '10 tablets' }),
    /** Has schedule H. */
    steroid: await buildScheduled('H', { name: 'Wysolone 10' }),
    rice: await buildProduct({ name: 'Rice' }),
  }
}

export const idOf = ({ _id }: ProductRecord) => _id.toHexString()

export const approve = (product: ProductRecord, reason = '') => ({
  productId: idOf(product),
  approved: true,
  reason,
  prescribed: 100,
})

export const reject = (product: ProductRecord, reason = 'Not on the prescription') => ({
  productId: idOf(product),
  approved: false,
  reason,
})

export async function stockOf(product: ProductRecord): Promise<number> {
  return (await Product.findById(product._id).orFail().lean()).stock
}
