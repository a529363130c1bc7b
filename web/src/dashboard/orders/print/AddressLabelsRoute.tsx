import { AddressLabels } from './AddressLabels.tsx'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { useManageAddressLabelsQuery } from './Print.generated.ts'
import { NothingToPrint, PrintPage, useChosenOrders } from '../../../shared/page/PrintPage.tsx'

const TITLE = 'Address labels'
const pickList = { title: 'Pick list', to: dashboardPaths.pickList }

/** Address labels for the selected orders. */
export default function AddressLabelsRoute() {
  const orderIds = useChosenOrders()
  return orderIds.length > 0 ? <Labels orderIds={orderIds} /> : <NothingToPrint title={TITLE} />
}

function Labels({ orderIds }: { orderIds: string[] }) {
  const { data, error, refetch } = useManageAddressLabelsQuery({
    variables: { orderIds },
    fetchPolicy: 'no-cache',
  })
  return (
    <PrintPage
      title={TITLE}
      other={pickList}
      margin="0"
      error={error}
      onRetry={() => void refetch()}
    >
      {data ? <AddressLabels orders={data.ordersById} /> : null}
    </PrintPage>
  )
}
