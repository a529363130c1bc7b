import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildMedicine,
  buildProduct,
  buildShopper,
  type Shopper,
} from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'

const READ = gql(`query ($text: String!) {
  readShoppingList(text: $text) { text proposals { product { name unit } quantity } }
}`)

let store: TestStore
let staff: Shopper

beforeAll(async () => {
  store = await openTestStore()
  staff = await buildShopper(store.tokens, { role: 'STAFF' })
  await buildProduct({ name: 'Aashirvaad Atta', unit: '5 kg' })
  await buildProduct({ name: 'Pillsbury Atta', unit: '1 kg' })
  await buildProduct({ name: 'Amul Dahi', unit: '400 g' })
  await buildMedicine({ name: 'Dolo 650 Tablet', unit: '15 tablets' })
  await buildProduct({ name: 'Maggi Noodles', unit: '70 g' })
  await buildProduct({ name: 'Rice Flour', unit: '500 g', description: 'Finer than atta.' })
  await store.poll()
})
afterAll(() => store.close())

async function read(text: string) {
  const { data } = await store.query(READ, { text }, staff.accessToken)
  return data.readShoppingList.map(({ text: entry, proposals: [best] }) => ({
    entry,
    best: best && `${best.quantity} × ${best.product.name}`,
  }))
}

describe('proposals for a shopping list', () => {
  it('each entry gets a product and a quantity', async () => {
    expect(await read('2 kg atta, dahi 3, dolo 650, 2 dolo 650, 4 maggi, unicorn')).toEqual([
      { entry: '2 kg atta', best: '2 × Pillsbury Atta' },
      { entry: 'dahi 3', best: '3 × Amul Dahi' },
      { entry: 'dolo 650', best: '1 × Dolo 650 Tablet' },
      { entry: '2 dolo 650', best: '2 × Dolo 650 Tablet' },
      { entry: '4 maggi', best: '4 × Maggi Noodles' },
      { entry: 'unicorn', best: undefined },
    ])
  })

  it('packs that do not make up the amount are proposed once, after those that do and before poorer matches', async () => {
    const { data } = await store.query(READ, { text: 'atta 2kg' }, staff.accessToken)
    expect(data.readShoppingList[0]?.proposals).toEqual([
      { product: { name: 'Pillsbury Atta', unit: '1 kg' }, quantity: 2 },
      { product: { name: 'Aashirvaad Atta', unit: '5 kg' }, quantity: 1 },
      { product: { name: 'Rice Flour', unit: '500 g' }, quantity: 4 },
    ])
  })

  it('a list takes one database command besides the session', async () => {
    const work = () => store.query(READ, { text: 'atta, dahi 3, dolo 650' }, staff.accessToken)
    expect((await store.recordCommands(work)).toSorted()).toEqual(['aggregate', 'find'])
  })

  it('only the team can read a list', async () => {
    expect((await store.query(READ, { text: 'atta' })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
  })
})
