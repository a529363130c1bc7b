import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openDashboard } from '../../../../test/dashboard.tsx'
import { buildPage, enterTable, numbers, order, row } from '../../../../test/order-table.ts'
import { buildCheck, buildPayment, buildRefund } from '../../../../test/orders.ts'
import { place } from '../../../../test/pages.tsx'
import { storage } from '../../../lib/storage.ts'

let board: ReturnType<typeof openDashboard>

function enter(...table: Parameters<typeof enterTable>) {
  const entered = enterTable(...table)
  board = entered.board
  return entered.server
}

const asks = () => board.getVariables('ManageOrderTable')
const moves = () => board.getVariables('MoveOrders').map(({ input }) => input)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const everything = {
  ...{ status: null, payment: null, search: '', placedFrom: null, placedTo: null },
  sort: 'PLACED_DESC',
  first: 50,
}
/** Simulates a return to the page, which then polls at once. */
function lookAgain() {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

describe('the order table', () => {
  it('the order table replaces the list, and the choice is remembered', async () => {
    enter([order(1)], '', { AllOrders: () => buildPage([order(1)]) })
    await row(1)
    await userEvent.click(screen.getByRole('radio', { name: 'List' }))
    expect(await screen.findByRole('heading', { name: 'ORD-1' })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(storage.read('view:orders')).toBe('list')
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
    await row(1)
    expect(storage.read('view:orders')).toBe('table')
  })

  it('the order table shows number, age, customer, area, items, total, payment, status and next step', async () => {
    enter([order(1)])
    const cells = (await row(1)).getAllByRole('cell').map(({ textContent }) => textContent)
    expect(cells.slice(1)).toEqual([
      expect.stringMatching(/^ORD-121 Nov 2026 · (\d+ days ago|yesterday)$/),
      'Asha12 MG Road, Bengaluru 560038',
      '₹1,20,0002 pieces',
      'PendingPay on delivery',
      'Confirm',
    ])
    expect(screen.getByRole('radio', { name: 'Pending (12)' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Delivered (10,000+)' })).toBeTruthy()
  })

  it('the order table sorts by its headings, with the sort in the URL', async () => {
    enter([order(1)])
    await row(1)
    expect(asks()).toEqual([everything])
    await press('Total')
    await waitFor(() => expect(asks()).toContainEqual({ ...everything, sort: 'TOTAL_DESC' }))
    expect(place()).toBe('/dashboard/orders?sort=TOTAL_DESC')
    const total = screen.getByRole('columnheader', { name: 'Total' })
    expect(total.getAttribute('aria-sort')).toBe('descending')
    await press('Total')
    await waitFor(() => expect(asks()).toContainEqual({ ...everything, sort: 'TOTAL_ASC' }))
    expect(total.getAttribute('aria-sort')).toBe('ascending')
    await press('Status')
    await waitFor(() => expect(asks()).toContainEqual({ ...everything, sort: 'STATUS_ASC' }))
    await press('Order')
    await waitFor(() => expect(place()).toBe('/dashboard/orders'))
  })

  it('the order table is restored from the URL with filter and sort', async () => {
    enter([order(1, 'PACKED')], '?status=PACKED&from=2026-11-20&q=ORD-1&sort=TOTAL_ASC')
    await row(1)
    const filter = { status: 'PACKED', placedFrom: '2026-11-20', search: 'ORD-1' }
    expect(asks()[0]).toEqual({ ...everything, ...filter, sort: 'TOTAL_ASC' })
  })

  it.each(['2026-02-31', '2026-13-01', '1999-12-31', 'today'])(
    'the order table ignores %s as a day in the URL',
    async (day) => {
      enter([order(1)], `?from=${day}`)
      await row(1)
      expect(asks()[0]).toEqual(everything)
    },
  )

  it('the order table hints how to find more', async () => {
    enter([], '?q=asha', { ManageOrderTable: () => buildPage([order(1)], null, 'Type more.') })
    await row(1)
    expect(screen.getByText('Type more.').getAttribute('role')).toBe('status')
  })

  it('the order table loads more near its end', async () => {
    enter([], '', {
      ManageOrderTable: ({ after }) =>
        after ? buildPage([order(1)]) : buildPage([order(2)], 'c2'),
    })
    await row(2)
    board.reachEnd()
    await row(1)
    expect(numbers()).toEqual(['ORD-2', 'ORD-1'])
  })

  it('the order table explains why it could not be loaded, and can retry', async () => {
    const message = 'More than 1,000 orders match, too many for this sort.'
    let isDown = true
    enter([], '', {
      ManageOrderTable: () => (isDown ? { errors: [{ message }] } : buildPage([order(1)])),
    })
    expect(await screen.findByText(message)).toBeTruthy()
    isDown = false
    await press('Retry')
    await row(1)
  })

  it('the order table announces new orders in any sort, and loads them on request', async () => {
    const server = enter([order(1)], '?sort=TOTAL_DESC')
    await row(1)
    await waitFor(() => expect(asks()).toHaveLength(2))
    server.orders = [order(1), order(2)]
    lookAgain()
    await userEvent.click(await screen.findByRole('button', { name: 'Show 1 new order' }))
    await row(2)
    await waitFor(() => expect(screen.queryByRole('button', { name: /new order/ })).toBeNull())
  })
})

describe('the next step of an order', () => {
  it('the next step takes one click that can be undone, and keeps the focus', async () => {
    enter([order(1)])
    await row(1)
    await press('Confirm ORD-1')
    const next = await screen.findByRole('button', { name: 'Mark packed ORD-1' })
    expect(document.activeElement).toBe(next)
    expect((await row(1)).getByText('Order Confirm')).toBeTruthy()
    await waitFor(() => expect(board.toasts.at(-1)?.text).toBe('ORD-1: Order Confirm'))
    act(() => board.toasts.at(-1)?.undo?.())
    await screen.findByRole('button', { name: 'Confirm ORD-1' })
    expect(moves()).toMatchObject([
      {
        orders: [{ orderId: 'o1', from: 'PENDING', seenUpdatedAt: '2026-11-21T09:00:00.000Z' }],
        status: 'CONFIRMED',
      },
      { orders: [{ orderId: 'o1', from: 'CONFIRMED' }], status: 'PENDING' },
    ])
  })

  it('the next step removes a row that leaves the filter, and moves the focus to the next row', async () => {
    enter([order(3), order(2), order(1)], '?status=PENDING')
    await row(3)
    await press('Confirm ORD-2')
    await waitFor(() => expect(numbers()).toEqual(['ORD-3', 'ORD-1']))
    const next = screen.getByRole('button', { name: 'Confirm ORD-1' })
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  it('the next step moves the focus to the link of a row that is finished', async () => {
    enter([order(1, 'PACKED')])
    await row(1)
    await press('Mark delivered ORD-1')
    const link = await screen.findByRole('link', { name: 'ORD-1' })
    await waitFor(() => expect(document.activeElement).toBe(link))
  })

  it('the next step is rejected when the order has changed, and the row shows its current status', async () => {
    const server = enter([order(1)])
    await row(1)
    server.orders = [order(1, 'CANCELLED_BY_SHOPPER')]
    await press('Confirm ORD-1')
    expect(await (await row(1)).findByText('Cancelled')).toBeTruthy()
    expect(board.toasts.at(-1)).toMatchObject({
      kind: 'error',
      text: 'ORD-1: This order’s status has changed since.',
    })
  })

  it('the next step links to the prescription to check and to the due refund', async () => {
    const payment = buildPayment({ method: 'CASH_ON_DELIVERY', state: 'REFUND_DUE' })
    enter([
      order(3, 'PENDING', { nextStatus: null, prescriptionCheck: buildCheck() }),
      order(2, 'CANCELLED_BY_SHOPPER', { payment, refunds: [buildRefund()] }),
      order(1, 'DELIVERED'),
    ])
    const check = (await row(3)).getByRole('link', { name: 'Check prescription of ORD-3' })
    expect(check.getAttribute('href')).toBe('/dashboard/prescriptions/o3')
    const refund = (await row(2)).getByRole('link', { name: 'Refund ORD-2' })
    expect(refund.getAttribute('href')).toBe('/dashboard/orders-details/o2')
    expect(screen.queryByRole('button', { name: /ORD-\d/ })).toBeNull()
  })
})

describe('printing', () => {
  const state = { orderIds: ['o1', 'o2'] }

  it('printing makes a pick list for the selected orders, grouped by sub-category', async () => {
    const print = vi.fn()
    const line = (name: string, quantity: number) => ({
      ...{ productId: name, name, unit: '1 kg', quantity },
      orders: [
        { number: 'ORD-1', bagNumber: null, quantity: 1, isCollected: false },
        { number: 'ORD-2', bagNumber: 12, quantity: quantity - 1, isCollected: true },
      ],
    })
    const group = (name: string | null, ...lines: ReturnType<typeof line>[]) => ({
      lines,
      subCategory: name === null ? null : { id: name, name },
    })
    const groups = [group('Rice', line('Basmati', 3)), group(null, line('Apron', 2))]
    enter([order(2), order(1)], '', {
      ManagePickList: () => ({
        pickList: { orderCount: 2, totalQuantity: 5, groups },
      }),
      ManageAddressLabels: () => ({ ordersById: [] }),
    })
    await row(2)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(screen.getByRole('link', { name: 'Pick list' }))
    const sheet = within(await screen.findByRole('article'))
    expect(board.getVariables('ManagePickList')).toEqual([{ orderIds: ['o2', 'o1'] }])
    expect(sheet.getAllByRole('heading').map((one) => one.textContent)).toEqual(['Rice', 'Other'])
    expect(sheet.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '3 ×Basmati 1 kg1: 1, Bag 12: 2 (Collect)',
      '2 ×Apron 1 kg1: 1, Bag 12: 1 (Collect)',
    ])
    vi.stubGlobal('print', print)
    await press('Print')
    expect(print).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('link', { name: 'Address labels' }))
    await screen.findByRole('link', { name: 'Pick list' })
    expect(board.getVariables('ManageAddressLabels')).toEqual([{ orderIds: ['o2', 'o1'] }])
  })

  it('printing makes a label for each order, with the cash to collect', async () => {
    const paid = buildPayment({ method: 'CARD', state: 'RECEIVED' })
    const { deliveryAddress } = order(2)
    const ordersById = [
      order(1),
      order(2, 'PACKED', {
        ...{ payment: paid, bagNumber: 12, deliveryNote: 'Ring twice' },
        deliveryAddress: { ...deliveryAddress, landmark: 'Opposite the school' },
      }),
    ]
    const handlers = { ManageAddressLabels: () => ({ ordersById }) }
    board = openDashboard('/dashboard/address-labels', handlers, 'ADMIN', { state })
    const labels = await screen.findAllByRole('listitem')
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Asha98765 4321012 MG RoadBengaluru, Karnataka 560038, IndiaCollect ₹1,20,000 in cashORD-1 · 2 pieces',
      'AshaBag 1298765 4321012 MG RoadBengaluru, Karnataka 560038, IndiaOpposite the schoolRing twicePaid: don’t collectORD-2 · 2 pieces',
    ])
    expect(board.getVariables('ManageAddressLabels')).toEqual([{ orderIds: ['o1', 'o2'] }])
  })

  it.each([
    ['PENDING', { method: 'CASH_ON_DELIVERY', state: 'DUE' }, 'Collect ₹1,20,000 in cash'],
    ['DELIVERED', { method: 'CASH_ON_DELIVERY', state: 'RECEIVED' }, 'Paid: don’t collect'],
    ['DELIVERED', { method: 'CASH_ON_DELIVERY', state: 'DUE' }, 'Cash not received'],
    ['PENDING', { method: 'CARD', state: 'DUE' }, 'Not paid: ask the shop'],
    ['CANCELLED_BY_SELLER', { method: 'UPI', state: 'CLAIMED' }, 'Cancel By Seller'],
    ['PENDING', { method: 'UPI', state: 'CLAIMED' }, 'Paid by UPI: don’t collect'],
    ['PENDING', { method: 'UPI', state: 'NOT_RECEIVED' }, 'Not paid: ask the shop'],
  ] as const)(
    'printing labels an order that is %s and paid with %o',
    async (status, payment, text) => {
      const ordersById = [order(1, status, { payment: buildPayment(payment) })]
      const handlers = { ManageAddressLabels: () => ({ ordersById }) }
      board = openDashboard('/dashboard/address-labels', handlers, 'ADMIN', { state })
      const label = within(await screen.findByRole('listitem'))
      expect(label.getByText(text)).toBeTruthy()
    },
  )

  it('the label of a free order says that there is nothing to collect', async () => {
    const free = order(1, 'DELIVERED', {
      ...{ payment: buildPayment({ method: 'CASH_ON_DELIVERY', state: 'RECEIVED' }) },
      total: { amount: 0 },
    })
    board = openDashboard(
      '/dashboard/address-labels',
      { ManageAddressLabels: () => ({ ordersById: [free] }) },
      'ADMIN',
      { state },
    )
    const label = within(await screen.findByRole('listitem'))
    expect(label.getByText('Nothing to collect')).toBeTruthy()
  })

  it('printing puts eight labels on a sheet', async () => {
    const ordersById = Array.from({ length: 9 }, (_, n) => order(n + 1))
    const handlers = { ManageAddressLabels: () => ({ ordersById }) }
    board = openDashboard('/dashboard/address-labels', handlers, 'ADMIN', { state })
    const sheets = await screen.findAllByRole('list', { name: /^Sheet/ })
    const counts = sheets.map((sheet) => within(sheet).getAllByRole('listitem').length)
    expect(counts).toEqual([8, 1])
  })

  it('printing needs selected orders', async () => {
    board = openDashboard('/dashboard/pick-list', {})
    expect(await screen.findByText('No orders selected')).toBeTruthy()
  })
})
