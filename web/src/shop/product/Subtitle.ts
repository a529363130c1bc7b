import { styled } from 'styled-components'
import { font, space } from '../../ui/theme.ts'

/** The heading for a section on the product page. */
export const Subtitle = styled.h2`
  padding-bottom: ${space[4]};
  font-size: ${font.large};
`
