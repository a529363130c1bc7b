import { useState } from 'react'
import { Field } from '../../forms/Field.tsx'
import { dayRange, parseDay } from './parse-day.ts'

interface DayFieldProps {
  label: string
  day: string | null
  onChange: (day: string | null) => void
}

/** A day that can be typed. An incomplete year such as 0002 stays in the field and changes nothing. */
export function DayField({ label, day, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    const parsed = parseDay(text)
    const isPart = parsed === null && text !== ''
    setTyped(isPart ? text : null)
    if (!isPart) onChange(parsed)
  }
  return (
    <Field
      label={label}
      type="date"
      {...dayRange}
      value={typed ?? day ?? ''}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
