import {
  ChartColumn,
  ClipboardCheck,
  ClipboardList,
  FileCheck,
  KeyRound,
  Search,
  LayoutGrid,
  Layers,
  LifeBuoy,
  LogOut,
  MapPin,
  Package,
  PackagePlus,
  Settings,
  Store,
  UserRound,
  Users,
} from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountPages } from '../../account/pages.ts'
import { useLogoutMutation } from './Logout.generated.ts'
import { useSessionActions } from '../../apollo/session.tsx'
import { useNewOrderCount } from '../new-order-count.ts'
import { useIsAdmin, useIsInTeam } from '../use-role.ts'
import { dashboardPages } from '../../dashboard/pages.ts'
import { paths } from '../../lib/urls/paths.ts'
import { toast } from '../../ui/toast/toast.ts'

const entries = [
  { label: 'Profile', page: accountPages.profile, Icon: UserRound },
  { label: 'My Orders', page: accountPages.myOrders, Icon: Package },
  { label: 'Save Address', page: accountPages.addresses, Icon: MapPin },
]

const teamEntries = [
  { label: 'Overview', page: dashboardPages.overview, Icon: ChartColumn },
  { label: 'All Orders', page: dashboardPages.allOrders, Icon: ClipboardList },
  { label: 'Prescriptions', page: dashboardPages.prescriptionQueue, Icon: ClipboardCheck },
  { label: 'Tickets', page: dashboardPages.tickets, Icon: LifeBuoy },
  { label: 'UPI statements', page: dashboardPages.upiStatements, Icon: FileCheck },
  { label: 'GST returns', page: dashboardPages.gstReturn, Icon: FileCheck },
  { label: 'Category', page: dashboardPages.categories, Icon: LayoutGrid },
  { label: 'Sub Category', page: dashboardPages.subCategories, Icon: Layers },
  { label: 'Upload Product', page: dashboardPages.uploadProduct, Icon: PackagePlus },
  { label: 'Product', page: dashboardPages.products, Icon: Store },
  { label: 'Search', page: dashboardPages.searchWords, Icon: Search },
  { label: 'Partners', page: dashboardPages.partners, Icon: KeyRound },
  { label: 'Team', page: dashboardPages.team, Icon: Users },
  { label: 'Settings', page: dashboardPages.settings, Icon: Settings },
]

interface AccountEntriesProps {
  Link: ComponentType<{ to: string; children: ReactNode }>
  Button: ComponentType<{ type: 'button'; onClick: () => void; children: ReactNode }>
  iconSize: number
}

/** The account menu's entries: the viewer's pages, with the team's pages first, and Log Out. */
export function AccountEntries({ Link, Button, iconSize }: AccountEntriesProps) {
  const isAdmin = useIsAdmin()
  const isInTeam = useIsInTeam()
  const managed = teamEntries.filter(({ page }) => isAdmin || (isInTeam && page.access === 'staff'))
  const logOut = useLogOut()
  return (
    <>
      {[...managed, ...entries].map(({ label, page, Icon }) => (
        <li key={label}>
          <Link to={page.path}>
            <Icon size={iconSize} aria-hidden />
            <span>{label}</span>
            {page === dashboardPages.allOrders && <NewOrderCount />}
          </Link>
        </li>
      ))}
      <li>
        <Button type="button" onClick={() => void logOut()}>
          <LogOut size={iconSize} aria-hidden />
          Log Out
        </Button>
      </li>
    </>
  )
}

function NewOrderCount() {
  const count = useNewOrderCount()
  return count > 0 && <span>{`(${count} new)`}</span>
}

/** Ends the session here and on the server. When offline, the server's session expires after 30 days. */
function useLogOut() {
  const logout = useLogoutMutation()
  const { signOut } = useSessionActions()
  const navigate = useNavigate()
  return async () => {
    // Navigate first, because the page may be for logged-in users only.
    await navigate(paths.home)
    await logout().catch(() => undefined)
    signOut()
    toast.success('You are logged out')
  }
}
