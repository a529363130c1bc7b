import type { UserErrorCode } from '../src/apollo/schema-types.generated.ts'

/** Why the server refused something. The field is that of the input. */
export const userError = (code: UserErrorCode, message: string, field: string | null = null) => ({
  code,
  message,
  field,
})

/** Its code, its message and the field of the input. */
export type Refusal = Parameters<typeof userError>

export const userErrors = (refusals: Refusal[]) => refusals.map((refusal) => userError(...refusal))
