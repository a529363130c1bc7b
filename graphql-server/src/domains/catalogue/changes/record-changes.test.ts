import { Types } from 'mongoose'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/support/database.ts'
import { CatalogueChange } from './change.model.ts'
import { recordChanges } from './record-changes.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('recordChanges records any number of changes with one command, and without changes with none', async () => {
  const bulkWrite = vi.spyOn(CatalogueChange, 'bulkWrite')
  await recordChanges('product', [])
  expect(bulkWrite).not.toHaveBeenCalled()
  const ids = Array.from({ length: 300 }, () => new Types.ObjectId())
  await recordChanges('product', ids, { deleted: true })
  expect(bulkWrite).toHaveBeenCalledOnce()
  expect(await CatalogueChange.countDocuments({ deleted: true })).toBe(300)
  bulkWrite.mockRestore()
})
