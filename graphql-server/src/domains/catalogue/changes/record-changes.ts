import type { ClientSession, Types } from 'mongoose'
import { CatalogueChange, type CatalogueChangeRecord } from './change.model.ts'

export type CatalogueKind = CatalogueChangeRecord['kind']

/**
 * Records that entities were written or deleted, for the server's processes, mirrors and webhooks. Takes one command
 * for any number of entities. Call it within the write's transaction, or after it.
 */
export async function recordChanges(
  kind: CatalogueKind,
  ids: Types.ObjectId[],
  { deleted = false, session }: { deleted?: boolean; session?: ClientSession | undefined } = {},
): Promise<void> {
  if (ids.length === 0) return
  const update = { $set: { kind, deleted, waitingSince: new Date() } }
  await CatalogueChange.bulkWrite(
    ids.map((_id) => ({ updateOne: { filter: { _id }, update, upsert: true } })),
    { ordered: false, session },
  )
}
