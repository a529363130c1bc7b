import { ChevronDown, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { type Viewer, useViewer } from '../../apollo/session.tsx'
import { paths } from '../../lib/paths.ts'
import { Menu } from '../../ui/dialogs/Menu.tsx'
import { color, font, media, motion, radius, size, space } from '../../ui/theme.ts'
import { ViewerName } from './AccountHead.tsx'
import { Avatar } from './Avatar.tsx'
import { AccountEntries } from './account-entries.tsx'

/**
 * A login link, or the account dropdown. On phones it links to the account page instead, and everywhere while the viewer
 * is loading or could not be loaded: that page offers a retry.
 */
export function AccountMenu() {
  const { viewer, isLoading, hasFailed } = useViewer()
  if (!viewer && !isLoading && !hasFailed) return <TriggerLink to={paths.login}>Login</TriggerLink>
  return (
    <>
      <PhoneLink to={paths.user} aria-label="Account">
        <AvatarIcon viewer={viewer} />
      </PhoneLink>
      <Wide>
        {viewer ? (
          <SignedInMenu viewer={viewer} />
        ) : (
          <TriggerLink to={paths.user}>
            <TriggerContent viewer={null} />
          </TriggerLink>
        )}
      </Wide>
    </>
  )
}

function TriggerContent({ viewer }: { viewer: Viewer | null }) {
  return (
    <>
      <AvatarIcon viewer={viewer} />
      Account
      <Chevron size={16} aria-hidden />
    </>
  )
}

function AvatarIcon({ viewer }: { viewer: Viewer | null }) {
  const avatar = viewer?.avatar
  return avatar ? <Avatar image={avatar} side={28} /> : <UserRound size={22} aria-hidden />
}

function SignedInMenu({ viewer }: { viewer: Viewer }) {
  return (
    <Menu
      name="Account"
      label={
        <Trigger>
          <TriggerContent viewer={viewer} />
        </Trigger>
      }
    >
      <MenuHead viewer={viewer} />
      <ul>
        <AccountEntries Link={EntryLink} Button={LogoutButton} iconSize={18} />
      </ul>
    </Menu>
  )
}

function MenuHead({ viewer }: { viewer: Viewer }) {
  return (
    <Head to={paths.profile}>
      <strong>My Account</strong>
      <span>
        <ViewerName viewer={viewer} />
      </span>
    </Head>
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

/* Between 768 and 1024 px the search bar needs the space. */
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

const TriggerLink = styled(Link)`
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
