import type { ComponentProps } from 'react'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import { rateChoices } from './gst-entry.ts'

interface RateSelectProps extends Omit<ComponentProps<typeof SelectField>, 'onChange'> {
  /** The text for no rate. */
  blank: string
  onChange: (percent: string) => void
}

/** The GST rates of the law as a dropdown. */
export function RateSelect({ blank, onChange, ...field }: RateSelectProps) {
  return (
    <SelectField {...field} onChange={({ target }) => onChange(target.value)}>
      <option value="">{blank}</option>
      {rateChoices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
