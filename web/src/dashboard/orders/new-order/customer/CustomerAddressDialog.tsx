import { useState } from 'react'
import { newSubmissionKey } from '../../../../lib/submission-key.ts'
import { AddressForm } from '../../../../shared/address/AddressForm.tsx'
import { type AddressText, blankAddress } from '../../../../shared/address/address-fields.ts'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import { useAddCustomerAddress } from './use-add-customer.ts'

interface CustomerAddressDialogProps {
  customerId: string
  /** The number to call about the delivery. */
  phone: string
  onClose: () => void
  onSaved: (addressId: string) => void
}

/** Adds an address for a customer. */
export default function CustomerAddressDialog(props: CustomerAddressDialogProps) {
  const { customerId, phone, onClose, onSaved } = props
  const add = useAddCustomerAddress(customerId)
  const [idempotencyKey] = useState(newSubmissionKey)
  const save = (text: AddressText) => add({ customerId, address: { ...text, idempotencyKey } })
  return (
    <FormDialog title="Add Address" onClose={onClose}>
      {(onDirty) => (
        <AddressForm
          initial={{ ...blankAddress, mobile: phone }}
          save={save}
          onDirty={onDirty}
          onSaved={({ id }) => {
            onSaved(id)
            onClose()
          }}
        />
      )}
    </FormDialog>
  )
}
