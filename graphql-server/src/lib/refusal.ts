import type { UserError, UserErrorCode } from '../contract/types.generated.ts'

/** Why a person was refused. */
interface Reason extends UserError {
  /** After how many seconds it may be tried again, where that is known. */
  retryAfter?: number
}

/**
 * Something that a person can run into and mend. Services throw it, which also aborts the transaction
 * around it; resolvers answer it as `userErrors`.
 */
export class Refusal extends Error {
  readonly userErrors: Reason[]

  constructor(userErrors: Reason[]) {
    super(userErrors.map(({ message }) => message).join(' '))
    this.userErrors = userErrors
  }
}

/** A refusal with one reason. `message` is a sentence for the person, `field` the input's field it is about. */
export function refuse(
  code: UserErrorCode,
  message: string,
  field: string | null = null,
  retryAfter?: number,
): Refusal {
  return new Refusal([{ code, message, field, retryAfter }])
}

/** Runs a change; a refusal becomes `userErrors` beside what `otherwise` gives. Everything else stays an error. */
export async function withUserErrors<Payload extends object, Otherwise extends object>(
  change: () => Promise<Payload>,
  otherwise: () => Otherwise | Promise<Otherwise>,
): Promise<(Payload | Otherwise) & { userErrors: UserError[] }> {
  try {
    return { ...(await change()), userErrors: [] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...(await otherwise()), userErrors: error.userErrors }
  }
}

/** Runs a change that answers with nothing but why it was refused. */
export function done(change: () => Promise<unknown>) {
  return withUserErrors(
    async () => {
      await change()
      return {}
    },
    () => ({}),
  )
}

/** Runs a deletion, and answers with the id of what is gone, or why it was refused. */
export function deleted(remove: () => Promise<string>) {
  return withUserErrors(
    async () => ({ deletedId: await remove() }),
    () => ({ deletedId: null }),
  )
}
