import { useCallback } from 'react'
import {
  type RegisterInput,
  type RegisterMutation,
  useRegisterMutation,
} from '../../apollo/generated.ts'

/** Opens an account. It does not sign in. */
export function useRegister(): (input: RegisterInput) => Promise<RegisterMutation['register']> {
  const [register] = useRegisterMutation({ context: { isAnonymous: true } })
  return useCallback(
    async (input) => {
      const { data } = await register({ variables: { input } })
      if (!data) throw new Error('The server gave no answer to the registration')
      return data.register
    },
    [register],
  )
}
