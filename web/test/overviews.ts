import type { ManageOverviewQuery } from '../src/dashboard/overview/Overview.generated.ts'
import { money } from './carts.ts'

type Overview = ManageOverviewQuery['overview']

const buildFigures = (orders: number, revenue: number) => ({
  orders,
  cancelled: 0,
  cancelledPercent: orders > 0 ? 12.5 : null,
  revenue: money(revenue),
  gross: money(revenue + orders * 10_00),
  refunds: money(orders * 10_00),
  net: { amount: revenue },
  averageOrder: orders > 0 ? money(revenue / orders) : null,
})

const rice = {
  productId: 'p1',
  name: 'Rice',
  unit: '1 kg',
  pieces: 3,
  revenue: money(300_00),
}

function buildPeriod(days: number) {
  return {
    days,
    current: buildFigures(days, days * 1_000_00),
    previous: buildFigures(0, 0),
    bestByPieces: days === 1 ? [] : [rice],
    bestByRevenue: days === 1 ? [] : [rice],
  }
}

export function buildOverview(toDo: Partial<Overview['toDo']> = {}): ManageOverviewQuery {
  return {
    shopSettings: { version: 0, setup: [] },
    overview: {
      toDo: {
        newOrders: 2,
        oldestNewOrderAt: new Date(Date.now() - 3 * 60 * 60_000).toISOString(),
        paymentsToVerify: 1,
        refundsDue: 0,
        prescriptionsToCheck: 0,
        openTickets: 2,
        overdueTickets: 1,
        cashToCollect: money(4_500_00),
        cashMissing: 0,
        outOfStock: 1_234,
        lowStock: 5,
        failingWebhooks: 0,
        importsToFix: 1,
        withoutGstRate: null,
        medicinesToCheck: 0,
        invoicesWaiting: null,
        ...toDo,
      },
      periods: [1, 7, 30].map(buildPeriod),
      days: Array.from({ length: 30 }, (_, n) => ({
        day: `2026-11-${String(n + 1).padStart(2, '0')}`,
        figures: buildFigures(n, n * 100_50),
      })),
    },
  }
}
