import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useDeliveryPin } from '../../lib/delivery-pin.ts'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { font, space } from '../../ui/theme.ts'
import { trigger } from '../account/account-trigger.tsx'

const dialog = lazyDialog(async () => ({ default: (await import('./DeliveryNote.tsx')).PinDialog }))

/** Shows where to deliver, and changes it. A cell of the header. */
export default function PinButton() {
  const pin = useDeliveryPin()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Root type="button" data-row="first" onClick={() => setIsOpen(true)}>
        <MapPin size={16} aria-hidden />
        <span>{pin ? `Deliver to ${pin}` : 'Set PIN code'}</span>
      </Root>
      {isOpen && <dialog.Dialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/* As high as a target, in a row of 32 px. */
const Root = styled.button`
  ${trigger}
  margin: -6px -${space[2]};
  font-size: ${font.small};
`
