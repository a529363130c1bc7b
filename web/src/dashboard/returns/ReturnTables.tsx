import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { formatCount } from '../../lib/text/format-count.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { useExport } from '../../shared/use-export.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { ResponsiveTable } from '../../ui/dashboard/ResponsiveTable.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { AmountCell, CardLabel, Row, Strong, TextCell } from './return-parts.ts'
import { tableTexts } from './return-texts.ts'
import type { ReturnTable_TableFragment } from './ReturnParts.generated.ts'

const amountColumns = [
  ['taxable', 'Taxable value'],
  ['cgst', 'CGST'],
  ['sgst', 'SGST or UTGST'],
  ['igst', 'IGST'],
  ['total', 'Total'],
] as const

const columns = ['Table', ...amountColumns.map(([, label]) => label), 'File']

interface ReturnTablesProps {
  period: string
  tables: readonly ReturnTable_TableFragment[]
}

/** The sums of all tables, each with its file. */
export function ReturnTables({ period, tables }: ReturnTablesProps) {
  return (
    <ResponsiveTable label="Tables of GSTR-1" columns={columns} isBusy={false} from="wide">
      {tables.map((table) => (
        <TableRow key={table.name} period={period} table={table} />
      ))}
    </ResponsiveTable>
  )
}

function TableRow({ period, table }: { period: string; table: ReturnTable_TableFragment }) {
  const { name, rowCount } = table
  const { title, about, sheet } = tableTexts[name]
  const amounts = rowCount > 0 ? table.amounts : null
  return (
    <Row role="row">
      <TextCell role="cell">
        <Strong>{title}</Strong>
        <span>{`${about} (sheet ${sheet})`}</span>
      </TextCell>
      {amountColumns.map(([column, label]) => (
        <AmountCell key={column} role="cell" $isEmpty={!amounts}>
          {amounts && (
            <>
              <CardLabel>{label}</CardLabel>
              <span translate="no">{formatMoney(amounts[column].amount)}</span>
            </>
          )}
        </AmountCell>
      ))}
      <td role="cell">
        {rowCount > 0 ? (
          <FileButton period={period} name={name} rowCount={rowCount} />
        ) : (
          <SmallText>No rows</SmallText>
        )}
      </td>
    </Row>
  )
}

interface FileButtonProps {
  period: string
  name: ReturnTable_TableFragment['name']
  rowCount: number
}

function FileButton({ period, name, rowCount }: FileButtonProps) {
  const table = name.toLowerCase()
  const { download, isBusy } = useExport(
    `gstr1.csv?period=${period}&table=${table}`,
    () => toast.error('We couldn’t export the table. Please try again.'),
    `gstr1-${period}-${table}.csv`,
  )
  return (
    <Slim>
      <Button
        variant="secondary"
        isWide
        isBusy={isBusy}
        onClick={download}
        aria-label={`Download ${tableTexts[name].title}, ${formatCount(rowCount, 'row')}`}
      >
        <Download size={18} aria-hidden />
        <span>{formatCount(rowCount, 'row')}</span>
      </Button>
    </Slim>
  )
}

const Slim = styled.div`
  white-space: nowrap;
`
