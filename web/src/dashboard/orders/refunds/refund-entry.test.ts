import { expect, it } from 'vitest'
import { money } from '../../../../test/carts.ts'
import { countLeft, newEntry, readEntry, setPieces } from './refund-entry.ts'
import { buildManagedOrder, managedOrder } from '../../../../test/managed-orders.ts'
import { buildRefund } from '../../../../test/orders.ts'

const order = managedOrder
const choose = (productId: string, quantity: number) =>
  setPieces(order, newEntry(order, 'PART_OF_LINES'), { productId, quantity })

it('the refund amount follows the chosen items', () => {
  const milk = choose('Milk', 2)
  expect([milk.pieces, milk.amount]).toEqual([{ Milk: 2 }, '54'])
  const both = setPieces(order, milk, { productId: 'Curd', quantity: 1 })
  expect(both.amount).toBe('81')
  const none = setPieces(order, choose('Milk', 1), { productId: 'Milk', quantity: 0 })
  expect(none.amount).toBe('')
  expect(readEntry({ ...none, amount: '1' }).errors).toHaveLength(1)
})

it('a second payment covers the whole order', () => {
  expect(newEntry(buildManagedOrder({ total: money(89_50) }), 'PAID_TWICE').amount).toBe('89.50')
})

it('the refund form does not offer items that were refunded before', () => {
  const lines = [{ productId: 'Milk', name: 'Milk', quantity: 1 }]
  const refunds = [buildRefund({ reason: 'PART_OF_LINES', lines })]
  const current = buildManagedOrder({ refunds })
  const left = current.lines.map((line) => countLeft(current, line))
  expect(left).toEqual([1, 1])
})

it('a refund requires items and an amount', () => {
  const { input, errors } = readEntry(newEntry(order, 'PART_OF_LINES'))
  expect(input).toBeNull()
  expect(errors.map(({ field }) => field)).toEqual(['lines', 'amount'])
  expect(readEntry({ ...choose('Milk', 1), amount: '-1' }).errors).toHaveLength(1)
})

it('the refund amount is sent in paise', () => {
  expect(readEntry({ ...choose('Milk', 1), amount: '26.5' }).input).toEqual({
    reason: 'PART_OF_LINES',
    lines: [{ productId: 'Milk', quantity: 1 }],
    amount: 26_50,
  })
})
