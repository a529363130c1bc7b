import { styled } from 'styled-components'
import type { Invoice_OrderFragment } from './Invoice.generated.ts'
import { formatMoney } from '../../lib/money.ts'
import { color, font, space } from '../../ui/theme.ts'

export function InvoiceLines({ lines }: Pick<Invoice_OrderFragment, 'lines'>) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Qty</th>
          <th scope="col">Price</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ productId, name, unit, quantity, discountedPrice, total }) => (
          <tr key={productId}>
            <th scope="row">
              <span>{name}</span>
              {unit && <Unit>{unit}</Unit>}
            </th>
            <td>{quantity}</td>
            <td translate="no">{formatMoney(discountedPrice.amount)}</td>
            <td translate="no">{formatMoney(total.amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space[2]} 0 ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.line};
    font-weight: ${font.regular};
    text-align: right;
    vertical-align: top;
    overflow-wrap: normal;
  }

  th:first-child {
    padding-left: 0;
    text-align: left;
    overflow-wrap: anywhere;
  }

  thead th {
    color: ${color.inkSoft};
    font-size: ${font.small};
  }

  tr {
    break-inside: avoid;
  }
`

const Unit = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${font.small};
`
