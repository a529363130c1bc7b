import { styled } from 'styled-components'
import type { DocumentSheet_DocumentFragment } from './Invoice.generated.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { color, font, space } from '../../ui/theme.ts'
import { describeTax, isInterState } from './gst-texts.ts'

type Line = DocumentSheet_DocumentFragment['lines'][number]

/** The lines as a table. On a receipt, the product is above its numbers. */
export function DocumentLines({ document }: { document: DocumentSheet_DocumentFragment }) {
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
        {document.lines.map((line) => (
          <tr key={line.productId}>
            <th scope="row">
              <span>{line.name}</span>
              {describeLine(line, document).map((text) => (
                <Detail key={text}>{text}</Detail>
              ))}
            </th>
            {/* A credit note can reduce the price only. */}
            <td>{line.quantity || '–'}</td>
            <td translate="no">
              {line.quantity > 0 ? formatMoney(line.discountedPrice.amount) : '–'}
            </td>
            <td translate="no">{formatMoney(line.total.amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The smaller lines below a product's name. */
function describeLine(line: Line, document: DocumentSheet_DocumentFragment): string[] {
  const { unit, quantity, hsn, ratePercent, tax, medicine } = line
  const gst = [
    ...(hsn === null ? [] : [`HSN ${hsn}`]),
    ...(document.tax && ratePercent !== null ? [`GST ${ratePercent}%`] : []),
  ]
  return [
    unit,
    medicine?.maker ? `Made by ${medicine.maker}` : '',
    ...line.batches.map((batch) => describeBatch(batch, quantity)),
    gst.join(' · '),
    tax && ratePercent !== null ? describeTax(tax, ratePercent, isInterState(document)) : '',
  ].filter(Boolean)
}

/** For example, 'Batch B12, expiry 03/27'; with the packs if they are not all of the line. */
function describeBatch(
  { number, expiry, quantity }: Line['batches'][number],
  ordered: number,
): string {
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

  [data-receipt] & {
    &,
    thead,
    tbody {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: 1fr 2fr 2fr;
    }

    th:first-child {
      grid-column: 1 / -1;
      padding-bottom: 0;
      border-bottom: 0;
    }

    td:nth-child(2),
    th:nth-child(2) {
      padding-left: 0;
      text-align: left;
    }
  }
`

const Detail = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${font.small};
`
