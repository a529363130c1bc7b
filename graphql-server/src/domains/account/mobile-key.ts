import { prefixRange } from '../../lib/database/prefix-range.ts'

const PHONE = /^[+\d\s()-]+$/
const LENGTH = 10
const COUNTRY_CODE = /^\+91\b/

/** The last ten digits of a phone number, which do not depend on country code, spaces and leading zeros. */
export function mobileKey(mobile: string): string {
  return mobile.replaceAll(/\D/g, '').slice(-LENGTH)
}

/** Whether these digits are a complete phone number, and not only its start. */
export function isCompleteNumber(digits: string): boolean {
  return digits.length >= LENGTH
}

/** The digits of a search for a phone number, without the country code. Null if it is another search. */
export function readPhoneDigits(search: string): string | null {
  return PHONE.test(search) ? search.replace(COUNTRY_CODE, '').replaceAll(/\D/g, '') : null
}

/** The database filter for phone numbers that start with these digits. */
export function startsWithDigits(digits: string) {
  return { mobileKey: prefixRange(mobileKey(digits)) }
}
