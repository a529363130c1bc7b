import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openDashboard } from '../../../../test/dashboard.tsx'
import { buildCheck, buildOrder } from '../../../../test/orders.ts'
import { type Handlers, place } from '../../../../test/pages.tsx'
import { storage } from '../../../lib/storage.ts'

const NEXT: Record<string, string> = {
  PENDING: 'CONFIRMED',
  CONFIRMED: 'PACKED',
  PACKED: 'DELIVERED',
}

let board: ReturnType<typeof openDashboard>

/** The nth order of a day. */
function order(n: number, status = 'PENDING', changes: object = {}) {
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

const buildPage = (
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

/** A server that holds these orders and moves those that still have the status that was seen. */
function enter(orders: Order[], query = '', more: Handlers = {}) {
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
  board = openDashboard(
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
  return server
}

const row = async (n: number) =>
  within((await screen.findByRole('link', { name: `ORD-${n}` })).closest('tr') ?? document.body)
const numbers = () => screen.queryAllByRole('link', { name: /^ORD-/ }).map((one) => one.textContent)
const asks = () => board.getVariables('ManageOrderTable')
const moves = () => board.getVariables('MoveOrders').map(({ input }) => input)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const everything = {
  ...{ status: null, payment: null, search: '', placedFrom: null, placedTo: null },
  sort: 'PLACED_DESC',
  first: 50,
}
/** The page is looked at again, which is when it looks for news at once. */
function lookAgain() {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

describe('the table of orders', () => {
  it('is chosen instead of the list, and remembered', async () => {
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

  it('shows number, age, customer, area, pieces, total, payment, status and next step', async () => {
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

  it('is sorted by its headings, with the sort in the URL', async () => {
    enter([order(1)])
    await row(1)
    expect(asks()).toEqual([everything])
    await press('Total')
    await waitFor(() => expect(asks()).toContainEqual({ ...everything, sort: 'TOTAL_DESC' }))
    expect(place()).toBe('/dashboard/orders?sort=TOTAL_DESC')
    expect(screen.getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort')).toBe(
      'descending',
    )
    await press('Status')
    await waitFor(() => expect(asks()).toContainEqual({ ...everything, sort: 'STATUS_ASC' }))
    await press('Order')
    await waitFor(() => expect(place()).toBe('/dashboard/orders'))
  })

  it('is restored from the URL with filter and sort', async () => {
    enter([order(1, 'PACKED')], '?status=PACKED&from=2026-11-20&q=ORD-1&sort=TOTAL_ASC')
    await row(1)
    const filter = { status: 'PACKED', placedFrom: '2026-11-20', search: 'ORD-1' }
    expect(asks()[0]).toEqual({ ...everything, ...filter, sort: 'TOTAL_ASC' })
  })

  it.each(['2026-02-31', '2026-13-01', '1999-12-31', 'today'])(
    'ignores %s as a day in the URL',
    async (day) => {
      enter([order(1)], `?from=${day}`)
      await row(1)
      expect(asks()[0]).toEqual(everything)
    },
  )

  it('says what a search needs to find more', async () => {
    enter([], '?q=asha', { ManageOrderTable: () => buildPage([order(1)], null, 'Type more.') })
    await row(1)
    expect(screen.getByText('Type more.').getAttribute('role')).toBe('status')
  })

  it('loads more when the end comes near', async () => {
    enter([], '', {
      ManageOrderTable: ({ after }) =>
        after ? buildPage([order(1)]) : buildPage([order(2)], 'c2'),
    })
    await row(2)
    board.reachEnd()
    await row(1)
    expect(numbers()).toEqual(['ORD-2', 'ORD-1'])
  })

  it('says why it could not be loaded, and can be retried', async () => {
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

  it('announces new orders in any sort, and loads them on request', async () => {
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
  it('is made with one click that can be undone, and keeps the focus', async () => {
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

  it('removes a row that leaves the filter, and moves the focus to the next one', async () => {
    enter([order(3), order(2), order(1)], '?status=PENDING')
    await row(3)
    await press('Confirm ORD-2')
    await waitFor(() => expect(numbers()).toEqual(['ORD-3', 'ORD-1']))
    const next = screen.getByRole('button', { name: 'Confirm ORD-1' })
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  it('moves the focus to the link of a row that is finished', async () => {
    enter([order(1, 'PACKED')])
    await row(1)
    await press('Mark delivered ORD-1')
    const link = await screen.findByRole('link', { name: 'ORD-1' })
    await waitFor(() => expect(document.activeElement).toBe(link))
  })

  it('is refused when the order has changed meanwhile, and shows what it is now', async () => {
    const server = enter([order(1)])
    await row(1)
    server.orders = [order(1, 'CANCELLED_BY_SHOPPER')]
    await press('Confirm ORD-1')
    expect(await (await row(1)).findByText('Cancelled')).toBeTruthy()
    expect(board.toasts.at(-1)).toMatchObject({
      kind: 'error',
      text: 'ORD-1: The status of this order has changed meanwhile.',
    })
  })

  it('leads to the prescription to check and to the refund that is due', async () => {
    const payment = { ...order(2).payment, state: 'REFUND_DUE' }
    enter([
      order(3, 'PENDING', { nextStatus: null, prescriptionCheck: buildCheck() }),
      order(2, 'CANCELLED_BY_SHOPPER', { payment }),
      order(1, 'DELIVERED'),
    ])
    const check = (await row(3)).getByRole('link', { name: 'Check prescription of ORD-3' })
    expect(check.getAttribute('href')).toBe('/dashboard/prescriptions/o3')
    const refund = (await row(2)).getByRole('link', { name: 'Refund ORD-2' })
    expect(refund.getAttribute('href')).toBe('/dashboard/orders-details/o2')
    expect(screen.queryByRole('button', { name: /ORD-\d/ })).toBeNull()
  })
})

describe('selected orders', () => {
  it('are moved to their next status at once, and each refused one is named', async () => {
    const server = enter([order(3, 'PACKED'), order(2), order(1)])
    await row(3)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    server.orders = [order(3, 'PACKED'), order(2, 'CANCELLED_BY_SHOPPER'), order(1)]
    await press('Next step')
    const dialog = within(await screen.findByRole('dialog', { name: '1 order not moved' }))
    expect(dialog.getByText('2 orders moved.')).toBeTruthy()
    const refusals = within(dialog.getByRole('list', { name: 'Not moved' }))
    expect(refusals.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ORD-2The status of this order has changed meanwhile.',
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

  it('are loaded again when there was no reply, because some may have moved', async () => {
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

  it('are set to a status, and cancelled only after a question', async () => {
    enter([order(2), order(1)])
    await row(2)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select ORD-1' }))
    await press('Set status…')
    const picker = within(await screen.findByRole('dialog', { name: 'Set status of 1 order' }))
    await userEvent.click(picker.getByRole('option', { name: 'Cancel By Seller' }))
    expect(moves()).toEqual([])
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel 1 order' }))
    await userEvent.type(question.getByLabelText('Reason'), 'No rider today')
    await userEvent.click(question.getByRole('button', { name: 'Cancel 1 order' }))
    expect(await (await row(1)).findByText('Cancel By Seller')).toBeTruthy()
    const orders = [{ orderId: 'o1', from: 'PENDING' }]
    const reason = 'No rider today'
    expect(moves()).toMatchObject([{ orders, status: 'CANCELLED_BY_SELLER', reason }])
    expect(board.toasts.at(-1)?.text).toBe('1 order moved')
  })
})

describe('printing', () => {
  const state = { orderIds: ['o1', 'o2'] }

  it('makes a pick list of the selected orders, grouped by sub-category', async () => {
    const print = vi.fn()
    const line = (name: string, quantity: number) => ({
      ...{ __typename: 'PickListLine', productId: name, name, unit: '1 kg', quantity },
      orderNumbers: ['ORD-1', 'ORD-2'],
    })
    const group = (name: string | null, lines: object[]) => ({
      ...{ __typename: 'PickListGroup', lines },
      subCategory: name === null ? null : { __typename: 'SubCategory', id: name, name },
    })
    const groups = [group('Rice', [line('Basmati', 3)]), group(null, [line('Apron', 1)])]
    enter([order(2), order(1)], '', {
      ManagePickList: () => ({
        pickList: { __typename: 'PickList', orderCount: 2, totalQuantity: 4, groups },
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
      '3 ×Basmati 1 kg1, 2',
      '1 ×Apron 1 kg1, 2',
    ])
    vi.stubGlobal('print', print)
    await press('Print')
    expect(print).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('link', { name: 'Address labels' }))
    await screen.findByRole('link', { name: 'Pick list' })
    expect(board.getVariables('ManageAddressLabels')).toEqual([{ orderIds: ['o2', 'o1'] }])
  })

  it('makes a label for each order, with the cash to collect', async () => {
    const paid = { ...order(2).payment, method: 'CARD', state: 'RECEIVED' }
    const ordersById = [order(1), order(2, 'PACKED', { payment: paid })]
    const handlers = { ManageAddressLabels: () => ({ ordersById }) }
    board = openDashboard('/dashboard/address-labels', handlers, 'ADMIN', { state })
    const labels = await screen.findAllByRole('listitem')
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Asha12 MG RoadBengaluru, Karnataka 560038, India98765 43210ORD-1 · 2 piecesCollect ₹1,20,000',
      'Asha12 MG RoadBengaluru, Karnataka 560038, India98765 43210ORD-2 · 2 piecesReceived',
    ])
    expect(board.getVariables('ManageAddressLabels')).toEqual([{ orderIds: ['o1', 'o2'] }])
  })

  it('needs selected orders', async () => {
    board = openDashboard('/dashboard/pick-list', {})
    expect(await screen.findByText('No orders selected')).toBeTruthy()
  })
})
