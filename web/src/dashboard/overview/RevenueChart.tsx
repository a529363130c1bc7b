import { Download } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { saveFile } from '../../apollo/private-file.ts'
import { formatDate } from '../../lib/text/date.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Card } from '../../ui/layout/Card.ts'
import { color, font, space } from '../../ui/theme.ts'
import { Title } from './BestSellers.tsx'
import { roundUp } from './chart-scale.ts'
import { DayBars } from './DayBars.tsx'
import { DayTable } from './DayTable.tsx'
import type { RevenueChart_DayFragment } from './Sales.generated.ts'

type Day = RevenueChart_DayFragment

/** A single bar would be meaningless, so today is shown among the previous days. */
const FEWEST_DAYS = 7

interface RevenueChartProps {
  /** Oldest first; the last day is today. */
  days: readonly Day[]
  /** How many days at the end are in the chosen period. */
  inPeriod: number
}

/** A period's net sales per day as bars, as a table, and as a CSV file. */
export function RevenueChart({ days: all, inPeriod }: RevenueChartProps) {
  const days = all.slice(-Math.max(inPeriod, FEWEST_DAYS))
  const last = days.at(-1)
  if (!last) return null
  const download = () =>
    saveFile(
      new Blob([formatSalesCsv(days)], { type: 'text/csv;charset=utf-8' }),
      `sales-${last.day}.csv`,
    )
  return (
    <Card as="section" aria-label="Net sales by day">
      <Head>
        <Title>Net sales by day</Title>
        <Button variant="quiet" onClick={download}>
          <Download size={18} aria-hidden />
          <span>Download CSV</span>
        </Button>
      </Head>
      <Chart days={days} inPeriod={inPeriod} />
      <DayTable days={days} />
    </Card>
  )
}

/** The bars with their axes, and one bar's value: by default the last. */
function Chart({ days, inPeriod }: RevenueChartProps) {
  const [chosenDay, setChosenDay] = useState<string | null>(null)
  const found = days.findIndex(({ day }) => day === chosenDay)
  const chosen = found === -1 ? days.length - 1 : found
  const text = describe(days[chosen])
  const top = roundUp(Math.max(0, ...days.map(netOf)))
  const ends = [days[0], days[Math.floor((days.length - 1) / 2)]]
  return (
    <>
      <Value translate="no">{text}</Value>
      <Axes>
        <Scale aria-hidden translate="no">
          {[top, top / 2, 0].map((amount) => (
            <span key={amount}>{formatMoney(amount)}</span>
          ))}
        </Scale>
        <DayBars
          heights={days.map((day) => toHeight(day, top))}
          {...{ inPeriod, chosen, text }}
          onChoose={(index) => setChosenDay(days[index]?.day ?? null)}
        />
        <Ends aria-hidden>
          {ends.map((day) => day && <span key={day.day}>{formatDate(day.day)}</span>)}
          <span>Today</span>
        </Ends>
      </Axes>
    </>
  )
}

/** For example, '24 Nov 2026: ₹1,234 · 5 orders'. */
function describe(day: Day | undefined): string {
  if (!day) return ''
  const orders = formatCount(day.figures.orders, 'order')
  return `${formatDate(day.day)}: ${formatMoney(netOf(day))} · ${orders}`
}

/** In percent of the chart. Every day with net sales gets a visible bar; a day with more refunds than sales gets no bar. */
function toHeight(day: Day, top: number): number {
  const net = netOf(day)
  return net <= 0 ? 0 : Math.max(2, (net / top) * 100)
}

function netOf({ figures }: Day): number {
  return figures.net.amount
}

/** Formats daily sales as CSV, with amounts in rupees. Cells need no quotes, because all are days and numbers. */
function formatSalesCsv(days: readonly RevenueChart_DayFragment[]): string {
  const rows = days.map(({ day, figures: { orders, cancelled, ...amounts } }) => [
    ...[day, orders, cancelled],
    ...columns.map(([name]) => (amounts[name].amount / 100).toFixed(2)),
  ])
  return [['Day', 'Orders', 'Cancelled', ...columns.map(([, label]) => label)], ...rows]
    .map((row) => `${row.join(',')}\r\n`)
    .join('')
}

const columns = [
  ['revenue', 'Ordered (INR)'],
  ['gross', 'Gross (INR)'],
  ['refunds', 'Refunds (INR)'],
  ['net', 'Net (INR)'],
] as const

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`

const Value = styled.p`
  padding-bottom: ${space[4]};
  font-weight: ${font.semibold};
  font-variant-numeric: tabular-nums;
`

const Axes = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[2]};
  color: ${color.inkSoft};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
`

/* Aligns each label with its line. */
const Scale = styled.p`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  margin-block: -0.7em;
  line-height: 1.4;
  text-align: right;
`

const Ends = styled.p`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
  padding-top: ${space[1]};
`
