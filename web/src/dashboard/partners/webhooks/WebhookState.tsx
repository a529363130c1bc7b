import { styled } from 'styled-components'
import type { WebhookCard_WebhookFragment } from './Webhook.generated.ts'
import { formatDateTime } from '../../../lib/text/date.ts'
import { Badge } from '../../../ui/content/Badge.tsx'

type Webhook = Pick<WebhookCard_WebhookFragment, 'stoppedAt' | 'failingSince'>

/** Shows whether a webhook is on, failing or stopped. */
export function WebhookState({ stoppedAt, failingSince }: Webhook) {
  if (stoppedAt !== null) return <Badge $tone="neutral">Stopped: key revoked</Badge>
  if (failingSince === null) return <Badge $tone="green">On</Badge>
  return <LongBadge $tone="red">{`Failing since ${formatDateTime(failingSince)}`}</LongBadge>
}

/** Wraps its text on a phone with large text. */
const LongBadge = styled(Badge)`
  white-space: normal;
`
