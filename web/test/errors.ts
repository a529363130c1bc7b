import type { UserErrorCode } from '../src/apollo/schema-types.generated.ts'

/** A user error from the server. The field is the input field. */
export const userError = (code: UserErrorCode, message: string, field: string | null = null) => ({
  code,
  message,
  field,
})

/** Its code, its message and the input field. */
export type Refusal = Parameters<typeof userError>

export const userErrors = (refusals: Refusal[]) => refusals.map((refusal) => userError(...refusal))
