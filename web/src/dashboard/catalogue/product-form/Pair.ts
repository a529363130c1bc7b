import { styled } from 'styled-components'
import { space } from '../../../ui/theme.ts'

/** Two short fields side by side. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
`
