import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type {
  PlaceOrderInput,
  StartUpiPaymentInput,
  UserErrorCode,
} from '../src/apollo/schema-types.generated.ts'
import type { Cart } from '../src/shared/cart/cart-rules.ts'
import type { PlaceOrderMutation } from '../src/shop/checkout/PlaceOrder.generated.ts'
import type {
  OpenPayment_PaymentFragment,
  StartUpiPaymentMutation,
} from '../src/shop/checkout/upi/StartUpiPayment.generated.ts'
import type {
  DeletePrescriptionMutation,
  UploadPrescriptionMutation,
} from '../src/shared/prescription/Prescriptions.generated.ts'
import type { CheckoutQuery } from '../src/shop/checkout/Checkout.generated.ts'
import { type Refusal, userError, userErrors } from './errors.ts'
import type { Handlers } from './operations.ts'
import { type Prescription, buildPrescription, deleted, uploaded } from './prescriptions.ts'
import { buildLayout } from './shop.ts'
import { buildAddress } from './addresses.ts'
import { buildCart, buildQuote, buildUpiPayment } from './quotes.ts'
import { openStore } from './store.tsx'

type CheckoutViewer = NonNullable<CheckoutQuery['viewer']>
type Placed = PlaceOrderMutation['placeOrder']
export type Uploaded = UploadPrescriptionMutation['uploadPrescription']

export interface Server {
  cart: Cart
  addresses: ReturnType<typeof buildAddress>[]
  /** The latest order's address. */
  lastAddressId: string | null
  /** The choice of the latest order. */
  ifItemMissing: CheckoutViewer['ifItemMissing']
  cashUnavailable: CheckoutViewer['cashUnavailable']
  place: (input: PlaceOrderInput) => Placed | Promise<Placed>
  cardPayments: boolean
  upiPayments: boolean
  gstInvoices: boolean
  /** The card provider's payment page. */
  paymentUrl: string | null
  isDown: boolean
  /** The UPI payment that has begun. */
  upiPayment: OpenPayment_PaymentFragment | null
  /** A payment begun in another tab, which replaces the next one that begins. */
  otherPayment: OpenPayment_PaymentFragment | null
  /** The errors with which UPI payments don't begin. */
  upiErrors: Refusal[]
  /** Whether the cart's product requires a prescription. */
  prescriptionRequired: boolean
  /** The products that the shop may not deliver. */
  notDelivered: { productId: string; message: string }[]
  /** The prescriptions that the viewer has uploaded. */
  prescriptions: Prescription[]
  /** Whether they can't be loaded. */
  arePrescriptionsDown: boolean
  upload: () => Uploaded | Promise<Uploaded>
  /** Answers the deletion of a prescription. */
  remove: (id: string) => DeletePrescriptionMutation['deletePrescription']
  /** The quote waits for it. */
  quoteReady: Promise<void>
  /** Cancelling a UPI payment waits for it. */
  cancellationReady: Promise<void>
  /** Beginning a UPI payment waits for it. */
  upiReady: Promise<void>
}

/** The order that the server places. */
const buildPlaced = ({ paymentUrl }: Server): Placed['order'] => ({
  id: 'o1',
  number: 'ORD-1',
  fulfilment: 'DELIVERY',
  deliveryAddress: { addressLine: '12 MG Road', city: 'Pune' },
  payment: { state: 'DUE', url: paymentUrl },
  prescriptionCheck: null,
  delivery: { message: 'Your order comes today by 6:10 pm.' },
  lines: [{ productId: 'milk' }],
})

