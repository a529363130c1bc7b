import { styled } from 'styled-components'
import { color, radius, space } from '../../theme.ts'

/** An error message above the form. */
export const ErrorText = styled.p.attrs({ role: 'alert' })`
  padding: ${space[3]} ${space[4]};
  background: ${color.dangerWash};
  border-radius: ${radius.medium};
  color: ${color.dangerDeep};
`
