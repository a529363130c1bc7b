import { styled } from 'styled-components'
import { Button } from '../../ui/buttons/Button.tsx'
import { space } from '../../ui/theme.ts'

/** A quiet button at the end of a line: its text, not its ground, stands in line with what is above. */
export const InlineButton = styled(Button).attrs({ variant: 'quiet' })`
  margin-right: -${space[2]};
  padding-inline: ${space[2]};
`
