import { FileCheck } from 'lucide-react'
import { useReloadedList } from '../../shared/use-reloaded-list.ts'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { StatementList } from './StatementList.tsx'
import { StatementUpload } from './StatementUpload.tsx'
import { useListFetchPolicy } from '../../shared/use-list-fetch-policy.ts'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack, Stack } from '../../ui/layout/Stack.ts'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { font, space } from '../../ui/theme.ts'
import { Page } from '../../shared/page/Page.tsx'
import { useManageUpiStatementsQuery } from './Statements.generated.ts'

/** Uploads bank statements and matches their rows to UPI payments. For admins. */
export default function UpiStatementsRoute() {
  return (
    <Page title="UPI statements">
      <PageStack $gap={6}>
        <Stack $gap={2}>
          <PageHeading>UPI statements</PageHeading>
          <Intro>
            Upload a bank statement to see which UPI payments have arrived and mark them all as
            received.
          </Intro>
        </Stack>
        <StatementUpload />
        <Stack as="section" aria-labelledby="past-statements" $gap={3}>
          <Title id="past-statements">Past statements</Title>
          <Past />
        </Stack>
      </PageStack>
    </Page>
  )
}

function Past() {
  const { data, error, refetch, fetchMore } = useManageUpiStatementsQuery(useListFetchPolicy())
  const statements = data?.upiStatements
  const more = useReloadedList(statements, (page) => fetchMore({ variables: page }), 50)
  if (error && !statements) {
    return (
      <ErrorState what="the statements" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  if (statements?.edges.length === 0) {
    return (
      <EmptyState icon={<FileCheck size={32} />} title="No statements yet.">
        Statements that you use to mark payments as received will appear here.
      </EmptyState>
    )
  }
  return (
    <div>
      <StatementList statements={statements?.edges.map(({ node }) => node) ?? null} />
      <LoadMore {...more} />
    </div>
  )
}

const Intro = styled.p`
  max-width: 60ch;
  padding-bottom: ${space[1]};
`

const Title = styled.h2`
  font-size: ${font.large};
  font-weight: ${font.bold};
`
