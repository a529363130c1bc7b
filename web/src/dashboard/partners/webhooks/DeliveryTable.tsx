import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { ResponsiveTable } from '../../../ui/dashboard/ResponsiveTable.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { Cell, Row } from './delivery-parts.ts'
import type { Delivery } from './delivery-texts.ts'

interface DeliveryTableProps {
  /** Newest first; null while they are loading. */
  deliveries: readonly Delivery[] | null
  /** Whether another page is about to replace them. */
  isDimmed: boolean
}

const columns = ['State', 'Change', 'Attempts', 'Response', 'When', 'Action']

export function DeliveryTable({ deliveries, isDimmed }: DeliveryTableProps) {
  return (
    <ResponsiveTable
      label="Deliveries"
      columns={columns}
      isBusy={!deliveries || isDimmed}
      isDimmed={isDimmed}
      from="wide"
    >
      {deliveries?.map((delivery) => <DeliveryRow key={delivery.id} delivery={delivery} />) ?? (
        <WaitingRows />
      )}
    </ResponsiveTable>
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
