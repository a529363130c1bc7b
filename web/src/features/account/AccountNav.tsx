import { ChevronRight, LogOut, MapPin, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink, useNavigate } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { useViewer } from '../../apollo/session.tsx'
import { paths } from '../../lib/paths.ts'
import { color, font, media, motion, radius, space } from '../../ui/theme.ts'
import { adminEntries } from './admin-entries.ts'
import { useLogout } from './use-logout.ts'

/** The signed-in person's pages, and the way out. */
export function AccountNav() {
  const { viewer } = useViewer()
  const navigate = useNavigate()
  const logout = useLogout()
  return (
    <nav aria-label="Account">
      <List>
        {viewer?.role === 'ADMIN' &&
          adminEntries.map(({ label, to, Icon }) => (
            <Entry key={to} to={to} icon={<Icon size={20} aria-hidden />}>
              {label}
            </Entry>
          ))}
        <Entry to={paths.myOrders} icon={<Package size={20} />}>
          My Orders
        </Entry>
        <Entry to={paths.addresses} icon={<MapPin size={20} />}>
          Save Address
        </Entry>
        <li>
          <LogoutButton
            type="button"
            onClick={async () => {
              // First away from what only a signed-in person may see.
              await navigate(paths.home)
              await logout()
            }}
          >
            <LogOut size={20} aria-hidden />
            Log Out
          </LogoutButton>
        </li>
      </List>
    </nav>
  )
}

interface EntryProps {
  to: string
  icon: ReactNode
  children: string
}

function Entry({ to, icon, children }: EntryProps) {
  return (
    <li>
      <EntryLink to={to}>
        {icon}
        {children}
        <Chevron aria-hidden />
      </EntryLink>
    </li>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
`

const entry = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 52px;
  padding-inline: ${space[4]};
  border-radius: ${radius.medium};
  font-weight: ${font.semibold};
  transition: background-color ${motion.quick};

  svg {
    color: ${color.accent};
  }

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`

const EntryLink = styled(NavLink)`
  ${entry}

  &[aria-current='page'] {
    background: ${color.accentWash};
    color: ${color.accentDeep};
  }
`

const LogoutButton = styled.button`
  ${entry}
`

const Chevron = styled(ChevronRight).attrs({ size: 18 })`
  margin-left: auto;

  && {
    color: ${color.inkFaint};
  }
`
