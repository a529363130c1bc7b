import { Types } from 'mongoose'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type {
  UpiStatementColumns,
  UpiStatementColumnsInput,
} from '../../../../contract/types.generated.ts'
import { inChunks } from '../../../../lib/chunks.ts'
import { parseInput, textField } from '../../../../lib/input.ts'
import { toOneLine } from '../../../../lib/text-checks.ts'
import type { IncomingFile } from '../../../../contract/incoming-file.ts'
import {
  type Columns,
  findFurtherColumns,
  proposeColumns,
  requireColumns,
} from './reading/columns.ts'
import { findConfirmedColumns, rememberColumns } from './confirmed-columns.service.ts'
import { amountToPay } from '../../record/refund-amounts.ts'
import { createMatcher, type Match } from './match-transfers.service.ts'
import { readRow } from './reading/read-row.ts'
import { readTable, type StatementTable } from './reading/read-table.ts'
import { markReversals } from './reversals.ts'
import type { MalformedRow, ReadRow, Transfer } from './reading/statement-rows.ts'
import { UpiStatementRow, type UpiStatementRowRecord } from './statement-row.model.ts'
import { noRows } from './row-counts.ts'
import { UpiStatement, type UpiStatementRecord } from './statement.model.ts'

/** Rows that are matched and stored together. */
const BATCH_SIZE = 1_000
/** Rows that are read without a pause. */
const READ_TOGETHER = 200
const SAMPLES = 3
const MAX_SAMPLE = 100

const fields = z.object({ name: textField('Name', 200) })

interface PreviewInput {
  file: IncomingFile
  name: string
  columns?: UpiStatementColumnsInput | null
}

interface Preview {
  table: {
    header: string[]
    headerLine: number
    samples: string[][]
    columns: UpiStatementColumns
    confirmed: boolean
  }
  statement: UpiStatementRecord | null
}

/**
 * Reads a statement and matches its rows, without changing an order. Without columns, it only proposes columns: the
 * ones last confirmed for this header, or the ones with known names. Throws a user error if the file is not a
 * statement.
 */
export async function previewStatement(
  adminId: Types.ObjectId,
  input: PreviewInput,
): Promise<Preview> {
  const { name } = parseInput(fields, input)
  const bytes = await input.file.read()
  const table = await readTable(bytes)
  const { header } = table
  if (!input.columns) {
    return { table: describe(table, await findConfirmedColumns(table)), statement: null }
  }
  const columns = requireColumns(input.columns, header)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const statement = await storeStatement({ hash, name, uploadedBy: adminId }, table, columns)
  await rememberColumns(header, columns)
  return { table: describe(table, columns), statement }
}

function describe(
  { header, headerLine, rows }: StatementTable,
  columns: Columns | null,
): Preview['table'] {
  const toSample = (cells: string[]) => cells.map((cell) => toOneLine(cell).slice(0, MAX_SAMPLE))
  return {
    header: toSample(header),
    headerLine,
    samples: rows.slice(0, SAMPLES).map(({ cells }) => toSample(cells)),
    columns: columns ?? proposeColumns(header, rows),
    confirmed: columns !== null,
  }
}

/** Stores the statement before its rows, so that the remains of a killed process are found and deleted. */
async function storeStatement(
  uploaded: Pick<UpiStatementRecord, 'hash' | 'name' | 'uploadedBy'>,
  table: StatementTable,
  columns: Columns,
): Promise<UpiStatementRecord> {
  const { hash, name, uploadedBy } = uploaded
  const rows = await readRows(table, columns)
  const { _id } = await UpiStatement.findOneAndUpdate(
    { hash },
    {
      $set: { name, uploadedBy, uploadedAt: new Date() },
      $setOnInsert: {
        ...{ state: 'PREVIEWED', previewId: null, rowCount: 0, counts: noRows() },
        ...{ received: 0, appliedAt: null, appliedBy: null },
      },
    },
    { upsert: true, returnDocument: 'after' },
  ).lean()
  const previewId = new Types.ObjectId()
  const counts = noRows()
  counts.OUTSIDE_TABLE = table.above
  const match = createMatcher()
  for await (const part of inChunks(rows, BATCH_SIZE)) {
    const listed = part.flatMap((read) => (isListed(read) ? [read.row] : []))
    const records = await toRecords(listed, { statementId: _id, previewId }, match)
    for (const { state } of records) counts[state] += 1
    for (const { kind } of part) {
      if (kind === 'DEBIT') counts.NOT_A_CREDIT += 1
      if (kind === 'OUTSIDE') counts.OUTSIDE_TABLE += 1
    }
    await UpiStatementRow.insertMany(records, { lean: true })
  }
  return showRows(_id, { previewId, counts, rowCount: table.above + rows.length })
}

/**
 * Reads all rows first, because a debit may reverse a credit anywhere in the file. Pauses between parts, so that other
 * requests can run.
 */
async function readRows(table: StatementTable, columns: Columns): Promise<ReadRow[]> {
  const { header, delimiter } = table
  const layout = { header, delimiter, columns, ...findFurtherColumns(header, columns) }
  const read: ReadRow[] = []
  for (const row of table.rows) {
    read.push(readRow(row, layout))
    if (read.length % READ_TOGETHER === 0) await setImmediate()
  }
  markReversals(read)
  return read
}

function isListed(read: ReadRow): read is Extract<ReadRow, { kind: 'CREDIT' | 'MALFORMED' }> {
  return read.kind === 'CREDIT' || read.kind === 'MALFORMED'
}

/** Replaces the visible rows in one write. */
async function showRows(
  _id: Types.ObjectId,
  shown: Pick<UpiStatementRecord, 'previewId' | 'counts' | 'rowCount'>,
): Promise<UpiStatementRecord> {
  const before = await UpiStatement.findOneAndUpdate(
    { _id },
    { $set: shown },
    { returnDocument: 'before' },
  )
    .orFail()
    .lean()
  if (before.previewId) {
    await UpiStatementRow.deleteMany({ statementId: _id, previewId: before.previewId })
  }
  return { ...before, ...shown }
}

async function toRecords(
  rows: (Transfer | MalformedRow)[],
  ids: Pick<UpiStatementRowRecord, 'statementId' | 'previewId'>,
  match: (transfers: Transfer[]) => Promise<Match[]>,
): Promise<UpiStatementRowRecord[]> {
  const transfers = rows.filter(isTransfer)
  const matches = await match(transfers)
  const matchOf = new Map(transfers.map((transfer, at) => [transfer.line, matches[at]]))
  return rows.map((row) => {
    const { line, date, description, reference, amount } = row
    return {
      ...{ _id: new Types.ObjectId(), ...ids },
      ...{ line, date, description, reference, amount },
      ...toMatchFields(matchOf.get(line) ?? malformed(row)),
    }
  })
}

/** The fields of a row that store its match. */
export function toMatchFields({
  state,
  reason,
  order,
}: Match): Pick<UpiStatementRowRecord, 'state' | 'reason' | 'order'> {
  return {
    state,
    reason,
    order: order && { id: order._id, number: order.number, amount: amountToPay(order) },
  }
}

function malformed(row: Transfer | MalformedRow): Match {
  return { state: 'MALFORMED', reason: isTransfer(row) ? null : row.problem, order: null }
}

function isTransfer(row: Transfer | MalformedRow): row is Transfer {
  return !('problem' in row)
}
