import { styled } from 'styled-components'
import { formatDateTime } from '../../../lib/text/date.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { space } from '../../../ui/theme.ts'
import type { OrderChanges_OrderFragment } from './OrderProposals.generated.ts'

type Change = OrderChanges_OrderFragment['changes'][number]

/** The changes to the order's lines, oldest first. */
export default function OrderChanges({ order }: { order: OrderChanges_OrderFragment }) {
  return (
    <List aria-label="Changed items">
      {order.changes.map((change) => (
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
  padding-top: ${space[4]};
`
