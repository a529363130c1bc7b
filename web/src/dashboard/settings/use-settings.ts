import { useApolloClient } from '@apollo/client/react'
import { type SubmitEvent, useState } from 'react'
import { isFieldError, isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { useFieldErrors } from '../../ui/forms/use-field-errors.ts'
import {
  type SettingsConflict_ConflictFragment,
  type SettingsForm_SettingsFragment,
  useUpdateSettingsMutation,
} from './Settings.generated.ts'
import { listChanged, mergeValues, type SettingValues, toInput } from './setting-values.ts'

export type Settings = ReturnType<typeof useSettings>

/**
 * The state of the form. `isOutdated` while nothing was saved because a colleague has saved in the meantime. A conflict
 * ends when its setting is edited.
 */
export function useSettings(settings: SettingsForm_SettingsFragment) {
  const [saved, setSaved] = useState(settings)
  const [values, setValues] = useState<SettingValues>(settings)
  const [isOutdated, setIsOutdated] = useState(false)
  const [conflicts, setConflicts] = useState<readonly SettingsConflict_ConflictFragment[]>([])
  const { formRef, showErrors, getError, clearError } = useFieldErrors()
  const update = useUpdateSettingsMutation()
  const client = useApolloClient()
  const { submit, isBusy } = useSubmit(isFieldError)

  const set = (next: Partial<SettingValues>) => {
    setValues((before) => ({ ...before, ...next }))
    setConflicts((before) => before.filter(({ name }) => !Object.hasOwn(next, name)))
    for (const name of Object.keys(next)) clearError(name)
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const payload = await submit(() => update(toInput(values, saved)), 'Settings saved.')
    if (!payload) return
    const { settings: current, userErrors } = payload
    showErrors(userErrors)
    const hasChanged = userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')
    if (!hasChanged && !isSuccessful(payload)) return
    // The history, and the shop's name in the header and the footer. Failures leave the old values.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined)
    setIsOutdated(hasChanged)
    setConflicts(payload.conflicts)
    setSaved(current)
    setValues(hasChanged ? mergeValues(values, saved, current) : current)
  }
  const isChanged = listChanged(values, saved).length > 0
  return { values, saved, set, save, isChanged, isBusy, isOutdated, conflicts, formRef, getError }
}
