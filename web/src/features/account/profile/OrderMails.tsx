import { styled } from 'styled-components'
import type { OrderMail } from '../../../apollo/schema-types.generated.ts'
import { useSubmit } from '../../../common/use-submit.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Card } from '../../../ui/layout/Card.ts'
import { font, media, space } from '../../../ui/theme.ts'
import { type OrderMails_ViewerFragment, useSetOrderMailsMutation } from './OrderMails.generated.ts'

const kinds: { kind: OrderMail; text: string }[] = [
  { kind: 'CONFIRMED', text: 'Order confirmed' },
  { kind: 'PACKED', text: 'Packed' },
  { kind: 'DELIVERED', text: 'Delivered' },
  { kind: 'CANCELLED', text: 'Cancelled' },
]

/** Which mails about orders the user gets. A change is saved at once. */
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
    <Root as="section" aria-labelledby="order-mails">
      <Title id="order-mails">E-mails about your orders</Title>
      <Choices>
        {kinds.map(({ kind, text }) => (
          <Checkbox key={kind} checked={orderMails.includes(kind)} onChange={() => toggle(kind)}>
            {text}
          </Checkbox>
        ))}
      </Choices>
      <SmallText>We always write to you about payments and refunds.</SmallText>
    </Root>
  )
}

const Root = styled(Card)`
  display: grid;
  gap: ${space[3]};

  ${media.tablet} {
    padding: ${space[6]};
  }
`

const Title = styled.h2`
  font-size: ${font.large};
`

const Choices = styled.div`
  display: grid;
  gap: ${space[2]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`
