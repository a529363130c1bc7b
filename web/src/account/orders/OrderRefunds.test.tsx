import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { userError } from '../../../test/errors.ts'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { saveTokens, openStore } from '../../../test/store.tsx'
import { buildOrder, buildPayment, buildRefund, cancelled } from '../../../test/orders.ts'
import type { Handlers } from '../../../test/operations.ts'
import { money } from '../../../test/carts.ts'
// Loads the chunk before the first test begins.
import './OrderRefunds.tsx'

let shop: ReturnType<typeof openStore>

beforeEach(() => saveTokens())

function enter(order = buildOrder(), handlers: Handlers = {}) {
  shop = openStore('/dashboard/myorders/o1', {
    Layout: () => buildLayout(buildCart(0)),
    Order: () => ({ viewer: { id: 'asha', order } }),
    ...handlers,
  })
}

const section = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') ?? document.body)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the refund of a cancelled order', () => {
  const due = (refund: Parameters<typeof buildRefund>[0] = {}) => ({
    ...cancelled,
    payment: buildPayment({ state: 'REFUND_DUE' }),
    refunds: [buildRefund(refund)],
  })

  it('the refund asks for a UPI ID, rejects a malformed one, and shows the saved one', async () => {
    const refused = {
      order: due(),
      userErrors: [userError('BAD_USER_INPUT', 'No UPI ID.', 'upiId')],
    }
    enter(due(), {
      SetRefundUpiId: ({ input: { upiId } }) => ({
        setRefundUpiId: upiId === 'asha' ? refused : { order: due({ upiId }), userErrors: [] },
      }),
    })
    const payment = await section('Payment')
    expect(await payment.findByText('We will refund ₹1,23,456.')).toBeTruthy()
    const box = await payment.findByLabelText('Your UPI ID for the refund')
    await userEvent.type(box, 'asha')
    await press('Save UPI ID')
    expect(await payment.findByText('No UPI ID.')).toBeTruthy()
    await userEvent.type(box, '@okbank')
    await press('Save UPI ID')
    expect(await payment.findByText('We will refund ₹1,23,456 to asha@okbank.')).toBeTruthy()
    expect(shop.getInputs('SetRefundUpiId')).toMatchObject([
      { orderId: 'o1', upiId: 'asha' },
      { orderId: 'o1', upiId: 'asha@okbank' },
    ])
  })

  it('the refund says that a claimed payment is checked first', async () => {
    enter(due({ verified: false }))
    const payment = await section('Payment')
    expect(payment.getByText(/We will check whether your payment of ₹1,23,456/)).toBeTruthy()
  })

  it('the refund shows its reference once it was made, and appears in the history', async () => {
    const change = { state: 'REFUNDED', at: '2026-11-21T09:10:00.000Z' } as const
    const refunds = [buildRefund({ toCard: true, reference: 're_1' })]
    const payment = buildPayment({ method: 'CARD', state: 'REFUNDED', history: [change] })
    enter({ ...cancelled, payment, refunds })
    const shown = await section('Payment')
    expect(shown.getByText('We have refunded ₹1,23,456 to your card.')).toBeTruthy()
    expect(shown.getByText('Refund reference: re_1')).toBeTruthy()
    const steps = within((await section('Status')).getByRole('list')).getAllByRole('listitem')
    expect(steps.at(-1)?.textContent).toContain('Payment refunded')
  })
})

it.each([
  ['GOODWILL', 'We will refund ₹50 as a goodwill gesture.'],
  ['PAID_TWICE', 'We will refund ₹50 for your second payment.'],
  ['PART_OF_LINES', 'We will refund ₹50 for 2 × Toned Milk.'],
] as const)('a refund added by the team states its reason: %s', async (reason, text) => {
  const lines = [{ productId: 'milk', name: 'Toned Milk', quantity: 2 }]
  const refunds = [buildRefund({ reason, lines, amount: money(50_00) })]
  enter(buildOrder({ payment: buildPayment({ state: 'RECEIVED' }), refunds }))
  const payment = await section('Payment')
  expect(payment.getByText(text)).toBeTruthy()
  expect(await payment.findByLabelText('Your UPI ID for the refund')).toBeTruthy()
})

it("the next refund suggests the previous refund's UPI ID", async () => {
  const made = { state: 'REFUNDED', reference: '512345678901', upiId: 'asha@okbank' } as const
  enter({
    ...cancelled,
    payment: buildPayment({ state: 'REFUND_DUE' }),
    refunds: [buildRefund(), buildRefund({ reason: 'GOODWILL', ...made })],
  })
  const payment = await section('Payment')
  const box = await payment.findByLabelText('Your UPI ID for the refund')
  expect(box).toHaveProperty('value', 'asha@okbank')
})
