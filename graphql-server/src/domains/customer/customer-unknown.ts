import { userError, type UserFacingError } from '../../lib/user-error.ts'
import { customerMessages } from './messages.ts'

/** The error for a customer who does not exist, or whose account was deleted. */
export function customerUnknown(): UserFacingError {
  return userError(customerMessages.CUSTOMER_UNKNOWN(), 'customerId')
}
