import { styled } from 'styled-components'
import { color, font, radius, space } from '../../ui/theme.ts'

/** The number on the order's bag. Renders nothing for orders without one. */
export function BagNumber({ order }: { order: { bagNumber: number | null } }) {
  if (order.bagNumber === null) return null
  return <Bag translate="no">{`Bag ${order.bagNumber}`}</Bag>
}

const Bag = styled.span`
  flex: none;
  padding: ${space.half} ${space[2]};
  background: ${color.night};
  border-radius: ${radius.small};
  color: ${color.onNight};
  font-size: ${font.body};
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
