import { formatMoney, formatPercent } from '../../lib/text/money.ts'
import { Figure, FigureGrid } from './Figure.tsx'
import type { SalesFigures_FiguresFragment } from './Sales.generated.ts'

interface SalesFiguresProps {
  current: SalesFigures_FiguresFragment
  previous: SalesFigures_FiguresFragment
  /** The previous period, as part of a sentence: 'yesterday', 'in the previous 7 days'. */
  before: string
}

/** A period's sales figures, each compared with the previous period. */
export function SalesFigures({ current, previous, before }: SalesFiguresProps) {
  return (
    <FigureGrid>
      {figures.map(({ label, format }) => (
        <Figure key={label} label={label} note={describeBefore(format(previous), before)}>
          {format(current) ?? '–'}
        </Figure>
      ))}
    </FigureGrid>
  )
}

/** For example, 'Previous 7 days: ₹0' or 'No orders yesterday'. */
function describeBefore(value: string | null, before: string): string {
  if (value === null) return `No orders ${before}`
  const period = before.replace('in the ', '')
  return `${period.charAt(0).toUpperCase()}${period.slice(1)}: ${value}`
}

type Figures = SalesFigures_FiguresFragment

/** The formats return null for values that need orders. */
export const figures: { label: string; format: (figures: Figures) => string | null }[] = [
  { label: 'Gross sales', format: ({ gross }) => formatMoney(gross.amount) },
  { label: 'Refunds', format: ({ refunds }) => formatMoney(refunds.amount) },
  { label: 'Net sales', format: ({ net }) => formatMoney(net.amount) },
  { label: 'Ordered', format: ({ revenue }) => formatMoney(revenue.amount) },
  { label: 'Orders', format: ({ orders }) => orders.toLocaleString('en-IN') },
  {
    label: 'Average order',
    format: ({ averageOrder }) => (averageOrder ? formatMoney(averageOrder.amount) : null),
  },
  {
    label: 'Cancelled',
    format: ({ cancelledPercent }) =>
      cancelledPercent === null ? null : formatPercent(cancelledPercent),
  },
]
