import { Types } from 'mongoose'
import { expect, it } from 'vitest'
import type { OrderStatus } from '../../contract/types.generated.ts'
import { listReportable } from './report-window.ts'

const hours = { reportHoursGroceries: 24, reportHoursMedicines: 48 }
const deliveredAt = new Date('2026-11-27T10:00:00Z')

const line = (name: string, schedule?: 'H') => ({
  ...{ productId: new Types.ObjectId(), name, image: null, unit: '', price: 100, discount: 0 },
  ...{ quantity: 1, discountedPrice: 100, ...(schedule && { schedule }) },
})
const [rice, balm, pills, gone] = [line('Rice'), line('Balm'), line('Pills', 'H'), line('Gone')]
const products = new Map([
  [rice.productId.toHexString(), { medicine: null }],
  [balm.productId.toHexString(), { medicine: { schedule: 'NONE' as const } }],
])

function list(after: number, status: OrderStatus = 'DELIVERED') {
  const now = new Date(deliveredAt.getTime() + after * 3_600_000)
  const history = [{ status, at: deliveredAt, adminId: null }]
  const order = { status, lines: [rice, balm, pills, gone], history }
  return listReportable(order, products, { hours, now }).map(({ name }) => name)
}

it.each([
  [0, ['Rice', 'Balm', 'Pills', 'Gone']],
  [23.9, ['Rice', 'Balm', 'Pills', 'Gone']],
  [24, ['Balm', 'Pills']],
  [47.9, ['Balm', 'Pills']],
  [48, []],
])('%s hours after the delivery, problems can be reported with %s', (after, names) => {
  expect(list(after)).toEqual(names)
})

it('problems with an order that was not delivered can be reported at any time', () => {
  expect(list(500, 'PACKED')).toHaveLength(4)
})

it('problems with a cancelled order cannot be reported', () => {
  expect(list(0, 'CANCELLED_BY_SELLER')).toEqual([])
})
