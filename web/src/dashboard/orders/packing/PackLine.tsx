import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatCount } from '../../../lib/text/format-count.ts'
import { Picture } from '../../../ui/content/Picture.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { color, font, media, motion, radius, space, tints } from '../../../ui/theme.ts'
import type { LineToPack } from './shelf-order.ts'

interface PackLineProps {
  line: LineToPack
  /** The number of items in the bag. */
  picked: number
  onToggle: () => void
  /** What can be done if items are missing. */
  action: ReactNode
}

/** A product to pack. Pressing it anywhere ticks it. */
export function PackLine({ line, picked, onToggle, action }: PackLineProps) {
  const { name, unit, quantity, image, batches } = line
  const isDone = picked === quantity
  return (
    <Row $isDone={isDone}>
      <Target>
        <input type="checkbox" checked={isDone} onChange={onToggle} />
        <Tile>
          <Picture image={image} alt="" sizes="88px" side={88} />
        </Tile>
        <div>
          <Name>{name}</Name>
          {unit && <p>{unit}</p>}
          {batches.length > 0 && (
            <SmallText>
              {batches.map(({ number, expiry }) => `${number} · ${expiry}`).join(', ')}
            </SmallText>
          )}
          {picked > 0 && !isDone && (
            <Progress>{`${formatCount(quantity - picked, 'piece')} left`}</Progress>
          )}
        </div>
        <Quantity $isSeveral={quantity > 1} translate="no">{`× ${quantity}`}</Quantity>
        <Tick aria-hidden>{isDone && <Check size={24} strokeWidth={3} />}</Tick>
      </Target>
      <Action>{action}</Action>
    </Row>
  )
}

const Row = styled.li<{ $isDone: boolean }>`
  background: ${({ $isDone }) => ($isDone ? color.accentWash : color.surface)};
  border: 1.5px solid ${({ $isDone }) => ($isDone ? color.accent : color.line)};
  border-radius: ${radius.large};
  transition: background-color ${motion.quick};

  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }

  &:has(input:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`

/* Below the name on phones, where the label leaves room. On wider screens, all lines have a column for it. */
const Action = styled.div`
  padding-left: calc(72px + ${space[5]});

  button {
    margin-top: -${space[2]};
  }

  ${media.tablet} {
    width: 120px;
    padding: 0;

    button {
      margin: 0;
    }
  }
`

const Target = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto 36px;
  align-items: center;
  gap: ${space[3]};
  min-height: 88px;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[2]};
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }

  ${media.tablet} {
    grid-template-columns: 88px minmax(0, 1fr) auto 36px;
    gap: ${space[4]};
  }
`

const Tile = styled.div`
  overflow: hidden;
  aspect-ratio: 1;
  background: ${tints[5]};
  border-radius: ${radius.medium};
`

const Name = styled.p`
  font-size: ${font.large};
  font-weight: ${font.semibold};
  line-height: 1.25;
  overflow-wrap: anywhere;
`

const Progress = styled.p`
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
`

/* Several items are easily overlooked. */
const Quantity = styled.strong<{ $isSeveral: boolean }>`
  padding: ${space[1]} ${space[2]};
  background: ${({ $isSeveral }) => ($isSeveral ? color.highlight : 'transparent')};
  border-radius: ${radius.small};
  color: ${({ $isSeveral }) => ($isSeveral ? color.onHighlight : color.ink)};
  font-size: ${font.title};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

const Tick = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 2px solid ${color.lineStrong};
  border-radius: ${radius.pill};

  input:checked ~ & {
    background: ${color.accent};
    border-color: ${color.accent};
    color: ${color.onAccent};
  }
`
