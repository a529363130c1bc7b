import { randomUUID } from 'node:crypto'
import { User } from '../../src/domains/account/user.model.ts'
import { Address } from '../../src/domains/address/address.model.ts'
import { StockMovement } from '../../src/domains/catalogue/stock/stock-movement.model.ts'
import type { OrderQuote } from '../../src/domains/order/checkout/quote.ts'
import type { OrderRecord } from '../../src/domains/order/record/order.model.ts'
import { buildPrescription, buildProduct, buildScheduled } from './factories.ts'
import { newRecordedMoney } from './record-money.ts'

/** The stock of each product, and the number of products. */
export const [START, PRODUCTS] = [6, 4]
const stock = { stock: START }

/** A server with low stock of a few products. Two of them require a prescription. */
export async function openShop() {
  const products = await Promise.all(
    [
      () => buildScheduled('H1', stock),
      () => buildScheduled('H', stock),
      () => buildProduct(stock),
      () => buildProduct({ ...stock, price: 9000, discount: 0 }),
    ].map(async (build) => {
      const { _id } = await build()
      const start = { productId: _id, change: START, reason: 'CREATED' as const }
      await StockMovement.create({ ...start, at: new Date(), orderId: null, userId: null })
      return _id.toHexString()
    }),
  )
  const shoppers = await Promise.all([newShopper(), newShopper()])
  return { products, shoppers, recorded: newRecordedMoney(), entries: new Array<string>() }
}

export type Shop = Awaited<ReturnType<typeof openShop>>
export type Shopper = Shop['shoppers'][number]

async function newShopper() {
  const email = `${randomUUID()}@example.com`
  const account = { name: 'Asha', email, emailKey: email, passwordHash: 'none' }
  const { _id: userId } = await User.create(account)
  const text = { addressLine: '1', city: 'P', state: 'M', country: 'I', pincode: '4', mobile: '9' }
  const { _id } = await Address.create({ ...text, userId })
  /** The state that the customer saw last. They may order from it without looking at the current one. */
  const seen: { quote: OrderQuote | null; key: string } = { quote: null, key: randomUUID() }
  const prescriptionId = (await buildPrescription({ _id: userId }))._id.toHexString()
  const ids = { addressId: _id.toHexString(), prescriptionId }
  return { userId, ...ids, seen, placed: new Array<OrderRecord>() }
}
