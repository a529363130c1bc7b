import { ChevronDown, LogOut, MapPin, Package, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { type Viewer, useViewer } from '../../apollo/session.tsx'
import { paths } from '../../lib/paths.ts'
import { Menu } from '../../ui/Menu.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { color, font, media, motion, radius, size, space } from '../../ui/theme.ts'
import { adminEntries } from './admin-entries.ts'
import { Avatar } from './Avatar.tsx'
import { useLogout } from './use-logout.ts'

/** 'Login', or the dropdown of the signed-in person; on phones the menu is a screen of its own. */
export function AccountMenu() {
  const { viewer, isLoading } = useViewer()
  if (isLoading) return <Skeleton $width="44px" $height="44px" $round="medium" />
  if (!viewer) return <LoginLink to={paths.login}>Login</LoginLink>
  return (
    <>
      <PhoneLink to={paths.user} aria-label="Account">
        <Face viewer={viewer} />
      </PhoneLink>
      <Wide>
        <SignedInMenu viewer={viewer} />
      </Wide>
    </>
  )
}

/** Not a disc without a picture: it would only take room. */
function Face({ viewer: { avatar } }: { viewer: Viewer }) {
  return avatar ? <Avatar image={avatar} side={28} /> : <UserRound size={22} aria-hidden />
}

function SignedInMenu({ viewer }: { viewer: Viewer }) {
  const navigate = useNavigate()
  const logout = useLogout()
  return (
    <Menu
      name="Account"
      label={
        <Trigger>
          <Face viewer={viewer} />
          Account
          <Chevron size={16} aria-hidden />
        </Trigger>
      }
    >
      <MenuHead viewer={viewer} />
      <ul>
        {viewer.role === 'ADMIN' &&
          adminEntries.map(({ label, to, Icon }) => (
            <Entry key={to} icon={<Icon size={18} aria-hidden />} to={to}>
              {label}
            </Entry>
          ))}
        <Entry icon={<Package size={18} />} to={paths.myOrders}>
          My Orders
        </Entry>
        <Entry icon={<MapPin size={18} />} to={paths.addresses}>
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
            <LogOut size={18} aria-hidden />
            Log Out
          </LogoutButton>
        </li>
      </ul>
    </Menu>
  )
}

function MenuHead({ viewer }: { viewer: Viewer }) {
  return (
    <Head to={paths.profile}>
      <strong>My Account</strong>
      <span>
        {viewer.name || viewer.mobile}
        {viewer.role === 'ADMIN' && <Tag> (Admin)</Tag>}
      </span>
    </Head>
  )
}

function Entry({ icon, to, children }: { icon: ReactNode; to: string; children: string }) {
  return (
    <li>
      <EntryLink to={to}>
        {icon}
        {children}
      </EntryLink>
    </li>
  )
}

const trigger = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding-inline: ${space[2]};
  border-radius: ${radius.medium};
  font-weight: ${font.semibold};
  white-space: nowrap;
  transition: background-color ${motion.quick};

  ${media.desktop} {
    padding-inline: ${space[3]};
  }

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`

/* Between 768 and 1024 px the search bar needs the room. */
const Chevron = styled(ChevronDown)`
  display: none;

  ${media.desktop} {
    display: block;
  }
`

const PhoneLink = styled(Link)`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border-radius: ${radius.medium};

  ${media.tablet} {
    display: none;
  }
`

const Wide = styled.div`
  ${media.belowTablet} {
    display: none;
  }
`

const LoginLink = styled(Link)`
  ${trigger}
`

const Trigger = styled.span`
  ${trigger}
`

const Head = styled(Link)`
  display: grid;
  padding: ${space[3]};
  border-bottom: 1px solid ${color.line};
  border-radius: ${radius.medium} ${radius.medium} 0 0;
  color: ${color.inkSoft};
  font-size: ${font.small};

  strong {
    color: ${color.ink};
    font-size: ${font.body};
  }
`

const Tag = styled.span`
  color: ${color.danger};
  font-weight: ${font.semibold};
`

const entry = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${size.target};
  padding-inline: ${space[3]};
  border-radius: ${radius.medium};
  font-weight: ${font.medium};

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`

const EntryLink = styled(Link)`
  ${entry}
`

const LogoutButton = styled.button`
  ${entry}
`
