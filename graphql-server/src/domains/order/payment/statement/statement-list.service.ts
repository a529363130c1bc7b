import type { UpiStatementRowState } from '../../../../contract/types.generated.ts'
import { DAY_MS } from '../../../../lib/time/days.ts'
import { listOf } from '../../../../lib/database/cursor.ts'
import {
  findNewestPage,
  findOldestPage,
  pageRequest,
  type PageArgs,
} from '../../../../lib/database/pagination.ts'
import { parseId } from '../../../../lib/ids.ts'
import { UpiStatementRow, type UpiStatementRowPage } from './statement-row.model.ts'
import { UpiStatement, type UpiStatementPage, type UpiStatementRecord } from './statement.model.ts'

const MAX_PAGE = 50
const MAX_ROWS_PAGE = 100
const RETENTION_MS = DAY_MS

/** Lists the statements that marked a payment as received, newest first. */
export function listStatements(args: PageArgs): Promise<UpiStatementPage> {
  const page = pageRequest(listOf('statements'), args, MAX_PAGE)
  return findNewestPage(UpiStatement, { state: 'APPLIED' }, page)
}

export async function findStatement(id: string): Promise<UpiStatementRecord | null> {
  const _id = parseId(id)
  return _id && UpiStatement.findById(_id).lean()
}

/** Lists a statement's rows in file order. Returns null if the statement does not exist. */
export async function listStatementRows({
  statementId,
  state,
  ...args
}: PageArgs & {
  statementId: string
  state?: UpiStatementRowState | null
}): Promise<UpiStatementRowPage | null> {
  const page = pageRequest(listOf('statement rows', { statementId, state }), args, MAX_ROWS_PAGE)
  const statement = await findStatement(statementId)
  if (!statement) return null
  const { _id, previewId } = statement
  const shown = { statementId: _id, previewId, ...(state && { state }) }
  return findOldestPage(UpiStatementRow, shown, page)
}

/** Deletes statements that marked no payment within a day. If the process is killed, the next one deletes the rest. */
export async function deleteOldStatements(now = new Date()): Promise<void> {
  const uploadedAt = { $lt: new Date(now.getTime() - RETENTION_MS) }
  const old = { state: 'PREVIEWED', uploadedAt } as const
  for (const { _id } of await UpiStatement.find(old).select({ _id: 1 }).lean()) {
    await UpiStatementRow.deleteMany({ statementId: _id })
    await UpiStatement.deleteOne({ _id, ...old })
  }
}
