import { styled } from 'styled-components'
import { font, space } from '../../ui/theme.ts'

/** A list of inputs with a name. */
export const ListGroup = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding-bottom: ${space[2]};
    font-weight: ${font.semibold};
  }
`
