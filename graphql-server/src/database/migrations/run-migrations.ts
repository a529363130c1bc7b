import { markPastRefunds } from '../../domains/order/payment/mark-past-refunds.service.ts'
import { copyDetailsToFields } from '../../domains/catalogue/product/copy-details-to-fields.service.ts'
import { Migration } from './migration.model.ts'

/**
 * The migrations in the order in which they run. Each must be idempotent, because it starts again after a crash and can
 * run in several processes at once. Names never change.
 */
const MIGRATIONS = {
  '2026-11-23-past-refunds': markPastRefunds,
  '2026-11-23-brands': copyDetailsToFields,
}

/** Runs the migrations that this database has not completed yet. */
export async function runMigrations(
  migrations: Record<string, () => Promise<void>> = MIGRATIONS,
): Promise<void> {
  const completed = new Set((await Migration.find().lean()).map(({ _id }) => _id))
  for (const [name, migrate] of Object.entries(migrations)) {
    if (completed.has(name)) continue
    await migrate()
    const $setOnInsert = { completedAt: new Date() }
    await Migration.updateOne({ _id: name }, { $setOnInsert }, { upsert: true })
  }
}
