import { NumberField } from '../../ui/dashboard/fields/NumberField.tsx'

interface WholeNumberFieldProps {
  name?: string
  label: string
  hint?: string
  value: number
  error: string | undefined
  required?: boolean
  onChange: (value: number) => void
}

/** Above all limits, which the server names in its error, and within the range of its integers. */
const MAX = 999_999

/** A whole number, which shows 0 as empty. */
export function WholeNumberField({ value, onChange, ...field }: WholeNumberFieldProps) {
  return (
    <NumberField
      {...field}
      value={value || ''}
      onChange={({ target }) => onChange(Math.min(Math.trunc(Number(target.value)), MAX))}
    />
  )
}
