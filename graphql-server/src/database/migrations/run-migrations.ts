import mongoose from 'mongoose'
import type { Logger } from 'pino'
import { doOnce } from '../../lib/database/one-time-task.ts'
import type { ProgressLine } from '../../lib/progress-line.ts'
import { MigrationRecord } from './migration.model.ts'
import { MIGRATIONS, type Migration } from './migrations.ts'

interface MigrationOptions {
  migrations?: Record<string, Migration>
  log?: Pick<Logger, 'info'>
  /** Shows a migration's progress. */
  showProgress?: (name: string) => ProgressLine
}

const noProgress = (): ProgressLine => ({ update: () => undefined, stop: () => undefined })

/**
 * Runs the migrations that this database has not completed yet. One process runs each, while the others wait. A new
 * shop has nothing to migrate.
 */
export async function runMigrations({
  migrations = MIGRATIONS,
  log,
  showProgress = noProgress,
}: MigrationOptions = {}): Promise<void> {
  const isNew = await isEmpty()
  const isDone = () => Promise.resolve(isNew)
  for (const [name, migrate] of Object.entries(migrations)) {
    await doOnce({ tasks: MigrationRecord, id: name, isDone }, async () => {
      log?.info({ migration: name }, 'migration started')
      const progress = showProgress(name)
      await migrate((done, total) => progress.update(done, total))
      progress.stop()
      log?.info({ migration: name }, 'migration completed')
    })
  }
}

async function isEmpty(): Promise<boolean> {
  for (const model of Object.values(mongoose.models)) if (await model.exists({})) return false
  return true
}

/** Throws if a newer version of Kirana Care has migrated this database, because this version would misread it. */
export async function rejectNewerData(migrations = MIGRATIONS): Promise<void> {
  const records = await MigrationRecord.find().sort({ _id: 1 }).lean()
  const unknown = records.find(({ _id }) => !Object.hasOwn(migrations, _id))
  if (unknown) {
    throw new Error(
      `The data was written by a newer version of Kirana Care (migration ${unknown._id}). Start that version, or restore a backup.`,
    )
  }
}
