import { useCallback } from 'react'
import { type LoginInput, type LoginMutation, useLoginMutation } from '../../apollo/generated.ts'
import { useSessionActions } from '../../apollo/session.tsx'

/** Starts a session: when it is not refused, its person and cart are there once the promise resolves. */
export function useLogin(): (input: LoginInput) => Promise<LoginMutation['login']> {
  // A token of an ended session must not get in the way of a new one.
  const [login] = useLoginMutation({ context: { isAnonymous: true } })
  const { signIn } = useSessionActions()
  return useCallback(
    async (input) => {
      const { data } = await login({ variables: { input } })
      if (!data) throw new Error('The server gave no answer to the login')
      if (data.login.tokens) await signIn(data.login.tokens)
      return data.login
    },
    [login, signIn],
  )
}
