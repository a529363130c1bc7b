import { styled } from 'styled-components'
import type { OrderMail } from '../../apollo/schema-types.generated.ts'
import { useSubmit } from '../../shared/use-submit.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { media, space } from '../../ui/theme.ts'
import { ProfileCard } from './ProfileCard.tsx'
import { type OrderMails_ViewerFragment, useSetOrderMailsMutation } from './OrderMails.generated.ts'

const kinds: { kind: OrderMail; text: string }[] = [
  { kind: 'CONFIRMED', text: 'Order confirmed' },
  { kind: 'PACKED', text: 'Packed' },
  { kind: 'DELIVERED', text: 'Delivered' },
  { kind: 'CANCELLED', text: 'Cancelled' },
]

/** Chooses which order emails the user receives. A change is saved immediately. */
export function OrderMails({ viewer }: { viewer: OrderMails_ViewerFragment }) {
  const set = useSetOrderMailsMutation()
  const { submit, isBusy } = useSubmit()
  const { orderMails } = viewer
  const toggle = (kind: OrderMail) => {
    if (isBusy) return
    const others = orderMails.filter((one) => one !== kind)
    const wanted = others.length < orderMails.length ? others : [...orderMails, kind]
    void submit(() => set({ wanted }), 'Saved')
  }
  return (
    <ProfileCard title="Emails about your orders">
      <Choices>
        {kinds.map(({ kind, text }) => (
          <Checkbox key={kind} checked={orderMails.includes(kind)} onChange={() => toggle(kind)}>
            {text}
          </Checkbox>
        ))}
      </Choices>
      <SmallText>We always email you about payments and refunds.</SmallText>
    </ProfileCard>
  )
}

const Choices = styled.div`
  display: grid;
  gap: ${space[2]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`
