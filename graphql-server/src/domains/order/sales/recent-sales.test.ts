import { Types } from 'mongoose'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTokens } from '../../../auth/tokens.ts'
import { buildOrder, buildShopper, idOfMoment } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { Order } from '../record/order.model.ts'
import { createRecentSales } from './recent-sales.ts'

setUpDatabase()
beforeEach(() => Order.deleteMany({}))

const DAY_MS = 24 * 60 * 60_000
const today = Date.parse('2026-11-23T10:00:00Z')
let now = today
beforeEach(() => {
  now = today
})

/** Places an order that began at this time. */
async function place(productId: Types.ObjectId, quantity: number, at: number) {
  const _id = idOfMoment(new Date(at))
  const { user } = await buildShopper(createTokens('a secret of the tests'))
  const line = {
    productId,
    name: 'Milk',
    image: null,
    unit: '500 ml',
    price: 3_000,
    discountedPrice: 3_000,
    discount: 0,
    quantity,
  }
  await buildOrder(user, { _id, lines: [line] })
}

describe('the recent sales', () => {
  const [milk, bread] = [new Types.ObjectId(), new Types.ObjectId()]
  const count = (pieces: Map<string, number>) =>
    [milk, bread].map((id) => pieces.get(id.toHexString()))

  it('recent sales are the items ordered in the last 90 days', async () => {
    await place(milk, 3, today - DAY_MS)
    await place(milk, 2, today - 80 * DAY_MS)
    await place(bread, 7, today - 92 * DAY_MS)
    const sales = createRecentSales(() => now)
    expect(count(await sales.update())).toEqual([5, undefined])
    now = today + 20 * DAY_MS
    expect(count(await sales.update())).toEqual([3, undefined])
  })

  it('recent sales include each order once, even one that appears late', async () => {
    await place(milk, 3, today - 60_000)
    const sales = createRecentSales(() => now)
    await sales.update()
    now = today + 5 * 60_000
    await place(bread, 1, today - 60_000)
    expect(count(await sales.update())).toEqual([3, 1])
    now = today + 60 * 60_000
    expect(count(await sales.update())).toEqual([3, 1])
  })
})
