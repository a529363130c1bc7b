import { expect, it } from 'vitest'
import type { OrderStatus } from '../../../apollo/schema-types.generated.ts'
import { describeMoves } from './describe-moves.ts'

it.each([
  [['CONFIRMED', 'CONFIRMED'], '2 orders confirmed'],
  [['DELIVERED'], '1 order delivered'],
  [['CONFIRMED', 'PACKED', 'CONFIRMED'], '2 orders confirmed, 1 packed'],
  [['CANCELLED_BY_SELLER'], '1 order cancelled'],
  [['PENDING'], '1 order set to pending'],
] satisfies [OrderStatus[], string][])(
  'says where orders with %j have moved: %s',
  (statuses, text) => {
    expect(describeMoves(statuses.map((status) => ({ status })))).toBe(text)
  },
)
