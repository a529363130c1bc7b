import { styled } from 'styled-components'
import type { Fulfilment } from '../../apollo/schema-types.generated.ts'
import type { DocumentSheet_DocumentFragment } from './Invoice.generated.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { color, font, space } from '../../ui/theme.ts'
import { isInterState, listTaxes } from './gst-texts.ts'

interface DocumentTotalsProps {
  document: DocumentSheet_DocumentFragment
  fulfilment: Fulfilment
}

export function DocumentTotals({ document, fulfilment }: DocumentTotalsProps) {
  const { kind, total, roundOff, tax } = document
  const isCredit = kind === 'CREDIT_NOTE'
  const rows = [
    ...(isCredit ? [] : describeSale(document, fulfilment)),
    ...(tax
      ? [['Taxable value', tax.taxable.amount] as const, ...listTaxes(tax, isInterState(document))]
      : []),
    ...(roundOff.amount === 0 ? [] : [['Round off', roundOff.amount] as const]),
    [isCredit ? 'Total credited' : 'Grand total', total.amount] as const,
  ]
  return (
    <Rows>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          {typeof value === 'number' ? (
            <dd translate="no">{formatMoney(value)}</dd>
          ) : (
            <dd>{value}</dd>
          )}
        </div>
      ))}
    </Rows>
  )
}

/** Names with texts, or with amounts in paise. */
function describeSale(
  { lines, total, roundOff }: DocumentSheet_DocumentFragment,
  fulfilment: Fulfilment,
): (readonly [string, string | number])[] {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const before = lines.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0)
  return [
    ['Quantity total', formatCount(count, 'item')],
    ['Items total before discount', before],
    ['Discount', total.amount - roundOff.amount - before],
    fulfilment === 'PICK_UP'
      ? ['Delivery', 'Collected from the shop']
      : ['Delivery Charge', 'Free'],
  ]
}

const Rows = styled.dl`
  display: grid;
  justify-self: end;
  gap: ${space[1]};
  width: min(320px, 100%);
  font-variant-numeric: tabular-nums;
  break-inside: avoid;

  div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }

  dt {
    color: ${color.inkSoft};
  }

  div:last-child {
    padding-top: ${space[2]};
    border-top: 1px solid ${color.ink};
    font-size: ${font.large};
    font-weight: ${font.bold};
  }

  div:last-child dt {
    color: ${color.ink};
  }
`
