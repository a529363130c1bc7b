import { model, Schema } from 'mongoose'
import { oneTimeTaskFields, type OneTimeTaskRecord } from '../../lib/database/one-time-task.ts'

/** The migrations of this database by their names: the version of its data. */
export const MigrationRecord = model<OneTimeTaskRecord>(
  'Migration',
  new Schema<OneTimeTaskRecord>(oneTimeTaskFields, { collection: 'migrations' }),
)
