import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderStatus } from '../../apollo/schema-types.generated.ts'
import { CartLine_ProductFragmentDoc } from '../../shared/cart/Cart.generated.ts'
import { buildProduct } from '../../../test/carts.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import {
  buildManagedOrder,
  buildManagedPayment,
  managedOrder as order,
  moved,
  type Answer,
} from '../../../test/managed-orders.ts'
import { userError } from '../../../test/errors.ts'

let board: ReturnType<typeof openDashboard>

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

function enter(set: (status: OrderStatus) => Answer | Promise<Answer> = moved) {
  board = openDashboard('/dashboard/orders-details/o1', {
    ManagedOrder: () => ({ order }),
    SetOrderStatus: async ({ input }) => ({ setOrderStatus: await set(input.status) }),
  })
}

const button = () => screen.findByRole('button', { name: 'Update Status' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const box = () => screen.getByRole('combobox')
const sent = () => board.getVariables('SetOrderStatus').map(({ input }) => input)

async function openPicker() {
  await userEvent.click(await button())
  await screen.findByRole('dialog', { name: 'Update Status' })
}

async function choose(choice: string) {
  await openPicker()
  await userEvent.click(screen.getByRole('option', { name: choice }))
}

const updated = {
  ...{ kind: 'success', text: 'Order status updated' },
  undo: expect.any(Function) as () => void,
}
const cancel = () => choose('Cancel By Seller')

describe("an order's status", () => {
  it('the status dialog has the four specified choices, filtered by text', async () => {
    enter()
    await openPicker()
    expect(options()).toEqual(['Confirm', 'Packed', 'Delivered', 'Cancel By Seller'])
    await userEvent.type(box(), 'E')
    expect(options()).toEqual(['Packed', 'Delivered', 'Cancel By Seller'])
    await userEvent.type(box(), 'xyz')
    expect(options()).toEqual([])
    expect(screen.getByText('No statuses found.')).toBeTruthy()
  })

  it.each([
    ['Confirm', 'CONFIRMED', 'Order Confirm'],
    ['Packed', 'PACKED', 'Packed'],
    ['Delivered', 'DELIVERED', 'Delivered'],
    ['Cancel By Seller', 'CANCELLED_BY_SELLER', 'Cancel By Seller'],
  ])('the status dialog sends %s at once', async (choice, status, badge) => {
    enter()
    await choose(choice)
    await waitFor(() => expect(screen.getAllByText(badge)).toHaveLength(2))
    expect(sent()).toMatchObject([{ orderId: 'o1', status, seenUpdatedAt: order.updatedAt }])
    expect(screen.getByText(/Ravi/).parentElement?.textContent).toBe('21 Nov 2026, 2:35 pm · Ravi')
    expect(board.toasts).toEqual([updated])
  })

  it("the status button shows 'Updating...' while sending, and ignores a second choice", async () => {
    let reply: (answer: Answer) => void = () => undefined
    enter(() => new Promise((resolve) => (reply = resolve)))
    await openPicker()
    await userEvent.click(screen.getByRole('option', { name: 'Packed' }))
    const busy = await screen.findByRole('button', { name: 'Updating...' })
    await waitFor(() => expect(document.activeElement).toBe(busy))
    await userEvent.click(busy)
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(sent()).toHaveLength(1))
    // The request was sent; its handler runs a moment later.
    const updated = () => {
      act(() => reply(moved('PACKED')))
      expect(screen.queryByRole('button', { name: 'Update Status' })).toBeTruthy()
    }
    await vi.waitFor(updated, { timeout: 20_000 })
    expect(sent()).toHaveLength(1)
  })

  it('the status dialog works with the keyboard', async () => {
    enter()
    const opener = await button()
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(box()))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toBe('Packed')
    expect(active?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Cancel By Seller')
    await userEvent.keyboard('deli{Enter}')
    await waitFor(() => expect(sent()).toMatchObject([{ orderId: 'o1', status: 'DELIVERED' }]))
  })

  it('the status dialog sends nothing on Enter without an active choice', async () => {
    enter()
    await openPicker()
    await userEvent.keyboard('{Enter}{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent()).toEqual([])
  })

  it('a status change can be undone', async () => {
    enter()
    await cancel()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo: back to Pending' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent().at(-1)).toMatchObject({ orderId: 'o1', status: 'PENDING' })
    await waitFor(async () => expect(document.activeElement).toBe(await button()))
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('an order moves to its next step with one click, as the page shows it', async () => {
    const next = buildManagedOrder({ status: 'PACKED', nextStatus: 'DELIVERED' })
    board = openDashboard('/dashboard/orders-details/o1', {
      ManagedOrder: () => ({ order: next }),
      SetOrderStatus: () => ({ setOrderStatus: moved('DELIVERED') }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark delivered' }))
    await waitFor(() => expect(board.toasts).toEqual([updated]))
    const seenUpdatedAt = order.updatedAt
    expect(sent()).toEqual([{ orderId: 'o1', status: 'DELIVERED', seenUpdatedAt }])
    expect(screen.queryByRole('button', { name: /^(Confirm|Mark (packed|delivered))/ })).toBeNull()
    expect(document.activeElement).toBe(await button())
  })

  it('an order can be delivered without cash received', async () => {
    enter()
    await openPicker()
    await userEvent.click(screen.getByRole('checkbox', { name: /cash received$/ }))
    await userEvent.click(screen.getByRole('option', { name: 'Delivered' }))
    await waitFor(() =>
      expect(sent()).toMatchObject([{ status: 'DELIVERED', cashReceived: false }]),
    )
  })

  it('items returned at the door are sent with the delivery, and stay chosen if it fails', async () => {
    const line = order.lines[0]
    const failures = [{ order: null, userErrors: [userError('BAD_USER_INPUT', 'No.')] }]
    board = openDashboard('/dashboard/orders-details/o1', {
      ManagedOrder: () => ({ order: buildManagedOrder({ status: 'PACKED' }) }),
      SetOrderStatus: () => ({ setOrderStatus: failures.pop() ?? moved('DELIVERED') }),
    })
    await openPicker()
    await userEvent.click(screen.getByRole('checkbox', { name: /returned items at the door$/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${line?.name}`) }))
    await userEvent.click(screen.getByRole('option', { name: 'Delivered' }))
    await waitFor(() => expect(board.toasts).toMatchObject([{ kind: 'error', text: 'No.' }]))
    await choose('Delivered')
    const returned = [{ productId: line?.productId, quantity: line?.quantity }]
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()).toMatchObject([{ returned }, { returned }])
    await waitFor(() => expect(board.toasts.at(-1)).toEqual({ ...updated, undo: undefined }))
  })

  it.each([
    ['CASH_ON_DELIVERY', 'DUE', /their price paid back\.$/],
    ['CASH_ON_DELIVERY', 'RECEIVED', /their price paid back\.$/],
    ['UPI', 'RECEIVED', /A refund becomes due\.$/],
  ] as const)(
    'the dialog says how the price of returned items is paid back by %s, %s',
    async (method, state, hint) => {
      const payment = buildManagedPayment({ method, state })
      board = openDashboard('/dashboard/orders-details/o1', {
        ManagedOrder: () => ({ order: buildManagedOrder({ status: 'PACKED', payment }) }),
      })
      await openPicker()
      await userEvent.click(screen.getByRole('checkbox', { name: /returned items at the door$/ }))
      expect(screen.getByText(hint)).toBeTruthy()
    },
  )

  it('a delivery can be turned into an order that the customer collects', async () => {
    enter()
    await openPicker()
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Customer collects this order instead' }),
    )
    await userEvent.click(screen.getByRole('option', { name: 'Packed' }))
    await waitFor(() => expect(sent()).toMatchObject([{ status: 'PACKED', pickUp: true }]))
  })

  it('a delivery that is packed is not offered to be collected', async () => {
    board = openDashboard('/dashboard/orders-details/o1', {
      ManagedOrder: () => ({ order: buildManagedOrder({ status: 'PACKED' }) }),
    })
    await openPicker()
    expect(screen.queryByRole('checkbox', { name: /^Customer collects/ })).toBeNull()
  })

  it('undoing restores an order that was delivered without cash received', async () => {
    board = openDashboard('/dashboard/orders-details/o1', {
      ManagedOrder: () => ({ order: buildManagedOrder({ status: 'DELIVERED' }) }),
      SetOrderStatus: ({ input }) => ({ setOrderStatus: moved(input.status) }),
    })
    await choose('Packed')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo: back to Delivered' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent().at(-1)).toMatchObject({ status: 'DELIVERED', cashReceived: false })
  })

  it('the status dialog asks about cash only for cash on delivery', async () => {
    const payment = buildManagedPayment({ method: 'UPI', state: 'RECEIVED' })
    board = openDashboard('/dashboard/orders-details/o1', {
      ManagedOrder: () => ({ order: buildManagedOrder({ payment }) }),
    })
    await openPicker()
    expect(screen.queryByRole('checkbox', { name: /cash received$/ })).toBeNull()
  })

  it('an order stays at its step if somebody else has changed it', async () => {
    const change = userError('CHANGED_MEANWHILE', 'Ravi has packed it.')
    board = openDashboard('/dashboard/orders-details/o1', {
      ManagedOrder: () => ({ order: buildManagedOrder({ nextStatus: 'CONFIRMED' }) }),
      SetOrderStatus: () => ({
        setOrderStatus: { order, userErrors: [change] },
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    await waitFor(() =>
      expect(board.toasts).toEqual([{ kind: 'error', text: 'Ravi has packed it.' }]),
    )
  })

  it("an order keeps its status when a change is rejected, and the page shows the server's message", async () => {
    const message = "This order can't be reopened: some products have too little stock."
    enter(() => ({ order, userErrors: [userError('NOT_ENOUGH_STOCK', message)] }))
    await openPicker()
    await userEvent.click(screen.getByRole('option', { name: 'Packed' }))
    await waitFor(() => expect(board.toasts).toEqual([{ kind: 'error', text: message }]))
    expect(screen.getAllByText('Pending')).toHaveLength(2)
    expect(await button()).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('a status change shows an error when the connection is lost', async () => {
    enter(() => Promise.reject(new TypeError('Failed to fetch')))
    await openPicker()
    await userEvent.click(screen.getByRole('option', { name: 'Packed' }))
    await waitFor(() => expect(board.toasts).toHaveLength(1))
    expect(board.toasts[0]).toMatchObject({ kind: 'error' })
    expect(board.toasts[0]?.text).toContain('Please check your connection')
  })

  it.each([
    ['Cancel By Seller', true],
    ['Packed', false],
  ])('a status change evicts the cached stock after %s: %s', async (choice, isForgotten) => {
    enter()
    await button()
    const { cache } = board.client
    const knowsStock = () => JSON.stringify(cache.extract()).includes('"stock":4')
    cache.writeFragment({
      id: 'Product:Milk',
      fragment: CartLine_ProductFragmentDoc,
      data: buildProduct({ id: 'Milk', stock: 4 }),
    })
    expect(knowsStock()).toBe(true)
    await (isForgotten ? cancel() : choose(choice))
    await waitFor(() => expect(board.toasts).toHaveLength(1))
    expect(knowsStock()).toBe(!isForgotten)
  })
})
