import type { UpiStatementRowState } from '../../apollo/schema-types.generated.ts'
import type { BadgeTone } from '../../ui/content/Badge.tsx'
import type { StatementSummary_StatementFragment } from './Statement.generated.ts'

interface StateText {
  label: string
  tone: BadgeTone
}

const STATES: Record<UpiStatementRowState, StateText> = {
  MATCHED: { label: 'Matched', tone: 'green' },
  RECEIVED: { label: 'Marked as received', tone: 'green' },
  AMOUNT_DIFFERS: { label: 'Amount differs', tone: 'yellow' },
  DUPLICATE: { label: 'Paid twice?', tone: 'red' },
  AMBIGUOUS: { label: 'Several orders', tone: 'yellow' },
  ALREADY_RECEIVED: { label: 'Already received', tone: 'neutral' },
  UNKNOWN: { label: 'Unknown', tone: 'neutral' },
  REVERSED: { label: 'Reversed', tone: 'yellow' },
  NOT_COMPLETED: { label: 'Failed or pending', tone: 'yellow' },
  MALFORMED: { label: 'Unreadable', tone: 'red' },
  NOT_A_CREDIT: { label: 'Debit', tone: 'neutral' },
  OUTSIDE_TABLE: { label: 'Outside the table', tone: 'neutral' },
}

export function getStateText(state: UpiStatementRowState): StateText {
  return STATES[state]
}

export function parseRowState(text: string | null): UpiStatementRowState | null {
  return isRowState(text) ? text : null
}

function isRowState(text: string | null): text is UpiStatementRowState {
  return text !== null && Object.hasOwn(STATES, text)
}

export function countRows(
  { counts }: Pick<StatementSummary_StatementFragment, 'counts'>,
  state: UpiStatementRowState,
): number {
  return counts.find((other) => other.state === state)?.count ?? 0
}

/** Rows in these states are counted but not listed. */
const COUNTED_ALONE: readonly UpiStatementRowState[] = ['NOT_A_CREDIT', 'OUTSIDE_TABLE']

/** The states of the listed rows. */
export function listedCounts({ counts }: Pick<StatementSummary_StatementFragment, 'counts'>) {
  return counts.filter(({ state }) => !COUNTED_ALONE.includes(state))
}

/** Accounts for every row: '7 rows: 3 listed below, 1 debit, 3 outside the table'. */
export function describeRows(statement: StatementSummary_StatementFragment): string {
  const listed = listedCounts(statement).reduce((sum, { count }) => sum + count, 0)
  const debits = countRows(statement, 'NOT_A_CREDIT')
  const outside = countRows(statement, 'OUTSIDE_TABLE')
  const parts = [
    `${formatCount(listed)} listed below`,
    debits > 0 && `${formatCount(debits)} ${debits === 1 ? 'debit' : 'debits'}`,
    outside > 0 && `${formatCount(outside)} outside the table`,
  ]
  const { rowCount } = statement
  const rows = `${formatCount(rowCount)} ${rowCount === 1 ? 'row' : 'rows'}`
  return `${rows}: ${parts.filter(Boolean).join(', ')}`
}

function formatCount(count: number): string {
  return count.toLocaleString('en-IN')
}

/** For example, '1 payment' or '12 payments'. */
export function formatPayments(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'payment' : 'payments'}`
}
