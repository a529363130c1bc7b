import { styled } from 'styled-components'
import { formatMoney, formatPercent } from '../../lib/money.ts'
import { color, font, media, radius, space } from '../../ui/theme.ts'
import type { SalesFigures_FiguresFragment } from './Sales.generated.ts'

interface SalesFiguresProps {
  current: SalesFigures_FiguresFragment
  previous: SalesFigures_FiguresFragment
  /** The period of `previous`, in a sentence: 'yesterday', 'in the previous 7 days'. */
  before: string
}

/** The figures of a period, each with that of the period before. */
export function SalesFigures({ current, previous, before }: SalesFiguresProps) {
  return (
    <Grid>
      {figures.map(({ label, format }) => (
        <Figure key={label}>
          <dt>{label}</dt>
          <Value>{format(current) ?? '–'}</Value>
          <Before>{describeBefore(format(previous), before)}</Before>
        </Figure>
      ))}
    </Grid>
  )
}

/** 'Previous 7 days: ₹0', 'No orders yesterday'. */
function describeBefore(value: string | null, before: string): string {
  if (value === null) return `No orders ${before}`
  const period = before.replace('in the ', '')
  return `${period.charAt(0).toUpperCase()}${period.slice(1)}: ${value}`
}

type Figures = SalesFigures_FiguresFragment

/** What is null without orders. */
const figures: { label: string; format: (figures: Figures) => string | null }[] = [
  { label: 'Revenue', format: ({ revenue }) => formatMoney(revenue.amount) },
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

export const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Figure = styled.div`
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  font-size: ${font.small};

  dt {
    color: ${color.inkSoft};
    font-weight: ${font.semibold};
  }
`

const Value = styled.dd`
  font-size: ${font.title};
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

const Before = styled.dd`
  color: ${color.inkSoft};
`
