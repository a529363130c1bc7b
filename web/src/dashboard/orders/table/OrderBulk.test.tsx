import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { MAX_ORDERS_AT_ONCE } from '../../../apollo/dashboard-constants.generated.ts'
import type { PaymentState } from '../../../apollo/schema-types.generated.ts'
import { buildPage, enterTable, order, type Order, row } from '../../../../test/order-table.ts'
import { buildPayment } from '../../../../test/orders.ts'
import { openPages } from '../../../../test/pages.tsx'
import { OrderBulkBar } from './OrderBulkBar.tsx'

/** The time of the orders' last change. */
const SEEN = '2026-11-21T09:00:00.000Z'

let board: ReturnType<typeof enterTable>['board']

function enter(...table: Parameters<typeof enterTable>) {
  const entered = enterTable(...table)
  board = entered.board
  return entered.server
}

const moves = () => board.getVariables('MoveOrders').map(({ input }) => input)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('selected orders', () => {
  it('selected orders move to their next status at once, and each rejected order is listed', async () => {
    const server = enter([order(3, 'PACKED'), order(2), order(1)])
    await row(3)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    server.orders = [order(3, 'PACKED'), order(2, 'CANCELLED_BY_SHOPPER'), order(1)]
    await press('Next step')
    const dialog = within(await screen.findByRole('dialog', { name: '1 order not changed' }))
    expect(dialog.getByText('1 order delivered, 1 confirmed.')).toBeTruthy()
    const refusals = within(dialog.getByRole('list', { name: 'Not changed' }))
    expect(refusals.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ORD-2This order’s status has changed since.',
    ])
    expect(refusals.getByRole('link', { name: 'ORD-2' }).getAttribute('href')).toBe(
      '/dashboard/orders-details/o2',
    )
    expect(moves()).toMatchObject([
      {
        orders: [
          { orderId: 'o3', from: 'PACKED' },
          { orderId: 'o2', from: 'PENDING' },
          { orderId: 'o1', from: 'PENDING' },
        ],
        status: null,
      },
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull()
    const table = screen.getByRole('region', { name: 'Orders' })
    await waitFor(() => expect(document.activeElement).toBe(table))
    expect((await row(3)).getByText('Delivered')).toBeTruthy()
  })

  it('the link to packing says how many of many selected orders it takes', async () => {
    enter(Array.from({ length: 16 }, (_, n) => order(16 - n, 'CONFIRMED')))
    await row(16)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const link = screen.getByRole('link', { name: 'Pack the first 15' })
    expect(link.getAttribute('href')?.split(',')).toHaveLength(15)
    await userEvent.click((await row(16)).getByRole('checkbox'))
    expect(screen.getByRole('link', { name: 'Pack' })).toBeTruthy()
  })

  it('selected orders without batches are left out by name, and lead to the batches', async () => {
    const refusal = (n: number, code: 'BATCHES_MISSING' | 'CHANGED_MEANWHILE') => ({
      ...{ orderId: `o${n}`, code, message: 'Please enter the batches of Crocin first.' },
      order: order(n, 'CONFIRMED'),
    })
    enter([order(3, 'CONFIRMED'), order(2, 'CONFIRMED'), order(1, 'CONFIRMED')], '', {
      MoveOrders: () => ({
        setOrderStatuses: {
          moved: [],
          refused: [
            ...[refusal(3, 'BATCHES_MISSING'), refusal(2, 'CHANGED_MEANWHILE')],
            refusal(1, 'BATCHES_MISSING'),
          ],
          userErrors: [],
        },
      }),
    })
    await row(3)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await press('Next step')
    const dialog = within(await screen.findByRole('dialog', { name: '3 orders not changed' }))
    const link = dialog.getByRole('link', { name: 'Enter batches of 2 orders' })
    expect(link.getAttribute('href')).toBe('/dashboard/orders/batches?orders=o3,o1')
  })

  it('an order without batches has a link to them instead of the next step', async () => {
    enter([
      order(2, 'CONFIRMED', { missingBatches: true }),
      order(1, 'PENDING', { missingBatches: true }),
    ])
    const link = (await row(2)).getByRole('link', { name: 'Enter batches of ORD-2' })
    expect(link.getAttribute('href')).toBe('/dashboard/orders/batches?orders=o2')
    expect((await row(2)).queryByRole('button', { name: /^Mark packed/ })).toBeNull()
    expect((await row(1)).getByRole('button', { name: 'Confirm ORD-1' })).toBeTruthy()
  })

  it('selected orders are reloaded when there was no reply, because some may have moved', async () => {
    // No poll reloads them.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = enter([order(1)], '', {
      MoveOrders: () => {
        server.orders = [order(1, 'CONFIRMED')]
        throw new Error('lost')
      },
    })
    await row(1)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select ORD-1' }))
    await press('Next step')
    expect(await (await row(1)).findByText('Order Confirm')).toBeTruthy()
    expect(board.toasts.at(-1)?.kind).toBe('error')
  })

  it("selected orders move in batches when they exceed the server's limit", async () => {
    const orders = Array.from({ length: MAX_ORDERS_AT_ONCE + 1 }, (_, n) => order(n))
    const nothing = () => undefined
    const bar = (
      <OrderBulkBar {...{ orders }} onMoved={nothing} onNoReply={nothing} onClosed={nothing} />
    )
    const { getVariables } = openPages({
      at: '/',
      routes: <Route path="/" element={bar} />,
      handlers: {
        MoveOrders: () => ({ setOrderStatuses: { moved: [], refused: [], userErrors: [] } }),
      },
    })
    expect(screen.getByText(`The first ${MAX_ORDERS_AT_ONCE} of them:`)).toBeTruthy()
    await press('Next step')
    await waitFor(() => expect(getVariables('MoveOrders')).toHaveLength(1))
    expect(getVariables('MoveOrders')[0]?.input.orders).toHaveLength(MAX_ORDERS_AT_ONCE)
  })

  it('selected orders are set to a status, and cancelled only after a question', async () => {
    enter([order(2), order(1)])
    await row(2)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select ORD-1' }))
    await press('Set status…')
    const picker = within(await screen.findByRole('dialog', { name: 'Set status of 1 order' }))
    await userEvent.click(picker.getByRole('option', { name: 'Cancel By Seller' }))
    expect(moves()).toEqual([])
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel 1 order' }))
    await userEvent.type(question.getByLabelText('Reason for the customer'), 'No rider today')
    await userEvent.click(question.getByRole('button', { name: 'Cancel 1 order' }))
    expect(await (await row(1)).findByText('Cancel By Seller')).toBeTruthy()
    const orders = [{ orderId: 'o1', from: 'PENDING' }]
    const reason = 'No rider today'
    expect(moves()).toMatchObject([{ orders, status: 'CANCELLED_BY_SELLER', reason }])
    expect(board.toasts.at(-1)?.text).toBe('1 order cancelled')
  })

  it('selected orders can be delivered without their cash', async () => {
    enter([order(1, 'PACKED')])
    await row(1)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select ORD-1' }))
    await press('Set status…')
    const picker = within(await screen.findByRole('dialog', { name: 'Set status of 1 order' }))
    await userEvent.click(picker.getByRole('checkbox', { name: /cash received$/ }))
    await userEvent.click(picker.getByRole('option', { name: 'Delivered' }))
    await waitFor(() => expect(moves()).toMatchObject([{ cashReceived: false }]))
  })

  it('selected delivered orders can be marked as paid in cash, and this can be undone', async () => {
    const paid = (n: number, state: PaymentState): Order =>
      order(n, 'DELIVERED', { payment: buildPayment({ method: 'CASH_ON_DELIVERY', state }) })
    const refusal = {
      code: 'CHANGED_MEANWHILE' as const,
      message: 'This order has changed.',
      order: paid(3, 'DUE'),
    }
    enter([paid(3, 'DUE'), paid(2, 'DUE'), paid(1, 'RECEIVED')], '', {
      SetPaymentStates: ({ input: { orders, state } }) => ({
        setPaymentStates: {
          changed: orders.filter(({ orderId }) => orderId === 'o2').map(() => paid(2, state)),
          refused: orders
            .filter(({ orderId }) => orderId === 'o3')
            .map(({ orderId }) => ({ orderId, ...refusal })),
          userErrors: [],
        },
      }),
    })
    await row(3)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select ORD-1' }))
    expect(screen.queryByRole('button', { name: /^Cash received/ })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await press('Cash received (2)')
    const dialog = within(await screen.findByRole('dialog', { name: '1 order not changed' }))
    expect(dialog.getByText('Cash for 1 order received.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    expect((await row(2)).getByText('Paid on delivery')).toBeTruthy()
    act(() => board.toasts.at(-1)?.undo?.())
    await waitFor(() => expect(board.toasts.at(-1)?.text).toBe('Cash for 1 order is due again'))
    expect((await row(2)).getByText('Cash not received')).toBeTruthy()
    expect(board.getVariables('SetPaymentStates').map(({ input }) => input)).toMatchObject([
      { orders: [{ orderId: 'o3', seenUpdatedAt: SEEN }, { orderId: 'o2' }], state: 'RECEIVED' },
      { orders: [{ orderId: 'o2' }], state: 'DUE' },
    ])
  })

  it('selected orders can be moved back together, each to its previous status', async () => {
    enter([order(3, 'PACKED'), order(2), order(1)])
    await row(3)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await press('Next step')
    await waitFor(() => expect(board.toasts.at(-1)?.text).toBe('1 order delivered, 2 confirmed'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select ORD-3' }))
    act(() => board.toasts.at(-1)?.undo?.())
    await waitFor(() => expect(board.toasts.at(-1)?.text).toBe('3 orders moved back'))
    expect(moves().slice(1)).toMatchObject([
      { orders: [{ orderId: 'o3', from: 'DELIVERED', seenUpdatedAt: SEEN }], status: 'PACKED' },
      {
        orders: [
          { orderId: 'o2', from: 'CONFIRMED' },
          { orderId: 'o1', from: 'CONFIRMED' },
        ],
        status: 'PENDING',
      },
    ])
    expect((await row(1)).getByText('Pending')).toBeTruthy()
    // Orders that are selected in the meantime stay selected.
    expect(screen.getByRole('checkbox', { name: 'Select ORD-3' })).toHaveProperty('checked', true)
  })

  it('orders that have changed since are listed and left when the others are moved back', async () => {
    const server = enter([order(2), order(1)])
    await row(2)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await press('Next step')
    await waitFor(() => expect(board.toasts.at(-1)?.text).toBe('2 orders confirmed'))
    server.orders = [order(2, 'PACKED'), order(1, 'CONFIRMED')]
    act(() => board.toasts.at(-1)?.undo?.())
    const dialog = within(await screen.findByRole('dialog', { name: '1 order not changed' }))
    expect(dialog.getByText('1 order moved back.')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'ORD-2' })).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    expect((await row(2)).getByText('Packed')).toBeTruthy()
    expect(board.toasts.at(-1)?.text).toBe('2 orders confirmed')
  })

  it('orders that could not be moved back are listed on another page as well', async () => {
    const server = enter([order(1)], '', { AllOrders: () => buildPage([order(1)]) })
    await row(1)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select ORD-1' }))
    await press('Next step')
    await waitFor(() => expect(board.toasts.at(-1)?.text).toBe('1 order confirmed'))
    const { undo } = board.toasts.at(-1) ?? {}
    server.orders = [order(1, 'PACKED')]
    await userEvent.click(screen.getByRole('radio', { name: 'List' }))
    act(() => undo?.())
    const text = 'Not changed: ORD-1.'
    await waitFor(() => expect(board.toasts.at(-1)).toMatchObject({ kind: 'error', text }))
  })

  it('selected orders have nothing to undo if they already had the status', async () => {
    enter([order(1, 'PACKED')])
    await row(1)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select ORD-1' }))
    await press('Set status…')
    await userEvent.click(await screen.findByRole('option', { name: 'Packed' }))
    await waitFor(() => expect(board.toasts.at(-1)?.text).toBe('1 order packed'))
    expect(board.toasts.at(-1)?.undo).toBeUndefined()
  })
})
