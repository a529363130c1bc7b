import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden.ts'
import { color, font, space } from './theme.ts'

interface WasNowProps {
  /** What has changed. */
  label: string
  was: ReactNode
  now: ReactNode
}

/** A fact as it was and as it is now. Stands within a list. */
export function WasNow({ label, was, now }: WasNowProps) {
  return (
    <Root>
      <Label>{label}</Label>
      <Change>
        <Was>
          <VisuallyHidden>was </VisuallyHidden>
          {was}
        </Was>
        <ArrowRight size={16} aria-hidden />
        <Now>
          <VisuallyHidden>is now </VisuallyHidden>
          {now}
        </Now>
      </Change>
    </Root>
  )
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

const Label = styled.span`
  font-weight: ${font.semibold};
`

const Change = styled.span`
  display: grid;
  grid-template-columns: minmax(0, auto) auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${space[2]};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;

  svg {
    align-self: center;
  }
`

const Was = styled.span`
  color: ${color.inkFaint};
`

const Now = styled.span`
  color: ${color.ink};
  font-weight: ${font.semibold};
`
