import { TextAreaField } from '../../ui/forms/Field.tsx'
import { settingFields } from './setting-fields.generated.ts'
import type { Settings } from './use-settings.ts'

/** The shop's own list, with one entry on each line. */
export function WatchedCompositions({ form: { values, set, getError } }: { form: Settings }) {
  const entries = values.watchedCompositions
  const ofEntries = entries.map((_entry, at) => getError(`watchedCompositions.${at}`))
  return (
    <TextAreaField
      label={settingFields.watchedCompositions.label}
      hint="One on each line, such as Tramadol, or Aceclofenac 50 mg + Paracetamol 125 mg. The product form and imports then ask you to check such medicines."
      rows={4}
      value={entries.join('\n')}
      error={[getError('watchedCompositions'), ...ofEntries].find(Boolean)}
      onChange={({ target }) => set({ watchedCompositions: target.value.split('\n') })}
    />
  )
}
