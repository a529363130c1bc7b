import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { color, font, radius, size, space } from '../../ui/theme.ts'

/** Links from an item up to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Root to={to}>
      <ArrowLeft size={18} aria-hidden />
      <span>{children}</span>
    </Root>
  )
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space[2]};
  min-height: ${size.target};
  border-radius: ${radius.small};
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
`
