import mongoose, { type ClientSession, type Types } from 'mongoose'
import { parseId } from '../../../../lib/ids.ts'
import { userError } from '../../../../lib/user-error.ts'
import { whyNotDecide } from '../../../account/team/own-case.ts'
import type { PaymentStatementRowRecord } from '../../record/order.model.ts'
import { recordPaymentState } from '../payment.service.ts'
import { createMatcher, type Match } from './match-transfers.service.ts'
import { statementMessages } from './messages.ts'
import { toMatchFields } from './preview.service.ts'
import type { Transfer } from './reading/statement-rows.ts'
import { UpiStatementRow, type UpiStatementRowRecord } from './statement-row.model.ts'
import { UpiStatement, type UpiStatementRecord } from './statement.model.ts'
import { transferKey } from './reading/transfer-words.ts'

/** The number of rows that one call applies, so that it takes a few seconds at most. */
const MAX_APPLIED = 100

type StoredTransfer = UpiStatementRowRecord & Transfer

interface Applied {
  statement: UpiStatementRecord
  received: number
  /** The rows that were not applied, because their order has changed or is the admin's own. */
  refused: UpiStatementRowRecord[]
}

/**
 * Marks the payments of up to 100 matched rows as received, each in its own transaction. Repeating the call after a
 * failure continues. Throws if the statement is missing, or has been read again since the admin saw it.
 */
export async function applyStatement(
  adminId: Types.ObjectId,
  input: { statementId: string; previewId: string },
): Promise<Applied> {
  const _id = parseId(input.statementId)
  const statement = _id && (await UpiStatement.findById(_id).lean())
  if (!statement) throw notFound()
  if (statement.previewId?.toHexString() !== input.previewId) throw changedMeanwhile()
  const rows = await findMatched(statement)
  let received = 0
  const refused: UpiStatementRowRecord[] = []
  for (const row of rows) {
    const after = await applyRow(row._id, statement, adminId)
    if (after?.state === 'RECEIVED') received += 1
    else if (after) refused.push(after)
  }
  const current = await UpiStatement.findById(statement._id).orFail().lean()
  return { statement: current, received, refused }
}

function findMatched({ _id, previewId }: UpiStatementRecord) {
  return UpiStatementRow.find({ statementId: _id, previewId, state: 'MATCHED' })
    .sort({ _id: 1 })
    .limit(MAX_APPLIED)
    .batchSize(MAX_APPLIED)
    .select({ _id: 1 })
    .lean()
}

/**
 * Matches the row with current orders and applies it. Returns null if it has already been applied. The row of the admin's
 * own order stays as it is, for a colleague.
 */
async function applyRow(
  _id: Types.ObjectId,
  statement: UpiStatementRecord,
  adminId: Types.ObjectId,
): Promise<UpiStatementRowRecord | null> {
  return mongoose.connection.transaction(async (session) => {
    const row = await UpiStatementRow.findOne({ _id, state: 'MATCHED' }).session(session).lean()
    if (!row || !isTransfer(row)) return null
    const [match] = await createMatcher(session)([row])
    if (!match) return null
    const { order } = match
    const isMatched = match.state === 'MATCHED' && order !== null
    if (isMatched) {
      const own = await whyNotDecide(adminId, order, 'ADMIN')
      if (own) return { ...row, reason: own.message }
      const proof = toProof(row, statement, adminId)
      const further = { $set: { 'payment.statementRow': proof } }
      await recordPaymentState(order, 'RECEIVED', { adminId, session, further })
    }
    const after: Match = isMatched ? { ...match, state: 'RECEIVED' } : match
    await countApplied(statement, after, adminId, session)
    return UpiStatementRow.findOneAndUpdate(
      { _id },
      { $set: toMatchFields(after) },
      { session, returnDocument: 'after' },
    )
      .orFail()
      .lean()
  })
}

function isTransfer(row: UpiStatementRowRecord): row is StoredTransfer {
  return row.date !== null && row.amount !== null
}

function toProof(
  row: StoredTransfer,
  { _id: statementId, name: statementName }: UpiStatementRecord,
  adminId: Types.ObjectId,
): PaymentStatementRowRecord {
  const { line, date, description, reference, amount } = row
  return {
    key: transferKey(row),
    ...{ statementId, statementName, line, date, description, reference, amount },
    ...{ at: new Date(), adminId },
  }
}

/** Counts the row in its new state. Throws if the statement has been read again. */
async function countApplied(
  { _id, previewId }: UpiStatementRecord,
  { state }: Match,
  adminId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const isReceived = state === 'RECEIVED'
  const applied = { state: 'APPLIED', appliedAt: new Date(), appliedBy: adminId } as const
  const { matchedCount } = await UpiStatement.updateOne(
    { _id, previewId },
    {
      $inc: { 'counts.MATCHED': -1, [`counts.${state}`]: 1, ...(isReceived && { received: 1 }) },
      ...(isReceived && { $set: applied }),
    },
    { session },
  )
  if (matchedCount === 0) throw changedMeanwhile()
}

function notFound() {
  return userError(statementMessages.STATEMENT_UNKNOWN(), 'statementId')
}

function changedMeanwhile() {
  return userError(statementMessages.STATEMENT_REPLACED(), 'previewId')
}
