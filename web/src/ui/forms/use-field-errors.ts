import { useEffect, useRef, useState } from 'react'

/** The reason why a form was rejected; `field` is null when the error concerns the whole form. */
export interface FieldError {
  message: string
  field: string | null
}

/** A form's errors by field. Showing new errors moves the focus to the first invalid field. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const formRef = useRef<HTMLFormElement>(null)
  const shouldFocus = useRef(false)
  useEffect(() => {
    if (!shouldFocus.current) return
    shouldFocus.current = false
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const showErrors = (next: readonly FieldError[]) => {
    shouldFocus.current = true
    setErrors(next)
  }
  const getError = (name: string) => errors.find(({ field }) => field === name)?.message
  /** Also removes the errors of the entries, if the field is a list. */
  const clearError = (name: string) =>
    setErrors((before) =>
      before.filter(({ field }) => field !== name && !field?.startsWith(`${name}.`)),
    )
  return { formRef, showErrors, getError, clearError }
}
