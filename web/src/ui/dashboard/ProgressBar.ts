import { styled } from 'styled-components'
import { color, space } from '../theme.ts'

/** The share of a file that was sent; without a value, the server is working. */
export const ProgressBar = styled.progress.attrs({ 'aria-label': 'Progress', max: 1 })`
  width: 100%;
  height: ${space[2]};
  accent-color: ${color.accent};
`
