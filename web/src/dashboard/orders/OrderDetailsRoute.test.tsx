import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderStatus, PaymentState } from '../../apollo/schema-types.generated.ts'
import { CartLine_ProductFragmentDoc } from '../../shared/cart/Cart.generated.ts'
import { buildProduct } from '../../../test/carts.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import { buildRefund } from '../../../test/orders.ts'
import {
  buildManagedOrder,
  buildManagedPayment,
  managedOrder as order,
  moved,
  refunded,
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

describe("an order's payment", () => {
  const claimed = buildManagedPayment({
    method: 'UPI',
    state: 'CLAIMED',
    upiReference: 'KC7',
    upiTransactionId: '123456789012',
    settableStates: ['CLAIMED', 'RECEIVED', 'NOT_RECEIVED'],
  })
  const invoice = { id: 'd1', kind: 'INVOICE' as const, number: '2026-27/000123' }
  const creditNote = { id: 'd2', kind: 'CREDIT_NOTE' as const, number: 'CN26-27/000001' }

  function enterPaid(note: (state: PaymentState) => Answer) {
    board = openDashboard('/dashboard/orders-details/o1', {
      ManagedOrder: () => ({
        order: { ...order, payment: claimed, documents: [invoice, creditNote] },
      }),
      SetPaymentState: ({ input }) => ({ setPaymentState: note(input.state) }),
    })
  }
  const noted = (state: PaymentState): Answer => {
    const payment = { ...claimed, state, notedAt: '2026-11-21T09:05:00.000Z', notedBy: 'Ravi' }
    return { order: { ...order, payment }, userErrors: [] }
  }
  const getFact = (name: string) => screen.getByText(name).nextElementSibling?.textContent

  it('the payment shows a claimed UPI payment with its reference', async () => {
    enterPaid(noted)
    expect(await screen.findByText('PAID WITH UPI')).toBeTruthy()
    expect(getFact('Payment state')).toBe('Awaiting verification')
    expect(getFact('UPI reference')).toBe('KC7')
    expect(getFact('UPI transaction')).toBe('123456789012')
    const receipt = await screen.findByRole('link', { name: '2026-27/000123' })
    expect(receipt.getAttribute('href')).toBe('/dashboard/invoice/o1?document=d1')
    expect(getFact('Invoice receipt')).toBe('2026-27/000123')
    expect(getFact('Credit Note')).toBe('CN26-27/000001')
  })

  it.each([
    ['Mark as received', 'RECEIVED', 'Received'],
    ['Mark as not received', 'NOT_RECEIVED', 'Not received'],
  ])('the team can record a payment: %s', async (name, state, text) => {
    enterPaid(noted)
    await userEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(getFact('Payment state')).toBe(text))
    expect(getFact('State updated')).toBe('21 Nov 2026, 2:35 pm · Ravi')
    expect(board.getVariables('SetPaymentState')).toEqual([
      { input: { orderId: 'o1', state, seenUpdatedAt: order.updatedAt } },
    ])
    expect(board.toasts).toEqual([{ kind: 'success', text: 'Payment updated' }])
    await userEvent.click(screen.getByRole('button', { name }))
    expect(board.getVariables('SetPaymentState')).toHaveLength(1)
  })

  it("the payment keeps its state when a change is rejected, and the page shows the server's message", async () => {
    const message = 'Only a UPI payment can be noted.'
    enterPaid(() => ({ order: null, userErrors: [userError('NOT_ENOUGH_STOCK', message)] }))
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as received' }))
    await waitFor(() => expect(board.toasts).toEqual([{ kind: 'error', text: message }]))
    expect(getFact('Payment state')).toBe('Awaiting verification')
  })

  describe('a payment that must be refunded', () => {
    const due = {
      ...order,
      payment: { ...claimed, state: 'REFUND_DUE' as PaymentState },
      refunds: [buildRefund({ upiId: 'asha@okbank' })],
    }

    function enterDue(current = due) {
      board = openDashboard('/dashboard/orders-details/o1', {
        ManagedOrder: () => ({ order: current }),
        Refund: ({ input }) => {
          const refunds = [buildRefund({ reference: input.reference ?? 're_1' })]
          const payment = { ...current.payment, state: 'REFUNDED' as const }
          return { refund: { order: { ...current, payment, refunds }, userErrors: [] } }
        },
      })
    }

    it('a due refund is marked as refunded with its reference', async () => {
      enterDue()
      expect(await screen.findByText('to asha@okbank', { exact: false })).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'Mark as refunded' }))
      expect(await screen.findByText('Refund ₹1,23,456 to asha@okbank')).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
      expect(await screen.findByText('Please enter the refund reference.')).toBeTruthy()
      expect(board.getVariables('Refund')).toEqual([])
      await userEvent.type(screen.getByLabelText('Refund reference'), '412345678901')
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
      const question = within(await screen.findByRole('alertdialog'))
      expect(question.getByText(/^You have refunded ₹1,23,456 to asha@okbank/)).toBeTruthy()
      await userEvent.click(question.getByRole('button', { name: 'Mark as refunded' }))
      await waitFor(() => expect(getFact('Payment state')).toBe('Refunded'))
      await waitFor(() => expect(getFact('Refunds made')).toBe('₹1,23,456, reference 412345678901'))
      expect(board.getVariables('Refund')).toEqual([
        { input: { ...refunded, refundId: 'o1-order', reference: '412345678901' } },
      ])
      expect(screen.queryByRole('button', { name: 'Mark as received' })).toBeNull()
    })

    it('staff see a due refund and cannot record it', async () => {
      board = openDashboard(
        '/dashboard/orders-details/o1',
        { ManagedOrder: () => ({ order: due }) },
        'STAFF',
      )
      expect(await screen.findByText('Only admins can send refunds.')).toBeTruthy()
      expect(getFact('Payment state')).toBe('Refund due')
      expect(screen.queryByRole('button', { name: 'Mark as refunded' })).toBeNull()
    })

    it('the card provider refunds a card payment', async () => {
      const payment = { ...due.payment, method: 'CARD' as const }
      enterDue({ ...due, payment, refunds: [buildRefund({ toCard: true })] })
      await userEvent.click(await screen.findByRole('button', { name: 'Refund to card' }))
      const sending = within(await screen.findByRole('alertdialog'))
      await userEvent.click(sending.getByRole('button', { name: 'Refund to card' }))
      await waitFor(() => expect(getFact('Payment state')).toBe('Refunded'))
      expect(board.getVariables('Refund')).toEqual([
        { input: { ...refunded, refundId: 'o1-order', reference: null } },
      ])
    })
  })

  it('a cash refund can be recorded, and reverted', async () => {
    const paid = ({ state }: { state: PaymentState }) => ({
      order: { ...order, payment: { ...order.payment, state } },
      userErrors: [],
    })
    board = openDashboard('/dashboard/orders-details/o1', {
      ManagedOrder: () => ({ order }),
      SetPaymentState: ({ input }) => ({ setPaymentState: paid(input) }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as received' }))
    await waitFor(() => expect(getFact('Payment state')).toBe('Paid on delivery'))
    await userEvent.click(screen.getByRole('button', { name: 'Mark as not received' }))
    await waitFor(() => expect(getFact('Payment state')).toBe('Pay on delivery'))
    const states = board.getVariables('SetPaymentState').map(({ input }) => input.state)
    expect(states).toEqual(['RECEIVED', 'DUE'])
  })

  it('a card payment cannot be recorded manually', async () => {
    const payment = { ...order.payment, method: 'CARD' as const, settableStates: [] }
    board = openDashboard('/dashboard/orders-details/o1', {
      ManagedOrder: () => ({ order: { ...order, payment } }),
    })
    await button()
    expect(screen.queryByRole('button', { name: 'Mark as received' })).toBeNull()
  })
})
