import { toBareNumber } from './digits.ts'

/** Shown if a mobile number is unlikely; it does not block saving. */
export const mobileWarning = 'A mobile number usually has 10 digits. Please check it.'

/** Whether it looks like an Indian mobile number, or is empty. */
export function isLikelyMobile(value: string): boolean {
  // People often keep the domestic 0 after the country code: +91 (0) 98765 43210.
  return /^((\+|00)?91)?0?\d{10}$|^$/.test(toBareNumber(value))
}
