import { type PointerEvent, useLayoutEffect, useRef } from 'react'
import { css, styled } from 'styled-components'
import { StageFrame } from './StageFrame.ts'

interface PictureStageProps {
  src: string
  name: string
  zoom: number
  /** Quarter turns to the right. */
  turns: number
}

/** An image's visible part. Browsers scroll it with fingers, wheel and arrow keys; a mouse can also drag it. */
export function PictureStage({ src, name, zoom, turns }: PictureStageProps) {
  const { ref, noteMiddle } = useSteadyMiddle(zoom, turns)
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    ref.current?.scrollBy(-event.movementX, -event.movementY)
  }
  return (
    <Scroller
      ref={ref}
      role="group"
      aria-label={`Part of ${name}`}
      tabIndex={0}
      onScroll={noteMiddle}
    >
      <Sheet $zoom={zoom} onPointerDown={beginDrag} onPointerMove={drag}>
        <Img src={src} alt={name} draggable={false} $zoom={zoom} $turns={turns} />
      </Sheet>
    </Scroller>
  )
}

/** Browsers already scroll with fingers. */
function beginDrag({ pointerType, button, pointerId, currentTarget }: PointerEvent) {
  if (pointerType === 'mouse' && button === 0) currentTarget.setPointerCapture(pointerId)
}

/** Keeps the middle in place when the zoom changes. A rotated image is shown from its own middle. */
function useSteadyMiddle(zoom: number, turns: number) {
  const ref = useRef<HTMLDivElement>(null)
  // As fractions of the whole content.
  const middle = useRef({ x: 0.5, y: 0.5 })
  const noteMiddle = () => {
    if (!ref.current) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } =
      ref.current
    middle.current = {
      x: (scrollLeft + clientWidth / 2) / scrollWidth,
      y: (scrollTop + clientHeight / 2) / scrollHeight,
    }
  }
  useLayoutEffect(() => {
    middle.current = { x: 0.5, y: 0.5 }
  }, [turns])
  useLayoutEffect(() => {
    const { current: stage } = ref
    if (!stage) return
    stage.scrollLeft = middle.current.x * stage.scrollWidth - stage.clientWidth / 2
    stage.scrollTop = middle.current.y * stage.scrollHeight - stage.clientHeight / 2
  }, [zoom, turns])
  return { ref, noteMiddle }
}

const Scroller = styled(StageFrame)`
  container-type: size;
  overflow: auto;
`

/* As large as the visible part at first, so that the whole image fits. */
const Sheet = styled.div<{ $zoom: number }>`
  position: relative;
  width: ${({ $zoom }) => 100 * $zoom}cqw;
  height: ${({ $zoom }) => 100 * $zoom}cqh;
  overflow: hidden;
  cursor: ${({ $zoom }) => ($zoom > 1 ? 'grab' : 'default')};
  user-select: none;

  &:active {
    cursor: ${({ $zoom }) => ($zoom > 1 ? 'grabbing' : 'default')};
  }
`

/* After a quarter turn, its width is along the sheet's height. */
const Img = styled.img<{ $zoom: number; $turns: number }>`
  position: absolute;
  top: 50%;
  left: 50%;
  max-width: none;
  object-fit: contain;
  transform: translate(-50%, -50%) rotate(${({ $turns }) => $turns / 4}turn);

  ${({ $zoom, $turns }) => {
    const [wide, high] = $turns % 2 === 0 ? ['cqw', 'cqh'] : ['cqh', 'cqw']
    return css`
      width: ${100 * $zoom}${wide};
      height: ${100 * $zoom}${high};
    `
  }}
`
