import type { RevenueChart_DayFragment } from './Sales.generated.ts'

/** The sales of days as CSV, with revenue in rupees. Needs no quotes, because all cells are days and numbers. */
export function formatSalesCsv(days: readonly RevenueChart_DayFragment[]): string {
  const rows = days.map(({ day, figures: { orders, cancelled, revenue } }) => [
    day,
    orders,
    cancelled,
    (revenue.amount / 100).toFixed(2),
  ])
  return [['Day', 'Orders', 'Cancelled', 'Revenue (INR)'], ...rows]
    .map((row) => `${row.join(',')}\r\n`)
    .join('')
}
