import { styled } from 'styled-components'
import { space } from '../theme.ts'

/** A form with stacked fields, which keep their height beside taller content. */
export const FormStack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
`
