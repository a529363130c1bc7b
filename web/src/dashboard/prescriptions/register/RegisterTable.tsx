import type { RegisterRow_EntryFragment } from './Register.generated.ts'
import { formatDate } from '../../../lib/text/date.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { ResponsiveTable } from '../../../ui/dashboard/ResponsiveTable.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { TallTextLink } from '../../../ui/content/TextLink.ts'
import { MedicineFacts, PrescriberFacts } from './RegisterFacts.tsx'
import { CardLabel, Cell, Correction, DocumentNumber, Medicine, Row } from './register-parts.ts'

const columns = ['Date', 'Patient', 'Prescriber', 'Medicine', 'Quantity', 'Order']

interface RegisterTableProps {
  /** Oldest first; null while they are loading. */
  entries: readonly RegisterRow_EntryFragment[] | null
}

export function RegisterTable({ entries }: RegisterTableProps) {
  return (
    <ResponsiveTable label="Register" columns={columns} isBusy={!entries} from="wide">
      {entries?.map((entry) => <RegisterRow key={entry.id} entry={entry} />) ?? <WaitingRows />}
    </ResponsiveTable>
  )
}

function RegisterRow({ entry }: { entry: RegisterRow_EntryFragment }) {
  const { at, patient, prescriber, medicine, quantity, orderId, orderNumber, documentNumber } =
    entry
  return (
    <Row role="row">
      <Cell role="cell" $area="date">
        <time dateTime={at}>{formatDate(at)}</time>
      </Cell>
      <Cell role="cell" $area="patient">
        <CardLabel>Patient: </CardLabel>
        <span translate="no">{patient}</span>
      </Cell>
      <Cell role="cell" $area="prescriber">
        <CardLabel>Prescriber: </CardLabel>
        <span translate="no">{prescriber}</span>
        <PrescriberFacts entry={entry} />
      </Cell>
      <Cell role="cell" $area="medicine">
        <Medicine>{medicine}</Medicine>
        <MedicineFacts entry={entry} />
      </Cell>
      <Cell role="cell" $area="quantity">
        <CardLabel>Quantity: </CardLabel>
        <span>{formatQuantity(quantity)}</span>
        {quantity < 0 && <Correction>Back or corrected</Correction>}
      </Cell>
      <Cell role="cell" $area="order">
        <TallTextLink to={dashboardPaths.orderDetails(orderId)}>{orderNumber}</TallTextLink>
        {documentNumber !== null && <DocumentNumber>{documentNumber}</DocumentNumber>}
      </Cell>
    </Row>
  )
}

/** Formats '3' or '−2' with a minus sign. */
export function formatQuantity(quantity: number): string {
  return quantity < 0 ? `−${-quantity}` : String(quantity)
}

function WaitingRows() {
  return [1, 2, 3, 4].map((number) => (
    <Row key={number}>
      {['date', 'patient', 'prescriber', 'medicine', 'quantity', 'order'].map((area) => (
        <Cell key={area} $area={area}>
          <Skeleton $height={area === 'order' ? '44px' : '20px'} $round="medium" />
        </Cell>
      ))}
    </Row>
  ))
}
