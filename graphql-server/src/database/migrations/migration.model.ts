import { model, Schema } from 'mongoose'
import { oneTimeTaskFields, type OneTimeTaskRecord } from '../../lib/database/one-time-task.ts'

/** This database's migrations by name. Together, they are the version of its data. */
export const MigrationRecord = model<OneTimeTaskRecord>(
  'Migration',
  new Schema<OneTimeTaskRecord>(oneTimeTaskFields, { collection: 'migrations' }),
)
