import { styled } from 'styled-components'
import { Badge } from '../../ui/content/Badge.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { space } from '../../ui/theme.ts'
import { NotDeliveredNote } from '../delivery/DeliveryTime.tsx'

/** Marks a line like its product card, and says why it is not delivered, or when the prescription is needed. */
export function PrescriptionNote({ productId }: { productId: string }) {
  return (
    <Root as="span">
      <Badge $tone="dark" aria-hidden>
        Rx
      </Badge>
      <NotDeliveredNote productId={productId}>
        <span>Prescription needed at checkout</span>
      </NotDeliveredNote>
    </Root>
  )
}

const Root = styled(SmallText)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  /* Two lines, so that nothing moves when the note is replaced. */
  min-height: 40px;
`
