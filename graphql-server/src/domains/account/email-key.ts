import { isDuplicate } from '../../lib/database/errors.ts'
import { userError } from '../../lib/user-error.ts'

/** The unique form of an email address: addresses are compared without case. */
export function toEmailKey(email: string): string {
  return email.toLowerCase()
}

/** Converts a duplicate key error to an error for the user. */
export function rethrowTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error
  throw userError('EMAIL_TAKEN', 'This email is already registered.', 'email')
}
