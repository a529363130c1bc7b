import type { ResetPasswordMutation } from '../../apollo/generated.ts'

/** Why the server refused something, and which field is wrong. */
export type Refusal = ResetPasswordMutation['resetPassword']['userErrors'][number]

/** The refusals of an answer; none means that it went through. */
export type Refusals = readonly Refusal[]

/** The refusals of a payload, which a server that answers always sends. */
export function refusalsOf(payload: { userErrors: Refusals } | undefined): Refusals {
  if (!payload) throw new Error('The server gave no answer')
  return payload.userErrors
}
