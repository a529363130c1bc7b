import type { ScheduledProduct } from '../catalogue/medicine/medicine-fields.ts'
import { isCancelled } from '../order/record/order-statuses.ts'
import type { OrderRecord } from '../order/record/order.model.ts'
import type { OrderLineRecord } from '../order/record/order-line.model.ts'
import type { ShopSettings } from '../shop/setting-fields.ts'

const HOUR_MS = 60 * 60 * 1000

export type ReportHours = Pick<ShopSettings, 'reportHoursGroceries' | 'reportHoursMedicines'>

/** A department's products, as far as they still exist. */
export type KnownProducts = ReadonlyMap<string, ScheduledProduct>

/**
 * Lists an order's lines with which a problem can still be reported. That is always possible before the delivery, and
 * then for the hours of the product's department. A deleted product without a schedule counts as grocery.
 */
export function listReportable(
  order: Pick<OrderRecord, 'status' | 'lines' | 'history'>,
  products: KnownProducts,
  { hours, now }: { hours: ReportHours; now: Date },
): OrderLineRecord[] {
  if (isCancelled(order)) return []
  const deliveredAt = order.history.findLast(({ status }) => status === 'DELIVERED')?.at
  if (order.status !== 'DELIVERED' || !deliveredAt) return order.lines
  return order.lines.filter((line) => {
    const isMedicine = line.schedule ?? products.get(line.productId.toHexString())?.medicine
    const allowed = isMedicine ? hours.reportHoursMedicines : hours.reportHoursGroceries
    return now.getTime() < deliveredAt.getTime() + allowed * HOUR_MS
  })
}
