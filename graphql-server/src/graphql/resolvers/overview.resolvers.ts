import type { Resolvers } from '../context/generated.ts'
import { countImportsToFix } from '../../domains/catalogue/csv/product-import.service.ts'
import { checksOf } from '../../domains/catalogue/medicine/medicine-check.service.ts'
import { countStockToRefill } from '../../domains/catalogue/browse/product-list.service.ts'
import { indianDay } from '../../lib/time/indian-time.ts'
import { countWaitingInvoices } from '../../domains/order/desk/issue-invoice.service.ts'
import { reportSales } from '../../domains/order/sales/sales-report.service.ts'
import { countTickets } from '../../domains/ticket/ticket-list.service.ts'
import { countFailingWebhooks } from '../../domains/webhook/webhook.service.ts'

export const overviewResolvers: Resolvers = {
  Query: {
    overview: () => reportSales(),
  },
  Overview: {
    toDo: async ({ open }, _args, { readRecentColumns, shop }) => {
      const isRegular = shop.store.gstRegistration === 'REGULAR'
      const [columns, failingWebhooks, importsToFix, tickets, invoicesWaiting] = await Promise.all([
        readRecentColumns(),
        countFailingWebhooks(),
        countImportsToFix(),
        countTickets(new Date()),
        isRegular ? countWaitingInvoices() : null,
      ])
      const { oldestNewAt, ...counts } = open
      const orders = { ...counts, oldestNewOrderAt: oldestNewAt }
      return {
        ...orders,
        ...countStockToRefill(columns),
        failingWebhooks,
        importsToFix,
        withoutGstRate: isRegular ? columns.countWithoutRate(indianDay(new Date())) : null,
        invoicesWaiting,
        medicinesToCheck: columns.countMedicines(
          checksOf(shop.store.watchedCompositions).isToCheck,
        ),
        ...tickets,
      }
    },
  },
  SalesPeriod: {
    bestByPieces: ({ byPieces }) => byPieces,
    bestByRevenue: ({ byRevenue }) => byRevenue,
  },
  SalesFigures: {
    cancelledPercent: ({ orders, cancelled }) =>
      orders > 0 ? Math.round((cancelled / orders) * 1000) / 10 : null,
    net: ({ gross, refunds }) => gross - refunds,
    averageOrder: ({ orders, cancelled, revenue }) =>
      orders > cancelled ? Math.round(revenue / (orders - cancelled)) : null,
  },
  SalesDay: {
    figures: (day) => day,
  },
  BestSeller: {
    productId: ({ productId }) => productId.toHexString(),
  },
}
