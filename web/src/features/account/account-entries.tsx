import {
  ChartColumn,
  ClipboardCheck,
  ClipboardList,
  FileCheck,
  KeyRound,
  Search,
  LayoutGrid,
  Layers,
  LogOut,
  MapPin,
  Package,
  PackagePlus,
  Store,
  UserRound,
  Users,
} from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLogoutMutation } from './Logout.generated.ts'
import { useSessionActions } from '../../apollo/session.tsx'
import { useNewOrderCount } from '../../common/new-order-count.ts'
import { useIsAdmin, useIsInTeam } from '../../common/use-role.ts'
import { managePaths } from '../../lib/manage-paths.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/toast/toast.ts'

const entries = [
  { label: 'Profile', to: paths.profile, Icon: UserRound },
  { label: 'My Orders', to: paths.myOrders, Icon: Package },
  { label: 'Save Address', to: paths.addresses, Icon: MapPin },
]

/** For admins. Staff have those for orders and stock. */
const teamEntries = [
  { label: 'Overview', to: managePaths.overview, Icon: ChartColumn },
  { label: 'All Orders', to: managePaths.allOrders, Icon: ClipboardList, isForStaff: true },
  {
    label: 'Prescriptions',
    to: managePaths.prescriptionQueue,
    Icon: ClipboardCheck,
    isForStaff: true,
  },
  { label: 'UPI statements', to: managePaths.upiStatements, Icon: FileCheck },
  { label: 'Category', to: managePaths.categories, Icon: LayoutGrid },
  { label: 'Sub Category', to: managePaths.subCategories, Icon: Layers },
  { label: 'Upload Product', to: managePaths.uploadProduct, Icon: PackagePlus },
  { label: 'Product', to: managePaths.products, Icon: Store, isForStaff: true },
  { label: 'Search', to: managePaths.searchWords, Icon: Search },
  { label: 'Partners', to: managePaths.partners, Icon: KeyRound },
  { label: 'Team', to: managePaths.team, Icon: Users },
]

interface AccountEntriesProps {
  Link: ComponentType<{ to: string; children: ReactNode }>
  Button: ComponentType<{ type: 'button'; onClick: () => void; children: ReactNode }>
  iconSize: number
}

/** The items of the account menus: the viewer's pages, those of the team first, and Log Out. */
export function AccountEntries({ Link, Button, iconSize }: AccountEntriesProps) {
  const isAdmin = useIsAdmin()
  const isInTeam = useIsInTeam()
  const managed = teamEntries.filter(({ isForStaff }) => isAdmin || (isInTeam && isForStaff))
  const logOut = useLogOut()
  return (
    <>
      {[...managed, ...entries].map(({ label, to, Icon }) => (
        <li key={to}>
          <Link to={to}>
            <Icon size={iconSize} aria-hidden />
            <span>{label}</span>
            {to === managePaths.allOrders && <NewOrderCount />}
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
    // Leaves first, because the page may be for signed-in people only.
    await navigate(paths.home)
    await logout().catch(() => undefined)
    signOut()
    toast.success('You are logged out')
  }
}
