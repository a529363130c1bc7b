import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { discountedPrice } from '../../src/lib/money.ts'
import { at, same, type Job } from './job.ts'
import { mutation } from './requests.ts'
import type { Shopper } from './shoppers.ts'

const line = z.object({ quantity: z.number(), product: z.object({ id: z.string() }) })
const total = z.object({ amount: z.number() })
const errors = z.array(z.unknown()).max(0)
const added = z.object({
  data: z.object({
    addToCart: z.object({ userErrors: errors, cart: z.object({ lines: z.array(line), total }) }),
  }),
})
const placed = z.object({
  data: z.object({
    placeOrder: z.object({
      userErrors: errors,
      order: z.object({
        number: z.string().min(1),
        lines: z.array(z.object({ productId: z.string() })),
      }),
      cart: z.object({ lines: z.array(line), total }),
    }),
  }),
})

const getPrice = ({ price, discount }: Shopper['next']) => discountedPrice(price, discount)
const sumPrices = (products: Shopper['cart']) =>
  products.reduce((sum, product) => sum + getPrice(product), 0)
const getId = ({ _id }: Shopper['next']) => _id.toHexString()

/** Each user adds a fourth product to a cart with three. */
export function addToCart(shoppers: Shopper[]): Job {
  return {
    name: 'add to cart',
    supply: shoppers.length,
    ask(n) {
      const { accessToken, next } = at(shoppers, n)
      return mutation('AddToCart', { productId: getId(next), quantity: 1 }, accessToken)
    },
    check(answer, n) {
      const { cart, next } = at(shoppers, n)
      const { lines, total } = added.parse(answer).data.addToCart.cart
      same(
        'the cart',
        [...cart, next].map((product) => ({ quantity: 1, product: { id: getId(product) } })),
        lines,
      )
      same('its total', sumPrices([...cart, next]), total.amount)
    },
  }
}

/** Each user orders the three products in their cart. The server rejects a wrong total. */
export function placeOrder(shoppers: Shopper[]): Job {
  const numbers = new Map<string, number>()
  return {
    name: 'place order',
    supply: shoppers.length,
    ask(n) {
      const { accessToken, ...shopper } = at(shoppers, n)
      return mutation('PlaceOrder', toInput(shopper), accessToken)
    },
    check(answer, n) {
      const { order, cart } = placed.parse(answer).data.placeOrder
      const productIds = order.lines.map(({ productId }) => productId)
      same('the ordered products', at(shoppers, n).cart.map(getId), productIds)
      same('the rest of the cart', { lines: [], total: { amount: 0 } }, cart)
      same(`the customer of ${order.number}`, n, numbers.get(order.number) ?? n)
      numbers.set(order.number, n)
    },
  }
}

function toInput({ cart, addressId }: Omit<Shopper, 'accessToken'>): object {
  return {
    paymentMethod: 'CASH_ON_DELIVERY',
    idempotencyKey: randomUUID(),
    lines: cart.map((product) => ({
      productId: getId(product),
      quantity: 1,
      expectedPrice: getPrice(product),
    })),
    expectedTotal: sumPrices(cart),
    addressId: addressId.toHexString(),
    addressVersion: 1,
  }
}
