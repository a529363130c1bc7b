import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { color, font, media, motion, radius, size, space } from '../../ui/theme.ts'
import { AccountEntries } from './account-entries.tsx'

/** The account menu as a list, beside the dashboard pages and on the account page on phones. */
export function AccountNav() {
  return (
    <nav aria-label="Account">
      <EntryList>
        <AccountEntries Link={EntryLink} Button={LogoutButton} iconSize={20} />
      </EntryList>
    </nav>
  )
}

interface EntryLinkProps {
  to: string
  children: ReactNode
  /** Whether it opens a part of a page that has its own entry, which is marked as the current one. */
  isPart?: boolean
}

/** A link with an icon and a chevron. */
export function EntryLink({ to, children, isPart = false }: EntryLinkProps) {
  return (
    <EntryRoot as={isPart ? Link : NavLink} to={to}>
      {children}
      <Chevron aria-hidden />
    </EntryRoot>
  )
}

export const EntryList = styled.ul`
  display: grid;
  gap: ${space.half};
`

const entry = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${size.target};
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

const EntryRoot = styled(NavLink)`
  ${entry}

  &[aria-current='page'] {
    background: ${color.accentWash};
    color: ${color.accentDeep};
  }
`

export const LogoutButton = styled.button`
  ${entry}
`

const Chevron = styled(ChevronRight).attrs({ size: 18 })`
  margin-left: auto;

  && {
    color: ${color.inkFaint};
  }
`
