import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useDeliveryPin } from '../../lib/delivery-pin.ts'
import { color, font, radius, space } from '../../ui/theme.ts'
import { useNotDeliveredQuery } from './DeliveryPromise.generated.ts'

interface NotDeliveredNoteProps {
  productId: string
  /** Shown instead if it is delivered. */
  children: ReactNode
}

/** Says why a product in the cart is not delivered to the PIN code in the header. */
export function NotDeliveredNote({ productId, children }: NotDeliveredNoteProps) {
  const pincode = useDeliveryPin()
  const { data } = useNotDeliveredQuery({
    variables: { pincode },
    fetchPolicy: 'cache-and-network',
  })
  const rule = data?.viewer?.cart.notDelivered.find((one) => one.productId === productId)
  return rule ? <Note>{rule.message}</Note> : children
}

const Note = styled.span`
  padding: ${space.half} ${space[2]};
  background: ${color.highlightWash};
  color: ${color.onHighlight};
  border-radius: ${radius.small};
  font-size: ${font.small};
  font-weight: ${font.medium};
  line-height: 1.35;
`
