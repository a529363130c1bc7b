import type { ClientSession, Types } from 'mongoose'
import { pageSize, type PageEdges } from '../../../lib/database/pagination.ts'
import { CatalogueChange, type CatalogueChangeRecord } from './change.model.ts'
import { changeCursor, parseChangeCursor } from './change-cursor.ts'
import { ensureLog } from './change-log.service.ts'

const MAX_PAGE = 100
/** The maximum page size for partner keys, whose operations may cost more. */
export const MAX_KEY_PAGE = 1_000

export type NumberedChange = CatalogueChangeRecord &
  Required<Pick<CatalogueChangeRecord, 'seq' | 'numberedAt'>>

/** A page of changes, and the cursor before it. */
export interface ChangePage extends PageEdges<NumberedChange> {
  after: string | null
}

/** Lists changes by number. Takes two commands for any page. */
export async function listChanges(
  args: { first: number; after?: string | null },
  max = MAX_PAGE,
): Promise<ChangePage> {
  const first = pageSize(args.first, max)
  const after = args.after ?? null
  const log = await ensureLog()
  const seen = after === null ? 0 : parseChangeCursor(after, log)
  const rows = await findChangesAfter(seen, first + 1)
  const edges = rows.slice(0, first).map((node) => ({ cursor: changeCursor(log, node.seq), node }))
  return { edges, after, hasNextPage: rows.length > first, hasPreviousPage: after !== null }
}

/** Returns up to `limit` changes after a number, in order. */
export function findChangesAfter(
  seq: number,
  limit: number,
  session: ClientSession | null = null,
): Promise<NumberedChange[]> {
  return CatalogueChange.find({ seq: { $gt: seq } })
    .sort({ seq: 1 })
    .limit(limit)
    .session(session)
    .lean<NumberedChange[]>()
}

/** Reads the catalogue's digest at the last numbered change. Takes one command. */
export async function findDigest() {
  const log = await ensureLog()
  const { digest, count, last } = log
  return { digest, count, cursor: last > 0 ? changeCursor(log, last) : null }
}

/** Whether the log says that this product was deleted. */
export async function hasTombstone(productId: Types.ObjectId): Promise<boolean> {
  const deletion = { _id: productId, kind: 'product', deleted: true } as const
  return (await CatalogueChange.exists(deletion)) !== null
}
