import { useCallback } from 'react'
import {
  type ResetPasswordInput,
  type VerifyPasswordResetCodeInput,
  type VerifyPasswordResetCodeMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useVerifyPasswordResetCodeMutation,
} from '../../../apollo/generated.ts'
import { useSessionActions } from '../../../apollo/session.tsx'
import { type Refusals, refusalsOf } from '../refusal.ts'

/** A token of an ended session must not get in the way. */
const anonymous = { context: { isAnonymous: true } }

/** Has a code sent to the address, if it has an account. */
export function useRequestPasswordReset(): (email: string) => Promise<Refusals> {
  const [request] = useRequestPasswordResetMutation(anonymous)
  return useCallback(
    async (email) => {
      const { data } = await request({ variables: { input: { email } } })
      return refusalsOf(data?.requestPasswordReset)
    },
    [request],
  )
}

type Verification = VerifyPasswordResetCodeMutation['verifyPasswordResetCode']

/** Exchanges a code for the right to set a new password. */
export function useVerifyResetCode(): (
  input: VerifyPasswordResetCodeInput,
) => Promise<Verification> {
  const [verify] = useVerifyPasswordResetCodeMutation(anonymous)
  return useCallback(
    async (input) => {
      const { data } = await verify({ variables: { input }, fetchPolicy: 'no-cache' })
      if (!data) throw new Error('The server gave no answer')
      return data.verifyPasswordResetCode
    },
    [verify],
  )
}

/** Sets the new password. It ends every session of the account, so this browser signs out as well. */
export function useResetPassword(): (input: ResetPasswordInput) => Promise<Refusals> {
  const [reset] = useResetPasswordMutation(anonymous)
  const { signOut } = useSessionActions()
  return useCallback(
    async (input) => {
      const { data } = await reset({ variables: { input } })
      const refusals = refusalsOf(data?.resetPassword)
      if (refusals.length === 0) signOut()
      return refusals
    },
    [reset, signOut],
  )
}
