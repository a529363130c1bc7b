import { styled } from 'styled-components'
import { space } from '../theme.ts'

/** A form with stacked fields, which keep their height beside taller content, and scroll clear of a bar with buttons. */
export const FormStack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};

  input,
  textarea,
  select {
    scroll-margin-bottom: 96px;
  }
`
