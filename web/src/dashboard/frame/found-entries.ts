import { formatMoney } from '../../lib/text/money.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { statusText } from '../../shared/order/order-status.tsx'
import type { DashboardSearchQuery } from './DashboardSearch.generated.ts'

export type Found = DashboardSearchQuery['dashboardSearch']

export interface FoundEntry {
  /** The page that it opens. */
  to: string
  title: string
  details: string
}

export interface FoundGroup {
  name: 'Orders' | 'Products' | 'Customers'
  entries: FoundEntry[]
}

/** The pages that a search finds, without empty groups. */
export function toFoundGroups({ orders, products, customers }: Found): FoundGroup[] {
  const groups: FoundGroup[] = [
    {
      name: 'Orders',
      entries: orders.map(({ id, number, status, customer, total }) => ({
        to: dashboardPaths.orderDetails(id),
        title: number,
        details: [customer?.name, formatMoney(total.amount), statusText(status)]
          .filter(Boolean)
          .join(' · '),
      })),
    },
    {
      name: 'Products',
      entries: products.map(({ id, name, unit, stock }) => ({
        to: `${dashboardPaths.products}?q=${id}`,
        title: name,
        details: `${unit} · ${stock > 0 ? `${stock.toLocaleString('en-IN')} in stock` : 'Out of stock'}`,
      })),
    },
    {
      name: 'Customers',
      entries: customers.map(({ id, name, email, mobile }) => ({
        to: dashboardPaths.customer(id),
        title: name || email,
        details: [email, mobile].filter(Boolean).join(' · '),
      })),
    },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
