import { ChevronRight } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Viewer } from '../../apollo/session.tsx'
import { paths } from '../../lib/urls/paths.ts'
import { color, font, media, motion, radius, space } from '../../ui/theme.ts'
import { Avatar } from './Avatar.tsx'

interface AccountHeadProps {
  viewer: Viewer
  /** 'h1' if it is the page's heading. */
  as?: 'h1' | 'p'
}

/** 'My Account' with the viewer's name; links to the profile. */
export function AccountHead({ viewer, as = 'p' }: AccountHeadProps) {
  return (
    <Root to={paths.profile}>
      <Avatar image={viewer.avatar} side={52} />
      <div>
        <Title as={as}>My Account</Title>
        <Name>
          <ViewerName viewer={viewer} />
        </Name>
      </div>
      <ChevronRight size={18} aria-hidden />
    </Root>
  )
}

const roleNames = { ADMIN: 'Admin', STAFF: 'Staff' }

/** The viewer's name, or the mobile number if there is no name. */
export function ViewerName({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <span translate="no">{viewer.name || viewer.mobile}</span>
      {viewer.role !== 'USER' && <Tag>{` (${roleNames[viewer.role]})`}</Tag>}
    </>
  )
}

const Root = styled(NavLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]};
  margin: -${space[2]};
  border-radius: ${radius.large};
  color: ${color.inkFaint};
  transition: background-color ${motion.quick};

  &[aria-current='page'] {
    background: ${color.accentWash};
  }

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`

const Title = styled.p`
  color: ${color.ink};
  font-size: ${font.title};
  font-weight: ${font.bold};
  line-height: 1.3;
  outline: none;
`

const Name = styled.p`
  color: ${color.inkSoft};
`

const Tag = styled.span`
  color: ${color.danger};
  font-weight: ${font.semibold};
`
