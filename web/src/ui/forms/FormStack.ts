import { styled } from 'styled-components'
import { space } from '../theme.ts'

/** A form with stacked fields. */
export const FormStack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`
