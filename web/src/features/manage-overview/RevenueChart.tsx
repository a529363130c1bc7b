import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { saveFile } from '../../apollo/private-file.ts'
import { formatDate } from '../../lib/date.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Card } from '../../ui/layout/Card.ts'
import { color, font, media, size, space } from '../../ui/theme.ts'
import { Title } from './BestSellers.tsx'
import { formatSalesCsv } from './sales-csv.ts'
import type { RevenueChart_DayFragment } from './Sales.generated.ts'

type Day = RevenueChart_DayFragment

interface RevenueChartProps {
  /** Oldest first. */
  days: readonly Day[]
  /** How many of the last days are highlighted. */
  highlighted: number
}

/** The revenue of each day as bars, as a table, and as a CSV file. */
export function RevenueChart({ days, highlighted }: RevenueChartProps) {
  const most = Math.max(...days.map(revenueOf))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const download = () =>
    saveFile(
      new Blob([formatSalesCsv(days)], { type: 'text/csv;charset=utf-8' }),
      `sales-${last.day}.csv`,
    )
  return (
    <Card as="section" aria-label="Revenue by day">
      <Head>
        <Title>Revenue by day</Title>
        <Button variant="quiet" onClick={download}>
          <Download size={18} aria-hidden />
          Download CSV
        </Button>
      </Head>
      <Scale translate="no">{formatMoney(most)}</Scale>
      <Bars viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none" aria-hidden>
        {days.map((day, at) => (
          <Bar
            key={day.day}
            x={at + 0.1}
            y={100 - toHeight(day, most)}
            width={0.8}
            height={toHeight(day, most)}
            $isHighlighted={at >= days.length - highlighted}
          >
            <title>{`${formatDate(day.day)}: ${formatMoney(revenueOf(day))}`}</title>
          </Bar>
        ))}
      </Bars>
      <Ends aria-hidden>
        <span>{formatDate(first.day)}</span>
        <span>Today</span>
      </Ends>
      <Days days={days} />
    </Card>
  )
}

/** In percent of the chart. Every day with revenue gets a visible bar. */
function toHeight(day: Day, most: number): number {
  const revenue = revenueOf(day)
  return revenue === 0 ? 0 : Math.max(2, (revenue / most) * 100)
}

function revenueOf({ figures }: Day): number {
  return figures.revenue.amount
}

/** The same as a table, latest day first. */
function Days({ days }: { days: readonly Day[] }) {
  return (
    <Details>
      <summary>Show as table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Orders</th>
            <th scope="col">Cancelled</th>
            <th scope="col">Revenue</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, figures }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{figures.orders}</td>
              <td>{figures.cancelled}</td>
              <td translate="no">{formatMoney(figures.revenue.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`

const Scale = styled.p`
  color: ${color.inkSoft};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
`

const Bars = styled.svg`
  display: block;
  width: 100%;
  height: 160px;
  border-block: 1px solid ${color.line};

  ${media.tablet} {
    height: 220px;
  }
`

const Bar = styled.rect<{ $isHighlighted: boolean }>`
  fill: ${color.accent};
  fill-opacity: ${({ $isHighlighted }) => ($isHighlighted ? 1 : 0.35)};

  ${media.forcedColors} {
    fill: CanvasText;
  }
`

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  padding-top: ${space[1]};
  color: ${color.inkSoft};
  font-size: ${font.small};
`

const Details = styled.details`
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
    border-top: 1px solid ${color.line};
    font-weight: ${font.regular};
    text-align: right;
  }

  th:first-child {
    text-align: left;
  }

  thead th {
    color: ${color.inkSoft};
    font-weight: ${font.semibold};
  }
`
