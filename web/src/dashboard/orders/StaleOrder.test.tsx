import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openDashboard } from '../../../test/dashboard.tsx'
import {
  buildChange,
  buildManagedOrder,
  managedOrder as order,
  pending,
} from '../../../test/managed-orders.ts'
import { userError } from '../../../test/errors.ts'

describe('an order that its customer has cancelled', () => {
  it('the status dialog asks again, and explains what has changed since it opened', async () => {
    const message = 'This order has changed: it was cancelled by the customer.'
    const error = userError('CHANGED_MEANWHILE', message)
    const updatedAt = '2026-11-21T10:05:00.000Z'
    const cancelled = buildManagedOrder({
      ...{ status: 'CANCELLED_BY_SHOPPER', updatedAt },
      history: [pending, buildChange('CANCELLED_BY_SHOPPER', 4, null)],
    })
    const history = [...cancelled.history, buildChange('CONFIRMED', 5, 'Ravi')]
    const confirmed = buildManagedOrder({ status: 'CONFIRMED', updatedAt, history })
    const refusals = [{ order: cancelled, userErrors: [error] }]
    const board = openDashboard('/dashboard/orders-details/o1', {
      ManagedOrder: () => ({ order }),
      SetOrderStatus: () => ({
        setOrderStatus: refusals.shift() ?? { order: confirmed, userErrors: [] },
      }),
    })
    const sent = () => board.getVariables('SetOrderStatus').map(({ input }) => input)
    await userEvent.click(await screen.findByRole('button', { name: 'Update Status' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Confirm' }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(board.toasts).toEqual([])
    await userEvent.click(screen.getByRole('option', { name: 'Confirm' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()).toMatchObject([{ seenUpdatedAt: order.updatedAt }, { seenUpdatedAt: updatedAt }])
    await waitFor(() => expect(board.toasts[0]?.text).toBe('Order status updated'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
