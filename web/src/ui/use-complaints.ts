import { useLayoutEffect, useRef, useState } from 'react'

/** Why something was refused; `field` is null when it is about the whole. */
export interface Complaint {
  message: string
  field: string | null
}

/** What is wrong with each field of a form. A refusal moves the focus to the first wrong field. */
export function useComplaints() {
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
  const complaintOf = (name: string) => complaints.find(({ field }) => field === name)?.message
  /** Takes a field's complaint away: it is being mended. */
  const forgive = (name: string) =>
    setComplaints((before) => before.filter(({ field }) => field !== name))
  return { formRef, refuse, complaintOf, forgive }
}
