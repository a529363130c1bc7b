import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PaymentState } from '../../apollo/schema-types.generated.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import { buildRefund } from '../../../test/orders.ts'
import {
  buildManagedPayment,
  managedOrder as order,
  refunded,
  type Answer,
} from '../../../test/managed-orders.ts'
import { userError } from '../../../test/errors.ts'
import { fill } from '../../../test/store.tsx'

let board: ReturnType<typeof openDashboard>

describe("an order's payment", () => {
  const claimed = buildManagedPayment({
    method: 'UPI',
    state: 'CLAIMED',
    upiReference: 'KC7',
    upiTransactionId: '123456789012',
    settableStates: ['CLAIMED', 'RECEIVED', 'NOT_RECEIVED'],
  })
  const invoice = { id: 'd1', kind: 'INVOICE' as const, number: '2026-27/000123', amendments: [] }
  const creditNote = {
    id: 'd2',
    kind: 'CREDIT_NOTE' as const,
    number: 'CN26-27/000001',
    amendments: [],
  }

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
    await screen.findByText('Payment state')
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
      fill(screen.getByLabelText('Refund reference'), '412345678901')
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

    it('a refund that was paid back in cash needs no reference', async () => {
      enterDue()
      await userEvent.click(await screen.findByRole('button', { name: 'Mark as refunded' }))
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Paid back in cash' }))
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
      const question = within(await screen.findByRole('alertdialog'))
      expect(question.getByText(/^You have refunded ₹1,23,456 in cash/)).toBeTruthy()
      await userEvent.click(question.getByRole('button', { name: 'Mark as refunded' }))
      await waitFor(() => expect(getFact('Payment state')).toBe('Refunded'))
      expect(board.getVariables('Refund')).toEqual([
        { input: { ...refunded, refundId: 'o1-order', reference: 'Cash', inCash: true } },
      ])
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
    await screen.findByRole('button', { name: 'Update Status' })
    expect(screen.queryByRole('button', { name: 'Mark as received' })).toBeNull()
  })
})
