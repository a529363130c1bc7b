import { styled } from 'styled-components'
import { formatDateTime } from '../../lib/text/date.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { LinkBox, LinkList } from '../../shared/page/LinkList.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { color, font } from '../../ui/theme.ts'
import type { StatementSummary_StatementFragment } from './Statement.generated.ts'
import { formatPayments } from './statement-texts.ts'

interface StatementListProps {
  /** Newest first; null while they are loading. */
  statements: readonly StatementSummary_StatementFragment[] | null
}

/** The statements that were used to mark payments as received. */
export function StatementList({ statements }: StatementListProps) {
  return (
    <LinkList aria-label="Past statements" aria-busy={!statements}>
      {statements?.map((statement) => <Entry key={statement.id} statement={statement} />) ??
        [1, 2, 3].map((key) => (
          <li key={key}>
            <Skeleton $height="78px" $round="large" />
          </li>
        ))}
    </LinkList>
  )
}

function Entry({ statement }: { statement: StatementSummary_StatementFragment }) {
  const { id, name, received, appliedAt, appliedBy } = statement
  return (
    <li>
      <EntryLink to={dashboardPaths.upiStatement(id)}>
        <Name>{name}</Name>
        <Count>{`${formatPayments(received)} received`}</Count>
        <Soft>
          {[appliedAt && formatDateTime(appliedAt), appliedBy].filter(Boolean).join(' · ')}
        </Soft>
      </EntryLink>
    </li>
  )
}

const EntryLink = styled(LinkBox)`
  grid-template-columns: minmax(0, 1fr) auto;
`

const Name = styled.strong`
  font-weight: ${font.semibold};
  overflow-wrap: anywhere;
`

const Count = styled.span`
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
`

const Soft = styled.span`
  grid-column: 1 / -1;
  color: ${color.inkSoft};
  font-size: ${font.small};
`
