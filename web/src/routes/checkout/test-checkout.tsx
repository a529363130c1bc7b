import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Handlers, addressOf, cartOf, layoutOf, openStore, quoteOf } from '../test-store.tsx'

export interface Server {
  cart: ReturnType<typeof cartOf>
  addresses: ReturnType<typeof addressOf>[]
  place: Handlers[string]
  cardPayments: boolean
  /** Where a placed order is still to be paid. */
  payAt: string | null
  isDown: boolean
  /** The figures wait for it. */
  held: Promise<void>
}

const userError = (code: string, message: string, field: string | null) => ({
  __typename: 'UserError',
  code,
  message,
  field,
})

/** Opens the checkout, with a server that takes every order unless told otherwise. */
export function openCheckout(changes: Partial<Server> = {}) {
  const server: Server = {
    cart: cartOf(2),
    addresses: [addressOf('new'), addressOf('gone', false), addressOf('old')],
    place: () => placed(),
    cardPayments: false,
    payAt: null,
    isDown: false,
    held: Promise.resolve(),
    ...changes,
  }
  const placed = () => {
    server.cart = cartOf(0)
    const line = { __typename: 'OrderLine', productId: 'milk' }
    const payment = { __typename: 'OrderPayment', url: server.payAt }
    const order = { __typename: 'Order', id: 'o1', number: 'ORD-1', payment, lines: [line] }
    return { ...refused(), order, cart: server.cart, userErrors: [] }
  }
  const refused = (code = '', message = '', field: string | null = null) => ({
    order: null,
    cart: server.cart,
    quote: null as object | null,
    address: null as object | null,
    userErrors: [userError(code, message, field)],
  })
  const answerCart = (quantity: number) => {
    server.cart = cartOf(quantity, server.cart.lines[0]?.product.stock)
    return { __typename: 'CartPayload', cart: server.cart, userErrors: [] }
  }
  const shop = openStore('/checkout', {
    Layout: () => layoutOf(server.cart),
    Checkout: async ({ idempotencyKey }) => {
      await server.held
      if (server.isDown) throw new TypeError('Failed to fetch')
      return {
        store: { __typename: 'Store', cardPayments: server.cardPayments },
        viewer: {
          __typename: 'Viewer',
          id: 'asha',
          addresses: server.addresses,
          cart: server.cart,
          quote: quoteOf(server.cart, idempotencyKey),
        },
      }
    },
    ChangeCartLineQuantity: ({ quantity }) => ({
      changeCartLineQuantity: answerCart(Number(quantity)),
    }),
    PlaceOrder: async (input) => ({
      placeOrder: {
        __typename: 'PlaceOrderPayload',
        ...(await server.place(input)),
      },
    }),
  })
  return { shop, server, placed, refused }
}

/** Until the addresses are there the checkout waits. */
export const opened = () => screen.findByRole('radio', { name: /new street/ })
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const press = async (name: string | RegExp) => userEvent.click(await button(name))
export const cash = /^Cash on Delivery/
