import type { ClientSession, Types } from 'mongoose'
import { CatalogueChange, type CatalogueChangeRecord } from './change.model.ts'

export type CatalogueKind = CatalogueChangeRecord['kind']

/**
 * Records that things were written or deleted, to be numbered for all who follow: the processes of the store, mirrors
 * and webhooks. One command whatever their number. Call it within the transaction of the write, or else after it.
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
