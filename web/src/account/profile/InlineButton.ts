import { styled } from 'styled-components'
import { Button } from '../../ui/buttons/Button.tsx'
import { space } from '../../ui/theme.ts'

/** A quiet button at the end of a line. Its text, not its padding, is aligned with the edge. */
export const InlineButton = styled(Button).attrs({ variant: 'quiet' })`
  margin-right: -${space[2]};
  padding-inline: ${space[2]};
`
