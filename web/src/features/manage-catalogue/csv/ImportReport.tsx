import { styled } from 'styled-components'
import type { CsvReport_ReportFragment } from './ImportProducts.generated.ts'
import { color, font, radius, space } from '../../../ui/theme.ts'
import { Stack } from '../../../ui/layout/Stack.ts'

/** The number of changes by kind, and the rejected rows with reasons. */
export function ImportReport({ report }: { report: CsvReport_ReportFragment }) {
  const { refused, refusals, roundedPrices, categoriesMade, subCategoriesMade } = report
  return (
    <Stack>
      <Figures>
        <Figure name="Rows" count={report.rows} />
        <Figure name="New" count={report.created} />
        <Figure name="Changed" count={report.changed} />
        <Figure name="Unchanged" count={report.unchanged} />
        {report.repeated > 0 && <Figure name="Repeated" count={report.repeated} />}
        <Figure name="Refused" count={refused} isBad={refused > 0} />
        {roundedPrices > 0 && <Figure name="Rounded prices" count={roundedPrices} />}
        {categoriesMade > 0 && <Figure name="New categories" count={categoriesMade} />}
        {subCategoriesMade > 0 && <Figure name="New sub-categories" count={subCategoriesMade} />}
      </Figures>
      {refusals.length > 0 && (
        <Refusals aria-label="Refused rows" tabIndex={0}>
          {refusals.map(({ line, reason }) => (
            <li key={line}>
              <strong>Line {line}:</strong> {reason}
            </li>
          ))}
          {refused > refusals.length && <li>… and {refused - refusals.length} more.</li>}
        </Refusals>
      )}
    </Stack>
  )
}

function Figure({ name, count, isBad = false }: { name: string; count: number; isBad?: boolean }) {
  return (
    <Row $isBad={isBad}>
      <dt>{name}</dt>
      <dd>{count.toLocaleString('en-IN')}</dd>
    </Row>
  )
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  font-variant-numeric: tabular-nums;
`

const Row = styled.div<{ $isBad: boolean }>`
  display: flex;
  justify-content: space-between;
  color: ${({ $isBad }) => ($isBad ? color.danger : color.ink)};

  dd {
    font-weight: ${font.semibold};
  }
`

const Refusals = styled.ul`
  display: grid;
  gap: ${space[2]};
  max-height: 240px;
  overflow-y: auto;
  padding: ${space[3]};
  background: ${color.dangerWash};
  border-radius: ${radius.medium};
  font-size: ${font.small};
`
