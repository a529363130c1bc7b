import { ListChecks, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import type { WebhookCard_WebhookFragment } from './Webhook.generated.ts'
import { formatDate } from '../../../lib/text/date.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Action, ActionLink, Actions, CardRoot } from '../../../ui/dashboard/card-parts.ts'
import { font, space } from '../../../ui/theme.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { WebhookState } from './WebhookState.tsx'

export type Webhook = WebhookCard_WebhookFragment

interface WebhookCardProps {
  keyId: string
  webhook: Webhook
  onRemove: () => void
}

export function WebhookCard({ keyId, webhook, onRemove }: WebhookCardProps) {
  const { id, url, createdAt } = webhook
  return (
    <CardRoot>
      <Contents>
        <Address>{url}</Address>
        <WebhookState {...webhook} />
        <SmallText>{`Added on ${formatDate(createdAt)}`}</SmallText>
      </Contents>
      <Actions>
        <ActionLink to={dashboardPaths.deliveries(keyId, id)} aria-label={`Deliveries to ${url}`}>
          <ListChecks size={16} aria-hidden />
          Deliveries
        </ActionLink>
        <Action type="button" onClick={onRemove} aria-label={`Remove ${url}`} $isDanger>
          <Trash2 size={16} aria-hidden />
          Remove
        </Action>
      </Actions>
    </CardRoot>
  )
}

export function WebhookCardSkeleton() {
  return [1, 2].map((key) => <Skeleton key={key} as="li" $height="160px" $round="large" />)
}

const Contents = styled.div`
  grid-row: 1 / 3;
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[2]};
  padding: ${space[4]};
`

const Address = styled.h2`
  font-size: ${font.body};
  font-weight: ${font.semibold};
  overflow-wrap: anywhere;
`
