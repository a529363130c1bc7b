import { Types } from 'mongoose'
import { expect, it, vi } from 'vitest'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { CatalogueChange } from './change.model.ts'
import { recordChanges } from './record-changes.ts'

setUpDatabase()

it('recordChanges takes one command for any number of changes, and no command without changes', async () => {
  const bulkWrite = vi.spyOn(CatalogueChange, 'bulkWrite')
  await recordChanges('product', [])
  expect(bulkWrite).not.toHaveBeenCalled()
  const ids = Array.from({ length: 300 }, () => new Types.ObjectId())
  await recordChanges('product', ids, { deleted: true })
  expect(bulkWrite).toHaveBeenCalledOnce()
  expect(await CatalogueChange.countDocuments({ deleted: true })).toBe(300)
  bulkWrite.mockRestore()
})
