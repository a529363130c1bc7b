import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import type { AddressChange_PayloadFragment as AddressPayload } from './AddressMutations.generated.ts'
import { useSubmit } from '../../common/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { media, space } from '../../ui/theme.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import {
  type Address,
  type AddressFieldName,
  type AddressText,
  addressFields,
  blankFields,
  isLikely,
  trimmed,
} from './address-fields.ts'

interface AddressFormProps {
  initial: AddressText
  /** Sends the address. Errors are shown beside the fields. */
  save: (text: AddressText) => Promise<AddressPayload>
  onSaved: (address: Address) => void
}

export function AddressForm({ initial, save, onSaved }: AddressFormProps) {
  const { values, bind, showErrors, formRef } = useForm<AddressFieldName>(trimmed(initial))
  const { submit, isBusy } = useSubmit()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const blank = blankFields(values)
    if (blank.length > 0) {
      showErrors(blank)
      return
    }
    const payload = await submit(() => save(trimmed(values)), 'Address saved')
    if (!payload) return
    if (payload.address) onSaved(payload.address)
    showErrors(payload.userErrors)
  }
  return (
    <FormStack ref={formRef} onSubmit={onSubmit} noValidate>
      <Grid>
        {addressFields.map(({ name, ...input }, index) => (
          <Field
            key={name}
            {...bind(name)}
            {...input}
            {...(index === 0 && { 'data-autofocus': '' })}
            isHintQuiet={!left.has(name) || isLikely(name, values[name])}
            onBlur={() => setLeft((before) => new Set(before).add(name))}
            required
          />
        ))}
      </Grid>
      <Button type="submit" isWide isBusy={isBusy}>
        Save address
      </Button>
    </FormStack>
  )
}

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
