import { useState } from 'react'
import { toast } from '../ui/toast/toast.ts'
import { useRequestError } from './use-login-redirect.ts'

/** A mutation's payload; without `userErrors` it was successful. */
export interface Payload {
  userErrors: readonly UserError[]
}

interface UserError {
  code?: string
  message: string
  field?: string | null
}

/** For forms that show every error beside a field. */
export const isAnyError = () => true

/** For forms that show an error beside its field, if it has one. */
export const isFieldError = ({ field = null }: UserError) => field !== null

/**
 * Sends mutations and shows the result as toasts, except for errors that the form shows, and for CHANGED_MEANWHILE,
 * which needs a dialog. `submit` resolves to the payload, or to null when there was no reply. If the session has ended,
 * redirects to the login.
 */
export function useSubmit(isShownByForm: (error: UserError) => boolean = () => false) {
  const [isBusy, setIsBusy] = useState(false)
  const handleError = useRequestError()
  const submit = async <Result extends Payload>(
    send: () => Promise<Result>,
    successMessage?: string,
  ): Promise<Result | null> => {
    setIsBusy(true)
    toast.clear()
    try {
      const payload = await send()
      for (const error of payload.userErrors) {
        if (error.code !== 'CHANGED_MEANWHILE' && !isShownByForm(error)) toast.error(error.message)
      }
      if (successMessage && isSuccessful(payload)) toast.success(successMessage)
      return payload
    } catch (error) {
      handleError(error, toast.error)
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
