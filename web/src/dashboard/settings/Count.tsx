import { settingFields } from './setting-fields.generated.ts'
import type { NumberName } from './setting-values.ts'
import type { Settings } from './use-settings.ts'
import { WholeNumberField } from './WholeNumberField.tsx'

interface CountProps {
  form: Settings
  name: NumberName
  hint: string
}

/** A setting that is a number of hours or days. */
export function Count({ form, name, hint }: CountProps) {
  return (
    <WholeNumberField
      name={name}
      label={settingFields[name].label}
      hint={hint}
      value={form.values[name]}
      error={form.getError(name)}
      onChange={(count) => form.set({ [name]: count })}
    />
  )
}
