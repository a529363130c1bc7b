import { model, Schema } from 'mongoose'
import { oneTimeTaskFields, type OneTimeTaskRecord } from '../../lib/database/one-time-task.ts'

/** Records that this database has been seeded. From then on, the catalogue belongs to the shop's owner. */
export const SeedMarker = model<OneTimeTaskRecord>(
  'SeedMarker',
  new Schema<OneTimeTaskRecord>(oneTimeTaskFields, { collection: 'settings' }),
)
