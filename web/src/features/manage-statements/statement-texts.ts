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
  MALFORMED: { label: 'Not readable', tone: 'red' },
  NOT_A_CREDIT: { label: 'Not a credit', tone: 'neutral' },
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

/** '1 payment', '12 payments'. */
export function formatPayments(count: number): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? 'payment' : 'payments'}`
}
