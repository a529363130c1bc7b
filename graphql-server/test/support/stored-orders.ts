import { expect } from 'vitest'
import { Product } from '../../src/domains/catalogue/record/product.model.ts'
import { StockMovement } from '../../src/domains/catalogue/stock/stock-movement.model.ts'
import { Order, type OrderRecord } from '../../src/domains/order/record/order.model.ts'
import { isUnchecked } from '../../src/domains/order/record/check-state.ts'
import { Prescription } from '../../src/domains/prescription/prescription.model.ts'
import { findStockErrors, isCancelled } from './invariants.ts'
import { prescriptionFacts } from './prescription-facts.ts'

/**
 * Checks that prescriptions exist until they are checked, that orders move on only after the check, and that medicines
 * are packed with batches.
 */
export async function checkPrescriptions(orders: OrderRecord[]): Promise<void> {
  const open = orders.filter((order) => !isCancelled(order))
  const unchecked = open.filter((order) => isUnchecked(order))
  const ids = new Set(unchecked.flatMap(({ prescriptionIds = [] }) => prescriptionIds.map(String)))
  const stored = { _id: { $in: [...ids] }, state: 'STORED' } as const
  expect(await Prescription.countDocuments(stored)).toBe(ids.size)
  expect(unchecked.every(({ status }) => status === 'PENDING')).toBe(true)
  checkBatches(orders)
}

/** Checks that each medicine in a packed order has batches for all its packs, and that nothing else has batches. */
function checkBatches(orders: OrderRecord[]): void {
  for (const { status, lines } of orders) {
    const isPacked = status === 'PACKED' || status === 'DELIVERED'
    for (const { medicine, quantity, batches } of lines) {
      const packs = batches?.reduce((sum, batch) => sum + batch.quantity, 0)
      if (medicine && (isPacked || batches)) expect(packs).toBe(quantity)
      else expect(batches).toBeUndefined()
    }
  }
}

/** Checks that no two orders that are being packed or delivered have the same bag number. */
export async function checkBags(): Promise<void> {
  const bagged = { status: { $in: ['CONFIRMED', 'PACKED'] }, bag: { $gte: 1 } } as const
  const bags = (await Order.find(bagged, { bag: 1 }).lean()).map(({ bag }) => bag)
  expect(new Set(bags).size).toBe(bags.length)
}

/** Compares the products' stock with their movements and with the amounts that orders and reservations have taken. */
export async function readStockErrors(
  products: string[],
  taken: Pick<OrderRecord, 'lines'>[],
): Promise<string[]> {
  const stored = await Product.find({ _id: { $in: products } }).lean()
  const movements = await StockMovement.find({ productId: { $in: products } }).lean()
  return findStockErrors(
    stored.map(({ _id, stock }) => ({ id: _id.toHexString(), stock })),
    movements.map(({ productId, change, orderId }) => ({
      productId: productId.toHexString(),
      change,
      orderId: orderId?.toHexString() ?? null,
    })),
    taken.map(({ lines }) =>
      lines.map(({ productId, quantity }) => ({ productId: productId.toHexString(), quantity })),
    ),
  )
}

/** Approves and rejects an order's lines, each of the four ways with the same probability. */
export function decideAbout(
  order: OrderRecord | undefined,
  { product, number }: { product: number; number: number },
) {
  const lines = order?.lines.filter(({ schedule }) => schedule !== undefined) ?? []
  const decisions = lines.map(({ productId, schedule }) => ({
    productId: productId.toHexString(),
    approved: (schedule === 'H1' ? number : product) % 2 === 0,
    reason: 'Checked',
    prescribed: 1_000,
  }))
  const orderId = order?._id.toHexString() ?? ''
  return { orderId, decisions, ...prescriptionFacts() }
}
