import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { money } from '../../../../test/carts.ts'
import { userError } from '../../../../test/errors.ts'
import { type Order, buildLine, buildOrder } from '../../../../test/orders.ts'
import { buildCart } from '../../../../test/quotes.ts'
import { buildLayout } from '../../../../test/shop.ts'
import { openStore, saveTokens } from '../../../../test/store.tsx'
// Loads the chunk before the first test begins.
import './OrderChanges.tsx'

beforeEach(() => saveTokens())

const substitute = { productId: 'other', name: 'Fresh Milk', total: money(5_000) }
const proposal: Order['proposals'][number] = {
  id: 'p1',
  expiresAt: '2026-11-21T12:40:00.000Z',
  withoutAnswer: 'LEFT_OUT',
  missing: buildLine(),
  substitute: buildLine(substitute),
}

const open = (order: Order, answer = order, errors: ReturnType<typeof userError>[] = []) =>
  openStore('/dashboard/myorders/o1', {
    Layout: () => buildLayout(buildCart(0)),
    Order: () => ({ viewer: { id: 'asha', order } }),
    AnswerProposal: () => ({ answerProposal: { order: answer, userErrors: errors } }),
  })

const card = async () =>
  within(await screen.findByRole('region', { name: 'May we replace Toned Milk?' }))

it('a proposal shows both products, the difference, and what happens without an answer', async () => {
  open(buildOrder({ proposals: [proposal] }))
  const shown = await card()
  expect(shown.getByText('Fresh Milk, 500 ml × 2')).toBeTruthy()
  expect(shown.getByText('Your order costs ₹4 less.')).toBeTruthy()
  expect(shown.getByText(/^Please answer by 6:10 pm. If you don’t answer, we leave/)).toBeTruthy()
})

it.each([
  ['Accept', true],
  ['Decline', false],
])('%s answers a proposal, which then disappears', async (name, accept) => {
  const shop = open(buildOrder({ proposals: [proposal] }), buildOrder())
  await userEvent.click((await card()).getByRole('button', { name }))
  expect(shop.getInputs('AnswerProposal')).toEqual([{ orderId: 'o1', proposalId: 'p1', accept }])
  await screen.findByText('ORD-1')
  expect(screen.queryByText('May we replace Toned Milk?')).toBeNull()
})

it('an answer to an expired proposal shows the reason', async () => {
  const message = 'The proposal has expired.'
  const errors = [userError('CHANGED_MEANWHILE', message)]
  const shop = open(buildOrder({ proposals: [proposal] }), buildOrder(), errors)
  await userEvent.click((await card()).getByRole('button', { name: 'Accept' }))
  expect(shop.toasts).toEqual([{ kind: 'error', text: message }])
})

it('the order page shows changed lines', async () => {
  const change = { at: '2026-11-21T12:40:00.000Z', productId: 'milk', name: 'Toned Milk' }
  const replaced = { productId: 'other', name: 'Fresh Milk', quantity: 1 }
  const changes: Order['changes'] = [
    { ...change, from: 3, to: 2, how: 'DIRECT', substitute: null },
    { ...change, from: 2, to: 1, how: 'ACCEPTED', substitute: replaced, productId: 'curd' },
  ]
  open(buildOrder({ changes }))
  expect(await screen.findByText('Toned Milk: 3 → 2')).toBeTruthy()
  expect(screen.getByText('Toned Milk: 2 → 1, replaced by Fresh Milk × 1')).toBeTruthy()
})
