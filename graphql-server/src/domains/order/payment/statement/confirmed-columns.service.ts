import { createHash } from 'node:crypto'
import { proposeColumns, type Columns } from './reading/columns.ts'
import type { StatementTable } from './reading/read-table.ts'
import { ConfirmedColumns } from './confirmed-columns.model.ts'

/**
 * Finds the columns that an admin last confirmed for files with this header, or null. Columns that could not be chosen
 * at that time are proposed.
 */
export async function findConfirmedColumns({
  header,
  rows,
}: StatementTable): Promise<Columns | null> {
  const confirmed = await ConfirmedColumns.findById(hashHeader(header)).lean()
  if (!confirmed) return null
  const { debit = null, balance = null, status = null } = proposeColumns(header, rows)
  return { debit, balance, status, ...confirmed }
}

export async function rememberColumns(header: string[], columns: Columns): Promise<void> {
  const _id = hashHeader(header)
  await ConfirmedColumns.updateOne({ _id }, { $set: columns }, { upsert: true })
}

function hashHeader(header: string[]): string {
  const names = header.map((name) => name.trim().toLowerCase())
  return createHash('sha256').update(JSON.stringify(names)).digest('hex')
}
