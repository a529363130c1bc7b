import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  type Handlers,
  buildAddress,
  buildCart,
  buildLayout,
  openStore,
  buildQuote,
  buildUpiPayment,
} from './store.tsx'
import { buildPrescription, deleted, uploaded } from './prescriptions.ts'

export interface Server {
  cart: ReturnType<typeof buildCart>
  addresses: ReturnType<typeof buildAddress>[]
  /** That of the latest order. */
  lastAddressId: string | null
  place: Handlers[string]
  cardPayments: boolean
  upiPayments: boolean
  /** The card provider's payment page. */
  paymentUrl: string | null
  isDown: boolean
  /** The UPI payment that has begun. */
  upiPayment: ReturnType<typeof buildUpiPayment> | null
  /** One that is begun in another tab, and found instead of the next one that begins. */
  otherPayment: ReturnType<typeof buildUpiPayment> | null
  /** The errors with which UPI payments don't begin. */
  upiErrors: object[]
  /** Whether the cart's product requires a prescription. */
  prescriptionRequired: boolean
  /** Those that the viewer has uploaded. */
  prescriptions: object[]
  /** Whether they can't be loaded. */
  arePrescriptionsDown: boolean
  upload: Handlers[string]
  /** Answers the deletion of a prescription. */
  remove: (id: string) => object
  /** The quote waits for it. */
  quoteReady: Promise<void>
  /** The cancellation of a UPI payment waits for it. */
  cancellationReady: Promise<void>
  /** The beginning of a UPI payment waits for it. */
  upiReady: Promise<void>
}

const userError = (code: string, message: string, field: string | null) => ({
  __typename: 'UserError',
  code,
  message,
  field,
})

/** The order that the server places. */
const buildPlaced = ({ paymentUrl }: Server) => ({
  __typename: 'Order',
  id: 'o1',
  number: 'ORD-1',
  deliveryAddress: { __typename: 'OrderAddress', addressLine: '12 MG Road', city: 'Pune' },
  payment: { __typename: 'OrderPayment', state: 'DUE', url: paymentUrl },
  prescriptionCheck: null,
  lines: [{ __typename: 'OrderLine', productId: 'milk' }],
})

/** Opens the checkout with a server that accepts every order by default. */
export function openCheckout(changes: Partial<Server> = {}) {
  const server: Server = {
    cart: buildCart(2),
    addresses: [buildAddress('new'), buildAddress('gone', false), buildAddress('old')],
    lastAddressId: null,
    place: () => placeOrder(),
    cardPayments: false,
    upiPayments: true,
    paymentUrl: null,
    isDown: false,
    upiPayment: null,
    otherPayment: null,
    upiErrors: [],
    prescriptionRequired: false,
    prescriptions: [],
    arePrescriptionsDown: false,
    upload: () => uploaded(buildPrescription()),
    remove: deleted,
    quoteReady: Promise.resolve(),
    cancellationReady: Promise.resolve(),
    upiReady: Promise.resolve(),
    ...changes,
  }
  const placeOrder = () => {
    server.cart = buildCart(0)
    return { ...reject(), order: buildPlaced(server), cart: server.cart, userErrors: [] }
  }
  const reject = (code = '', message = '', field: string | null = null) => ({
    order: null,
    cart: server.cart,
    quote: null as object | null,
    address: null as object | null,
    userErrors: [userError(code, message, field)],
  })
  const changeCart = (quantity: number) => {
    server.cart = buildCart(quantity, server.cart.lines[0]?.product.stock)
    return { __typename: 'CartPayload', cart: server.cart, userErrors: [] }
  }
  const shop = openStore('/checkout', {
    Layout: () => buildLayout(server.cart),
    Checkout: async () => {
      await server.quoteReady
      if (server.isDown) throw new TypeError('Failed to fetch')
      return {
        store: {
          __typename: 'Store',
          cardPayments: server.cardPayments,
          upiPayments: server.upiPayments,
        },
        viewer: {
          __typename: 'Viewer',
          id: 'asha',
          addresses: server.addresses,
          lastAddressId: server.lastAddressId,
          cart: server.cart,
          quote: buildQuote(server.cart, server.prescriptionRequired),
          upiPayment: server.upiPayment,
        },
      }
    },
    SetCartQuantity: ({ quantity }) => ({
      setCartQuantity: changeCart(Number(quantity)),
    }),
    StartUpiPayment: async (input) => {
      await server.upiReady
      return { startUpiPayment: startUpiPayment(server, input) }
    },
    CancelUpiPayment: async () => ({ cancelUpiPayment: await cancelUpiPayment(server) }),
    ...answerAboutPrescriptions(server),
    PlacedOrder: () => ({ viewer: { __typename: 'Viewer', id: 'asha', order: null } }),
    PlaceOrder: async (input) => ({
      placeOrder: {
        __typename: 'PlaceOrderPayload',
        ...(await server.place(input)),
      },
    }),
  })
  return { shop, server, placeOrder, reject }
}

function answerAboutPrescriptions(server: Server): Handlers {
  return {
    Prescriptions: () => {
      if (server.arePrescriptionsDown) throw new TypeError('Failed to fetch')
      return { viewer: { __typename: 'Viewer', id: 'asha', prescriptions: server.prescriptions } }
    },
    UploadPrescription: async (input) => ({ uploadPrescription: await server.upload(input) }),
    DeletePrescription: ({ prescriptionId }) => ({
      deletePrescription: server.remove(String(prescriptionId)),
    }),
  }
}

function startUpiPayment(server: Server, input: Record<string, unknown>) {
  const { upiErrors, otherPayment } = server
  const { expectedTotal, idempotencyKey } = input
  if (otherPayment) {
    const message = 'You have begun another UPI payment meanwhile. Did you make it?'
    const userErrors = [userError('CHANGED_MEANWHILE', message, null)]
    const found = { upiPayment: otherPayment, quote: null, address: null, userErrors }
    return { __typename: 'StartUpiPaymentPayload', ...found }
  }
  return {
    __typename: 'StartUpiPaymentPayload',
    upiPayment:
      upiErrors.length === 0
        ? buildUpiPayment(Number(expectedTotal), String(idempotencyKey))
        : null,
    quote: null,
    address: null,
    userErrors: upiErrors,
  }
}

async function cancelUpiPayment({ cancellationReady, cart }: Server) {
  await cancellationReady
  return { __typename: 'CancelUpiPaymentPayload', cart, userErrors: [] }
}

/** Resolves when the checkout has loaded. */
export const loaded = () => screen.findByRole('radio', { name: /new street/ })
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const press = async (name: string | RegExp) => userEvent.click(await button(name))
export const cash = /^Cash on Delivery/
