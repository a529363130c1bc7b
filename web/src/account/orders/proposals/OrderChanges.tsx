import { styled } from 'styled-components'
import { formatDateTime } from '../../../lib/text/date.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { space } from '../../../ui/theme.ts'
import { Section } from '../../../shared/order/details-parts.tsx'
import { OrderProposals, type OrderProposalsProps } from './OrderProposals.tsx'
import type { OrderChanges_OrderFragment } from './OrderProposals.generated.ts'

type Change = OrderChanges_OrderFragment['changes'][number]

interface OrderChangesProps {
  order: OrderChanges_OrderFragment & OrderProposalsProps['order']
  onGone: OrderProposalsProps['onGone']
}

/** The proposals to answer, and the changes to the order's lines, oldest first. */
export default function OrderChanges({ order, onGone }: OrderChangesProps) {
  return (
    <>
      <OrderProposals order={order} onGone={onGone} />
      {order.changes.length > 0 && (
        <Section title="Changed items">
          <ChangeList changes={order.changes} />
        </Section>
      )}
    </>
  )
}

function ChangeList({ changes }: Pick<OrderChanges_OrderFragment, 'changes'>) {
  return (
    <List>
      {changes.map((change) => (
        <li key={`${change.productId} ${change.at}`}>
          <p>{describe(change)}</p>
          <SmallText as="time" dateTime={change.at}>
            {formatDateTime(change.at)}
          </SmallText>
        </li>
      ))}
    </List>
  )
}

function describe({ name, from, to, substitute }: Change): string {
  if (from === to) return `${name}: no answer to our proposal yet, so we call you`
  const change = `${name}: ${from} → ${to}`
  if (!substitute) return change
  return `${change}, replaced by ${substitute.name} × ${substitute.quantity}`
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`
