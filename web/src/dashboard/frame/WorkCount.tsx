import { styled } from 'styled-components'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { color, font, radius, space } from '../../ui/theme.ts'

interface WorkCountProps {
  count?: number | undefined
  /** What to do with it, for screen readers: 'to confirm'. */
  task?: string
}

/** The number of things that wait behind a link. Nothing for 0. */
export function WorkCount({ count = 0, task = '' }: WorkCountProps) {
  if (count === 0) return null
  return (
    <Root translate="no">
      <span>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{` ${task}`}</VisuallyHidden>
    </Root>
  )
}

const Root = styled.span`
  flex: none;
  min-width: 24px;
  padding: ${space.half} ${space[2]};
  background: ${color.highlight};
  border-radius: ${radius.pill};
  color: ${color.onHighlight};
  font-size: ${font.small};
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  text-align: center;
`
