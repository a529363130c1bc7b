import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'

/** Why something was refused; `field` is null when it is about the whole. */
export interface Complaint {
  message: string
  field: string | null
}

/**
 * The texts of a form and what is wrong with each. A refusal moves the focus to the first wrong field; changing a
 * field takes its complaint away.
 */
export function useForm<Name extends string>(initial: Record<Name, string>) {
  const [values, setValues] = useState(initial)
  const [complaints, setComplaints] = useState<readonly Complaint[]>([])
  const formRef = useRef<HTMLFormElement>(null)
  const hasNews = useRef(false)
  useLayoutEffect(() => {
    if (!hasNews.current) return
    hasNews.current = false
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [complaints])

  const refuse = (next: readonly Complaint[]) => {
    hasNews.current = true
    setComplaints(next)
  }
  /** The properties of the input of that name. */
  const bind = (name: Name) => ({
    name,
    value: values[name],
    error: complaints.find(({ field }) => field === name)?.message,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues((before) => ({ ...before, [name]: target.value }))
      setComplaints((before) => before.filter(({ field }) => field !== name))
    },
  })
  return { values, bind, refuse, formRef }
}
