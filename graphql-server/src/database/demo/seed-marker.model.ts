import { model, Schema } from 'mongoose'
import { oneTimeTaskFields, type OneTimeTaskRecord } from '../../lib/database/one-time-task.ts'

/** Whether this database has been seeded. After that, the catalogue belongs to the store's owner. */
export const SeedMarker = model<OneTimeTaskRecord>(
  'SeedMarker',
  new Schema<OneTimeTaskRecord>(oneTimeTaskFields, { collection: 'settings' }),
)
