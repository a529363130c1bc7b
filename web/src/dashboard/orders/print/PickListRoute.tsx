import { useState } from 'react'
import { PickListSheet } from './PickListSheet.tsx'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { getStoreTime } from '../../../lib/store-time.ts'
import { useManagePickListQuery } from './Print.generated.ts'
import { NothingToPrint, PrintPage, useChosenOrders } from '../../../shared/page/PrintPage.tsx'

const TITLE = 'Pick list'
const labels = { title: 'Address labels', to: dashboardPaths.addressLabels }

/** The pick list for the selected orders. */
export default function PickListRoute() {
  const orderIds = useChosenOrders()
  return orderIds.length > 0 ? <PickList orderIds={orderIds} /> : <NothingToPrint title={TITLE} />
}

function PickList({ orderIds }: { orderIds: string[] }) {
  const [printedAt] = useState(() => new Date(getStoreTime()).toISOString())
  const { data, error, refetch } = useManagePickListQuery({
    variables: { orderIds },
    fetchPolicy: 'no-cache',
  })
  return (
    <PrintPage title={TITLE} other={labels} error={error} onRetry={() => void refetch()}>
      {data ? <PickListSheet pickList={data.pickList} printedAt={printedAt} /> : null}
    </PrintPage>
  )
}
