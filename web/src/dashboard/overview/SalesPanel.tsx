import { useState } from 'react'
import { Stack } from '../../ui/layout/Stack.ts'
import { Choices } from '../../ui/forms/Choices.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { BestSellers } from './BestSellers.tsx'
import { RevenueChart } from './RevenueChart.tsx'
import type { RevenueChart_DayFragment, SalesPanel_PeriodFragment } from './Sales.generated.ts'
import { FigureGrid } from './Figure.tsx'
import { Head, SectionHeading } from './SectionHead.ts'
import { figures, SalesFigures } from './SalesFigures.tsx'

const choices = [
  { value: '1', text: 'Today', before: 'yesterday' },
  { value: '7', text: '7 days', before: 'in the previous 7 days' },
  { value: '30', text: '30 days', before: 'in the previous 30 days' },
] as const

interface SalesPanelProps {
  /** Null while they are loading. */
  sales: {
    periods: readonly SalesPanel_PeriodFragment[]
    days: readonly RevenueChart_DayFragment[]
  } | null
}

/** The sales figures, a chart and the best sellers for a period that the user chooses. */
export function SalesPanel({ sales }: SalesPanelProps) {
  const [chosen, setChosen] = useState<(typeof choices)[number]['value']>('7')
  const period = sales?.periods.find(({ days }) => String(days) === chosen)
  const before = choices.find(({ value }) => value === chosen)?.before ?? ''
  return (
    <Stack as="section" aria-labelledby="sales" aria-busy={!sales} $gap={3}>
      <Head>
        <SectionHeading id="sales">Sales</SectionHeading>
        <Choices label="Period" choices={choices} value={chosen} onChoose={setChosen} />
      </Head>
      {sales && period ? (
        <>
          <SalesFigures current={period.current} previous={period.previous} before={before} />
          <RevenueChart days={sales.days} inPeriod={period.days} />
          <BestSellers byPieces={period.bestByPieces} byRevenue={period.bestByRevenue} />
        </>
      ) : (
        <Waiting />
      )}
    </Stack>
  )
}

function Waiting() {
  return (
    <>
      <FigureGrid as="div">
        {figures.map(({ label }) => (
          <Skeleton key={label} $height="96px" $round="large" />
        ))}
      </FigureGrid>
      <Skeleton $height="402px" $round="large" />
      <Skeleton $height="240px" $round="large" />
    </>
  )
}
