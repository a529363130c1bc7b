import { Types } from 'mongoose'
import { Session } from '../../src/auth/session.model.ts'
import { createTokens, REFRESH_TOKEN_SECONDS } from '../../src/auth/tokens.ts'
import { User } from '../../src/domains/account/user.model.ts'
import { Address } from '../../src/domains/address/address.model.ts'
import { newLine } from '../../src/domains/cart/cart-contents.ts'
import { CartLine } from '../../src/domains/cart/cart-line.model.ts'
import type { ProductRecord } from '../../src/domains/catalogue/record/product.model.ts'
import { writtenAddress } from '../../test/support/factories.ts'

/** A logged-in user with an address and three products in the cart. */
export interface Shopper {
  userId: Types.ObjectId
  accessToken: string
  addressId: Types.ObjectId
  cart: ProductRecord[]
  /** The product that they add next. */
  next: ProductRecord
}

/** The number of customers: half of them add to their carts, half of them order. */
const SHOPPERS = 6000
const CART_LINES = 3
const BATCH_SIZE = 1000

/** Creates accounts without a password, whose sessions and tokens are like those after a login. */
export async function openAccounts(products: ProductRecord[], secret: string): Promise<Shopper[]> {
  const tokens = createTokens(secret)
  const available = products.filter(({ stock }) => stock > 0)
  const shoppers: Shopper[] = []
  for (let start = 0; start < SHOPPERS; start += BATCH_SIZE) {
    const sessions = createSessions(start)
    const portion = sessions.map(({ _id, userId }, n) => ({
      userId,
      addressId: new Types.ObjectId(),
      accessToken: tokens.issue(_id.toHexString(), 0).accessToken,
      ...choose(available, start + n),
    }))
    await Session.insertMany(sessions)
    await writeShoppers(portion)
    shoppers.push(...portion)
  }
  return shoppers
}

function createSessions(start: number) {
  const startedAt = new Date()
  const expiresAt = new Date(startedAt.getTime() + REFRESH_TOKEN_SECONDS * 1000)
  const age = { device: `Chrome on Android`, startedAt, refreshedAt: startedAt, expiresAt }
  return Array.from({ length: Math.min(BATCH_SIZE, SHOPPERS - start) }, () => ({
    _id: new Types.ObjectId(),
    userId: new Types.ObjectId(),
    generation: 0,
    ...age,
  }))
}

/** Consecutive customers have no common products, so that they do not block each other more than others do. */
function choose(available: ProductRecord[], n: number): Pick<Shopper, 'cart' | 'next'> {
  const wanted = Array.from({ length: CART_LINES + 1 }, (_, k) => {
    const product = available[(n * (CART_LINES + 1) + k) % available.length]
    if (!product) throw new Error('The catalogue is too small for carts.')
    return product
  })
  const [next, ...cart] = wanted
  if (!next) throw new Error('The catalogue is empty.')
  return { cart, next }
}

async function writeShoppers(shoppers: Shopper[]): Promise<void> {
  await User.insertMany(
    shoppers.map(({ userId }) => {
      const email = `${userId.toHexString()}@example.com`
      const account = { name: 'Asha', passwordHash: 'none', emailVerified: true }
      return { _id: userId, email, emailKey: email, ...account }
    }),
  )
  await Address.insertMany(
    shoppers.map(({ userId, addressId }) => ({
      _id: addressId,
      userId,
      ...writtenAddress,
    })),
  )
  await CartLine.insertMany(
    shoppers.flatMap(({ userId, cart }) => cart.map((product) => newLine(userId, product, 1))),
  )
}
