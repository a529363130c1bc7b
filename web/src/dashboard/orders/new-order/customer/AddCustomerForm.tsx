import type { SubmitEvent } from 'react'
import { isAnyError, useSubmit } from '../../../../shared/use-submit.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Field } from '../../../../ui/forms/Field.tsx'
import { FormStack } from '../../../../ui/forms/FormStack.ts'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useAddCustomer } from './use-add-customer.ts'

interface AddCustomerFormProps {
  /** Ten digits. */
  phone: string
  /** Whether nobody has the number. */
  isUnknown: boolean
  onAdded: (id: string) => void
}

/** Adds a customer who has not registered. */
export function AddCustomerForm({ phone, isUnknown, onAdded }: AddCustomerFormProps) {
  const { values, bind, showErrors, formRef } = useForm({ name: '' })
  const { submit, isBusy } = useSubmit(isAnyError)
  const add = useAddCustomer(phone)
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const payload = await submit(() => add({ name: values.name.trim(), phone }))
    if (payload?.customer) onAdded(payload.customer.id)
    // The number was checked before; an error about it is shown here as well.
    if (payload) showErrors(payload.userErrors.map((error) => ({ ...error, field: 'name' })))
  }
  return (
    <FormStack ref={formRef} onSubmit={onSubmit} noValidate>
      <Field
        {...bind('name')}
        label="Customer’s name"
        autoComplete="off"
        maxLength={100}
        required
        hint={isUnknown ? 'Nobody has ordered with this number yet.' : null}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        Add customer
      </Button>
    </FormStack>
  )
}
