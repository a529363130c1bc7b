import { styled } from 'styled-components'
import type { CsvReport_ReportFragment } from './ImportProducts.generated.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { color, font, space } from '../../../ui/theme.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { RowList } from './RowList.tsx'

/** Shows the number of changes by kind, the rejected rows with reasons, and the unreadable medicine details. */
export function ImportReport({ report }: { report: CsvReport_ReportFragment }) {
  const { refused, refusals, roundedPrices, categoriesMade, subCategoriesMade } = report
  const { nearSalePrices, unusedColumns, lookalikes, conflicting, conflicts } = report
  const { unread, findings } = report
  return (
    <Stack>
      <Figures>
        <Figure name="Rows" count={report.rows} />
        <Figure name="New" count={report.created} />
        {lookalikes > 0 && (
          <Figure name="New, but with the name of an existing product" count={lookalikes} isBad />
        )}
        <Figure name="Changed" count={report.changed} />
        <Figure name="Unchanged" count={report.unchanged} />
        {report.repeated > 0 && <Figure name="Repeated" count={report.repeated} />}
        <Figure name="Skipped" count={refused} isBad={refused > 0} />
        {conflicting > 0 && <Figure name="With conflicts" count={conflicting} isBad />}
        {roundedPrices > 0 && <Figure name="Rounded prices" count={roundedPrices} />}
        {nearSalePrices > 0 && (
          <Figure name="Sale prices up to ₹0.99 too high" count={nearSalePrices} />
        )}
        {categoriesMade > 0 && <Figure name="New categories" count={categoriesMade} />}
        {subCategoriesMade > 0 && <Figure name="New sub-categories" count={subCategoriesMade} />}
        <MedicineFigures report={report} />
      </Figures>
      {refusals.length > 0 && (
        <RowList name="Skipped rows" rows={refusals} isBad>
          {refused > refusals.length && <li>{`… and ${refused - refusals.length} more.`}</li>}
        </RowList>
      )}
      {conflicts.length > 0 && (
        <>
          <SmallText>
            These cells were edited in the file, but the shop’s values have changed since the
            export. We kept the shop’s values. Up to 100 are listed.
          </SmallText>
          <RowList name="Conflicts" rows={conflicts} isBad />
        </>
      )}
      {findings.length > 0 && <Findings findings={findings} />}
      {unusedColumns.length > 0 && (
        <Columns>{`Columns not imported: ${unusedColumns.join(', ')}.`}</Columns>
      )}
      {unread.length > 0 && (
        <>
          <SmallText>
            We couldn’t read these medicine details. They’re saved unchanged, but customers see no
            substitutes or warnings based on them. Up to 100 are listed.
          </SmallText>
          <RowList name="Unreadable details" rows={unread} />
        </>
      )}
    </Stack>
  )
}

function MedicineFigures({ report }: { report: CsvReport_ReportFragment }) {
  const { medicines, medicinesRead, medicinesToCheck } = report
  const unreadable = medicines - medicinesRead
  return (
    <>
      {medicines > 0 && <Figure name="Medicines" count={medicines} />}
      {medicinesToCheck > 0 && <Figure name="Medicines to check" count={medicinesToCheck} isBad />}
      {unreadable > 0 && <Figure name="Medicines with unreadable details" count={unreadable} />}
    </>
  )
}

function Findings({ findings }: Pick<CsvReport_ReportFragment, 'findings'>) {
  return (
    <>
      <SmallText>
        The lists of the law, or your own list, say this about medicines in the file. They are
        imported as they are in the file. Check them in the product list. Up to 100 are listed.
      </SmallText>
      <RowList name="Medicines to check" rows={findings} isBad />
    </>
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

const Columns = styled(SmallText)`
  overflow-wrap: anywhere;
`

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
