import { discountedPrice } from '../../lib/money.ts'
import { pick, type Random } from '../../lib/random.ts'
import {
  isSoldOnline,
  prescriptionSchedule,
} from '../../domains/catalogue/medicine/medicine-fields.ts'
import type { ProductRecord } from '../../domains/catalogue/record/product.model.ts'
import type { OrderRecord } from '../../domains/order/record/order.model.ts'
import { tryPlaceOrder } from '../../domains/order/checkout/place-order.service.ts'
import { FATES, type Fate } from './fates.ts'
import type { OrderPlan } from './plan.ts'
import { must, sampleCheckout, type SampleShop, type Step } from './shop.ts'

/** Enough stock for all sample orders together. */
const MIN_STOCK = 40
const MINUTE_MS = 60_000

type Chosen = { product: ProductRecord; quantity: number }[]

/** An order's steps: it is placed, then its fate takes its course. `onPlaced` gets the order. */
export function orderSteps(
  shop: SampleShop,
  random: Random,
  { fate: name, shopper, placedAt }: OrderPlan,
  onPlaced: (order: OrderRecord) => void,
): Step[] {
  const fate: Fate = FATES[name]
  const basket = chooseProducts(shop.products, random, fate)
  const transaction = random() < 0.5 ? String(Math.floor(5e11 + random() * 1e11)) : null
  let placed: OrderRecord | null = null
  const place = async () => {
    placed = await placeOrder(shop, { fate, shopper, basket, transaction })
    onPlaced(placed)
  }
  const acts = fate.acts.map(([minutes, act]) => ({
    at: new Date(placedAt.getTime() + minutes * MINUTE_MS),
    run: () => act(shop, must(placed, 'an order was not placed')),
  }))
  return [{ at: placedAt, run: place }, ...acts]
}

/** Chooses one to four products, or two medicines that require a prescription. */
export function chooseProducts(
  products: ProductRecord[],
  random: Random,
  { isPrescribed = false }: Pick<Fate, 'isPrescribed'>,
): Chosen {
  const offered = products.filter((product) => product.stock >= MIN_STOCK && isSoldOnline(product))
  const isScheduled = (product: ProductRecord) => prescriptionSchedule(product) !== null
  const [scheduled, free] = [offered.filter(isScheduled), offered.filter((p) => !isScheduled(p))]
  const chosen = new Set<ProductRecord>()
  while (isPrescribed && chosen.size < 2) chosen.add(pick(random, scheduled))
  const size = isPrescribed ? 2 : 1 + Math.floor(random() * 4)
  while (chosen.size < size) chosen.add(pick(random, free))
  return [...chosen].map((product) => ({ product, quantity: 1 + Math.floor(random() * 2) }))
}

/** The sample shop follows the rules: schedule H1 is collected. */
function isCollected(basket: Chosen): boolean {
  return basket.some(({ product }) => prescriptionSchedule(product) === 'H1')
}

export function toSubmission(basket: Chosen) {
  const prices = basket.map(
    ({ product, quantity }) => quantity * discountedPrice(product.price, product.discount),
  )
  return {
    lines: basket.map(({ product, quantity }) => ({
      productId: product._id.toHexString(),
      quantity,
    })),
    expectedTotal: prices.reduce((sum, price) => sum + price, 0),
  }
}

interface Wanted {
  fate: Fate
  shopper: number
  basket: Chosen
  transaction: string | null
}

async function placeOrder(
  { shoppers }: SampleShop,
  { fate, shopper, basket, transaction }: Wanted,
): Promise<OrderRecord> {
  const { method, isPrescribed } = fate
  const { user, addressId, prescriptionIds } = must(shoppers[shopper], 'a customer is missing')
  const input = {
    ...toSubmission(basket),
    ...{ addressId, paymentMethod: method },
    ...(isPrescribed && { prescriptionIds }),
    ...(method === 'UPI' && { upiTransactionId: transaction }),
    fulfilment: isCollected(basket) ? 'PICK_UP' : 'DELIVERY',
  }
  const { order, userErrors } = await tryPlaceOrder(user._id, input, sampleCheckout)
  return must(order, userErrors.map(({ message }) => message).join(' '))
}
