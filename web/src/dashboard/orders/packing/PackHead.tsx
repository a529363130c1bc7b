import { styled } from 'styled-components'
import { formatCount } from '../../../lib/text/format-count.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { missingItemTexts } from '../../../shared/order/missing-item-texts.ts'
import { StatusBadge } from '../../../shared/order/order-status.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { TextLink } from '../../../ui/content/TextLink.ts'
import { color, font, radius, space } from '../../../ui/theme.ts'
import { describeCollection } from '../describe-collection.ts'
import type { OrderToPack_OrderFragment } from './PackOrders.generated.ts'

interface PackHeadProps {
  order: OrderToPack_OrderFragment
  /** For example, 'Order 2 of 5'. Null for the only order. */
  place: string | null
}

/** Which order is packed, into which bag, and for whom. */
export function PackHead({ order, place }: PackHeadProps) {
  const { id, number, bagNumber, customer, delivery, totalQuantity } = order
  return (
    <Root>
      {bagNumber !== null && (
        <Bag translate="no">
          <span>Bag</span> <strong>{bagNumber}</strong>
        </Bag>
      )}
      <div>
        {place !== null && <SmallText>{place}</SmallText>}
        <Title>
          <Number>
            <TextLink to={dashboardPaths.orderDetails(id)}>{number}</TextLink>
          </Number>
          <StatusBadge status={order.status} />
        </Title>
        <p>
          <strong translate="no">{customer?.name ?? 'Account deleted'}</strong>
          <span>{` · ${formatCount(totalQuantity, 'piece')}`}</span>
          <span>{` · ${describeCollection(order)}`}</span>
        </p>
        <p>{`If an item is missing: ${missingItemTexts[order.ifItemMissing]}`}</p>
        {delivery && <When as={delivery.isLate ? 'strong' : 'p'}>{delivery.when}</When>}
      </div>
    </Root>
  )
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};

  > :last-child {
    flex: 1 1 220px;
    min-width: 0;
  }
`

const Bag = styled.p`
  display: grid;
  justify-items: center;
  min-width: 72px;
  padding: ${space[2]} ${space[3]};
  background: ${color.night};
  border-radius: ${radius.medium};
  color: ${color.onNight};
  font-size: ${font.small};
  line-height: 1.2;

  strong {
    font-size: 2rem;
    font-weight: ${font.heavy};
    font-variant-numeric: tabular-nums;
  }
`

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`

const Number = styled.h2`
  font-size: ${font.large};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
`

const When = styled.p`
  display: block;

  &::first-letter {
    text-transform: uppercase;
  }
`
