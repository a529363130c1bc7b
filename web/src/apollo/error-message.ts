import { CombinedGraphQLErrors } from '@apollo/client/errors'

const notReached = 'We could not reach the store. Please check your connection and try again.'

/** What to tell a person of a request that failed: the server's own sentence, or that it could not be reached. */
export function toErrorMessage(error: unknown, whenNotReached = notReached): string {
  if (!CombinedGraphQLErrors.is(error)) return whenNotReached
  return error.errors.map(({ message }) => message).join(' ')
}
