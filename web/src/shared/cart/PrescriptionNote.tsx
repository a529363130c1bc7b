import { styled } from 'styled-components'
import { Badge } from '../../ui/content/Badge.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { space } from '../../ui/theme.ts'

/** Marks a line like its product card, and says when the prescription is needed. */
export function PrescriptionNote() {
  return (
    <Root as="span">
      <Badge $tone="dark" aria-hidden>
        Rx
      </Badge>
      Prescription needed at checkout
    </Root>
  )
}

const Root = styled(SmallText)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`
