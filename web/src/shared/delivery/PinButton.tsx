import { ChevronDown, MapPin } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { color, font, media, radius, size, space } from '../../ui/theme.ts'
import { useDeliveryPin } from './delivery-pin.ts'

const dialog = lazyDialog(() => import('./PinDialog.tsx'))

/** Shows where to deliver, and changes it. */
export function PinButton() {
  const pin = useDeliveryPin()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Root type="button" onClick={() => setIsOpen(true)}>
        <MapPin size={16} aria-hidden />
        <span>{pin ? `Deliver to ${pin}` : 'Set PIN code'}</span>
        <ChevronDown size={14} aria-hidden />
      </Root>
      {isOpen && <dialog.Dialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/* The row is lower than a target on phones, so the target reaches into the next row. */
const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-width: ${size.target};
  min-height: ${size.pinRow};
  color: ${color.accentDeep};
  font-size: ${font.small};
  font-weight: ${font.semibold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: 0 0 -12px;
  }

  ${media.desktop} {
    /* As wide with and without a PIN code. */
    min-width: 10rem;
    min-height: ${size.target};
    padding-inline: ${space[2]};
    border-radius: ${radius.medium};

    &::after {
      inset: 0;
    }

    ${media.hover} {
      &:hover {
        background: ${color.accentWash};
      }
    }
  }
`
