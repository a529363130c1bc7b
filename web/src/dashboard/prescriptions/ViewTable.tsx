import { styled } from 'styled-components'
import { formatDate, formatDateTime } from '../../lib/text/date.ts'
import { ResponsiveTable } from '../../ui/dashboard/ResponsiveTable.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { color, font, media, space } from '../../ui/theme.ts'
import type { ViewRow_ViewFragment } from './PrescriptionViews.generated.ts'

const columns = ['Who', 'When', 'Customer', 'Prescription', 'Orders']
const DELETED = 'Account deleted'

interface ViewTableProps {
  /** Newest first; null while they are loading. */
  views: readonly ViewRow_ViewFragment[] | null
}

/** The log of views. */
export function ViewTable({ views }: ViewTableProps) {
  return (
    <ResponsiveTable label="Views" columns={columns} isBusy={!views} from="tablet">
      {views?.map((view) => <ViewRow key={view.id} view={view} />) ??
        [1, 2, 3, 4].map((number) => (
          <Row key={number}>
            {columns.map((column) => (
              <Cell key={column}>
                <Skeleton $height="20px" $round="medium" />
              </Cell>
            ))}
          </Row>
        ))}
    </ResponsiveTable>
  )
}

function ViewRow({ view }: { view: ViewRow_ViewFragment }) {
  const { at, viewedBy, customer, prescription, orderNumbers } = view
  return (
    <Row role="row">
      <Cell role="cell">
        <Who translate="no">{viewedBy ?? DELETED}</Who>
      </Cell>
      <Cell role="cell">
        <time dateTime={at}>{formatDateTime(at)}</time>
      </Cell>
      <Cell role="cell">
        <CardLabel>Customer: </CardLabel>
        <span translate="no">{customer ?? DELETED}</span>
      </Cell>
      <Cell role="cell">
        <CardLabel>Prescription: </CardLabel>
        <span>{describePrescription(prescription)}</span>
      </Cell>
      <Cell role="cell">
        <CardLabel>Orders: </CardLabel>
        <span translate="no">{orderNumbers.join(', ') || 'None'}</span>
      </Cell>
    </Row>
  )
}

function describePrescription(prescription: ViewRow_ViewFragment['prescription']): string {
  if (!prescription) return 'Deleted'
  const { type, uploadedAt } = prescription
  return `${type === 'PDF' ? 'PDF' : 'Photo'}, uploaded on ${formatDate(uploadedAt)}`
}

const Row = styled.tr`
  ${media.belowTablet} {
    gap: ${space[1]};
    padding: ${space[4]};
  }
`

const Cell = styled.td`
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

const Who = styled.strong`
  font-size: ${font.body};
  font-weight: ${font.semibold};
`

/* Tables have the labels in their head. */
const CardLabel = styled.span`
  color: ${color.inkSoft};

  ${media.tablet} {
    display: none;
  }
`
