import { styled } from 'styled-components'
import { space } from '../theme.ts'

/** Stacks the parts of a page. */
export const PageStack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 4 }) => space[$gap]};
`
