import { styled } from 'styled-components'
import { formatMoney } from '../../lib/text/money.ts'
import { Price } from './Price.tsx'
import { color, font, space } from '../theme.ts'

interface TotalsProps {
  /** Before discount, in paise. */
  subtotal: number
  /** In paise. */
  total: number
  /** The part of the total that rounds it to whole rupees, in paise. */
  roundOff?: number
  /** The number of items. */
  quantity: number
  /** The name of the charge for getting the items, which is free. */
  charge?: string | undefined
}

/** The totals in a cart, checkout or order. */
export function Totals({
  subtotal,
  total,
  roundOff = 0,
  quantity,
  charge = 'Delivery Charge',
}: TotalsProps) {
  return (
    <Rows>
      <Row>
        <dt>Items total</dt>
        <dd>
          <Price amount={total - roundOff} was={subtotal} />
        </dd>
      </Row>
      <Row>
        <dt>Quantity total</dt>
        <dd>{`${quantity} item`}</dd>
      </Row>
      <Row>
        <dt>{charge}</dt>
        <Free>Free</Free>
      </Row>
      {roundOff !== 0 && (
        <Row>
          <dt>Round off</dt>
          <dd translate="no">{formatMoney(roundOff)}</dd>
        </Row>
      )}
      <GrandTotal>
        <dt>Grand total</dt>
        <dd translate="no">{formatMoney(total)}</dd>
      </GrandTotal>
    </Rows>
  )
}

const Rows = styled.dl`
  display: grid;
  gap: ${space[2]};
  font-variant-numeric: tabular-nums;
`

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  color: ${color.inkSoft};

  dd {
    color: ${color.ink};
  }
`

const Free = styled.dd`
  && {
    color: ${color.accent};
  }
  font-weight: ${font.semibold};
`

const GrandTotal = styled(Row)`
  padding-top: ${space[3]};
  border-top: 1px dashed ${color.line};
  color: ${color.ink};
  font-size: ${font.large};
  font-weight: ${font.bold};
`
