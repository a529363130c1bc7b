import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import type { QuoteLine_LineFragment as QuoteLine } from '../Quote.generated.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.ts'
import { color, font, radius, space } from '../../../ui/theme.ts'
import type { Address, CheckoutChange, Quote } from '../checkout-snapshot.ts'

/** The old and new values for each changed line, the address and the total. */
export function ChangeList({ change: { snapshot, quote, address } }: { change: CheckoutChange }) {
  const changed = quote?.lines.filter(({ problems }) => problems.length > 0) ?? []
  return (
    <List>
      {changed.map((line) => (
        <ValueChange
          key={line.productId}
          label={getName(line, snapshot.quote)}
          before={formatBefore(line)}
          after={formatAfter(line)}
        />
      ))}
      {address && (
        <ValueChange
          label="Delivery address"
          before={formatAddress(snapshot.address)}
          after={formatAddress(address)}
        />
      )}
      {quote && (
        <ValueChange
          label="Grand total"
          before={formatMoney(snapshot.input.expectedTotal)}
          after={formatMoney(quote.total.amount)}
        />
      )}
    </List>
  )
}

function ValueChange({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <li>
      <Label>{label}</Label>
      <Values>
        <Before>
          <VisuallyHidden>was </VisuallyHidden>
          <span>{before}</span>
        </Before>
        <ArrowRight size={16} aria-hidden />
        <After>
          <VisuallyHidden>is now </VisuallyHidden>
          <span>{after}</span>
        </After>
      </Values>
    </li>
  )
}

/** Returns the name as shown before, because the server no longer knows a deleted product's name. */
function getName({ productId, name }: QuoteLine, shown: Quote): string {
  return shown.lines.find((line) => line.productId === productId)?.name ?? name
}

/** Formats '2 × ₹27': the requested quantity at the price that was shown. */
function formatBefore({ wantedQuantity, seenPrice, discountedPrice }: QuoteLine): string {
  return `${wantedQuantity} × ${formatMoney((seenPrice ?? discountedPrice).amount)}`
}

function formatAfter({ quantity, discountedPrice, problems }: QuoteLine): string {
  if (problems.some(({ code }) => code === 'GONE')) return 'no longer sold'
  if (quantity === 0) return 'out of stock'
  return `${quantity} × ${formatMoney(discountedPrice.amount)}`
}

function formatAddress({ addressLine, city, state, pincode, country, mobile }: Address): string {
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

const Label = styled.span`
  font-weight: ${font.semibold};
`

const Values = styled.span`
  display: grid;
  grid-template-columns: minmax(0, auto) auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${space[2]};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;

  svg {
    align-self: center;
  }
`

const Before = styled.span`
  color: ${color.inkFaint};
`

const After = styled.span`
  color: ${color.ink};
  font-weight: ${font.semibold};
`
