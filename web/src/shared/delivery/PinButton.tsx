import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { color, font, media, size, space } from '../../ui/theme.ts'
import { useDeliveryPin } from '../../lib/delivery-pin.ts'

const dialog = lazyDialog(async () => ({ default: (await import('./DeliveryNote.tsx')).PinDialog }))

/** Shows where to deliver, and changes it. */
export default function PinButton() {
  const pin = useDeliveryPin()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Root type="button" onClick={() => setIsOpen(true)}>
        <MapPin size={16} aria-hidden />
        <span>{pin ? `Deliver to ${pin}` : 'Set PIN code'}</span>
      </Root>
      {isOpen && <dialog.Dialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/* The row is lower than a target, so the target reaches below it. */
const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${size.pinRow};
  color: ${color.accentDeep};
  font-size: ${font.small};
  font-weight: ${font.semibold};
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: 0 0 -12px;
  }

  ${media.desktop} {
    /* As wide with and without a PIN code. */
    min-width: 10rem;
  }
`
