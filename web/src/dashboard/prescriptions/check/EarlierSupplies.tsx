import { styled } from 'styled-components'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { formatDate } from '../../../lib/text/date.ts'
import { TallTextLink } from '../../../ui/content/TextLink.ts'
import { Card } from '../../../ui/layout/Card.ts'
import { font, space } from '../../../ui/theme.ts'
import type { OrderToCheck } from './check-entry.ts'

type Supply = NonNullable<OrderToCheck['prescriptionCheck']>['earlierSupplies'][number]

/** What other orders have supplied on the same prescriptions. */
export default function EarlierSupplies({ supplies }: { supplies: readonly Supply[] }) {
  return (
    <Card>
      <Table>
        <caption>Supplied earlier on this prescription</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Medicine</th>
            <th scope="col">Packs</th>
          </tr>
        </thead>
        <tbody>
          {supplies.map(({ orderId, orderNumber, at, productId, medicine, quantity }) => (
            <tr key={`${orderId} ${productId}`}>
              <td>
                <time dateTime={at}>{formatDate(at)}</time>
              </td>
              <td>
                <div>{medicine}</div>
                <TallTextLink to={dashboardPaths.orderDetails(orderId)}>{orderNumber}</TallTextLink>
              </td>
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: ${space[2]};
    font-size: ${font.body};
    font-weight: ${font.semibold};
    text-align: left;
  }

  :is(th, td) {
    padding: ${space[1]} ${space[2]} ${space[1]} 0;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  :is(th, td):first-child {
    white-space: nowrap;
  }

  :is(th, td):last-child {
    padding-right: 0;
    text-align: right;
  }
`
