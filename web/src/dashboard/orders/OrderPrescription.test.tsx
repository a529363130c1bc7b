import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openDashboard } from '../../../test/dashboard.tsx'
import {
  type ManagedOrder,
  buildManagedOrder,
  buildManagedPayment,
  refunded,
} from '../../../test/managed-orders.ts'
import { buildRefund } from '../../../test/orders.ts'
import { buildCheck, buildChecked, buildLine } from '../../../test/prescription-check.ts'
import { money } from '../../../test/carts.ts'
import { userError } from '../../../test/errors.ts'
import { fill } from '../../../test/store.tsx'

let board: ReturnType<typeof openDashboard>

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

const button = () => screen.findByRole('button', { name: 'Update Status' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

async function openPicker() {
  await userEvent.click(await button())
  await screen.findByRole('dialog', { name: 'Update Status' })
}

describe("an order's prescription", () => {
  const message = 'The prescription of this order was not checked yet.'

  function enterChecked(changes: Partial<ManagedOrder>) {
    const current = buildManagedOrder(changes)
    board = openDashboard('/dashboard/orders-details/o1', {
      ManagedOrder: () => ({ order: current }),
      SetOrderStatus: () => ({
        setOrderStatus: {
          order: current,
          userErrors: [userError('PRESCRIPTION_NOT_CHECKED', message)],
        },
      }),
      Refund: ({ input }) => {
        const made = { ...refund, state: 'REFUNDED', reference: input.reference ?? 're_1' } as const
        return { refund: { order: { ...current, refunds: [made] }, userErrors: [] } }
      },
    })
  }

  const getFact = (name: string) => screen.getByText(name).nextElementSibling?.textContent
  const rejected = buildLine('Azithral', { checkReason: 'Not on the prescription' })
  const due = { amount: money(240_00), upiId: 'asha@okbank' }
  const refund = buildRefund({ reason: 'LINES_REJECTED', ...due })
  const upi = buildManagedPayment({ method: 'UPI', state: 'RECEIVED' })

  it('the order details do not mention a prescription that is not required', async () => {
    enterChecked({})
    await button()
    expect(screen.queryByRole('heading', { name: 'Prescription' })).toBeNull()
  })

  it('the order details link to the prescription check, before which the order can only be cancelled', async () => {
    enterChecked({ prescriptionCheck: buildCheck() })
    const link = await screen.findByRole('link', { name: 'Check prescription' })
    expect(link.getAttribute('href')).toBe('/dashboard/prescriptions/o1')
    await openPicker()
    expect(options()).toEqual(['Pending', 'Cancel By Seller'])
    expect(
      screen.getByText('You can set other statuses once the prescription is checked.'),
    ).toBeTruthy()
  })

  it("the order details show the server's message when it rejects a status", async () => {
    enterChecked({ prescriptionCheck: buildCheck() })
    await openPicker()
    await userEvent.click(screen.getByRole('option', { name: /^Pending/ }))
    await waitFor(() => expect(board.toasts).toEqual([{ kind: 'error', text: message }]))
  })

  it('the order details show the result of the check, after which every status can be set', async () => {
    enterChecked({ prescriptionCheck: buildChecked({ rejectedLines: [rejected] }) })
    const list = await screen.findByRole('list', { name: 'Rejected' })
    expect(list.textContent).toContain('Azithral')
    expect(list.textContent).toContain('Not on the prescription')
    expect(getFact('Checked by')).toBe('Ravi')
    expect(getFact('Prescriber')).toBe('Dr. Rao, 9, Linking Road, Mumbai 400050')
    expect(screen.queryByRole('link', { name: 'Check prescription' })).toBeNull()
    await openPicker()
    expect(options()).toHaveLength(4)
  })

  it('the order details show a check that rejected all lines', async () => {
    enterChecked({
      lines: [],
      status: 'CANCELLED_BY_SELLER',
      prescriptionCheck: buildChecked({ rejectedLines: [rejected] }),
    })
    expect(await screen.findByText('No items left.')).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Approved' })).toBeNull()
  })

  it('the order details offer a refund for rejected lines, which is marked with its reference', async () => {
    enterChecked({ payment: upi, prescriptionCheck: buildChecked(), refunds: [refund] })
    const text = await screen.findByText('Refund ₹240')
    expect(text.parentElement?.textContent).toBe(
      'Refund ₹240 for rejected medicines to asha@okbank',
    )
    expect(screen.queryByRole('button', { name: 'Refund to card' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Mark as refunded' }))
    fill(await screen.findByLabelText('Refund reference'), '412345678901')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Mark as refunded' }))
    await waitFor(() =>
      expect(getFact('Refunds made')).toBe('₹240 for rejected medicines, reference 412345678901'),
    )
    expect(board.getVariables('Refund')).toEqual([
      { input: { ...refunded, refundId: refund.id, reference: '412345678901' } },
    ])
    expect(screen.queryByText('Refund ₹240')).toBeNull()
  })

  it('the card provider refunds rejected lines to the card', async () => {
    enterChecked({
      payment: { ...upi, method: 'CARD' },
      prescriptionCheck: buildChecked(),
      refunds: [{ ...refund, toCard: true }],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Refund to card' }))
    const sending = within(await screen.findByRole('alertdialog'))
    await userEvent.click(sending.getByRole('button', { name: 'Refund to card' }))
    await waitFor(() =>
      expect(getFact('Refunds made')).toBe('₹240 for rejected medicines, reference re_1'),
    )
    expect(board.getVariables('Refund')).toEqual([
      { input: { ...refunded, refundId: refund.id, reference: null } },
    ])
  })
})
