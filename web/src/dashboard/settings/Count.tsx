import { Field } from '../../ui/forms/Field.tsx'
import { settingFields } from './setting-fields.generated.ts'
import type { NumberName } from './setting-values.ts'
import type { Settings } from './use-settings.ts'

/** A number of hours or days with up to three digits. */
export function Count({ form, name, hint }: { form: Settings; name: NumberName; hint: string }) {
  const value = form.values[name]
  return (
    <Field
      name={name}
      label={settingFields[name].label}
      hint={hint}
      value={value === 0 ? '' : value}
      error={form.getError(name)}
      inputMode="numeric"
      maxLength={3}
      required
      onChange={({ target }) => form.set({ [name]: Number(target.value.replaceAll(/\D/g, '')) })}
    />
  )
}
