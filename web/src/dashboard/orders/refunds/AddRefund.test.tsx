import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { money } from '../../../../test/carts.ts'
import { openDashboard } from '../../../../test/dashboard.tsx'
import { userError } from '../../../../test/errors.ts'
import {
  buildManagedOrder,
  buildManagedPayment,
  type ManagedOrder,
} from '../../../../test/managed-orders.ts'
import { buildRefund } from '../../../../test/orders.ts'

let board: ReturnType<typeof openDashboard>

const paid = buildManagedPayment({ method: 'UPI', state: 'RECEIVED' })
const goodwill = buildRefund({
  ...{ id: 'o1-g', reason: 'GOODWILL', amount: money(20_00) },
  addedAt: '2026-11-21T10:00:00.000Z',
})

function enter(changes: Partial<ManagedOrder> = { payment: paid }, message?: string) {
  const order = buildManagedOrder(changes)
  const unreported = { ...order, tickets: [] }
  board = openDashboard('/dashboard/orders-details/o1', {
    ManagedOrder: () => ({ order }),
    AddRefund: () => ({
      addRefund: message
        ? { order: unreported, userErrors: [userError('BAD_USER_INPUT', message, 'amount')] }
        : { order: { ...unreported, refunds: [goodwill] }, userErrors: [] },
    }),
    RemoveRefund: () => ({ removeRefund: { order: { ...order, refunds: [] }, userErrors: [] } }),
  })
}

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a refund' }))
  return within(await screen.findByRole('dialog', { name: 'Add a refund' }))
}

it('an admin adds a refund for items, whose price is proposed', async () => {
  enter()
  const form = await openForm()
  await userEvent.click(form.getByRole('checkbox', { name: /^Milk/ }))
  expect(form.getByLabelText('Amount in rupees')).toHaveProperty('value', '54')
  await userEvent.click(form.getByRole('button', { name: 'Decrease quantity of Milk' }))
  expect(form.getByLabelText('Amount in rupees')).toHaveProperty('value', '27')
  await userEvent.click(form.getByRole('button', { name: 'Add refund' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(board.toasts).toEqual([{ kind: 'success', text: 'Refund added' }])
  expect(board.getVariables('AddRefund').map(({ input }) => input)).toMatchObject([
    {
      ...{ orderId: 'o1', reason: 'PART_OF_LINES', amount: 27_00 },
      lines: [{ productId: 'Milk', quantity: 1 }],
      seenUpdatedAt: '2026-11-21T10:00:00.000Z',
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ])
  const text = await screen.findByText('Refund ₹20')
  expect(text.parentElement?.textContent).toBe('Refund ₹20 as goodwill (no UPI ID entered yet)')
})

it("the refund form lists missing values, and shows the server's message", async () => {
  enter({ payment: paid }, 'Only ₹10 of what was received for this order is left to pay back.')
  const form = await openForm()
  await userEvent.click(form.getByRole('button', { name: 'Add refund' }))
  expect(form.getByText('Please choose the items to refund.')).toBeTruthy()
  expect(document.activeElement?.closest('label')?.textContent).toContain('Milk')
  await userEvent.click(form.getByRole('radio', { name: /^Goodwill/ }))
  await userEvent.type(form.getByLabelText('Amount in rupees'), '20')
  await userEvent.click(form.getByRole('button', { name: 'Add refund' }))
  expect(await form.findByText(/^Only ₹10 of what was received/)).toBeTruthy()
})

it('the refund form explains that the order has changed, and sends the refund with its new state', async () => {
  const updatedAt = '2026-11-21T11:00:00.000Z'
  const order = buildManagedOrder({ payment: paid })
  const message = 'This order has changed: a refund was added.'
  board = openDashboard('/dashboard/orders-details/o1', {
    ManagedOrder: () => ({ order }),
    AddRefund: ({ input }) => ({
      addRefund: {
        order: { ...order, tickets: [], updatedAt },
        userErrors:
          input.seenUpdatedAt === updatedAt ? [] : [userError('CHANGED_MEANWHILE', message)],
      },
    }),
  })
  const form = await openForm()
  await userEvent.click(form.getByRole('checkbox', { name: /^Milk/ }))
  await userEvent.click(form.getByRole('button', { name: 'Add refund' }))
  expect(await form.findByText(message)).toBeTruthy()
  await userEvent.click(form.getByRole('button', { name: 'Add refund' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the order details show a refund that the card provider made beside another one', async () => {
  const made = buildRefund({ reference: '512345678901', cardReference: 're_1' })
  enter({ payment: { ...paid, method: 'CARD', state: 'REFUNDED' }, refunds: [made] })
  const facts = (await screen.findByText('Refunds made')).nextElementSibling
  await waitFor(() =>
    expect(facts?.textContent).toBe(
      '₹1,23,456, reference 512345678901, and to the card as well: re_1',
    ),
  )
})

it('only a second payment can be refunded before the payment was received', async () => {
  enter({})
  const form = await openForm()
  expect(form.getAllByRole('radio')).toHaveLength(1)
  expect(form.getByLabelText('Amount in rupees')).toHaveProperty('value', '120000.50')
})

it('a refund that was added by mistake is removed after a question', async () => {
  enter({ payment: paid, refunds: [goodwill] })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove this refund' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('Refund ₹20')).toBeNull())
  expect(board.getVariables('RemoveRefund').map(({ input }) => input)).toEqual([
    { refundId: 'o1-g', seenUpdatedAt: '2026-11-21T10:00:00.000Z' },
  ])
})

it('a refund that the server has added cannot be removed', async () => {
  enter({ payment: { ...paid, state: 'REFUND_DUE' }, refunds: [buildRefund()] })
  await screen.findByRole('button', { name: 'Mark as refunded' })
  expect(screen.queryByRole('button', { name: 'Remove this refund' })).toBeNull()
})

it('staff cannot add refunds', async () => {
  const order = buildManagedOrder({ payment: paid })
  openDashboard('/dashboard/orders-details/o1', { ManagedOrder: () => ({ order }) }, 'STAFF')
  await screen.findByRole('button', { name: 'Update Status' })
  expect(screen.queryByRole('button', { name: 'Add a refund' })).toBeNull()
})
