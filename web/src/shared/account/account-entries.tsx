import { LogOut, MapPin, Package, UserRound } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountPages } from '../../account/pages.ts'
import { useLogoutMutation } from './Logout.generated.ts'
import { useSessionActions } from '../../apollo/session.tsx'
import { useNewOrderCount } from '../new-order-count.ts'
import { dashboardPages } from '../../dashboard/pages.ts'
import { paths } from '../../lib/urls/paths.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useTeamEntries } from './use-team-entries.ts'

const entries = [
  { label: 'Profile', page: accountPages.profile, Icon: UserRound },
  { label: 'My Orders', page: accountPages.myOrders, Icon: Package },
  { label: 'Save Address', page: accountPages.addresses, Icon: MapPin },
]

interface AccountEntriesProps {
  Link: ComponentType<{ to: string; children: ReactNode }>
  Button: ComponentType<{ type: 'button'; onClick: () => void; children: ReactNode }>
  iconSize: number
}

/** The account menu's entries: the team's pages, the viewer's pages, and Log Out. */
export function AccountEntries(parts: AccountEntriesProps) {
  const { Link, iconSize } = parts
  return (
    <>
      {useTeamEntries().map(({ label, page, Icon }) => (
        <li key={label}>
          <Link to={page.path}>
            <Icon size={iconSize} aria-hidden />
            <span>{label}</span>
            {page === dashboardPages.allOrders && <NewOrderCount />}
          </Link>
        </li>
      ))}
      <OwnEntries {...parts} />
    </>
  )
}

/** The viewer's pages, and Log Out. */
export function OwnEntries({ Link, Button, iconSize }: AccountEntriesProps) {
  const logOut = useLogOut()
  return (
    <>
      {entries.map(({ label, page, Icon }) => (
        <li key={label}>
          <Link to={page.path}>
            <Icon size={iconSize} aria-hidden />
            <span>{label}</span>
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
