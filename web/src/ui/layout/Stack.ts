import { styled } from 'styled-components'
import { space } from '../theme.ts'

/** Elements below each other, in a column that is never wider than its parent. */
export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 4 }) => space[$gap]};
`

/** Stacks a page's parts. */
export const PageStack = styled(Stack)`
  align-content: start;
`
