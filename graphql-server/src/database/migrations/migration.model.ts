import { model, Schema } from 'mongoose'

/** A migration that has been completed on this database. */
export interface MigrationRecord {
  /** The name of the migration. */
  _id: string
  completedAt: Date
}

export const Migration = model<MigrationRecord>(
  'Migration',
  new Schema<MigrationRecord>(
    { _id: String, completedAt: { type: Date, required: true } },
    { collection: 'migrations' },
  ),
)
