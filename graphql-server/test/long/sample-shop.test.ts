import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../support/database.ts'
import { describeSampleShop, seedSampleShop } from '../support/sample-shop.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kirana-sample-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function describeNewShop() {
  const database = await openTestDatabase()
  await seedSampleShop(folder)
  const shop = await describeSampleShop()
  await database.close()
  return shop
}

it('the sample shop is the same when it is made again, except for ids', async () => {
  expect(await describeNewShop()).toEqual(await describeNewShop())
})
