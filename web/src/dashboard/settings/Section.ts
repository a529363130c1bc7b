import { styled } from 'styled-components'
import { font, space } from '../../ui/theme.ts'

/** The heading of a group of settings. */
export const Section = styled.h2`
  padding-top: ${space[4]};
  font-size: ${font.title};
  font-weight: ${font.bold};
`
