import { styled } from 'styled-components'
import type { Invoice_OrderFragment } from './Invoice.generated.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { color, font, space } from '../../ui/theme.ts'

type Batch = Invoice_OrderFragment['lines'][number]['batches'][number]

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
        {lines.map(({ productId, name, unit, quantity, discountedPrice, total, ...line }) => (
          <tr key={productId}>
            <th scope="row">
              <span>{name}</span>
              {unit && <Unit>{unit}</Unit>}
              {line.medicine?.maker && <Unit>{`Made by ${line.medicine.maker}`}</Unit>}
              {line.batches.map((batch) => (
                <Unit key={`${batch.number} ${batch.expiry}`}>
                  {describeBatch(batch, quantity)}
                </Unit>
              ))}
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

/** For example, 'Batch B12, expiry 03/27'; with the packs if they are not all of the line. */
function describeBatch({ number, expiry, quantity }: Batch, ordered: number): string {
  const packs = quantity === ordered ? '' : ` (${formatCount(quantity, 'pack')})`
  return `Batch ${number}, expiry ${expiry}${packs}`
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
