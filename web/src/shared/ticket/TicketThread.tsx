import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { formatDateTime } from '../../lib/text/date.ts'
import { Badge } from '../../ui/content/Badge.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { color, font, radius, space } from '../../ui/theme.ts'
import { formatPieces } from '../order/refund-texts.ts'
import { PrivatePicture } from '../private-file/PrivatePicture.tsx'
import type { Ticket_TicketFragment } from './Ticket.generated.ts'
import { reasonTexts, statusBadges, titleEntry } from './ticket-texts.ts'

interface TicketThreadProps {
  ticket: Ticket_TicketFragment
  /** The path of an order. */
  toOrder: (orderId: string) => string
  isTeam?: boolean
}

/** A ticket's problem, images and messages, oldest first. */
export function TicketThread({ ticket, toOrder, isTeam = false }: TicketThreadProps) {
  const { reason, lines, text, createdAt, photos, entries } = ticket
  return (
    <Thread aria-label={`Messages of ${ticket.number}`}>
      <Entry title={isTeam ? 'Customer' : 'You'} at={createdAt} isOwn={!isTeam}>
        <strong>{reasonTexts[reason]}</strong>
        {lines.length > 0 && <SmallText>{formatPieces(lines)}</SmallText>}
        <Text>{text}</Text>
        {photos.length > 0 && (
          <Photos aria-label="Images">
            {photos.map(({ id, url }, at) => (
              <li key={id}>
                <PrivatePicture url={url} name={`image ${at + 1} of ${photos.length}`} />
              </li>
            ))}
          </Photos>
        )}
      </Entry>
      {entries.map((entry, place) => (
        <Entry
          key={place}
          title={titleEntry(entry, isTeam)}
          at={entry.at}
          isOwn={(entry.kind === 'CUSTOMER_MESSAGE') !== isTeam}
        >
          {entry.text && <Text>{entry.text}</Text>}
          {entry.replacement && (
            <OrderLink to={toOrder(entry.replacement.orderId)}>
              {`Order ${entry.replacement.number}`}
            </OrderLink>
          )}
        </Entry>
      ))}
    </Thread>
  )
}

export function TicketBadge({ ticket }: { ticket: Pick<Ticket_TicketFragment, 'status'> }) {
  const { text, tone } = statusBadges[ticket.status]
  return <Badge $tone={tone}>{text}</Badge>
}

interface EntryProps {
  title: string
  at: string
  /** Whether the reader wrote it. */
  isOwn: boolean
  children: ReactNode
}

function Entry({ title, at, isOwn, children }: EntryProps) {
  return (
    <Message $isOwn={isOwn}>
      <SmallText>
        <Title>{title}</Title>
        {' · '}
        <time dateTime={at}>{formatDateTime(at)}</time>
      </SmallText>
      <Stack $gap={1}>{children}</Stack>
    </Message>
  )
}

const Thread = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

const Message = styled.li<{ $isOwn: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  margin-inline: ${({ $isOwn }) => ($isOwn ? `${space[6]} 0` : `0 ${space[6]}`)};
  background: ${({ $isOwn }) => ($isOwn ? color.accentWash : color.sunken)};
  border-radius: ${radius.medium};
`

const Title = styled.span`
  color: ${color.ink};
  font-weight: ${font.semibold};
`

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const OrderLink = styled(Link)`
  justify-self: start;
  padding-block: ${space[3]};
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
  text-decoration: underline;
  text-underline-offset: 3px;
`

const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-top: ${space[2]};

  li {
    width: 88px;
    height: 88px;
    background: ${color.surface};
    border-radius: ${radius.medium};
  }
`
