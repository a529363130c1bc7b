import type {
  UpiStatementCount,
  UpiStatementRowState,
} from '../../../../contract/types.generated.ts'

/** The number of a statement's rows with each state. */
export type RowCounts = Record<UpiStatementRowState, number>

export const ROW_STATES: readonly UpiStatementRowState[] = [
  ...(['MATCHED', 'RECEIVED', 'AMOUNT_DIFFERS', 'DUPLICATE', 'AMBIGUOUS'] as const),
  ...(['ALREADY_RECEIVED', 'UNKNOWN', 'MALFORMED', 'NOT_A_CREDIT'] as const),
]

export function noRows(): RowCounts {
  return {
    ...{ MATCHED: 0, RECEIVED: 0, AMOUNT_DIFFERS: 0, DUPLICATE: 0, AMBIGUOUS: 0 },
    ...{ ALREADY_RECEIVED: 0, UNKNOWN: 0, MALFORMED: 0, NOT_A_CREDIT: 0 },
  }
}

/** The states that occur, in the order of the schema. */
export function listCounts(counts: RowCounts): UpiStatementCount[] {
  return ROW_STATES.map((state) => ({ state, count: counts[state] })).filter(
    ({ count }) => count > 0,
  )
}
