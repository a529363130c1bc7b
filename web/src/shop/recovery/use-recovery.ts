import type { ResetPasswordInput } from '../../apollo/schema-types.generated.ts'
import {
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useVerifyPasswordResetCodeMutation,
} from './Recovery.generated.ts'
import { useSessionActions } from '../../apollo/session.tsx'
import { isSuccessful } from '../../shared/use-submit.ts'

/** An ended session's token would be rejected. */
const anonymous = { context: { isAnonymous: true } }

/** Sends a code to the email address, if it has an account. */
export function useRequestPasswordReset() {
  return useRequestPasswordResetMutation(anonymous)
}

/** Exchanges a code for the token that allows a new password. */
export function useVerifyResetCode() {
  return useVerifyPasswordResetCodeMutation({ ...anonymous, fetchPolicy: 'no-cache' })
}

/** Sets the new password. This ends every session for the account, so this browser logs out as well. */
export function useResetPassword() {
  const reset = useResetPasswordMutation(anonymous)
  const { signOut } = useSessionActions()
  return async (input: ResetPasswordInput) => {
    const payload = await reset(input)
    if (isSuccessful(payload)) signOut()
    return payload
  }
}
