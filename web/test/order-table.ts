import { screen, within } from '@testing-library/react'
import type { OrderStatus, SetOrderStatusesInput } from '../src/apollo/schema-types.generated.ts'
import type { QueueRow_OrderFragment } from '../src/dashboard/orders/QueueRow.generated.ts'
import type { MoveOrdersMutation } from '../src/dashboard/orders/table/MoveOrders.generated.ts'
import { storage } from '../src/lib/storage.ts'
import type { AllOrdersQuery } from '../src/dashboard/orders/AllOrders.generated.ts'
import type { ManageAddressLabelsQuery } from '../src/dashboard/orders/print/Print.generated.ts'
import type { ManageOrderTableQuery } from '../src/dashboard/orders/table/OrderTable.generated.ts'
import { openDashboard } from './dashboard.tsx'
import type { Handlers } from './operations.ts'
import { buildOrder } from './orders.ts'

type Outcome = MoveOrdersMutation['setOrderStatuses']
type Row = ManageOrderTableQuery['orders']['edges'][number]['node']
type Label = ManageAddressLabelsQuery['ordersById'][number]
/** An order with the fields for the table, the list, its label and status changes. */
export type Order = Row & QueueRow_OrderFragment & Label & Outcome['moved'][number]

const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  PENDING: 'CONFIRMED',
  CONFIRMED: 'PACKED',
  PACKED: 'DELIVERED',
}

/** The nth order on a day. */
export function order(
  n: number,
  status: OrderStatus = 'PENDING',
  changes: Partial<Order> = {},
): Order {
  return {
    ...buildOrder({ id: `o${n}`, number: `ORD-${n}`, status }),
    createdAt: `2026-11-21T09:${String(n).padStart(2, '0')}:00.000Z`,
    nextStatus: NEXT[status] ?? null,
    bagNumber: null,
    placedByTeam: null,
    missingBatches: false,
    customer: {
      id: 'u1',
      name: 'Asha',
      email: 'asha@example.in',
      mobile: '',
    },
    history: [],
    ...changes,
  }
}

export const buildPage = (
  orders: Order[],
  endCursor: string | null = null,
  searchHint: string | null = null,
): ManageOrderTableQuery & AllOrdersQuery => ({
  orders: {
    edges: orders.map((node, n) => ({ cursor: `c${n}`, node })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
    searchHint,
  },
})

/**
 * Opens the table with a server that holds these orders and moves those whose status is still the one that the page has
 * seen. Returns the server and the board.
 */
export function enterTable(orders: Order[], query = '', more: Handlers = {}) {
  storage.write('view:orders', 'table')
  const server = { orders }
  const board = openDashboard(
    `/dashboard/orders${query}`,
    {
      ManageOrderTable: ({ status }) =>
        buildPage(server.orders.filter((one) => !status || one.status === status)),
      ManageOrderCounts: () => ({
        orders: {
          statusCounts: [
            { status: 'PENDING', count: 12, isMore: false },
            { status: 'DELIVERED', count: 10_000, isMore: true },
          ],
        },
      }),
      MoveOrders: ({ input }) => ({ setOrderStatuses: move(server.orders, input) }),
      ...more,
    },
    'ADMIN',
    { isDesktop: true },
  )
  return { server, board }
}

function move(orders: Order[], { orders: seen, status }: SetOrderStatusesInput): Outcome {
  const outcome: Outcome = { moved: [], refused: [], userErrors: [] }
  for (const { orderId, from } of seen) {
    const found = orders.find(({ id }) => id === orderId)
    if (found?.status === from) {
      Object.assign(found, order(Number(orderId.slice(1)), status ?? NEXT[from]))
      outcome.moved.push({ ...found })
    } else {
      const message = 'This order’s status has changed since.'
      outcome.refused.push({ orderId, code: 'CHANGED_MEANWHILE', message, order: found ?? null })
    }
  }
  return outcome
}

export const row = async (n: number) =>
  within((await screen.findByRole('link', { name: `ORD-${n}` })).closest('tr') ?? document.body)
export const numbers = () =>
  screen.queryAllByRole('link', { name: /^ORD-/ }).map((one) => one.textContent)
