import { styled } from 'styled-components'
import { space } from '../theme.ts'

/** The parts of a page of the administration, below one another. */
export const PanelStack = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
`
