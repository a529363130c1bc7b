import { useState } from 'react'
import { styled } from 'styled-components'
import { useStore } from '../../apollo/session.tsx'
import { formatDateTime } from '../../lib/text/date.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { OrderedLineRow } from '../../shared/order/line/OrderedLineRow.tsx'
import { countOrderable, sumLines } from '../../shared/order/line/ordered-line.ts'
import { StickyBar } from '../../shared/page/StickyBar.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ChangeNotice } from '../../ui/content/ChangeNotice.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { Card } from '../../ui/layout/Card.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { font, media, space } from '../../ui/theme.ts'
import type { LinkedOrder_OrderFragment } from './LinkedOrder.generated.ts'
import { useConfirmLink } from './use-confirm-link.ts'
import { useLinkedLines } from './use-linked-lines.ts'

interface LinkedOrderFormProps {
  token: string
  order: LinkedOrder_OrderFragment
}

/** What the shop has prepared. The customer changes quantities and places the order. */
export function LinkedOrderForm({ token, order }: LinkedOrderFormProps) {
  const shop = useStore()?.name ?? 'The shop'
  const { lines, setQuantity } = useLinkedLines(order)
  const { place, isBusy } = useConfirmLink(token)
  const [errors, setErrors] = useState<readonly string[]>([])
  const { quantity, total } = sumLines(lines)
  const isCollected = order.fulfilment === 'PICK_UP'
  const send = async () => {
    const payload = await place(lines)
    if (payload) setErrors(payload.userErrors.map(({ message }) => message))
  }
  return (
    <Stack>
      <p>{`${shop} has prepared this order for you. Change it if you like, and place it before ${formatDateTime(order.expiresAt)}.`}</p>
      {errors.length > 0 && <ChangeNotice>{errors.join(' ')}</ChangeNotice>}
      <Card as="section" aria-labelledby="linked-items">
        <Title id="linked-items">Your items</Title>
        <List>
          {lines.map((line) => (
            <OrderedLineRow
              key={line.product.id}
              line={line}
              problem={line.problem}
              max={line.max}
              onChange={(next) => {
                setErrors([])
                setQuantity(line.product.id, next)
              }}
            >
              {line.quantity === 0 && countOrderable({ ...line, quantity: 1 }) > 0 && (
                <Button
                  variant="secondary"
                  aria-label={`Add again: ${line.product.name}`}
                  onClick={() => setQuantity(line.product.id, 1)}
                >
                  Add again
                </Button>
              )}
            </OrderedLineRow>
          ))}
        </List>
      </Card>
      <Card as="section" aria-labelledby="linked-place">
        <Title id="linked-place">{isCollected ? 'Collect from the shop' : 'Delivery to'}</Title>
        <p translate="no">{order.address}</p>
        {isCollected && <SmallText>This is the address on your bill.</SmallText>}
      </Card>
      <Bar>
        <p>
          <span>{`${formatCount(quantity, 'piece')} · Pay`}</span>{' '}
          <strong translate="no">{formatMoney(total)}</strong>{' '}
          <span>{isCollected ? 'in cash when you collect it' : 'in cash on delivery'}</span>
        </p>
        <Button isWide isBusy={isBusy} disabled={quantity === 0} onClick={() => void send()}>
          {`Place order · ${formatMoney(total)}`}
        </Button>
      </Bar>
    </Stack>
  )
}

const Title = styled.h2`
  padding-bottom: ${space[3]};
  font-size: ${font.large};
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`

/* Stays in view, so that the total can be seen while quantities change. */
const Bar = styled(StickyBar)`
  display: grid;

  /* One row leaves more room for the page on a phone held sideways. */
  ${media.sideways} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
`
