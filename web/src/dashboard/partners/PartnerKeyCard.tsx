import { Ban, Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import { TextLink } from '../../ui/content/TextLink.ts'
import { formatRelativeTime } from '../../lib/text/relative-time.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { formatDate } from '../../lib/text/date.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { Badge } from '../../ui/content/Badge.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Action, Actions, CardRoot } from '../../ui/dashboard/card-parts.ts'
import { color, font, space } from '../../ui/theme.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { UsageBars } from './UsageBars.tsx'
import { scopes } from './scopes.ts'
import type { PartnerKey } from './usage.ts'

interface PartnerKeyCardProps {
  partnerKey: PartnerKey
  onEdit: () => void
  onRevoke: () => void
}

export function PartnerKeyCard({ partnerKey, onEdit, onRevoke }: PartnerKeyCardProps) {
  const { name, revokedAt } = partnerKey
  return (
    <CardRoot>
      <Contents $isFaint={revokedAt !== null}>
        <Name>{name}</Name>
        <SmallText as="code">{`${partnerKey.prefix}…`}</SmallText>
        <Scopes aria-label="Scopes">
          {scopes
            .filter(({ scope }) => partnerKey.scopes.includes(scope))
            .map((one) => (
              <li key={one.scope}>
                <Badge $tone={revokedAt === null ? 'green' : 'neutral'}>{one.name}</Badge>
              </li>
            ))}
        </Scopes>
        <SmallText>{`Limit: ${partnerKey.requestsPerMinute} requests per minute`}</SmallText>
        <SmallText>{lastUse(partnerKey)}</SmallText>
        <SmallText>{origin(partnerKey)}</SmallText>
        <UsageBars partnerKey={partnerKey} />
        {partnerKey.failingWebhooks > 0 && (
          <Failing>
            <Badge $tone="red">{`${formatCount(partnerKey.failingWebhooks, 'webhook')} failing`}</Badge>
          </Failing>
        )}
        <Webhooks to={dashboardPaths.webhooks(partnerKey.id)} aria-label={`Webhooks of ${name}`}>
          Webhooks
        </Webhooks>
      </Contents>
      {revokedAt === null && (
        <Actions>
          <Action type="button" onClick={onEdit} aria-label={`Edit ${name}`}>
            <Pencil size={16} aria-hidden />
            Edit
          </Action>
          <Action type="button" onClick={onRevoke} aria-label={`Revoke ${name}`} $isDanger>
            <Ban size={16} aria-hidden />
            Revoke
          </Action>
        </Actions>
      )}
    </CardRoot>
  )
}

function lastUse({ lastUsedAt }: PartnerKey): string {
  return lastUsedAt === null ? 'Never used' : `Last used ${formatRelativeTime(lastUsedAt)}`
}

function origin({ createdAt, createdBy, revokedAt }: PartnerKey): string {
  const maker = createdBy === null ? '' : ` by ${createdBy}`
  const made = `Created on ${formatDate(createdAt)}${maker}`
  return revokedAt === null ? made : `${made}, revoked on ${formatDate(revokedAt)}`
}

/** Fills a phone's screen. */
export function PartnerKeyCardSkeleton() {
  return [1, 2, 3].map((key) => <Skeleton key={key} as="li" $height="300px" $round="large" />)
}

/* Takes the card's height, except for the buttons. */
const Contents = styled.div<{ $isFaint: boolean }>`
  grid-row: ${({ $isFaint }) => ($isFaint ? '1 / -1' : '1 / 3')};
  display: grid;
  align-content: start;
  gap: ${space[1]};
  padding: ${space[4]};
  ${({ $isFaint }) => $isFaint && `background: ${color.sunken};`}
`

const Name = styled.h2`
  font-size: ${font.large};
  font-weight: ${font.semibold};
  overflow-wrap: anywhere;
`

const Scopes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  padding-block: ${space[2]};
`

const Failing = styled.p`
  padding-top: ${space[2]};
`

const Webhooks = styled(TextLink)`
  justify-self: start;
  padding-block: ${space[3]};
  margin-bottom: -${space[3]};
  font-size: ${font.small};
`
