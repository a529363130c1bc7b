import { SelectField } from '../../ui/forms/SelectField.tsx'
import { settingFields } from './setting-fields.generated.ts'
import type { Settings } from './use-settings.ts'

interface ChoiceFieldProps {
  form: Settings
  name: 'gstRegistration' | 'turnoverClass' | 'invoiceSeries' | 'upiAccount'
  hint: string
}

/** A setting with several choices, as a dropdown. */
export function ChoiceField({ form, name, hint }: ChoiceFieldProps) {
  const { label, choices } = settingFields[name]
  return (
    <SelectField
      name={name}
      label={label}
      hint={hint}
      value={form.values[name]}
      error={form.getError(name)}
      onChange={({ target }) => form.set({ [name]: target.value })}
    >
      {Object.entries(choices).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
