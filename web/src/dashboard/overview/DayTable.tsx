import { styled } from 'styled-components'
import { formatDate } from '../../lib/text/date.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { color, font, size, space } from '../../ui/theme.ts'
import type { RevenueChart_DayFragment } from './Sales.generated.ts'

/** Each day's sales as a table, latest day first. */
export function DayTable({ days }: { days: readonly RevenueChart_DayFragment[] }) {
  return (
    <Details>
      <summary>Show as table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Orders</th>
            <th scope="col">Gross</th>
            <th scope="col">Refunds</th>
            <th scope="col">Net</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, figures }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{figures.orders}</td>
              <td translate="no">{formatMoney(figures.gross.amount)}</td>
              <td translate="no">{formatMoney(figures.refunds.amount)}</td>
              <td translate="no">{formatMoney(figures.net.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  )
}

/* Large amounts scroll on phones. */
const Details = styled.details`
  overflow-x: auto;
  font-size: ${font.small};

  summary {
    width: fit-content;
    padding-block: ${space[3]};
    color: ${color.accentDeep};
    font-weight: ${font.semibold};
    cursor: pointer;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    height: ${size.target};
    padding-left: ${space[2]};
    border-top: 1px solid ${color.line};
    font-weight: ${font.regular};
    text-align: right;
    white-space: nowrap;
  }

  th:first-child {
    padding-left: 0;
    text-align: left;
  }

  thead th {
    color: ${color.inkSoft};
    font-weight: ${font.semibold};
  }
`
