import {
  type UpdateProfileInput,
  useRequestEmailVerificationMutation,
  useUpdateProfileMutation,
  useVerifyEmailMutation,
} from '../../../apollo/generated.ts'
import { readPayload } from '../../../apollo/read-payload.ts'

export function useUpdateProfile() {
  const [update] = useUpdateProfileMutation()
  return (input: UpdateProfileInput) =>
    readPayload(update({ variables: { input } }), (data) => data.updateProfile)
}

/** Sends a code to the viewer's email address. */
export function useRequestEmailVerification() {
  const [request] = useRequestEmailVerificationMutation()
  return () => readPayload(request(), (data) => data.requestEmailVerification)
}

/** Verifies the viewer's email address with the code. */
export function useVerifyEmail() {
  const [verify] = useVerifyEmailMutation()
  return (code: string) =>
    readPayload(verify({ variables: { input: { code } } }), (data) => data.verifyEmail)
}
