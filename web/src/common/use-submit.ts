import { useState } from 'react'
import { toErrorMessage } from '../apollo/error-message.ts'
import { toast } from '../ui/toast/toast.ts'

/** The payload of a mutation; without `userErrors` it was successful. */
export interface Payload {
  userErrors: readonly { code?: string; message: string }[]
}

/**
 * Sends mutations and shows the result as toasts, except CHANGED_MEANWHILE, which needs a dialog. `submit` resolves to
 * the payload, or to null when there was no reply.
 */
export function useSubmit() {
  const [isBusy, setIsBusy] = useState(false)
  const submit = async <Result extends Payload>(
    send: () => Promise<Result>,
    successMessage?: string,
  ): Promise<Result | null> => {
    setIsBusy(true)
    try {
      const payload = await send()
      for (const { code, message } of payload.userErrors) {
        if (code !== 'CHANGED_MEANWHILE') toast.error(message)
      }
      if (successMessage && isSuccessful(payload)) toast.success(successMessage)
      return payload
    } catch (error) {
      toast.error(toErrorMessage(error))
      return null
    } finally {
      setIsBusy(false)
    }
  }
  return { submit, isBusy }
}

/** False when the mutation was rejected, and when there was no reply. */
export function isSuccessful(payload: Payload | null): boolean {
  return payload?.userErrors.length === 0
}
