import { useState } from 'react'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { Refusals } from './refusal.ts'

/**
 * Puts a question to the server and tells what went wrong as toasts. `ask` gives the refusals, none when it went
 * through, and null when there was no answer.
 */
export function useAsk() {
  const [isBusy, setIsBusy] = useState(false)
  const ask = async (question: () => Promise<Refusals>): Promise<Refusals | null> => {
    setIsBusy(true)
    try {
      const refusals = await question()
      for (const { message } of refusals) toast.error(message)
      return refusals
    } catch (error) {
      toast.error(toErrorMessage(error))
      return null
    } finally {
      setIsBusy(false)
    }
  }
  return { ask, isBusy }
}
