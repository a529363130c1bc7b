import { useResendDeliveryMutation } from './Delivery.generated.ts'
import { useSubmit } from '../../../shared/use-submit.ts'
import { Badge } from '../../../ui/content/Badge.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { formatCount } from '../../../lib/text/format-count.ts'
import { Cell, Faint, Name, Row } from './delivery-parts.ts'
import {
  type Delivery,
  getName,
  formatOutcome,
  stateTexts,
  formatTimes,
  formatChange,
} from './delivery-texts.ts'

export function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const resend = useResendDeliveryMutation()
  const { submit, isBusy } = useSubmit()
  const sendAgain = () =>
    submit(() => resend({ id: delivery.id }), 'This delivery will be sent again shortly')
  const { word, tone } = stateTexts[delivery.state]
  const name = getName(delivery)
  return (
    <Row role="row">
      <Cell role="cell" $area="state">
        <Badge $tone={tone}>{word}</Badge>
      </Cell>
      <Cell role="cell" $area="change">
        <Name>{name}</Name>
        <Faint>{formatChange(delivery)}</Faint>
      </Cell>
      <Cell role="cell" $area="attempts">
        <Faint>{formatCount(delivery.attempts, 'attempt')}</Faint>
      </Cell>
      <Cell role="cell" $area="answer">
        {formatOutcome(delivery)}
      </Cell>
      <Cell role="cell" $area="when">
        <Faint>{formatTimes(delivery)}</Faint>
      </Cell>
      <Cell role="cell" $area="action">
        <Button
          variant="secondary"
          isBusy={isBusy}
          onClick={() => void sendAgain()}
          aria-label={`Send again: ${name}`}
        >
          Send again
        </Button>
      </Cell>
    </Row>
  )
}
