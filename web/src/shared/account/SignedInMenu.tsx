import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import type { Viewer } from '../../apollo/session.tsx'
import { paths } from '../../lib/urls/paths.ts'
import { Menu } from '../../ui/dialogs/Menu.tsx'
import { color, font, media, radius, size, space } from '../../ui/theme.ts'
import { ViewerName } from './AccountHead.tsx'
import { AccountEntries } from './account-entries.tsx'
import { trigger, TriggerContent } from './account-trigger.tsx'

/** The account dropdown. */
export default function SignedInMenu({ viewer }: { viewer: Viewer }) {
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
