import { MessageCircle, MessageSquare, Share2 } from 'lucide-react'
import { styled } from 'styled-components'
import { useStore } from '../../../../apollo/session.tsx'
import { formatDateTime } from '../../../../lib/text/date.ts'
import { whatsAppLink } from '../../../../lib/urls/contact-links.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { CopyLine } from '../../../../ui/dashboard/CopyLine.tsx'
import { Modal } from '../../../../ui/dialogs/Modal.tsx'
import { Stack } from '../../../../ui/layout/Stack.ts'
import { color, font, radius, size, space } from '../../../../ui/theme.ts'
import { type OrderLink, smsLink } from './order-link.ts'

interface LinkDialogProps {
  link: OrderLink
  onClose: () => void
}

/** Sends the link to the customer. */
export default function LinkDialog({ link, onClose }: LinkDialogProps) {
  const shop = useStore()?.name ?? 'the shop'
  const until = formatDateTime(link.expiresAt)
  const message = `${link.customerName}, your order from ${shop} is ready to confirm until ${until}:`
  const text = `${message} ${link.url}`
  return (
    <Modal title="Link to the order" isOpen onClose={onClose}>
      <Stack>
        <p>
          <strong translate="no">{link.customerName}</strong>{' '}
          <span>{`can see, change and place the order until ${until}.`}</span>
        </p>
        <CopyLine text={link.url} name="link" />
        <Ways>
          {'share' in navigator && (
            <Button variant="secondary" onClick={() => void share(message, link.url)}>
              <Share2 size={20} aria-hidden />
              <span>Share</span>
            </Button>
          )}
          <Way href={whatsAppLink(link.phone, text)} target="_blank" rel="noreferrer">
            <MessageCircle size={20} aria-hidden />
            <span>WhatsApp</span>
          </Way>
          <Way href={smsLink(link.phone, text)}>
            <MessageSquare size={20} aria-hidden />
            <span>SMS</span>
          </Way>
        </Ways>
        <Button isWide onClick={onClose}>
          Done
        </Button>
      </Stack>
    </Modal>
  )
}

/** Opens the device's menu. Closing the menu is not an error. */
async function share(text: string, url: string) {
  await navigator.share({ text, url }).catch(() => undefined)
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: ${space[2]};
`

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding-inline: ${space[3]};
  border: 1.5px solid ${color.accent};
  border-radius: ${radius.medium};
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
`
