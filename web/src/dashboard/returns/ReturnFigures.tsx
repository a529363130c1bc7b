import { formatMoney } from '../../lib/text/money.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { ResponsiveTable } from '../../ui/dashboard/ResponsiveTable.tsx'
import { AmountCell, CardLabel, Row, Strong, TextCell } from './return-parts.ts'
import type {
  ReturnFigures_Cmp08Fragment,
  ReturnFigures_Gstr3bFragment,
} from './ReturnFigures.generated.ts'

interface Figure {
  row: string
  about: string
  /** In the order of the columns. Null for a cell that the form does not have. */
  amounts: readonly ({ amount: number } | null)[]
}

/** The figures of GSTR-3B that follow from sales. */
export function Gstr3bFigures({ figures }: { figures: ReturnFigures_Gstr3bFragment }) {
  const { taxed, untaxed, otherStates } = figures
  const { taxable, igst, cgst, sgst } = taxed
  const states = otherStates.map(({ code, name, ...state }) => ({
    ...{ row: `${code} ${name}`, about: 'Consumers' },
    amounts: [state.taxable, state.igst],
  }))
  return (
    <>
      <FigureTable
        label="GSTR-3B, table 3.1"
        columns={['Taxable value', 'IGST', 'CGST', 'SGST or UTGST']}
        figures={[
          {
            ...{ row: '3.1 (a)', about: 'Taxed sales, less credit notes' },
            amounts: [taxable, igst, cgst, sgst],
          },
          {
            ...{ row: '3.1 (c)', about: 'Sales without tax, less credit notes' },
            amounts: [untaxed, null, null, null],
          },
        ]}
      />
      {states.length > 0 && (
        <FigureTable
          label="GSTR-3B, table 3.2"
          columns={['Taxable value', 'IGST']}
          figures={states}
        />
      )}
      <SmallText>
        Rows 3.1 (b) and (e) are 0. Row (d) and the input tax follow from your purchases. The portal
        computes the tax from your tables itself, so that its figures can differ by some paise.
      </SmallText>
    </>
  )
}

interface Cmp08FiguresProps {
  figures: ReturnFigures_Cmp08Fragment
  isQuarter: boolean
}

/** The figures of CMP-08. */
export function Cmp08Figures({ figures, isQuarter }: Cmp08FiguresProps) {
  const { value, taxable, cgst, sgst } = figures
  return (
    <>
      <FigureTable
        label="CMP-08, table 3"
        columns={['Value', 'Taxable part', 'CGST', 'SGST or UTGST']}
        figures={[
          {
            ...{ row: 'Row 1', about: 'All sales, less credit notes' },
            amounts: [value, taxable, cgst, sgst],
          },
        ]}
      />
      {!isQuarter && <SmallText>CMP-08 is for a quarter: choose one above.</SmallText>}
      <SmallText>
        The tax is 0.5% each of the taxable part, as for traders. Products with the GST rate 0% are
        not in this part. Products without a rate are.
      </SmallText>
    </>
  )
}

interface FigureTableProps {
  label: string
  columns: readonly string[]
  figures: readonly Figure[]
}

function FigureTable({ label, columns, figures }: FigureTableProps) {
  const isNegative = figures.some(({ amounts }) => amounts.some((each) => each && each.amount < 0))
  return (
    <div>
      <ResponsiveTable label={label} columns={['Row', ...columns]} isBusy={false} from="wide">
        {figures.map(({ row, about, amounts }) => (
          <Row key={row} role="row">
            <TextCell role="cell">
              <Strong>{row}</Strong>
              <span>{about}</span>
            </TextCell>
            {columns.map((column, at) => (
              <AmountCell key={column} role="cell" $isEmpty={!amounts[at]}>
                {amounts[at] && (
                  <>
                    <CardLabel>{column}</CardLabel>
                    <span translate="no">{formatMoney(amounts[at].amount)}</span>
                  </>
                )}
              </AmountCell>
            ))}
          </Row>
        ))}
      </ResponsiveTable>
      {isNegative && (
        <SmallText>
          The portal takes no negative figures. More was credited than sold: ask your accountant how
          to carry the difference to the next period.
        </SmallText>
      )}
    </div>
  )
}
