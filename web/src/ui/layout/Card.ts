import { styled } from 'styled-components'
import { color, radius, space } from '../theme.ts'

/** A white box with a thin border. */
export const Card = styled.div`
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`
