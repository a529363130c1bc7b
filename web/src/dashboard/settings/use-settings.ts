import { useApolloClient } from '@apollo/client/react'
import { type SubmitEvent, useState } from 'react'
import { isFieldError, isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { useFieldErrors } from '../../ui/forms/use-field-errors.ts'
import {
  type SettingsForm_SettingsFragment,
  useUpdateSettingsMutation,
} from './Settings.generated.ts'
import { listChanged, mergeValues, type SettingValues, toInput } from './setting-values.ts'

export type Settings = ReturnType<typeof useSettings>

/** The state of the form. `theirs` are the values that a colleague has saved in the meantime, if any. */
export function useSettings(settings: SettingsForm_SettingsFragment) {
  const [saved, setSaved] = useState(settings)
  const [values, setValues] = useState<SettingValues>(settings)
  const [theirs, setTheirs] = useState<SettingsForm_SettingsFragment | null>(null)
  const { formRef, showErrors, getError, clearError } = useFieldErrors()
  const update = useUpdateSettingsMutation()
  const client = useApolloClient()
  const { submit, isBusy } = useSubmit(isFieldError)

  const set = (next: Partial<SettingValues>) => {
    setValues((before) => ({ ...before, ...next }))
    for (const name of Object.keys(next)) clearError(name)
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const payload = await submit(() => update(toInput(values, saved)), 'Settings saved.')
    if (!payload) return
    const { settings: current, userErrors } = payload
    showErrors(userErrors)
    const isOutdated = userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')
    if (!isOutdated && !isSuccessful(payload)) return
    // The history, and the shop's name in the header and the footer. Failures leave the old values.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined)
    setTheirs(isOutdated ? current : null)
    setSaved(current)
    setValues(isOutdated ? mergeValues(values, saved, current) : current)
  }
  const isChanged = listChanged(values, saved).length > 0
  return { values, set, save, isChanged, isBusy, theirs, formRef, getError }
}
