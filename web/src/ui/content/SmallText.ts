import { styled } from 'styled-components'
import { color, font } from '../theme.ts'

/** Small, muted text, such as a hint. */
export const SmallText = styled.p`
  color: ${color.inkSoft};
  font-size: ${font.small};
`
