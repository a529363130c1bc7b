import { styled } from 'styled-components'
import { size, space } from '../../../ui/theme.ts'

/** A checkbox with its label. */
export const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.target};

  input {
    flex: none;
    width: 20px;
    height: 20px;
  }
`
