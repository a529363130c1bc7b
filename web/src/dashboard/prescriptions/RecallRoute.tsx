import { Download, PackageSearch } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { BackLink } from '../../shared/page/BackLink.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { useExport } from '../../shared/use-export.ts'
import { useReloadedList } from '../../shared/use-reloaded-list.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { useUrlQuery } from '../../ui/dashboard/use-url-query.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { LoadMore } from '../../ui/states/LoadMore.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { media, space } from '../../ui/theme.ts'
import { toast } from '../../ui/toast/toast.ts'
import { MonthField } from './register/MonthField.tsx'
import { getCurrentMonth } from './register/register-month.ts'
import { BillsExport } from './register/RegisterExport.tsx'
import { useManageRecallQuery } from './Recall.generated.ts'
import { RecallTable } from './recall/RecallTable.tsx'

/** Finds the orders of a recalled batch: `?batch=AB12`. For admins. */
export default function RecallRoute() {
  const { params, change } = useUrlQuery()
  const batch = (params.get('batch') ?? '').trim().toUpperCase()
  const [text, setText] = useState(batch)
  const [month, setMonth] = useState(getCurrentMonth)
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    change({ batch: text.trim() })
  }
  return (
    <Page title="Recall of a batch">
      <PageStack>
        <BackLink to={dashboardPaths.prescriptionQueue}>Prescriptions</BackLink>
        <PageHeading>Recall of a batch</PageHeading>
        <Search role="search" onSubmit={search}>
          <Field
            label="Batch number"
            hint="Complete, as printed on the pack"
            value={text}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit">Find orders</Button>
        </Search>
        {batch !== '' && <Found key={batch} batch={batch} />}
        <Search as="div">
          <MonthField month={month} onChange={setMonth} />
          <BillsExport month={month} />
        </Search>
      </PageStack>
    </Page>
  )
}

function Found({ batch }: { batch: string }) {
  const { data, error, refetch, fetchMore } = useManageRecallQuery({
    variables: { batch },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const found = data?.ordersWithBatch
  const more = useReloadedList(found, (page) => fetchMore({ variables: page }), 50)
  if (error && !found) {
    return (
      <ErrorState what="the orders" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  if (!found) return <Skeleton $height="240px" $round="large" />
  if (found.edges.length === 0) {
    return (
      <EmptyState icon={<PackageSearch size={32} />} title="No orders found">
        No order has a pack of this batch, and no bill names it. Please check the number.
      </EmptyState>
    )
  }
  return (
    <div>
      <RecallExport batch={batch} />
      <RecallTable orders={found.edges.map(({ node }) => node)} />
      <LoadMore {...more} />
    </div>
  )
}

function RecallExport({ batch }: { batch: string }) {
  const { download, isBusy } = useExport(
    `recall.csv?batch=${encodeURIComponent(batch)}`,
    () => toast.error('We couldn’t export the orders. Please try again.'),
    'recall.csv',
  )
  return (
    <Tool>
      <Button variant="secondary" isBusy={isBusy} onClick={download}>
        <Download size={18} aria-hidden />
        Download CSV
      </Button>
    </Tool>
  )
}

const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[3]};
  max-width: 480px;

  > :first-child {
    flex: 1 1 220px;
  }

  ${media.tablet} {
    > button {
      margin-top: 26px;
    }
  }
`

const Tool = styled.div`
  padding-bottom: ${space[3]};
`
