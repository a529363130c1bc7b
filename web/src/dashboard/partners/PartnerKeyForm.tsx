import { type SubmitEvent, useState } from 'react'
import type { PartnerScope } from '../../apollo/schema-types.generated.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { NumberField } from '../../ui/dashboard/fields/NumberField.tsx'
import type { FieldError } from '../../ui/forms/use-field-errors.ts'
import { useDirty } from '../../ui/forms/use-dirty.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { ScopeChoice } from './ScopeChoice.tsx'

/** A key's form values. */
export interface KeyEntry {
  name: string
  scopes: PartnerScope[]
  requestsPerMinute: number
}

interface PartnerKeyFormProps {
  start: KeyEntry
  submitLabel: string
  isBusy: boolean
  /** Called with whether the form has unsaved changes. */
  onDirty: (isDirty: boolean) => void
  /** Returns the server's errors, to show beside the fields. */
  onSubmit: (entry: KeyEntry) => Promise<readonly FieldError[]>
}

export function PartnerKeyForm(props: PartnerKeyFormProps) {
  const { start, submitLabel, isBusy, onDirty, onSubmit } = props
  const { values, bind, showErrors, getError, clearError, formRef } = useForm({
    name: start.name,
    requestsPerMinute: String(start.requestsPerMinute),
  })
  const [scopes, setScopes] = useState(start.scopes)
  const isDirty =
    values.name !== start.name ||
    values.requestsPerMinute !== String(start.requestsPerMinute) ||
    scopes !== start.scopes
  useDirty(isDirty, onDirty)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const requestsPerMinute = Number(values.requestsPerMinute)
    if (!Number.isInteger(requestsPerMinute)) {
      showErrors([{ field: 'requestsPerMinute', message: 'Please enter a whole number.' }])
      return
    }
    showErrors(await onSubmit({ name: values.name, scopes, requestsPerMinute }))
  }
  return (
    <FormStack ref={formRef} onSubmit={submit} noValidate>
      <Field
        {...bind('name')}
        label="Name"
        hint="Who will use it, such as the partner's name."
        required
        maxLength={100}
        data-autofocus=""
      />
      <ScopeChoice
        chosen={scopes}
        error={getError('scopes')}
        onChange={(chosen) => {
          setScopes(chosen)
          clearError('scopes')
        }}
      />
      <NumberField
        {...bind('requestsPerMinute')}
        label="Requests per minute"
        hint="1 to 6000. Requests above the limit are rejected until the next minute."
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
    </FormStack>
  )
}
