import { addDays } from '../../../lib/time/indian-time.ts'
import { addUp } from './count-orders.ts'
import type {
  BestSellersRecord,
  DailySalesRecord,
  ProductSalesRecord,
} from './daily-sales.model.ts'
import { PERIODS } from './sales-report.service.ts'

const MAX_RANKED = 10

/** The best sellers for each period that ends today. `days` are in chronological order. */
export function rankBestSellers(
  days: readonly Pick<DailySalesRecord, '_id' | 'products'>[],
  today: string,
): BestSellersRecord[] {
  return PERIODS.map((length) => {
    const period = days.filter(({ _id }) => _id > addDays(today, -length) && _id <= today)
    const sales = addUp(period.flatMap(({ products }) => products))
    return {
      days: length,
      byPieces: rank(sales, (sale) => sale.pieces),
      byRevenue: rank(sales, (sale) => sale.revenue),
    }
  })
}

function rank(
  sales: readonly ProductSalesRecord[],
  by: (sale: ProductSalesRecord) => number,
): ProductSalesRecord[] {
  return sales.toSorted((a, b) => by(b) - by(a)).slice(0, MAX_RANKED)
}
