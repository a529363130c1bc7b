import { expect, it } from 'vitest'
import type { OrderStatus } from '../../../apollo/schema-types.generated.ts'
import { money } from '../../../../test/carts.ts'
import { describeMove, describeMoves } from './describe-moves.ts'

const build = (status: OrderStatus, paise?: number) => ({
  status,
  payment: { cash: paise === undefined ? null : { amount: money(paise) } },
})

it.each([
  [['CONFIRMED', 'CONFIRMED'], '2 orders confirmed'],
  [['DELIVERED'], '1 order delivered'],
  [['CONFIRMED', 'PACKED', 'CONFIRMED'], '2 orders confirmed, 1 packed'],
  [['CANCELLED_BY_SELLER'], '1 order cancelled'],
  [['PENDING'], '1 order set to pending'],
] satisfies [OrderStatus[], string][])(
  'describeMoves says where orders with %j have moved: %s',
  (statuses, text) => {
    expect(describeMoves(statuses.map((status) => build(status)))).toBe(text)
  },
)

it('describeMoves says how much cash was received with deliveries', () => {
  expect(describeMove(build('DELIVERED', 25_000))).toBe('Delivered, ₹250 received in cash')
  expect(describeMove(build('DELIVERED'))).toBe('Delivered')
  // An order that was paid, and moves before it is delivered.
  expect(describeMove(build('PACKED', 25_000))).toBe('Packed')
  const moved = [build('DELIVERED', 25_000), build('DELIVERED', 5_050), build('DELIVERED')]
  expect(describeMoves(moved)).toBe('3 orders delivered, ₹300.50 received in cash')
})
