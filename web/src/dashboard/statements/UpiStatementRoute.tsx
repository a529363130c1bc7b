import { FileCheck } from 'lucide-react'
import { useReloadedList } from '../../shared/use-reloaded-list.ts'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { ApplyStatement } from './ApplyStatement.tsx'
import { StateFilter } from './StateFilter.tsx'
import { describeRows, parseRowState } from './statement-texts.ts'
import { StatementRows } from './StatementRows.tsx'
import { formatDateTime } from '../../lib/text/date.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { useListFetchPolicy } from '../../shared/use-list-fetch-policy.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack, Stack } from '../../ui/layout/Stack.ts'
import { useUrlQuery } from '../../ui/dashboard/use-url-query.ts'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { color, font } from '../../ui/theme.ts'
import { BackLink } from '../../shared/page/BackLink.tsx'
import NotFoundRoute from '../../shared/page/NotFoundRoute.tsx'
import { Page } from '../../shared/page/Page.tsx'
import {
  type ManageUpiStatementQuery,
  useManageUpiStatementQuery,
  useManageUpiStatementRowsQuery,
} from './Statement.generated.ts'

type Statement = NonNullable<ManageUpiStatementQuery['upiStatement']>

/** A bank statement with its matched rows: `?state=UNKNOWN`. For admins. */
export default function UpiStatementRoute() {
  const { statementId = '' } = useParams()
  const { data, error, refetch } = useManageUpiStatementQuery({
    variables: { statementId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  if (data && !data.upiStatement) return <NotFoundRoute />
  const statement = data?.upiStatement
  return (
    <Page title={statement?.name ?? 'UPI statement'}>
      <PageStack>
        <BackLink to={dashboardPaths.upiStatements}>UPI statements</BackLink>
        {error && !statement ? (
          <>
            <PageHeading>UPI statement</PageHeading>
            <ErrorState what="the statement" onRetry={() => void refetch()}>
              {toErrorMessage(error)}
            </ErrorState>
          </>
        ) : (
          <>
            {statement ? <Head statement={statement} /> : <WaitingHead />}
            {statement && <ApplyStatement key={statement.previewId} statement={statement} />}
            <Rows statementId={statementId} statement={statement ?? null} />
          </>
        )}
      </PageStack>
    </Page>
  )
}

function Head({ statement }: { statement: Statement }) {
  const { name, uploadedAt, uploadedBy } = statement
  return (
    <Stack $gap={1}>
      <Name>{name}</Name>
      <Soft>{`Uploaded ${formatDateTime(uploadedAt)}${uploadedBy !== null ? ` · ${uploadedBy}` : ''}`}</Soft>
      <Soft>{describeRows(statement)}</Soft>
    </Stack>
  )
}

function WaitingHead() {
  return (
    <Stack $gap={1}>
      <Skeleton $width="240px" $height="36px" />
      <Skeleton $width="200px" $height="20px" />
      <Skeleton $width="160px" $height="20px" />
    </Stack>
  )
}

function Rows({ statementId, statement }: { statementId: string; statement: Statement | null }) {
  const { params, change } = useUrlQuery()
  const state = parseRowState(params.get('state'))
  const { data, error, refetch, fetchMore } = useManageUpiStatementRowsQuery({
    variables: { statementId, state },
    ...useListFetchPolicy(),
  })
  const rows = data?.upiStatementRows
  const more = useReloadedList(rows, (page) => fetchMore({ variables: page }), 100)
  if (error && !rows) {
    return (
      <ErrorState what="the rows" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  return (
    <>
      {statement && (
        <StateFilter
          statement={statement}
          state={state}
          onChoose={(next) => change({ state: next ?? '' }, { replace: true })}
        />
      )}
      {rows?.edges.length === 0 ? (
        <EmptyState icon={<FileCheck size={32} />} title="No rows with this result." />
      ) : (
        <div>
          <StatementRows rows={rows?.edges.map(({ node }) => node) ?? null} />
          <LoadMore {...more} />
        </div>
      )}
    </>
  )
}

const Name = styled(PageHeading)`
  overflow-wrap: anywhere;
`

const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${font.small};
`
