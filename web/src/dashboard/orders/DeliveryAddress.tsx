import { MapPin, MessageCircle, Phone } from 'lucide-react'
import { styled } from 'styled-components'
import { mapLink, phoneLink, whatsAppLink } from '../../lib/urls/contact-links.ts'
import { formatCity } from '../../lib/text/format-city.ts'
import { CopyButton } from '../../ui/buttons/CopyButton.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { color, font, radius, size, space } from '../../ui/theme.ts'
import type { ManagedOrder_OrderFragment } from './ManagedOrder.generated.ts'

type Addressed = Pick<
  ManagedOrder_OrderFragment,
  'number' | 'customer' | 'deliveryAddress' | 'deliveryNote'
>

/** The order's delivery address, with buttons to copy it, call or message the customer and open a map. */
export function DeliveryAddress({ order }: { order: Addressed }) {
  const { number, customer, deliveryAddress, deliveryNote } = order
  const { addressLine, mobile, landmark } = deliveryAddress
  const place = [addressLine, formatCity(deliveryAddress)]
  const text = [customer?.name, ...place, landmark, mobile, deliveryNote].filter(Boolean).join('\n')
  return (
    <>
      <Lines translate="no">
        {customer && <span>{customer.name}</span>}
        <span>{addressLine}</span>
        <span>{formatCity(deliveryAddress)}</span>
        {landmark !== '' && <span>{landmark}</span>}
        <span>{mobile}</span>
      </Lines>
      {deliveryNote !== '' && (
        <Note>
          <SmallText>Delivery note</SmallText>
          <p>{deliveryNote}</p>
        </Note>
      )}
      <Actions>
        <Action href={phoneLink(mobile)} aria-label={`Call ${mobile}`}>
          <Phone size={18} aria-hidden />
          <span>Call</span>
        </Action>
        <Action
          href={whatsAppLink(mobile, `Order ${number}`)}
          aria-label={`Message ${mobile} on WhatsApp`}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle size={18} aria-hidden />
          <span>WhatsApp</span>
        </Action>
        <Action href={mapLink(place.join(', '))} target="_blank" rel="noreferrer">
          <MapPin size={18} aria-hidden />
          <span>Map</span>
        </Action>
        <CopyButton text={text} name="address" />
      </Actions>
    </>
  )
}

const Lines = styled.address`
  display: grid;
  gap: ${space.half};
  font-style: normal;
  line-height: 1.4;
  overflow-wrap: anywhere;

  > :first-child {
    font-weight: ${font.semibold};
  }
`

const Note = styled.div`
  padding-top: ${space[2]};
  line-height: 1.4;
  overflow-wrap: anywhere;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding-block: ${space[3]} ${space[1]};
`

const Action = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding-inline: ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  font-weight: ${font.semibold};
`
