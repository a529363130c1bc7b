import { useState } from 'react'
import { styled } from 'styled-components'
import { Field } from '../../ui/forms/Field.tsx'
import { media, space } from '../../ui/theme.ts'
import { dayRange, parseDay } from './parse-day.ts'

export interface Days {
  /** The first day, such as '2026-11-25'. Null for all. */
  placedFrom: string | null
  /** The last day. Null for all. */
  placedTo: string | null
}

interface DayFieldsProps {
  value: Days
  onChange: (change: Partial<Days>) => void
}

/** The first and the last day of the orders. */
export default function DayFields({ value: { placedFrom, placedTo }, onChange }: DayFieldsProps) {
  return (
    <Root role="group" aria-label="Placed">
      <DayField
        label="Placed from"
        day={placedFrom}
        onChange={(day) => onChange({ placedFrom: day })}
      />
      <DayField
        label="Placed until"
        day={placedTo}
        onChange={(day) => onChange({ placedTo: day })}
      />
    </Root>
  )
}

interface DayFieldProps {
  label: string
  day: string | null
  onChange: (day: string | null) => void
}

/** A day that can be typed: a year that is not complete yet, such as 0002, stays in the field and changes nothing. */
function DayField({ label, day, onChange }: DayFieldProps) {
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

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.desktop} {
    grid-template-columns: repeat(2, 200px);
  }
`
