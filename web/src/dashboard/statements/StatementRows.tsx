import { formatDate } from '../../lib/text/date.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { Badge } from '../../ui/content/Badge.tsx'
import { ResponsiveTable } from '../../ui/dashboard/ResponsiveTable.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import type { StatementRow_RowFragment } from './Statement.generated.ts'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import { Amount, Cell, Reason, Row, Soft } from './row-parts.ts'
import { getStateText } from './statement-texts.ts'

const columns = ['Date', 'Description', 'Amount', 'Order', 'Result']
const areas = ['date', 'description', 'amount', 'order', 'result']

interface StatementRowsProps {
  /** In the file's order; null while they are loading. */
  rows: readonly StatementRow_RowFragment[] | null
}

export function StatementRows({ rows }: StatementRowsProps) {
  return (
    <ResponsiveTable label="Rows of the statement" columns={columns} isBusy={!rows} from="wide">
      {rows?.map((row) => <StatementRow key={row.id} row={row} />) ?? <WaitingRows />}
    </ResponsiveTable>
  )
}

function StatementRow({ row }: { row: StatementRow_RowFragment }) {
  const { line, date, description, reference, amount, order, state, reason } = row
  const { label, tone } = getStateText(state)
  const differs = order && amount && order.amount.amount !== amount.amount
  return (
    <Row role="row">
      <Cell role="cell" $area="date">
        {date === null ? <span>No date</span> : <time dateTime={date}>{formatDate(date)}</time>}
        <Soft>{`Line ${line}`}</Soft>
      </Cell>
      <Cell role="cell" $area="description">
        <span>{description}</span>
        {reference !== '' && !description.includes(reference) && <Soft>{reference}</Soft>}
      </Cell>
      <Cell role="cell" $area="amount">
        <Amount>{amount ? formatMoney(amount.amount) : '–'}</Amount>
        {differs && <Soft>{`Order: ${formatMoney(order.amount.amount)}`}</Soft>}
      </Cell>
      <Cell role="cell" $area="order">
        {order && (
          <TallTextLink to={dashboardPaths.orderDetails(order.id)}>{order.number}</TallTextLink>
        )}
      </Cell>
      <Cell role="cell" $area="result">
        <Badge $tone={tone}>{label}</Badge>
        {reason !== null && <Reason>{reason}</Reason>}
      </Cell>
    </Row>
  )
}

function WaitingRows() {
  return [1, 2, 3, 4].map((number) => (
    <Row key={number}>
      {areas.map((area) => (
        <Cell key={area} $area={area}>
          <Skeleton $height={area === 'order' ? '44px' : '20px'} $round="medium" />
        </Cell>
      ))}
    </Row>
  ))
}
