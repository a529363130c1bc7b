import { useState } from 'react'
import { toErrorMessage } from '../../apollo/error-message.ts'
import type { UserErrorCode } from '../../apollo/manage-catalogue.generated.ts'
import { toast } from '../../ui/toast/toast.ts'

export interface Refusal {
  code: UserErrorCode
  message: string
  field: string | null
}

/** What became of a change. */
export interface Outcome<Thing> {
  /** As it is now; also where somebody else has changed it meanwhile. Null when there is none. */
  thing: Thing | null
  /** Why it was refused; none when it went through. */
  userErrors: readonly Refusal[]
}

/** Whether a change was refused because somebody else came first. */
export function isEditConflict({ userErrors }: Outcome<unknown>): boolean {
  return userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')
}

/**
 * Asks the server for a change and tells what went wrong as toasts, but for CHANGED_MEANWHILE, which needs more
 * than a toast. Gives null when there was no answer.
 */
export function useAsk() {
  const [isBusy, setIsBusy] = useState(false)
  const ask = async <Thing>(
    change: () => Promise<Outcome<Thing>>,
  ): Promise<Outcome<Thing> | null> => {
    setIsBusy(true)
    try {
      const outcome = await change()
      for (const { code, message } of outcome.userErrors) {
        if (code !== 'CHANGED_MEANWHILE') toast.error(message)
      }
      return outcome
    } catch (error) {
      toast.error(toErrorMessage(error))
      return null
    } finally {
      setIsBusy(false)
    }
  }
  return { ask, isBusy }
}

/** The payload of a mutation, which a server that answers always sends. */
export function payloadOf<Payload>(payload: Payload | undefined): Payload {
  if (!payload) throw new Error('The server gave no answer')
  return payload
}
