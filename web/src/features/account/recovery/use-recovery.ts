import {
  type ResetPasswordInput,
  type VerifyPasswordResetCodeInput,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useVerifyPasswordResetCodeMutation,
} from '../../../apollo/generated.ts'
import { readPayload } from '../../../apollo/read-payload.ts'
import { useSessionActions } from '../../../apollo/session.tsx'
import { isSuccessful } from '../../../common/use-submit.ts'

/** The token of an ended session would be rejected. */
const anonymous = { context: { isAnonymous: true } }

/** Sends a code to the email address, if it has an account. */
export function useRequestPasswordReset() {
  const [request] = useRequestPasswordResetMutation(anonymous)
  return (email: string) =>
    readPayload(request({ variables: { input: { email } } }), (data) => data.requestPasswordReset)
}

/** Exchanges a code for the token that allows a new password. */
export function useVerifyResetCode() {
  const [verify] = useVerifyPasswordResetCodeMutation({ ...anonymous, fetchPolicy: 'no-cache' })
  return (input: VerifyPasswordResetCodeInput) =>
    readPayload(verify({ variables: { input } }), (data) => data.verifyPasswordResetCode)
}

/** Sets the new password. This ends every session of the account, so this browser signs out as well. */
export function useResetPassword() {
  const [reset] = useResetPasswordMutation(anonymous)
  const { signOut } = useSessionActions()
  return async (input: ResetPasswordInput) => {
    const payload = await readPayload(reset({ variables: { input } }), (data) => data.resetPassword)
    if (isSuccessful(payload)) signOut()
    return payload
  }
}
