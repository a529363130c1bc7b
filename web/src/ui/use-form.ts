import { type ChangeEvent, useState } from 'react'
import { useComplaints } from './use-complaints.ts'

/**
 * The texts of a form and what is wrong with each. A refusal moves the focus to the first wrong field; changing a
 * field takes its complaint away.
 */
export function useForm<Name extends string>(initial: Record<Name, string>) {
  const [values, setValues] = useState(initial)
  const { complaintOf, forgive, refuse, formRef } = useComplaints()
  /** The properties of the input of that name. */
  const bind = (name: Name) => ({
    name,
    value: values[name],
    error: complaintOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues((before) => ({ ...before, [name]: target.value }))
      forgive(name)
    },
  })
  const clear = (name: Name) => setValues((before) => ({ ...before, [name]: '' }))
  return { values, bind, clear, refuse, complaintOf, forgive, formRef }
}
