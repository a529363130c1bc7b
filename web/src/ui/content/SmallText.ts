import { styled } from 'styled-components'
import { color, font } from '../theme.ts'

/** A small, pale text, such as a hint. */
export const SmallText = styled.p`
  color: ${color.inkSoft};
  font-size: ${font.small};
`
