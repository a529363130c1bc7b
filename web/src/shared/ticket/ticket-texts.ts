import type { TicketReason, TicketStatus } from '../../apollo/schema-types.generated.ts'
import type { BadgeTone } from '../../ui/content/Badge.tsx'
import { formatMoney } from '../../lib/text/money.ts'
import type { Ticket_TicketFragment } from './Ticket.generated.ts'

export const reasonTexts: Record<TicketReason, string> = {
  MISSING: 'Items are missing',
  DAMAGED: 'Items are damaged',
  WRONG_ITEM: 'Wrong items were delivered',
  EXPIRED: 'Items are expired, or nearly',
  QUALITY: 'Poor quality',
  LATE: 'The order is late',
  OTHER: 'Something else',
}

export const reasons: readonly TicketReason[] = [
  'MISSING',
  'DAMAGED',
  'WRONG_ITEM',
  'EXPIRED',
  'QUALITY',
  'LATE',
  'OTHER',
]

/** Problems that are not about certain items. */
export const reasonsWithoutItems: readonly TicketReason[] = ['LATE', 'OTHER']

export const statusBadges: Record<TicketStatus, { text: string; tone: BadgeTone }> = {
  OPEN: { text: 'Open', tone: 'yellow' },
  RESOLVED: { text: 'Resolved', tone: 'green' },
  REJECTED: { text: 'Rejected', tone: 'red' },
}

type Entry = Ticket_TicketFragment['entries'][number]

/** The title of an entry, for customers and for the team: 'Customer' or 'You'. */
export function titleEntry({ kind, by, amount }: Entry, isTeam: boolean): string {
  const member = by === null ? '' : ` · ${by}`
  if (kind === 'CUSTOMER_MESSAGE') return isTeam ? 'Customer' : 'You'
  const titles: Record<Exclude<Entry['kind'], 'CUSTOMER_MESSAGE'>, string> = {
    TEAM_MESSAGE: 'Shop',
    RESOLVED: 'Resolved',
    REJECTED: 'Rejected',
    REFUND: `Refund of ${formatMoney(amount?.amount ?? 0)}`,
    REPLACEMENT: 'Replacement',
  }
  return `${titles[kind]}${member}`
}
