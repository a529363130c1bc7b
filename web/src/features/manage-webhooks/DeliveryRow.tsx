import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { countOf } from '../../lib/plural.ts'
import { Cell, Faint, Name, Row } from './delivery-parts.ts'
import {
  type Delivery,
  nameOf,
  outcomeOf,
  stateWords,
  timesOf,
  whatHappened,
} from './delivery-words.ts'
import { useResendDelivery } from './use-resend-delivery.ts'

/** What changed, and how the telling went. */
export function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { resend, isBusy } = useResendDelivery(delivery.id)
  const { word, tone } = stateWords[delivery.state]
  const name = nameOf(delivery)
  return (
    <Row role="row">
      <Cell role="cell" $area="state">
        <Badge $tone={tone}>{word}</Badge>
      </Cell>
      <Cell role="cell" $area="change">
        <Name>{name}</Name>
        <Faint>{whatHappened(delivery)}</Faint>
      </Cell>
      <Cell role="cell" $area="attempts">
        <Faint>{countOf(delivery.attempts, 'attempt')}</Faint>
      </Cell>
      <Cell role="cell" $area="answer">
        {outcomeOf(delivery)}
      </Cell>
      <Cell role="cell" $area="when">
        <Faint>{timesOf(delivery)}</Faint>
      </Cell>
      <Cell role="cell" $area="action">
        <Button
          variant="secondary"
          isBusy={isBusy}
          onClick={() => void resend()}
          aria-label={`Send again: ${name}`}
        >
          Send again
        </Button>
      </Cell>
    </Row>
  )
}
