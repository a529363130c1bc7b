import type { PointerEvent } from 'react'
import { styled } from 'styled-components'
import { color, media, radius } from '../../ui/theme.ts'

interface DayBarsProps {
  /** Each bar's height in percent, oldest day first. */
  heights: readonly number[]
  /** How many bars at the end are in the chosen period. */
  inPeriod: number
  /** The bar whose value is shown. */
  chosen: number
  /** The chosen bar's value. */
  text: string
  onChoose: (index: number) => void
}

/** A bar chart. The user chooses a bar with the mouse, a finger or the arrow keys. */
export function DayBars({ heights, inPeriod, chosen, text, onChoose }: DayBarsProps) {
  const { length } = heights
  const choose = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * length)
    onChoose(Math.min(Math.max(index, 0), length - 1))
  }
  return (
    <Area onPointerDown={choose} onPointerMove={choose}>
      <Bars viewBox={`0 0 ${length} 100`} preserveAspectRatio="none" aria-hidden>
        <Half x1={0} x2={length} y1={50} y2={50} vectorEffect="non-scaling-stroke" />
        {heights.map((height, at) => (
          <Bar
            key={at}
            x={at + 0.1}
            y={100 - height}
            width={0.8}
            height={height}
            $isFaint={at < length - inPeriod}
            $isChosen={at === chosen}
          />
        ))}
      </Bars>
      <Slider
        type="range"
        aria-label="Day"
        aria-valuetext={text}
        min={0}
        max={length - 1}
        value={chosen}
        onChange={({ target }) => onChoose(Number(target.value))}
      />
    </Area>
  )
}

/* Vertical swipes scroll the page, and horizontal swipes choose a bar. */
const Area = styled.div`
  position: relative;
  height: 160px;
  border-block: 1px solid ${color.line};
  cursor: crosshair;
  touch-action: pan-y;

  ${media.tablet} {
    height: 220px;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
    border-radius: ${radius.small};
  }
`

const Bars = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
`

const Half = styled.line`
  stroke: ${color.line};
`

const Bar = styled.rect<{ $isFaint: boolean; $isChosen: boolean }>`
  fill: ${({ $isChosen }) => ($isChosen ? color.night : color.accent)};
  fill-opacity: ${({ $isFaint, $isChosen }) => ($isFaint && !$isChosen ? 0.35 : 1)};

  ${media.forcedColors} {
    fill: ${({ $isChosen }) => ($isChosen ? 'Highlight' : 'CanvasText')};
  }
`

/* Serves keyboards and screen readers. Pointers choose the bar below them. */
const Slider = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`
