import { getStoreTime } from '../../../../lib/store-time.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { toTenDigits } from '../phone-number.ts'
import type { OrderLink_LinkFragment } from './OrderLinks.generated.ts'

export type OrderLink = OrderLink_LinkFragment

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Formats '23 hours left', or '5 minutes left' in the last hour. */
export function formatTimeLeft({ expiresAt }: OrderLink, now = getStoreTime()): string {
  const left = Math.max(Date.parse(expiresAt) - now, 0)
  return left < HOUR
    ? `${formatCount(Math.floor(left / MINUTE), 'minute')} left`
    : `${formatCount(Math.floor(left / HOUR), 'hour')} left`
}

/** Returns the link that begins a text message to a customer. */
export function smsLink(phone: string, message: string): string {
  const digits = toTenDigits(phone)
  return `sms:${digits === null ? phone : `+91${digits}`}?body=${encodeURIComponent(message)}`
}
