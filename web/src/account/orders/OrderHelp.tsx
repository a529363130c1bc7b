import { MessageCircle, Phone } from 'lucide-react'
import { styled } from 'styled-components'
import { useStore } from '../../apollo/session.tsx'
import { phoneLink, whatsAppLink } from '../../lib/urls/contact-links.ts'
import { Section } from '../../shared/order/details-parts.tsx'
import { OrderTickets } from './help/OrderTickets.tsx'
import { color, font, radius, size, space } from '../../ui/theme.ts'

interface OrderHelpProps {
  order: { id: string; number: string; updatedAt: string }
}

/** How to reach the shop about an order, and the problems that were reported. */
export default function OrderHelp({ order }: OrderHelpProps) {
  const store = useStore()
  if (!store) return null
  const { phone, whatsapp } = store
  return (
    <Section title="Help with this order">
      <Links>
        <ContactLink href={phoneLink(phone)}>
          <Phone size={18} aria-hidden />
          <span>{`Call ${phone}`}</span>
        </ContactLink>
        {whatsapp && (
          <ContactLink
            href={whatsAppLink(whatsapp, `Order ${order.number}`)}
            target="_blank"
            rel="noreferrer"
          >
            <MessageCircle size={18} aria-hidden />
            <span>WhatsApp</span>
          </ContactLink>
        )}
      </Links>
      <OrderTickets order={order} />
    </Section>
  )
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-bottom: ${space[4]};
`

const ContactLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding-inline: ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  font-weight: ${font.semibold};
`
