import { styled } from 'styled-components'
import type { Invoice_OrderFragment } from './Invoice.generated.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { color, font, space } from '../../ui/theme.ts'

export function InvoiceTotals({ order }: { order: Invoice_OrderFragment }) {
  return (
    <Rows>
      <div>
        <dt>Quantity total</dt>
        <dd>{`${order.totalQuantity} item`}</dd>
      </div>
      <div>
        <dt>Items total before discount</dt>
        <dd translate="no">{formatMoney(order.subtotal.amount)}</dd>
      </div>
      <div>
        <dt>Discount</dt>
        <dd translate="no">{formatMoney(-order.savings.amount)}</dd>
      </div>
      <div>
        {order.fulfilment === 'PICK_UP' ? (
          <>
            <dt>Delivery</dt>
            <dd>Collected from the shop</dd>
          </>
        ) : (
          <>
            <dt>Delivery Charge</dt>
            <dd>Free</dd>
          </>
        )}
      </div>
      <div>
        <dt>Grand total</dt>
        <dd translate="no">{formatMoney(order.total.amount)}</dd>
      </div>
    </Rows>
  )
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
