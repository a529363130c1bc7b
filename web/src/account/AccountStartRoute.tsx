import { Navigate } from 'react-router-dom'
import { useIsAdmin, useIsInTeam } from '../shared/use-role.ts'
import { dashboardPaths } from '../lib/urls/dashboard-paths.ts'
import { paths } from '../lib/urls/paths.ts'
import { useIsPhone } from '../ui/hooks/use-media.ts'

/**
 * Redirects admins to the overview, staff to all orders, and customers to their orders, or on phones to the account
 * menu.
 */
export default function AccountStartRoute() {
  const shopperPage = useIsPhone() ? paths.user : paths.myOrders
  const teamPage = useIsAdmin() ? dashboardPaths.overview : dashboardPaths.allOrders
  return <Navigate to={useIsInTeam() ? teamPage : shopperPage} replace />
}
