import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setUpDatabase } from '../../../test/support/set-up-database.ts'
import { SeedMarker } from '../demo/seed-marker.model.ts'
import { MigrationRecord } from './migration.model.ts'
import { rejectNewerData, runMigrations } from './run-migrations.ts'

setUpDatabase()
beforeEach(async () => {
  await Promise.all([MigrationRecord.deleteMany({}), SeedMarker.deleteMany({})])
  await addData()
})

/** Makes the database look like one that has been used before. */
async function addData() {
  const now = new Date()
  await SeedMarker.create({
    _id: 'used',
    startedAt: now,
    completedAt: now,
    holder: 'a',
    heldUntil: now,
  })
}

const names = async () => (await MigrationRecord.find().lean()).map(({ _id }) => _id)

describe('migrations', () => {
  it('migrations run once, in their order, with progress and log lines', async () => {
    const order: string[] = []
    const update = vi.fn()
    const info = vi.fn()
    const options = {
      log: { info },
      showProgress: () => ({ update, stop: () => void order.push('stopped') }),
      migrations: {
        first: async (onProgress: (done: number, total: number) => void) => {
          onProgress(1, 2)
          order.push('first')
          return Promise.resolve()
        },
        second: async () => Promise.resolve(void order.push('second')),
      },
    }
    await runMigrations(options)
    await runMigrations(options)
    expect(order).toEqual(['first', 'stopped', 'second', 'stopped'])
    expect(update.mock.calls).toEqual([[1, 2]])
    expect(info.mock.calls).toEqual([
      [{ migration: 'first' }, 'migration started'],
      [{ migration: 'first' }, 'migration completed'],
      [{ migration: 'second' }, 'migration started'],
      [{ migration: 'second' }, 'migration completed'],
    ])
  })

  it('one process runs a migration while the others wait until it is complete', async () => {
    let finish = () => {}
    const migrate = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const ended = vi.fn()
    const runs = [1, 2, 3].map(() => runMigrations({ migrations: { slow: migrate } }).then(ended))
    await vi.waitFor(() => expect(migrate).toHaveBeenCalled())
    expect(ended).not.toHaveBeenCalled()
    finish()
    await Promise.all(runs)
    expect(migrate).toHaveBeenCalledOnce()
  })

  it('migrations restart after a failure, from the one that failed', async () => {
    const first = vi.fn(() => Promise.resolve())
    const second = vi.fn().mockRejectedValueOnce(new Error('the disk is full'))
    const run = () => runMigrations({ migrations: { first, second } })
    await expect(run()).rejects.toThrow('the disk is full')
    await run()
    expect(first).toHaveBeenCalledOnce()
    expect(second).toHaveBeenCalledTimes(2)
  })

  it('another process repeats the migrations of a killed process', async () => {
    const heldUntil = new Date(Date.now() + 300)
    const startedAt = new Date()
    await MigrationRecord.create({ _id: 'cut', startedAt, holder: 'killed', heldUntil })
    const cut = vi.fn(() => Promise.resolve())
    await runMigrations({ migrations: { cut } })
    expect(cut).toHaveBeenCalledOnce()
  })

  it('migrations that an older version recorded are not repeated', async () => {
    await MigrationRecord.collection.insertOne({ _id: 'old', completedAt: new Date() } as never)
    const old = vi.fn(() => Promise.resolve())
    await runMigrations({ migrations: { old } })
    expect(old).not.toHaveBeenCalled()
  })

  it('migrations are recorded as complete in a new shop, without running', async () => {
    await SeedMarker.deleteMany({})
    const first = vi.fn(() => Promise.resolve())
    const showProgress = vi.fn()
    await runMigrations({ migrations: { first }, showProgress })
    await addData()
    await runMigrations({ migrations: { first }, showProgress })
    expect(first).not.toHaveBeenCalled()
    expect(showProgress).not.toHaveBeenCalled()
  })
})

it('data from a newer version is rejected with a sentence', async () => {
  await runMigrations()
  await expect(rejectNewerData()).resolves.toBeUndefined()
  await runMigrations({ migrations: { '2099-01-01-new': () => Promise.resolve() } })
  await expect(rejectNewerData()).rejects.toThrow(
    'The data was written by a newer version of Kirana Care (migration 2099-01-01-new). Start that version, or restore a backup.',
  )
  expect(await names()).toContain('2099-01-01-new')
})
