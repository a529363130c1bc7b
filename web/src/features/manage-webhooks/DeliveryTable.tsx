import { Skeleton } from '../../ui/Skeleton.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { Cell, Head, Row, Table } from './delivery-parts.ts'
import type { Delivery } from './delivery-texts.ts'

interface DeliveryTableProps {
  /** Newest first; null while they are on their way. */
  deliveries: readonly Delivery[] | null
  /** Whether these are about to give way to others. */
  isDimmed: boolean
}

const columns = ['State', 'Change', 'Attempts', 'Answer', 'When', 'Action']

/** What was sent. On phones each row is a card, still a table to a screen reader. */
export function DeliveryTable({ deliveries, isDimmed }: DeliveryTableProps) {
  return (
    <Table
      role="table"
      aria-label="Deliveries"
      aria-busy={!deliveries || isDimmed}
      $isDimmed={isDimmed}
    >
      <Head role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </Head>
      <tbody role="rowgroup">
        {deliveries?.map((delivery) => <DeliveryRow key={delivery.id} delivery={delivery} />) ?? (
          <WaitingRows />
        )}
      </tbody>
    </Table>
  )
}

function WaitingRows() {
  return [1, 2, 3, 4, 5, 6].map((number) => (
    <Row key={number}>
      {['state', 'change', 'attempts', 'answer', 'when', 'action'].map((area) => (
        <Cell key={area} $area={area}>
          <Skeleton $height={area === 'action' ? '44px' : '20px'} $round="medium" />
        </Cell>
      ))}
    </Row>
  ))
}
