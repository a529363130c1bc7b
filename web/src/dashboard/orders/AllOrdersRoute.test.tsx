import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '../../apollo/schema-types.generated.ts'
import type { QueueRow_OrderFragment } from './QueueRow.generated.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import { buildRefund } from '../../../test/orders.ts'
import { place } from '../../../test/pages.tsx'
import { buildCheck } from '../../../test/prescription-check.ts'
import { fill } from '../../../test/store.tsx'
import type { Handlers } from '../../../test/operations.ts'
import { money } from '../../../test/carts.ts'
import type { AllOrdersQuery, AllOrdersQueryVariables } from './AllOrders.generated.ts'

type Order = QueueRow_OrderFragment

let board: ReturnType<typeof openDashboard>

/** Builds the nth order of a day. */
function buildOrder(n: number, status: OrderStatus = 'PENDING', products = ['Toned Milk']): Order {
  return {
    id: `o${n}`,
    number: `ORD-${n}`,
    fulfilment: 'DELIVERY',
    status,
    createdAt: `2026-11-21T09:${String(n).padStart(2, '0')}:00.000Z`,
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...{ bagNumber: null, nextStatus: null, missingBatches: false, totalQuantity: 7 },
    placedByTeam: null,
    payment: { method: 'UPI', state: 'RECEIVED', cash: null },
    refunds: [],
    total: { amount: 123_456_00 },
    customer: {
      id: 'u1',
      name: 'Asha',
      email: 'asha@example.in',
      mobile: '',
    },
    deliveryAddress: {
      ...{ addressId: 'a1b2c3', addressLine: '12 MG Road', city: 'Pune', pincode: '411001' },
      ...{ state: 'Maharashtra', country: 'India', mobile: '98765 43210' },
    },
    prescriptionCheck: null,
    lines: products.map((name) => ({
      productId: name,
      name,
      image: null,
    })),
  }
}

/** The filter for a list of all orders. */
const everything = {
  ...{ status: null, payment: null, search: '' },
  ...{ placedFrom: null, placedTo: null },
}

const buildPage = (
  orders: Order[],
  endCursor: string | null = null,
  searchHint: string | null = null,
): AllOrdersQuery => ({
  orders: {
    edges: orders.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
    searchHint,
  },
})

/** Opens the page with these orders on the server, which a test may change. */
function enter(orders: Order[], at = '/dashboard/orders', more: Handlers = {}) {
  const server = { orders }
  board = openDashboard(at, {
    ManageOrderCounts: () => ({ orders: { statusCounts: [] } }),
    AllOrders: ({ status }) =>
      buildPage(server.orders.filter((order) => !status || order.status === status)),
    ...more,
  })
  return server
}

