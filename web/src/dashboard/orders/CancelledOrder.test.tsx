import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '../../apollo/schema-types.generated.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import { buildRefund } from '../../../test/orders.ts'
import {
  type Answer,
  type ManagedOrder,
  buildManagedPayment,
  managedOrder,
  moved,
} from '../../../test/managed-orders.ts'
import { userError } from '../../../test/errors.ts'

const AFTER = '2026-11-21T10:05:00.000Z'
const WITH_REASON = '2026-11-21T10:06:00.000Z'

let board: ReturnType<typeof openDashboard>

const cancelledAt = (updatedAt: string, change: Partial<ManagedOrder> = {}): ManagedOrder => ({
  ...moved('CANCELLED_BY_SELLER').order,
  updatedAt,
  ...change,
})
const withReason = () => cancelledAt(WITH_REASON, { awaitsReason: false })

interface Setup {
  order?: ManagedOrder
  set?: (status: OrderStatus) => Answer
  give?: () => Answer
}

function enter({ order = managedOrder, set, give }: Setup = {}) {
  board = openDashboard('/dashboard/orders-details/o1', {
    ManagedOrder: () => ({ order }),
    SetOrderStatus: ({ input: { status } }) => ({
      setOrderStatus: set?.(status) ?? {
        order: status === 'PENDING' ? managedOrder : cancelledAt(AFTER),
        userErrors: [],
      },
    }),
    SetCancellationReason: () => ({
      setCancellationReason: give?.() ?? { order: withReason(), userErrors: [] },
    }),
  })
}

async function cancel() {
  await userEvent.click(await screen.findByRole('button', { name: 'Update Status' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Cancel By Seller' }))
}

const note = () => screen.findByRole('region', { name: 'Cancellation' })
const field = () => screen.getByLabelText('Reason for the customer')
const sent = (operation: 'SetOrderStatus' | 'SetCancellationReason') =>
  board.getVariables(operation).map(({ input }) => input)
const effects = async () =>
  within(await note())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** Presses Undo in the latest toast. */
const undo = () => act(() => board.toasts.at(-1)?.undo?.())

describe('an order that the shop has just cancelled', () => {
  it('a cancelled order shows the effects, without asking first', async () => {
    enter()
    await cancel()
    expect(await effects()).toEqual([
      '3 items are back in stock.',
      'The customer gets an email in two minutes, or when you send a reason.',
    ])
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent('SetOrderStatus')).toEqual([
      { orderId: 'o1', status: 'CANCELLED_BY_SELLER', seenUpdatedAt: managedOrder.updatedAt },
    ])
  })

  it('a cancelled order accepts a common or another reason for the customer', async () => {
    enter()
    await cancel()
    await userEvent.click(
      within(await note()).getByRole('button', { name: 'A product is out of stock' }),
    )
    await userEvent.type(field(), ' today{Enter}')
    await waitFor(() => expect(board.toasts.at(-1)?.text).toBe('Reason sent to the customer'))
    expect(sent('SetCancellationReason')).toEqual([
      { orderId: 'o1', reason: 'A product is out of stock today', seenUpdatedAt: AFTER },
    ])
    expect(await effects()).toEqual(['3 items are back in stock.'])
    expect(screen.queryByLabelText('Reason for the customer')).toBeNull()
  })

  it('a cancelled order shows an error beside the reason, which stays', async () => {
    const message = 'Reason must not contain invisible characters.'
    enter({
      give: () => ({
        order: cancelledAt(AFTER),
        userErrors: [userError('BAD_USER_INPUT', message, 'reason')],
      }),
    })
    await cancel()
    await note()
    await userEvent.type(field(), 'Sorry{Enter}')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(field()).toHaveProperty('value', 'Sorry')
  })

  it('a cancelled order accepts no reason once the email was sent', async () => {
    const message = 'The customer has already been told about the cancellation. Please call them.'
    enter({
      give: () => ({
        order: withReason(),
        userErrors: [userError('MAIL_SENT', message)],
      }),
    })
    await cancel()
    await note()
    await userEvent.type(field(), 'Sorry{Enter}')
    await waitFor(() => expect(board.toasts.at(-1)).toEqual({ kind: 'error', text: message }))
    expect(screen.queryByLabelText('Reason for the customer')).toBeNull()
  })
})

describe('undoing a cancellation in its toast', () => {
  it('undoing a cancellation restores the status of the order as it is after the cancellation', async () => {
    enter()
    await cancel()
    await note()
    undo()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Cancellation' })).toBeNull())
    expect(sent('SetOrderStatus').at(-1)).toEqual({
      ...{ orderId: 'o1', status: 'PENDING', seenUpdatedAt: AFTER },
    })
    expect(board.toasts.at(-1)).toEqual({ kind: 'success', text: 'Order status updated' })
  })

  it('undoing a cancellation works after a reason was sent', async () => {
    enter()
    await cancel()
    await note()
    const toUndo = board.toasts.at(-1)?.undo
    await userEvent.type(field(), 'Sorry{Enter}')
    await waitFor(() => expect(screen.queryByLabelText('Reason for the customer')).toBeNull())
    act(() => toUndo?.())
    await waitFor(() =>
      expect(sent('SetOrderStatus').at(-1)).toMatchObject({
        ...{ status: 'PENDING', seenUpdatedAt: WITH_REASON },
      }),
    )
  })

  it('undoing a cancellation explains why it is rejected when the items are sold out', async () => {
    const message = "This order can't be reopened: some products have too little stock."
    enter({
      set: (status) =>
        status === 'PENDING'
          ? { order: cancelledAt(AFTER), userErrors: [userError('NOT_ENOUGH_STOCK', message)] }
          : { order: cancelledAt(AFTER), userErrors: [] },
    })
    await cancel()
    await note()
    undo()
    await waitFor(() => expect(board.toasts.at(-1)).toEqual({ kind: 'error', text: message }))
    expect(await effects()).toContain('3 items are back in stock.')
  })
})

it('a cancelled order shows that its payment is due for refund', async () => {
  const order = cancelledAt(AFTER, {
    awaitsReason: false,
    payment: buildManagedPayment({ method: 'UPI', state: 'REFUND_DUE' }),
    refunds: [buildRefund()],
  })
  enter({ order })
  expect(await effects()).toEqual([
    '3 items are back in stock.',
    expect.stringMatching(/^The payment of ₹1,23,456 is due for refund\.$/) as string,
  ])
})
