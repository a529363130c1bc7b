import { methodOf } from '../method/methods.ts'
import { isCancelled } from '../record/order-statuses.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { isRefundDue } from '../record/refunds.ts'
import type { BilledSales } from './billed-sales.ts'
import type { DayCounts, ProductSalesRecord } from './daily-sales.model.ts'

export type CountedOrder = Pick<
  OrderRecord,
  | 'status'
  | 'payment'
  | 'lines'
  | 'total'
  | 'check'
  | 'refunds'
  | 'checkDue'
  | 'replaces'
  | 'createdAt'
>

export function countOrders(orders: readonly CountedOrder[]): Omit<DayCounts, keyof BilledSales> {
  const placed = orders.filter(isSale)
  const sold = placed.filter((order) => !isCancelled(order))
  const pending = orders.filter(({ status }) => status === 'PENDING')
  const unpaid = sold.filter(isCashDue)
  const oldest = Math.min(...pending.map(({ createdAt }) => createdAt.getTime()))
  return {
    orders: placed.length,
    cancelled: placed.length - sold.length,
    revenue: sold.reduce((sum, { total }) => sum + total, 0),
    newOrders: pending.length,
    oldestNewAt: pending.length > 0 ? new Date(oldest) : null,
    paymentsToVerify: orders.filter(({ payment }) => payment.state === 'CLAIMED').length,
    refundsDue: orders.filter(isRefundDue).length,
    prescriptionsToCheck: orders.filter(({ checkDue }) => checkDue).length,
    cashToCollect: unpaid.reduce((sum, { total }) => sum + total, 0),
    cashMissing: unpaid.filter(({ status }) => status === 'DELIVERED').length,
  }
}

/** Replacements are work, but no sales. */
function isSale({ replaces }: CountedOrder): boolean {
  return !replaces
}

/** Whether the payment is to be made on delivery, and was not made. For a free order, there is nothing to collect. */
export function isCashDue({ payment, total }: Pick<OrderRecord, 'payment' | 'total'>): boolean {
  return total > 0 && payment.state === 'DUE' && methodOf(payment).isPaidOnDelivery
}

/** Adds up the products sold, in the order in which they were placed. */
export function countProducts(orders: readonly CountedOrder[]): ProductSalesRecord[] {
  const lines = orders
    .filter(isSale)
    .filter((order) => !isCancelled(order))
    .flatMap((order) => order.lines)
  return addUp(
    lines.map(({ productId, name, unit, quantity, discountedPrice }) => ({
      ...{ productId, name, unit },
      pieces: quantity,
      revenue: discountedPrice * quantity,
    })),
  )
}

/** Returns one entry per product, with the last name and unit. */
export function addUp(sales: readonly ProductSalesRecord[]): ProductSalesRecord[] {
  const byProduct = new Map<string, ProductSalesRecord>()
  for (const sale of sales) {
    const id = sale.productId.toHexString()
    const { pieces = 0, revenue = 0 } = byProduct.get(id) ?? {}
    byProduct.set(id, { ...sale, pieces: sale.pieces + pieces, revenue: sale.revenue + revenue })
  }
  return [...byProduct.values()]
}