const numbers = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent)
const first = () => screen.findByText('ORD-1')
const asks = () => board.getVariables('AllOrders')
/** Simulates a return to the page, which then polls at once. */
function lookAgain() {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

describe('the order list', () => {
  it('the order list is for admins only', async () => {
    board = openDashboard('/dashboard/orders', {}, 'USER')
    expect(await screen.findByText('Do not have permission')).toBeTruthy()
    expect(asks()).toEqual([])
  })

  it('the order list shows number, date, customer, address id, first product, status, total and a link to the details', async () => {
    enter([buildOrder(1, 'PENDING', ['Toned Milk', 'Rice', 'Soap'])])
    const row = within((await first()).closest('li') ?? document.body)
    expect(row.getByText('21 Nov 2026')).toBeTruthy()
    expect(row.getByText('Asha')).toBeTruthy()
    expect(row.getByText('12 MG Road, Pune 411001')).toBeTruthy()
    expect(row.getByText('7 pieces')).toBeTruthy()
    expect(row.getByText('Paid')).toBeTruthy()
    const call = row.getByRole('link', { name: 'Call 98765 43210' })
    expect(call.getAttribute('href')).toBe('tel:9876543210')
    expect(row.getByText('a1b2c3')).toBeTruthy()
    expect(row.getByText('Toned Milk')).toBeTruthy()
    expect(row.getByText('+2 more')).toBeTruthy()
    expect(row.getByText('Pending')).toBeTruthy()
    expect(row.getByText('₹1,23,456')).toBeTruthy()
    const link = row.getByRole('link', { name: 'Order Details of ORD-1' })
    expect(link.getAttribute('href')).toBe('/dashboard/orders-details/o1')
    expect(link.textContent).toBe('Order Details')
  })

  it('the order list shows No Data before the first order', async () => {
    enter([])
    expect(await screen.findByText('No Data')).toBeTruthy()
  })

  it("the order list shows the server's message when orders could not be loaded, and can retry", async () => {
    let isDown = true
    enter([], undefined, {
      AllOrders: () =>
        isDown ? { errors: [{ message: 'The server is resting.' }] } : buildPage([buildOrder(1)]),
    })
    expect(await screen.findByText('The server is resting.')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await first()).toBeTruthy()
  })

  it('the order list filters by status, with the filter in the URL', async () => {
    enter([buildOrder(2, 'PACKED'), buildOrder(1)])
    await first()
    await userEvent.click(screen.getByRole('radio', { name: 'To hand over' }))
    expect(place()).toBe('/dashboard/orders?status=PACKED')
    await waitFor(() => expect(numbers()).toEqual(['ORD-2']))
    expect(asks().at(-1)).toEqual({ ...everything, status: 'PACKED' })
  })

  it('the order list filters by payments to refund, with the filter in the URL', async () => {
    const payment: Order['payment'] = { method: 'UPI', state: 'REFUND_DUE', cash: null }
    const refunded = { payment, refunds: [buildRefund()] }
    enter([], undefined, {
      AllOrders: (filter) =>
        buildPage(filter.payment ? [{ ...buildOrder(2), ...refunded }] : [buildOrder(1)]),
    })
    await first()
    await userEvent.click(screen.getByRole('radio', { name: 'To refund' }))
    expect(place()).toBe('/dashboard/orders?payment=REFUND_DUE')
    await waitFor(() => expect(numbers()).toEqual(['ORD-2']))
    expect(asks().at(-1)).toEqual({ ...everything, payment: 'REFUND_DUE' })
    const row = within(screen.getByText('ORD-2').closest('li') ?? document.body)
    const link = row.getByRole('link', { name: 'Refund ₹1,23,456 for ORD-2' })
    expect(link.getAttribute('href')).toBe('/dashboard/orders-details/o2')
    expect(row.queryByRole('button')).toBeNull()
  })

  it('the order list filters by payments to verify, as linked from the overview', async () => {
    const claimed: Order['payment'] = { method: 'UPI', state: 'CLAIMED', cash: null }
    const open = ({ payment }: AllOrdersQueryVariables) =>
      payment === 'CLAIMED' ? [{ ...buildOrder(2), payment: claimed }, buildOrder(1)] : []
    enter([], '/dashboard/orders?payment=CLAIMED', {
      AllOrders: (filter) => buildPage(open(filter)),
    })
    await waitFor(() => expect(numbers(), 'hides an order that was paid since').toEqual(['ORD-2']))
    expect(screen.getByRole('radio', { name: 'To verify' })).toHaveProperty('checked', true)
  })

  it('the order list marks orders whose prescription must be checked', async () => {
    const prescriptionCheck = buildCheck()
    enter([{ ...buildOrder(2), prescriptionCheck }, buildOrder(1)])
    await first()
    const mark = screen.getByRole('link', { name: 'Check prescription of ORD-2' })
    expect(mark.getAttribute('href')).toBe('/dashboard/prescriptions/o2')
    expect(screen.getAllByText('Check prescription')).toHaveLength(1)
  })

  it('the order list shows rejected lines among payments to refund', async () => {
    const reason = 'LINES_REJECTED'
    const due = buildRefund({ reason, amount: money(240_00) })
    const made = buildRefund({ id: 'o1-made', reason, reference: 're_1' })
    enter(
      [
        { ...buildOrder(2), refunds: [due] },
        { ...buildOrder(1), refunds: [made] },
      ],
      '/dashboard/orders?payment=REFUND_DUE',
    )
    expect(await screen.findByRole('link', { name: 'Refund ₹240 for ORD-2' })).toBeTruthy()
    expect(numbers()).toEqual(['ORD-2'])
  })

  it('the order list shows an order whose lines were all rejected', async () => {
    enter([buildOrder(1, 'PENDING', [])])
    const row = within((await first()).closest('li') ?? document.body)
    expect(row.getByText('No items left')).toBeTruthy()
  })

  it('the order list searches when typing pauses, with the search in the URL', async () => {
    enter([buildOrder(1)])
    await first()
    fill(screen.getByRole('textbox', { name: 'Search for orders' }), ' 98765 43210 ')
    expect(asks()).toHaveLength(1)
    await waitFor(() => expect(place()).toBe('/dashboard/orders?q=98765+43210'))
    await waitFor(() => expect(asks()).toHaveLength(2))
    expect(asks().at(-1)).toEqual({ ...everything, search: '98765 43210' })
  })

  it('the order list hints how to find more', async () => {
    const hints: Record<string, string> = { '98': 'Type at least 6 digits.', asha: 'Type more.' }
    enter([], '/dashboard/orders?q=98', {
      AllOrders: ({ search }) =>
        buildPage(search === 'asha' ? [buildOrder(1)] : [], null, hints[search] ?? null),
    })
    expect(await screen.findByText('Type at least 6 digits.')).toBeTruthy()
    fill(screen.getByRole('textbox', { name: 'Search for orders' }), 'asha')
    await first()
    expect(screen.getByText('Type more.').getAttribute('role')).toBe('status')
  })

  it('the order list is restored from the URL', async () => {
    enter([buildOrder(1)], '/dashboard/orders?status=PENDING&q=asha@example.in')
    await first()
    expect(asks()).toEqual([{ ...everything, status: 'PENDING', search: 'asha@example.in' }])
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'asha@example.in')
    expect(screen.getByRole('radio', { name: 'To confirm' })).toHaveProperty('checked', true)
  })

  it('the order list loads more near its end', async () => {
    enter([], undefined, {
      AllOrders: ({ after }) =>
        after ? buildPage([buildOrder(1)]) : buildPage([buildOrder(2)], 'c2'),
    })
    await screen.findByText('ORD-2')
    board.reachEnd()
    await first()
    expect(numbers()).toEqual(['ORD-2', 'ORD-1'])
    expect(asks().at(-1)).toMatchObject({ after: 'c2' })
  })

  it('the order list announces new orders, and shows them on request', async () => {
    const server = enter([buildOrder(1)])
    await first()
    server.orders = [buildOrder(3), buildOrder(2), buildOrder(1)]
    lookAgain()
    const pill = await screen.findByRole('button', { name: 'Show 2 new orders' })
    expect(pill.closest('[role=status]')).toBeTruthy()
    expect(numbers(), 'nothing moves automatically').toEqual(['ORD-1'])
    await userEvent.click(pill)
    expect(numbers()).toEqual(['ORD-3', 'ORD-2', 'ORD-1'])
    expect(screen.queryByRole('button', { name: /new order/ })).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All Orders' })),
    )
  })

  it('the order list does not count orders as new that only moved up', async () => {
    const server = enter([buildOrder(2)], undefined)
    await screen.findByText('ORD-2')
    server.orders = [buildOrder(1)]
    lookAgain()
    await waitFor(() => expect(asks()).toHaveLength(2))
    await act(() => Promise.resolve())
    expect(screen.queryByRole('button', { name: /new order/ })).toBeNull()
  })

  it('the order list updates when others change orders', async () => {
    const server = enter([buildOrder(1)])
    await first()
    server.orders = [buildOrder(1, 'CONFIRMED')]
    lookAgain()
    const row = within((await first()).closest('li') ?? document.body)
    expect(await row.findByText('Order Confirm')).toBeTruthy()
  })

  it('the order list filters by days and by any payment state from the URL', async () => {
    enter([buildOrder(1)], '/dashboard/orders?payment=CLAIMED&from=2026-11-20&to=2026-11-21')
    await waitFor(() =>
      expect(asks()).toEqual([
        { ...everything, payment: 'CLAIMED', placedFrom: '2026-11-20', placedTo: '2026-11-21' },
      ]),
    )
    expect(screen.getByRole('radio', { name: 'To verify' })).toHaveProperty('checked', true)
    fill(await screen.findByLabelText('Placed from'), '')
    await waitFor(() => expect(place()).toBe('/dashboard/orders?payment=CLAIMED&to=2026-11-21'))
  })

  it('the order list links admins to the statements for payments to verify', async () => {
    enter([buildOrder(1)], '/dashboard/orders?payment=CLAIMED')
    const link = await screen.findByRole('link', { name: 'Verify them with a bank statement' })
    expect(link.getAttribute('href')).toBe('/dashboard/upi-statements')
    await userEvent.click(screen.getByRole('radio', { name: 'All payments' }))
    await waitFor(() => expect(link.isConnected).toBe(false))
  })

  it('the order list filters by a day once its year is complete', async () => {
    enter([buildOrder(1)], '/dashboard/orders?from=2026-11-20')
    const from = await screen.findByLabelText('Placed from')
    fill(from, '0002-11-25')
    expect(from).toHaveProperty('value', '0002-11-25')
    expect(place()).toBe('/dashboard/orders?from=2026-11-20')
    fill(from, '2026-11-25')
    await waitFor(() => expect(place()).toBe('/dashboard/orders?from=2026-11-25'))
    fill(from, '0002-11-25')
    fireEvent.blur(from)
    expect(from).toHaveProperty('value', '2026-11-25')
  })

  it('the order list no longer shows an order whose status left the filter', async () => {
    enter([buildOrder(2), buildOrder(1)], '/dashboard/orders?status=PENDING')
    await first()
    act(() => {
      board.client.cache.modify({ id: 'Order:o1', fields: { status: () => 'PACKED' } })
    })
    await waitFor(() => expect(numbers()).toEqual(['ORD-2']))
  })
})
