import { screen, within } from '@testing-library/react'
import { storage } from '../src/lib/storage.ts'
import { openDashboard } from './dashboard.tsx'
import { buildOrder } from './orders.ts'
import type { Handlers } from './pages.tsx'

const NEXT: Record<string, string> = {
  PENDING: 'CONFIRMED',
  CONFIRMED: 'PACKED',
  PACKED: 'DELIVERED',
}

/** The nth order of a day. */
export function order(n: number, status = 'PENDING', changes: object = {}) {
  return {
    ...buildOrder({ id: `o${n}`, number: `ORD-${n}`, status }),
    createdAt: `2026-11-21T09:${String(n).padStart(2, '0')}:00.000Z`,
    nextStatus: NEXT[status] ?? null,
    customer: {
      __typename: 'OrderCustomer',
      name: 'Asha',
      email: 'asha@example.in',
      mobile: '',
    },
    ...changes,
  }
}

type Order = ReturnType<typeof order>
interface Move {
  orders: { orderId: string; from: string }[]
  status: string | null
}

export const buildPage = (
  orders: object[],
  endCursor: string | null = null,
  searchHint: string | null = null,
) => ({
  orders: {
    __typename: 'OrderConnection',
    edges: orders.map((node, n) => ({ __typename: 'OrderEdge', cursor: `c${n}`, node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    searchHint,
  },
})

/**
 * Opens the table of a server that holds these orders and moves those that still have the status that was seen. Returns
 * the server and the board.
 */
export function enterTable(orders: Order[], query = '', more: Handlers = {}) {
  storage.write('view:orders', 'table')
  const server = { orders }
  const change = ({ orders: seen, status }: Move) => {
    const [moved, refused]: object[][] = [[], []]
    for (const { orderId, from } of seen) {
      const found = server.orders.find(({ id }) => id === orderId)
      if (found?.status !== from) {
        const message = 'The status of this order has changed meanwhile.'
        const refusal = { __typename: 'OrderRefusal', code: 'CHANGED_MEANWHILE', message }
        refused?.push({ ...refusal, orderId, order: found ?? null })
        continue
      }
      Object.assign(found, order(Number(orderId.slice(1)), status ?? NEXT[from]))
      moved?.push({ ...found })
    }
    return { moved, refused, userErrors: [] }
  }
  const board = openDashboard(
    `/dashboard/orders${query}`,
    {
      ManageOrderTable: ({ status }) =>
        buildPage(server.orders.filter((one) => !status || one.status === status)),
      ManageOrderCounts: () => ({
        orders: {
          __typename: 'OrderConnection',
          statusCounts: [
            { __typename: 'OrderStatusCount', status: 'PENDING', count: 12, isMore: false },
            { __typename: 'OrderStatusCount', status: 'DELIVERED', count: 10_000, isMore: true },
          ],
        },
      }),
      MoveOrders: ({ input }) => ({
        setOrderStatuses: { __typename: 'SetOrderStatusesPayload', ...change(input as Move) },
      }),
      ...more,
    },
    'ADMIN',
    { isDesktop: true },
  )
  return { server, board }
}

export const row = async (n: number) =>
  within((await screen.findByRole('link', { name: `ORD-${n}` })).closest('tr') ?? document.body)
export const numbers = () =>
  screen.queryAllByRole('link', { name: /^ORD-/ }).map((one) => one.textContent)
