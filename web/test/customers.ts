import type { ManageCustomerQuery } from '../src/dashboard/customers/Customer.generated.ts'
import type { ManageCustomersQuery } from '../src/dashboard/customers/Customers.generated.ts'
import { money } from './carts.ts'

type Customer = NonNullable<ManageCustomerQuery['customer']>
type Row = ManageCustomersQuery['customers']['edges'][number]['node']

const facts = {
  ...{ name: 'Asha Rao', email: 'asha@example.in', mobile: '98765 43210', hasLogin: true },
  joinedAt: '2026-10-01T09:00:00.000Z',
  moneyOpen: { cashToCollect: money(12_000), toVerify: money(5_000), refundsDue: money(0) },
}

/** A customer in the list. */
export const buildCustomerRow = (id: string, changes: Partial<Row> = {}): Row => ({
  ...{ id, ...facts, orderCount: 3, lastOrderAt: '2026-11-20T09:00:00.000Z' },
  isCashBlocked: false,
  ...changes,
})

export const buildOrders = (numbers: string[], endCursor: string | null = null) => ({
  edges: numbers.map((number) => ({
    cursor: number,
    node: {
      ...({ id: number, number, status: 'PENDING', fulfilment: 'DELIVERY' } as const),
      createdAt: '2026-11-20T09:00:00.000Z',
      total: money(12_000),
      payment: { method: 'CASH_ON_DELIVERY', state: 'DUE' } as const,
    },
  })),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
})

/** A customer's page. */
export const buildCustomer = (changes: Partial<Customer> = {}): Customer => ({
  ...{ id: 'u1', ...facts, note: '', cashBlock: null, cashBlockChanges: [], version: 0 },
  orders: buildOrders(['ORD-1']),
  addresses: [],
  views: [{ id: 'v1', at: '2026-11-21T09:30:00.000Z', by: 'Meera' }],
  ...changes,
})
