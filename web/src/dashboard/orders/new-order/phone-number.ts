import { toBareNumber } from '../../../lib/text/digits.ts'
import { isLikelyMobile } from '../../../lib/text/mobile.ts'

/** Returns the ten digits of an Indian number, without its country code and leading zero. Null if it has others. */
export function toTenDigits(typed: string): string | null {
  const digits = toBareNumber(typed)
  return digits !== '' && isLikelyMobile(digits) ? digits.slice(-10) : null
}
