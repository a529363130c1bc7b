import { styled } from 'styled-components'
import type { QueueEntry_OrderFragment } from './QueueEntry.generated.ts'
import { formatDateTime } from '../../lib/text/date.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { formatRelativeTime } from '../../lib/text/relative-time.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { Card } from '../../ui/layout/Card.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { font, space } from '../../ui/theme.ts'

/** An order in the queue, with a link to its check. */
export function QueueEntry({ order }: { order: QueueEntry_OrderFragment }) {
  const { id, number, createdAt, customer, lines } = order
  const count = lines.filter(({ schedule }) => schedule !== 'NONE').length
  return (
    <Row as="li">
      <div>
        <Number>{number}</Number>
        <SmallText>
          Placed{' '}
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {formatRelativeTime(createdAt)}
          </time>
        </SmallText>
        <SmallText translate="no">{customer?.name ?? 'Account deleted'}</SmallText>
        <SmallText>{`${formatCount(count, 'medicine')} to check`}</SmallText>
      </div>
      <ButtonLink
        variant="secondary"
        to={dashboardPaths.checkPrescription(id)}
        aria-label={`Check prescription of ${number}`}
      >
        Check
      </ButtonLink>
    </Row>
  )
}

export function QueueEntrySkeleton() {
  return (
    <Row as="li" aria-hidden>
      <Skeleton $width="160px" $height="81px" />
      <Skeleton $width="88px" $height="48px" $round="medium" />
    </Row>
  )
}

export const QueueList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

const Row = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
`

const Number = styled.h2`
  font-size: ${font.body};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
`
