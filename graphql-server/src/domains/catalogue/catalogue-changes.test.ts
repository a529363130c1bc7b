import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { CatalogueChange } from './catalogue-change.model.ts'
import {
  type Following,
  type FollowOptions,
  followChanges,
  recordChanges,
} from './catalogue-changes.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => CatalogueChange.deleteMany({}))

/** Follows from a moment far enough behind that nothing of the test before is seen. */
async function following(
  work: (seen: string[], followed: Following) => Promise<void>,
  options: Partial<FollowOptions> = {},
): Promise<void> {
  const seen: string[] = []
  const followed = followChanges({
    intervalMs: 10,
    onError: (error) => {
      throw error
    },
    onChange: (changes) => {
      seen.push(...changes.map(({ _id }) => _id.toHexString()))
    },
    ...options,
  })
  try {
    await work(seen, followed)
  } finally {
    await followed.stop()
  }
}

const newIds = (count: number) => Array.from({ length: count }, () => new Types.ObjectId())
const hexOf = (ids: Types.ObjectId[]) => ids.map((id) => id.toHexString())

describe('who follows the catalogue', () => {
  it('is told of each change once, whatever it looks how often', async () => {
    await following(async (seen, followed) => {
      const ids = newIds(3)
      await recordChanges('product', ids)
      await followed.caughtUp()
      await followed.caughtUp()
      expect(seen.toSorted()).toEqual(hexOf(ids).toSorted())
    })
  })

  it('is told again when a thing changes again, even within a millisecond', async () => {
    await following(async (seen, followed) => {
      const ids = newIds(1)
      for (let change = 1; change <= 5; change += 1) {
        await recordChanges('product', ids)
        await followed.caughtUp()
      }
      expect(seen).toHaveLength(5)
    })
  })

  it('is told of what was committed late, or by a clock that is some seconds behind', async () => {
    await following(async (seen, followed) => {
      await recordChanges('product', newIds(1))
      await followed.caughtUp()
      const late = new Types.ObjectId()
      const at = new Date(Date.now() - 5_000)
      await CatalogueChange.create({ _id: late, kind: 'product', at, deleted: false })
      await followed.caughtUp()
      expect(seen).toContain(late.toHexString())
    })
  })

  it('is told of what happened since a moment of its choice', async () => {
    const at = new Date(Date.now() - 30_000)
    const _id = new Types.ObjectId()
    await CatalogueChange.create({ _id, kind: 'product', at, deleted: false })
    await following(async (seen, followed) => {
      await followed.caughtUp()
      expect(seen).toEqual([])
    })
    await following(
      async (seen, followed) => {
        await followed.caughtUp()
        expect(seen).toEqual([_id.toHexString()])
      },
      { since: at },
    )
  })

  it('is not led astray by a clock that is ahead', async () => {
    await following(async (seen, followed) => {
      const at = new Date(Date.now() + 60_000)
      await CatalogueChange.create({
        _id: new Types.ObjectId(),
        kind: 'product',
        at,
        deleted: false,
      })
      await followed.caughtUp()
      const ids = newIds(1)
      await recordChanges('product', ids)
      await followed.caughtUp()
      expect(seen).toContain(hexOf(ids)[0])
    })
  })

  it('gets thousands of changes in portions', async () => {
    const sizes: number[] = []
    await following(
      async (_seen, followed) => {
        await recordChanges('product', newIds(1_200))
        await followed.caughtUp()
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1_200)
        expect(Math.max(...sizes)).toBeLessThanOrEqual(500)
      },
      { onChange: (changes) => void sizes.push(changes.length) },
    )
  })

  it('is told again what it failed to take in, and hears of the failure', async () => {
    const onError = vi.fn()
    const onChange = vi.fn().mockRejectedValueOnce(new Error('busy'))
    await following(
      async (_seen, followed) => {
        await recordChanges('product', newIds(1))
        await followed.caughtUp()
        expect(onError).toHaveBeenCalledOnce()
        expect(onChange).toHaveBeenCalledTimes(2)
      },
      { onChange, onError },
    )
  })

  it('lives through a database that is away', async () => {
    const onError = vi.fn()
    await following(
      async (seen, followed) => {
        const find = vi.spyOn(CatalogueChange, 'find').mockImplementation(() => {
          throw new Error('no connection')
        })
        await vi.waitFor(() => expect(onError).toHaveBeenCalled())
        const ids = newIds(1)
        await recordChanges('product', ids)
        find.mockRestore()
        await followed.caughtUp()
        expect(seen).toEqual(hexOf(ids))
      },
      { onError },
    )
  })

  it('never looks twice at once', async () => {
    let atOnce = 0
    let most = 0
    await following(
      async (_seen, followed) => {
        await recordChanges('product', newIds(3))
        await Promise.all([followed.caughtUp(), followed.caughtUp(), followed.caughtUp()])
        expect(most).toBe(1)
      },
      {
        intervalMs: 1,
        onChange: async () => {
          most = Math.max(most, (atOnce += 1))
          await new Promise((resolve) => setTimeout(resolve, 30))
          atOnce -= 1
        },
      },
    )
  })

  it('is left in peace after the end', async () => {
    const onChange = vi.fn()
    await following((_seen, followed) => followed.stop(), { onChange })
    await recordChanges('product', newIds(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(onChange).not.toHaveBeenCalled()
  })
})

it('records any number of changes with one command, and none for none', async () => {
  const bulkWrite = vi.spyOn(CatalogueChange, 'bulkWrite')
  await recordChanges('product', [])
  expect(bulkWrite).not.toHaveBeenCalled()
  await recordChanges('product', newIds(300), { deleted: true })
  expect(bulkWrite).toHaveBeenCalledOnce()
  expect(await CatalogueChange.countDocuments({ deleted: true })).toBe(300)
  bulkWrite.mockRestore()
})
