import { styled } from 'styled-components'
import type { Quote } from './checkout-snapshot.ts'
import { Card } from '../../ui/layout/Card.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { Totals } from '../../ui/content/Totals.tsx'
import { color, font, motion, space } from '../../ui/theme.ts'

interface CheckoutSummaryProps {
  quote: Quote
  isCollected: boolean
  /** Whether the quote is for the cart on the screen. */
  isFresh: boolean
  /** Null unless the quote could not be updated. */
  onRetry: (() => void) | null
}

/** The totals for the available items, as calculated by the server. */
export function CheckoutSummary({ quote, isCollected, isFresh, onRetry }: CheckoutSummaryProps) {
  return (
    <Card as="section">
      <Subtitle>Summary</Subtitle>
      {onRetry ? (
        <ErrorState what="today's prices" onRetry={onRetry} />
      ) : (
        <Amounts aria-busy={!isFresh} $isDimmed={!isFresh}>
          <Totals
            subtotal={quote.subtotal.amount}
            total={quote.total.amount}
            quantity={quote.totalQuantity}
            charge={isCollected ? 'Pick-up' : undefined}
          />
          {quote.totalQuantity === 0 && <Nothing>None of these items are available.</Nothing>}
        </Amounts>
      )}
    </Card>
  )
}

const Subtitle = styled.h2`
  padding-bottom: ${space[3]};
  font-size: ${font.large};
`

const Nothing = styled.p`
  padding-top: ${space[3]};
  color: ${color.dangerDeep};
  font-weight: ${font.semibold};
`

/* The old totals stay, dimmed, while the changed cart's totals are loading. */
const Amounts = styled.div<{ $isDimmed: boolean }>`
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.45 : 1)};
  transition: opacity ${motion.calm};
`
