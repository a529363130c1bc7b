import { useState } from 'react'
import { Field } from '../../../ui/forms/Field.tsx'
import { parseMonth } from './register-month.ts'

interface MonthFieldProps {
  /** Such as 2026-11. */
  month: string
  onChange: (month: string) => void
}

/** A month. Where browsers have no picker for it, it is a text field, in which a part of a month changes nothing. */
export function MonthField({ month, onChange }: MonthFieldProps) {
  const [text, setText] = useState(month)
  const change = (next: string) => {
    setText(next)
    const parsed = parseMonth(next)
    if (parsed !== null) onChange(parsed)
  }
  return (
    <Field
      type="month"
      label="Month"
      placeholder="2026-11"
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  )
}
