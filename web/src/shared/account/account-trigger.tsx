import { ChevronDown, UserRound } from 'lucide-react'
import { css, styled } from 'styled-components'
import type { Viewer } from '../../apollo/session.tsx'
import { color, font, media, motion, radius, size, space } from '../../ui/theme.ts'
import { Avatar } from './Avatar.tsx'

/** The content of the account button or link; without a viewer while it is loading. */
export function TriggerContent({ viewer }: { viewer: Viewer | null }) {
  return (
    <>
      <AvatarIcon viewer={viewer} />
      <span>Account</span>
      <Chevron size={16} aria-hidden />
    </>
  )
}

export function AvatarIcon({ viewer }: { viewer: Viewer | null }) {
  const avatar = viewer?.avatar
  return avatar ? <Avatar image={avatar} side={28} /> : <UserRound size={22} aria-hidden />
}

export const trigger = css`
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
