import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { runAfterPaint } from '../../lib/run-after-paint.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import { color, media, shadow, space } from '../theme.ts'

interface ScrollRowProps {
  /** For screen readers. */
  label: string
  /** The distance that an arrow scrolls, in pixels. */
  step: number
  /** List items. */
  children: ReactNode
}

/** A list that scrolls horizontally, with arrows on wide screens. */
export function ScrollRow({ label, step, children }: ScrollRowProps) {
  const ref = useRef<HTMLUListElement>(null)
  const { isAtStart, isAtEnd, update } = useEnds(ref)
  const move = (left: number) => ref.current?.scrollBy({ left })
  return (
    <Root>
      <Arrow
        $side="left"
        label={`Scroll ${label} left`}
        aria-disabled={isAtStart}
        onClick={() => move(-step)}
      >
        <ChevronLeft size={20} />
      </Arrow>
      <Track ref={ref} aria-label={label} onScroll={update}>
        {children}
      </Track>
      <Arrow
        $side="right"
        label={`Scroll ${label} right`}
        aria-disabled={isAtEnd}
        onClick={() => move(step)}
      >
        <ChevronRight size={20} />
      </Arrow>
    </Root>
  )
}

/** Whether the row is scrolled to its start or end. Call `update` after scrolling. */
function useEnds(ref: RefObject<HTMLElement | null>) {
  const [isAtStart, setIsAtStart] = useState(true)
  const [isAtEnd, setIsAtEnd] = useState(false)
  const update = () => {
    if (!ref.current) return
    const { scrollLeft, clientWidth, scrollWidth } = ref.current
    setIsAtStart(scrollLeft < 1)
    setIsAtEnd(scrollWidth - clientWidth - scrollLeft < 1)
  }
  // Runs after every render, because the content may have changed, but after painting, because reading sizes earlier
  // would make the browser compute them twice.
  useEffect(() => {
    const cancel = runAfterPaint(update)
    window.addEventListener('resize', update)
    return () => {
      cancel()
      window.removeEventListener('resize', update)
    }
  })
  return { isAtStart, isAtEnd, update }
}

const Root = styled.div`
  position: relative;
  min-width: 0;
`

/* Extends to the screen's edges on phones, where the cards slide out of view. */
const Track = styled.ul`
  display: flex;
  gap: ${space[3]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  /* On touch screens only: it would change the distance that an arrow scrolls. */
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
    scroll-snap-type: none;
  }
`

const Arrow = styled(IconButton)<{ $side: 'left' | 'right' }>`
  display: none;
  position: absolute;
  /* The middle of a card's image, clear of the button at its bottom edge. */
  top: 33%;
  ${({ $side }) => $side}: -${space[5]};
  z-index: 2;
  translate: 0 -50%;
  background: ${color.surface};
  border: 1px solid ${color.line};
  box-shadow: ${shadow.lift};

  ${media.tablet} {
    display: inline-grid;
  }

  /* Hidden at the end, unless it has the keyboard focus, which would be lost. */
  &[aria-disabled='true']:not(:focus-visible) {
    visibility: hidden;
  }
`
