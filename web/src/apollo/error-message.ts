import { CombinedGraphQLErrors } from '@apollo/client/errors'

const notReached = 'We couldn’t reach the shop. Please check your connection and try again.'

/** Returns the message to show for a failed request: the server's own, or that it could not be reached. */
export function toErrorMessage(error: unknown, whenNotReached = notReached): string {
  if (!CombinedGraphQLErrors.is(error)) return whenNotReached
  return error.errors.map(({ message }) => message).join(' ')
}
