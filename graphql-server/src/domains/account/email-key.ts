import { isDuplicate } from '../../lib/database/errors.ts'
import { userError } from '../../lib/user-error.ts'
import { accountMessages } from './messages.ts'

/** Converts an email address to its unique form. Addresses are compared without case. */
export function toEmailKey(email: string): string {
  return email.toLowerCase()
}

/** Converts a duplicate key error to an error for the user. */
export function rethrowTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error
  throw userError(accountMessages.EMAIL_TAKEN(), 'email')
}
