import { useCallback } from 'react'
import { useEndOtherSessionsMutation, useEndSessionMutation } from '../../../apollo/generated.ts'
import { type Refusals, refusalsOf } from '../refusal.ts'

/** Signs another device out. One that is refused is signed out already, and leaves the list as well. */
export function useEndSession(): (id: string) => Promise<Refusals> {
  const [end] = useEndSessionMutation()
  return useCallback(
    async (id) => {
      const { data } = await end({
        variables: { input: { id } },
        update: (cache, result) => {
          if (result.data?.endSession.viewer === null) cache.evict({ id: `Session:${id}` })
        },
      })
      return refusalsOf(data?.endSession)
    },
    [end],
  )
}

/** Signs all other devices out. */
export function useEndOtherSessions(): () => Promise<Refusals> {
  const [end] = useEndOtherSessionsMutation()
  return useCallback(async () => {
    const { data } = await end()
    return refusalsOf(data?.endOtherSessions)
  }, [end])
}
