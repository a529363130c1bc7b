import type { LoginInput } from '../../apollo/schema-types.generated.ts'
import { useLoginMutation } from './Login.generated.ts'
import { useSessionActions } from '../../apollo/session.tsx'

/** Logs in. When the promise resolves without errors, the viewer and the cart are loaded. */
export function useLogin() {
  // Anonymous, because an ended session's token would be rejected.
  const login = useLoginMutation({ context: { isAnonymous: true } })
  const { signIn } = useSessionActions()
  return async (input: LoginInput) => {
    const payload = await login(input)
    if (payload.tokens) await signIn(payload.tokens)
    return payload
  }
}
