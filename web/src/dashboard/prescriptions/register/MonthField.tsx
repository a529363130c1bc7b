import { useState } from 'react'
import { Field } from '../../../ui/forms/Field.tsx'
import { parseMonth } from './register-month.ts'

interface MonthFieldProps {
  /** A month such as 2026-11. */
  month: string
  onChange: (month: string) => void
}

/** A month field. In browsers without a month picker it is a text field, and an incomplete month changes nothing. */
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