/** Opens the checkout with a server that accepts every order by default. */
export function openCheckout(changes: Partial<Server> = {}) {
  const server: Server = {
    cart: buildCart(2),
    addresses: [buildAddress('new'), buildAddress('gone', false), buildAddress('old')],
    lastAddressId: null,
    ifItemMissing: 'LEAVE_OUT',
    cashUnavailable: null,
    place: () => placeOrder(),
    cardPayments: false,
    upiPayments: true,
    gstInvoices: false,
    paymentUrl: null,
    isDown: false,
    upiPayment: null,
    otherPayment: null,
    upiErrors: [],
    prescriptionRequired: false,
    notDelivered: [],
    prescriptions: [],
    arePrescriptionsDown: false,
    upload: () => uploaded(buildPrescription()),
    remove: deleted,
    quoteReady: Promise.resolve(),
    cancellationReady: Promise.resolve(),
    upiReady: Promise.resolve(),
    ...changes,
  }
  const placeOrder = (): Placed => {
    server.cart = buildCart(0)
    return { ...nothing(), order: buildPlaced(server), cart: server.cart }
  }
  const nothing = (): Placed => ({
    order: null,
    cart: server.cart,
    quote: null,
    address: null,
    userErrors: [],
  })
  const reject = (code: UserErrorCode, message = '', field: string | null = null): Placed => ({
    ...nothing(),
    userErrors: [userError(code, message, field)],
  })
  const shop = openStore('/checkout', {
    Layout: () => buildLayout(server.cart),
    Checkout: async () => {
      await server.quoteReady
      if (server.isDown) throw new TypeError('Failed to fetch')
      return answerCheckout(server)
    },
    SetCartQuantity: ({ input: { quantity } }) => {
      server.cart = buildCart(quantity, server.cart.lines[0]?.product.stock)
      return { setCartQuantity: { cart: server.cart, userErrors: [] } }
    },
    StartUpiPayment: async ({ input }) => {
      await server.upiReady
      return { startUpiPayment: startUpiPayment(server, input) }
    },
    CancelUpiPayment: async () => {
      await server.cancellationReady
      return { cancelUpiPayment: { cart: server.cart, userErrors: [] } }
    },
    ...answerAboutPrescriptions(server),
    PlacedOrder: () => ({ viewer: { order: null } }),
    Receiving: () => ({
      store: { address: '12 Market Road', openingTimes: ['Every day: 7 am to 10 pm'] },
      viewer: { id: 'asha', cart: { id: 'asha', notDelivered: server.notDelivered } },
    }),
    PartOfCart: ({ productIds }) => {
      const lines = server.cart.lines.filter(({ product }) => productIds.includes(product.id))
      const part = { ...server.cart, lines, gone: [] }
      return { viewer: { id: 'asha', quote: buildQuote(part, server.prescriptionRequired) } }
    },
    PlaceOrder: async ({ input }) => ({ placeOrder: await server.place(input) }),
  })
  return { shop, server, placeOrder, reject }
}

function answerCheckout({
  cardPayments,
  upiPayments,
  gstInvoices,
  ...server
}: Server): CheckoutQuery {
  return {
    store: { cardPayments, upiPayments, pickUpForAll: false, gstInvoices },
    viewer: {
      id: 'asha',
      addresses: server.addresses,
      lastAddressId: server.lastAddressId,
      ifItemMissing: server.ifItemMissing,
      cashUnavailable: server.cashUnavailable,
      cart: server.cart,
      quote: buildQuote(server.cart, server.prescriptionRequired),
      upiPayment: server.upiPayment,
    },
  }
}

function answerAboutPrescriptions(server: Server): Handlers {
  return {
    Prescriptions: () => {
      if (server.arePrescriptionsDown) throw new TypeError('Failed to fetch')
      return { viewer: { id: 'asha', prescriptions: server.prescriptions } }
    },
    UploadPrescription: async () => ({ uploadPrescription: await server.upload() }),
    DeletePrescription: ({ input: { prescriptionId } }) => ({
      deletePrescription: server.remove(prescriptionId),
    }),
  }
}

function startUpiPayment(
  { upiErrors, otherPayment }: Server,
  { expectedTotal, idempotencyKey }: StartUpiPaymentInput,
): StartUpiPaymentMutation['startUpiPayment'] {
  const unchanged = { quote: null, address: null }
  if (otherPayment) {
    const message = 'You have since begun another UPI payment. Did you make it?'
    const changed = userError('CHANGED_MEANWHILE', message)
    return { ...unchanged, upiPayment: otherPayment, userErrors: [changed] }
  }
  return {
    ...unchanged,
    upiPayment: upiErrors.length === 0 ? buildUpiPayment(expectedTotal, idempotencyKey) : null,
    userErrors: userErrors(upiErrors),
  }
}

/** Resolves when the checkout has loaded. */
export const loaded = () => screen.findByRole('radio', { name: /new street/ })
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const press = async (name: string | RegExp) => userEvent.click(await button(name))
export const cash = /^Cash on Delivery/
