import type {
  UpiStatementCount,
  UpiStatementRowState,
} from '../../../../contract/types.generated.ts'

/** The number of rows in each state. */
export type RowCounts = Record<UpiStatementRowState, number>

export const ROW_STATES: readonly UpiStatementRowState[] = [
  ...(['MATCHED', 'RECEIVED', 'AMOUNT_DIFFERS', 'DUPLICATE', 'AMBIGUOUS'] as const),
  ...(['ALREADY_RECEIVED', 'UNKNOWN', 'REVERSED', 'NOT_COMPLETED', 'MALFORMED'] as const),
  ...(['NOT_A_CREDIT', 'OUTSIDE_TABLE'] as const),
]

export function noRows(): RowCounts {
  return {
    ...{ MATCHED: 0, RECEIVED: 0, AMOUNT_DIFFERS: 0, DUPLICATE: 0, AMBIGUOUS: 0 },
    ...{ ALREADY_RECEIVED: 0, UNKNOWN: 0, REVERSED: 0, NOT_COMPLETED: 0, MALFORMED: 0 },
    ...{ NOT_A_CREDIT: 0, OUTSIDE_TABLE: 0 },
  }
}

/** The states that occur, in schema order. Statements that are older than a state lack its count. */
export function listCounts(counts: Partial<RowCounts>): UpiStatementCount[] {
  return ROW_STATES.map((state) => ({ state, count: counts[state] ?? 0 })).filter(
    ({ count }) => count > 0,
  )
}
