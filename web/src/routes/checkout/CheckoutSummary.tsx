import { styled } from 'styled-components'
import type { Quote } from '../../features/order/checkout-snapshot.ts'
import { Card } from '../../ui/Card.ts'
import { ErrorState } from '../../ui/StateMessage.tsx'
import { Totals } from '../../ui/Totals.tsx'
import { color, font, motion, space } from '../../ui/theme.ts'

interface SummaryProps {
  quote: Quote
  /** False while the quote is not that of the cart on the screen. */
  isFresh: boolean
  /** Null unless the quote could not be brought up to date. */
  onRetry: (() => void) | null
}

/** What is to pay: what can be had, as the server reckons. */
export function Summary({ quote, isFresh, onRetry }: SummaryProps) {
  return (
    <Card as="section">
      <Subtitle>Summary</Subtitle>
      {onRetry ? (
        <ErrorState what="today's prices" onRetry={onRetry} />
      ) : (
        <Figures aria-busy={!isFresh} $isFaint={!isFresh}>
          <Totals
            subtotal={quote.subtotal.amount}
            total={quote.total.amount}
            quantity={quote.totalQuantity}
          />
          {quote.totalQuantity === 0 && <Nothing>Nothing of it can be ordered right now.</Nothing>}
        </Figures>
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

/* The figures of before keep their place while those of the changed cart are on their way. */
const Figures = styled.div<{ $isFaint: boolean }>`
  opacity: ${({ $isFaint }) => ($isFaint ? 0.45 : 1)};
  transition: opacity ${motion.calm};
`
