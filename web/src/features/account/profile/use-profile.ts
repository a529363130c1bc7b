import { useCallback } from 'react'
import {
  type UpdateProfileInput,
  useRequestEmailVerificationMutation,
  useUpdateProfileMutation,
  useVerifyEmailMutation,
} from '../../../apollo/generated.ts'
import { type Refusals, refusalsOf } from '../refusal.ts'

/** Changes name, e-mail address and mobile; whatever shows them follows. */
export function useUpdateProfile(): (input: UpdateProfileInput) => Promise<Refusals> {
  const [update] = useUpdateProfileMutation()
  return useCallback(
    async (input) => {
      const { data } = await update({ variables: { input } })
      return refusalsOf(data?.updateProfile)
    },
    [update],
  )
}

/** Has a code sent to the viewer's address. */
export function useRequestEmailVerification(): () => Promise<Refusals> {
  const [request] = useRequestEmailVerificationMutation()
  return useCallback(async () => {
    const { data } = await request()
    return refusalsOf(data?.requestEmailVerification)
  }, [request])
}

/** Verifies the viewer's address by the mailed code. */
export function useVerifyEmail(): (code: string) => Promise<Refusals> {
  const [verify] = useVerifyEmailMutation()
  return useCallback(
    async (code) => {
      const { data } = await verify({ variables: { input: { code } } })
      return refusalsOf(data?.verifyEmail)
    },
    [verify],
  )
}
