import { Navigate } from 'react-router-dom'
import { useIsAdmin, useIsInTeam } from '../../common/use-role.ts'
import { managePaths } from '../../lib/manage-paths.ts'
import { paths } from '../../lib/paths.ts'
import { useIsPhone } from '../../ui/hooks/use-media.ts'

/**
 * The dashboard without a page: the overview for admins, all orders for staff, and for shoppers the account menu on phones
 * and otherwise their orders.
 */
export default function DashboardIndexRoute() {
  const shopperPage = useIsPhone() ? paths.user : paths.myOrders
  const teamPage = useIsAdmin() ? managePaths.overview : managePaths.allOrders
  return <Navigate to={useIsInTeam() ? teamPage : shopperPage} replace />
}
