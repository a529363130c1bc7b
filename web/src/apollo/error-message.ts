import { CombinedGraphQLErrors } from '@apollo/client/errors'

const notReached = 'We couldn’t reach the shop. Please check your connection and try again.'

/** Returns the message for a failed request: the server's message, or `whenNotReached` without a response. */
export function toErrorMessage(error: unknown, whenNotReached = notReached): string {
  if (!CombinedGraphQLErrors.is(error)) return whenNotReached
  return error.errors.map(({ message }) => message).join(' ')
}
