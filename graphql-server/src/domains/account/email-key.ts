import { isDuplicate } from '../../lib/database/errors.ts'
import { refuse } from '../../lib/refusal.ts'

/** What makes an e-mail address unique: addresses are compared without case. */
export function toEmailKey(email: string): string {
  return email.toLowerCase()
}

/** Turns the database's refusal of an address that another account has into one for people. */
export function refuseTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error
  throw refuse('EMAIL_TAKEN', 'This email is already registered.', 'email')
}
