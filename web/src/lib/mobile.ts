import { toBareNumber } from './digits.ts'

/** Shown if a mobile number is unlikely; it does not block saving. */
export const mobileWarning = 'A mobile number usually has 10 digits. Please check it.'

/** Whether it looks like an Indian mobile number, or is empty. */
export function isLikelyMobile(value: string): boolean {
  // The 0 of calls within India is often kept after the code of the country: +91 (0) 98765 43210.
  return /^((\+|00)?91)?0?\d{10}$|^$/.test(toBareNumber(value))
}
