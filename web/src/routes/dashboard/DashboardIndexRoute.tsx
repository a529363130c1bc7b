import { Navigate } from 'react-router-dom'
import { useViewer } from '../../apollo/session.tsx'
import { paths } from '../../lib/paths.ts'
import { useIsPhone } from '../../ui/hooks/use-media.ts'

/** The dashboard without a page: the overview for admins, and for shoppers the account menu on phones, otherwise the orders. */
export default function DashboardIndexRoute() {
  const isPhone = useIsPhone()
  const isAdmin = useViewer().viewer?.role === 'ADMIN'
  const shopperPage = isPhone ? paths.user : paths.myOrders
  return <Navigate to={isAdmin ? paths.overview : shopperPage} replace />
}
