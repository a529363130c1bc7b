import { findProducts } from '../../catalogue/browse/catalogue.service.ts'
import { orderedSchedule, type OrderedSchedule } from '../../catalogue/medicine/medicine-fields.ts'
import type { OrderRecord } from '../record/order.model.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'

/** The schedules, from the fewest rules to the most. */
const STRICTNESS = ['NONE', 'H', 'H1', 'X']

const strictness = (schedule: OrderedSchedule | null = null) =>
  STRICTNESS.indexOf(schedule ?? 'NONE')

/** An order's lines, with the schedules that have become stricter since it was placed, and with new marks. */
export async function withTodaysSchedules({
  lines,
}: Pick<OrderRecord, 'lines'>): Promise<OrderLineRecord[]> {
  const products = await findProducts(lines.map(({ productId }) => productId.toHexString()))
  return lines.map((line) => {
    const product = products.get(line.productId.toHexString())
    const schedule = product && orderedSchedule(product)
    return {
      ...line,
      ...(schedule && strictness(schedule) > strictness(line.schedule) && { schedule }),
      ...(product?.narcotic && { narcotic: true as const }),
    }
  })
}

/** The names of the lines whose schedule differs. */
export function findStricter(before: OrderLineRecord[], today: OrderLineRecord[]): string[] {
  return today.filter((line, at) => line.schedule !== before[at]?.schedule).map(({ name }) => name)
}
