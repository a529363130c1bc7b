import type { UpiStatementRowState } from '../../apollo/schema-types.generated.ts'
import { Choices } from '../../ui/forms/Choices.tsx'
import type { StatementSummary_StatementFragment } from './Statement.generated.ts'
import { getStateText, listedCounts } from './statement-texts.ts'

interface StateFilterProps {
  statement: StatementSummary_StatementFragment
  /** Null for all. */
  state: UpiStatementRowState | null
  onChoose: (state: UpiStatementRowState | null) => void
}

const ALL = 'ALL'

/** The row count for each state, which also filters the rows. */
export function StateFilter({ statement, state, onChoose }: StateFilterProps) {
  const shown = listedCounts(statement)
  const all = shown.reduce((sum, { count }) => sum + count, 0)
  const choices = [
    { value: ALL, text: `All ${all.toLocaleString('en-IN')}` } as const,
    ...shown.map(({ state: value, count }) => ({
      value,
      text: `${getStateText(value).label} ${count.toLocaleString('en-IN')}`,
    })),
  ]
  return (
    <Choices<UpiStatementRowState | typeof ALL>
      label="Rows"
      choices={choices}
      value={state ?? ALL}
      onChoose={(value) => onChoose(value === ALL ? null : value)}
    />
  )
}
