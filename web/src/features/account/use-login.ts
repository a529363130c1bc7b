import { type LoginInput, useLoginMutation } from '../../apollo/generated.ts'
import { readPayload } from '../../apollo/read-payload.ts'
import { useSessionActions } from '../../apollo/session.tsx'

/** Logs in. When the promise resolves without errors, the viewer and the cart are loaded. */
export function useLogin() {
  // Anonymous, because the token of an ended session would be rejected.
  const [login] = useLoginMutation({ context: { isAnonymous: true } })
  const { signIn } = useSessionActions()
  return async (input: LoginInput) => {
    const payload = await readPayload(login({ variables: { input } }), (data) => data.login)
    if (payload.tokens) await signIn(payload.tokens)
    return payload
  }
}
