import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openDashboard } from '../../../test/dashboard.tsx'
import { userError } from '../../../test/errors.ts'
import { managedOrder as order, moved } from '../../../test/managed-orders.ts'

const MESSAGE = 'This belongs to your own account. Please give a reason first.'
const refusal = () => ({
  order,
  userErrors: [userError('OWN_CASE_REASON_REQUIRED', MESSAGE)],
})
const ownCaseReasons = [{ at: '2026-11-21T10:01:00.000Z', reason: 'My own groceries' }]

/** Opens an order of the viewer, whose first change lacks a reason. */
function openOwnOrder(explain = () => [] as ReturnType<typeof userError>[]) {
  const refusals = [refusal()]
  return openDashboard('/dashboard/orders-details/o1', {
    ManagedOrder: () => ({ order }),
    SetOrderStatus: () => {
      const { order: confirmed, userErrors } = moved('CONFIRMED')
      const answer = { order: { ...confirmed, ownCaseReasons }, userErrors }
      return { setOrderStatus: refusals.shift() ?? answer }
    },
    ExplainOwnOrder: () => {
      const userErrors = explain()
      const explained = userErrors.length === 0 ? { id: 'o1', ownCaseReasons } : null
      return { explainOwnOrder: { order: explained, userErrors } }
    },
  })
}

async function confirmOrder() {
  await userEvent.click(await screen.findByRole('button', { name: 'Update Status' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Confirm' }))
  return screen.findByRole('dialog', { name: 'Your own order' })
}

describe('a decision about one’s own order', () => {
  it('the reason is asked for, stored and shown, and the same change is sent again', async () => {
    const board = openOwnOrder()
    const dialog = within(await confirmOrder())
    await userEvent.type(dialog.getByLabelText('Reason'), 'My own groceries')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(board.toasts[0]?.text).toBe('Order status updated'))
    expect(board.getVariables('ExplainOwnOrder')).toEqual([
      { input: { orderId: 'o1', reason: 'My own groceries' } },
    ])
    const [first, again, ...others] = board.getVariables('SetOrderStatus')
    expect(again).toEqual(first)
    expect(others).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText('My own groceries')).toBeTruthy()
  })

  it('without a reason, nothing is sent again, and the sentence is shown', async () => {
    const board = openOwnOrder()
    const dialog = within(await confirmOrder())
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(board.toasts[0]?.text).toBe(MESSAGE))
    expect(board.getVariables('SetOrderStatus')).toHaveLength(1)
    expect(board.getVariables('ExplainOwnOrder')).toEqual([])
  })

  it('a rejected reason is explained beside its field, and nothing is sent again', async () => {
    const board = openOwnOrder(() => [userError('BAD_USER_INPUT', 'Reason is required.', 'reason')])
    const dialog = within(await confirmOrder())
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(await dialog.findByText('Reason is required.')).toBeTruthy()
    expect(board.getVariables('SetOrderStatus')).toHaveLength(1)
  })
})
