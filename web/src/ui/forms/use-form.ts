import { type ChangeEvent, useState } from 'react'
import { useFieldErrors } from './use-field-errors.ts'

/** A form's text values and their errors. Changing a field clears its error. */
export function useForm<Name extends string>(initial: Record<Name, string>) {
  const [values, setValues] = useState(initial)
  const { getError, clearError, showErrors, formRef } = useFieldErrors()
  /** Returns the props for the input with this name. */
  const bind = (name: Name) => ({
    name,
    value: values[name],
    error: getError(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues((before) => ({ ...before, [name]: target.value }))
      clearError(name)
    },
  })
  const clear = (name: Name) => setValues((before) => ({ ...before, [name]: '' }))
  return { values, setValues, bind, clear, showErrors, getError, clearError, formRef }
}
