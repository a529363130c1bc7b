import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildProduct, buildScheduled } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import type { ProductRecord } from '../catalogue/record/product.model.ts'

const PRODUCT = gql(`query ($id: ID!) {
  product(id: $id) { soldOnline prescriptionRequired available unavailableBecause }
}`)

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const TABLET = { form: 'TABLET', packCount: 10, packUnit: 'TABLET' } as const
const free = { soldOnline: true, prescriptionRequired: false }

it.each<[string, () => Promise<ProductRecord>, object]>([
  [
    'in stock',
    () => buildProduct({ stock: 7 }),
    { ...free, available: 7, unavailableBecause: null },
  ],
  [
    'in stock with more items than an order can have',
    () => buildProduct({ stock: 20_000 }),
    { ...free, available: 9_999, unavailableBecause: null },
  ],
  [
    'in stock with a limit per order',
    () => buildProduct({ stock: 7, maxPerOrder: 2 }),
    { ...free, available: 2, unavailableBecause: null },
  ],
  [
    'out of stock',
    () => buildProduct({ stock: 0 }),
    { ...free, available: 0, unavailableBecause: 'OUT_OF_STOCK' },
  ],
  [
    'a medicine of schedule H1',
    () => buildScheduled('H1', { stock: 3 }),
    { soldOnline: true, prescriptionRequired: true, available: 3, unavailableBecause: null },
  ],
  [
    'a medicine of schedule X',
    () => buildProduct({ stock: 3, medicine: { ...TABLET, schedule: 'X' } }),
    {
      ...{ soldOnline: false, prescriptionRequired: false },
      ...{ available: 0, unavailableBecause: 'NOT_SOLD_ONLINE' },
    },
  ],
])('a product says whether it can be ordered: %s', async (_name, build, wanted) => {
  const { _id } = await build()
  await store.poll()
  const { data } = await store.query(PRODUCT, { id: _id.toHexString() })
  expect(data.product).toEqual(wanted)
})
