import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import type { AddressChange_PayloadFragment as AddressPayload } from './AddressMutations.generated.ts'
import { useSubmit } from '../use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Choices } from '../../ui/forms/Choices.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { media, space } from '../../ui/theme.ts'
import { useDirty } from '../../ui/forms/use-dirty.ts'
import { useDoubts } from '../../ui/forms/use-doubts.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { addressLabels } from './AddressLines.tsx'
import { PinPlaceNote } from './PinPlaceNote.tsx'
import { usePinPlace } from './use-pin-place.ts'
import {
  type Address,
  type AddressFieldName,
  type AddressText,
  addressFields,
  blankFields,
  trimmed,
  unlikelyFields,
} from './address-fields.ts'

interface StateChoice {
  /** Whether the customer insists on a state that differs from the one of the pincode. */
  confirmState: boolean
}

interface AddressFormProps {
  initial: AddressText
  /** Sends the address. Errors are shown beside the fields. */
  save: (text: AddressText & StateChoice) => Promise<AddressPayload>
  /** Called with whether the form has unsaved changes. */
  onDirty: (isDirty: boolean) => void
  onSaved: (address: Address) => void
}

export function AddressForm({ initial, save, onDirty, onSaved }: AddressFormProps) {
  const start = trimmed(initial)
  const form = useForm<AddressFieldName>(start)
  const { setValues, bind, showErrors, clearError, formRef } = form
  const [label, setLabel] = useState(start.label)
  const values: AddressText = { ...form.values, label }
  const { submit, isBusy } = useSubmit()
  const { doubts, ask, clearDoubts } = useDoubts<AddressFieldName>(formRef)
  /** Whether the server has asked about the state, and nothing was changed since. */
  const [isStateAsked, setIsStateAsked] = useState(false)
  const isDirty =
    label !== start.label || addressFields.some(({ name }) => values[name] !== start[name])
  useDirty(isDirty, onDirty)
  const place = usePinPlace(values, start.pincode, (found) => {
    setValues((before) => ({
      ...before,
      state: before.state.trim() || (found.state ?? ''),
      city: before.city.trim() || (found.city ?? ''),
    }))
    clearError('state')
    if (found.city) clearError('city')
  })

  const clearQuestions = () => {
    clearDoubts()
    setIsStateAsked(false)
  }
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const blank = blankFields(values)
    if (blank.length > 0) {
      showErrors(blank)
    } else if (!ask(unlikelyFields(values, start))) {
      const text = { ...trimmed(values), confirmState: isStateAsked }
      const payload = await submit(() => save(text), 'Address saved')
      if (payload?.address) onSaved(payload.address)
      if (!payload) return
      showErrors(payload.userErrors)
      setIsStateAsked(payload.userErrors.some(({ code }) => code === 'STATE_DIFFERS'))
    }
  }
  return (
    <FormStack ref={formRef} onSubmit={onSubmit} onInput={clearQuestions} noValidate>
      <Grid>
        {addressFields.map(({ name, hint, isOptional = false, ...input }, index) => (
          <Field
            key={name}
            {...bind(name)}
            {...input}
            {...(index === 0 && { 'data-autofocus': '' })}
            hint={doubts.includes(name) ? hint : null}
            required={!isOptional}
          />
        ))}
      </Grid>
      <Choices label="Save as" choices={labelChoices} value={label} onChoose={setLabel} />
      <PinPlaceNote
        place={place}
        state={values.state}
        onUse={(state) => {
          setValues((before) => ({ ...before, state }))
          clearError('state')
          clearQuestions()
        }}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {doubts.length > 0 || isStateAsked ? 'Save anyway' : 'Save address'}
      </Button>
    </FormStack>
  )
}

const labelChoices = [
  { value: 'HOME', text: addressLabels.HOME },
  { value: 'WORK', text: addressLabels.WORK },
  { value: 'OTHER', text: addressLabels.OTHER },
] as const

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;

    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`
