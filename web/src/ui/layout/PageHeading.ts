import { styled } from 'styled-components'
import { font } from '../theme.ts'

export const PageHeading = styled.h1`
  font-size: ${font.heading};
  outline: none;
  overflow-wrap: break-word;
`
