import { styled } from 'styled-components'
import { color, font, radius, space } from '../../ui/theme.ts'

/** Explains why the quantity can't be increased. */
export function OnlyLeft({ stock }: { stock: number }) {
  return <Root role="status">{`Only ${stock} left`}</Root>
}

const Root = styled.span`
  padding: ${space.half} ${space[2]};
  background: ${color.highlightWash};
  color: ${color.onHighlight};
  border-radius: ${radius.small};
  font-size: ${font.small};
  font-weight: ${font.medium};
  line-height: 1.35;
  white-space: nowrap;
`
