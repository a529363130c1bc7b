import { styled } from 'styled-components'
import type { QuoteLine_LineFragment as QuoteLine } from '../../apollo/generated.ts'
import { formatMoney } from '../../lib/money.ts'
import { WasNow } from '../../ui/WasNow.tsx'
import { color, radius, space } from '../../ui/theme.ts'
import type { Address, Change, Quote } from './checkout-snapshot.ts'

/** Line by line what is not as it was agreed, then the address, then the total. */
export function ChangeList({ change: { agreed, quote, address } }: { change: Change }) {
  const changed = quote?.lines.filter(({ problems }) => problems.length > 0) ?? []
  return (
    <List>
      {changed.map((line) => (
        <WasNow
          key={line.productId}
          label={nameOf(line, agreed.quote)}
          was={wasOf(line)}
          now={nowOf(line)}
        />
      ))}
      {address && (
        <WasNow label="Delivery address" was={textOf(agreed.address)} now={textOf(address)} />
      )}
      {quote && (
        <WasNow
          label="Grand total"
          was={formatMoney(agreed.input.expectedTotal)}
          now={formatMoney(quote.total.amount)}
        />
      )}
    </List>
  )
}

/** As it was shown: of what is gone the store knows no name any more. */
function nameOf({ productId, name }: QuoteLine, shown: Quote): string {
  return shown.lines.find((line) => line.productId === productId)?.name ?? name
}

/** '2 × ₹27': what was asked for, at the price that was seen. */
function wasOf({ wantedQuantity, seenPrice, discountedPrice }: QuoteLine): string {
  return `${wantedQuantity} × ${formatMoney((seenPrice ?? discountedPrice).amount)}`
}

function nowOf({ quantity, discountedPrice, problems }: QuoteLine): string {
  if (problems.some(({ code }) => code === 'GONE')) return 'no longer sold'
  if (quantity === 0) return 'out of stock'
  return `${quantity} × ${formatMoney(discountedPrice.amount)}`
}

function textOf({ addressLine, city, state, pincode, country, mobile }: Address): string {
  return `${addressLine}, ${city}, ${state} ${pincode}, ${country}, ${mobile}`
}

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  background: ${color.page};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`
