import type { UserError, UserErrorCode } from '../contract/types.generated.ts'
import type { Message } from './messages/define-messages.ts'

/** A user error from the schema, with the seconds to wait before a retry if known. */
interface RetryableUserError extends UserError {
  retryAfter?: number
}

/**
 * An error that a user can correct. Services throw it, which also aborts the surrounding transaction. Resolvers return
 * its errors as `userErrors`.
 */
export class UserFacingError extends Error {
  readonly userErrors: RetryableUserError[]

  constructor(userErrors: RetryableUserError[]) {
    super(userErrors.map(({ message }) => message).join(' '))
    this.userErrors = userErrors
  }
}

/** Creates an error from its message. `field` names the input field. */
export function userError(
  message: Message<UserErrorCode>,
  field: string | null = null,
  retryAfter?: number,
): UserFacingError {
  const error = { ...message, field }
  return new UserFacingError([retryAfter === undefined ? error : { ...error, retryAfter }])
}

/** Returns the user errors in a mutation's payload. Other values have no user errors. */
export function findUserErrors(payload: unknown): RetryableUserError[] {
  const isPayload = typeof payload === 'object' && payload !== null && 'userErrors' in payload
  return isPayload && isList(payload.userErrors) ? payload.userErrors : []
}

function isList(value: unknown): value is RetryableUserError[] {
  return Array.isArray(value)
}

/** Runs a change. Returns user errors in the payload with the fields of `otherwise`, and throws other errors. */
export async function withUserErrors<Payload extends object, Otherwise extends object>(
  change: () => Promise<Payload>,
  otherwise: () => Otherwise | Promise<Otherwise>,
): Promise<(Payload | Otherwise) & { userErrors: UserError[] }> {
  try {
    return { ...(await change()), userErrors: [] }
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error
    return { ...(await otherwise()), userErrors: error.userErrors }
  }
}

/** Runs a change whose payload has no field except `userErrors`. */
export function withOnlyUserErrors(change: () => Promise<unknown>) {
  return withUserErrors(
    async () => {
      await change()
      return {}
    },
    () => ({}),
  )
}

/** Runs a deletion whose payload has the deleted object's id. */
export function withDeletedId(remove: () => Promise<string>) {
  return withUserErrors(
    async () => ({ deletedId: await remove() }),
    () => ({ deletedId: null }),
  )
}
