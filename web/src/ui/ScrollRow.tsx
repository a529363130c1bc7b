import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { IconButton } from './IconButton.tsx'
import { color, media, shadow, space } from './theme.ts'

interface ScrollRowProps {
  /** What the row holds, for screen readers. */
  label: string
  /** Pixels that a press on an arrow moves. */
  step: number
  /** List items. */
  children: ReactNode
}

/** A list that scrolls sideways: with the finger, and with arrows where there is room for them. */
export function ScrollRow({ label, step, children }: ScrollRowProps) {
  const ref = useRef<HTMLUListElement>(null)
  const move = (left: number) => ref.current?.scrollBy({ left, behavior: 'smooth' })
  return (
    <Root>
      <Arrow $side="left" label={`Scroll ${label} left`} onClick={() => move(-step)}>
        <ChevronLeft size={20} />
      </Arrow>
      <Track ref={ref} aria-label={label}>
        {children}
      </Track>
      <Arrow $side="right" label={`Scroll ${label} right`} onClick={() => move(step)}>
        <ChevronRight size={20} />
      </Arrow>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  min-width: 0;
`

/* Reaches to the edges of the screen on phones, so that cards slide out of sight there and not before. */
const Track = styled.ul`
  display: flex;
  gap: ${space[3]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space[4]};
  scrollbar-width: none;
  padding: ${space[1]} ${space[4]};
  margin-inline: -${space[4]};

  > * {
    flex: none;
    scroll-snap-align: start;
  }

  ${media.tablet} {
    gap: ${space[4]};
    padding-inline: ${space[1]};
    margin-inline: -${space[1]};
    scroll-padding-inline: ${space[1]};
  }
`

const Arrow = styled(IconButton)<{ $side: 'left' | 'right' }>`
  display: none;
  position: absolute;
  top: 50%;
  ${({ $side }) => $side}: -${space[5]};
  z-index: 2;
  translate: 0 -50%;
  background: ${color.surface};
  border: 1px solid ${color.line};
  box-shadow: ${shadow.lift};

  ${media.tablet} {
    display: inline-grid;
  }
`
