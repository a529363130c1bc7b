import { useState } from 'react'
import { AddAddressTile } from '../../../../shared/address/AddAddressTile.tsx'
import { AddressLines } from '../../../../shared/address/AddressLines.tsx'
import { SmallText } from '../../../../ui/content/SmallText.ts'
import { lazyDialog } from '../../../../ui/dialogs/lazy-dialog.tsx'
import { Choices } from '../../../../ui/forms/Choices.tsx'
import { ErrorText } from '../../../../ui/forms/Field.tsx'
import { OptionGroup, OptionLegend } from '../../../../ui/forms/option-group.ts'
import { Radio } from '../../../../ui/forms/Radio.tsx'
import type { Draft } from '../draft.ts'
import { Step } from '../Step.tsx'
import type { PhoneCustomers } from './use-phone-customers.ts'

const dialog = lazyDialog(() => import('./CustomerAddressDialog.tsx'))

interface AddressStepProps {
  draft: Draft
  found: PhoneCustomers
  /** Whether customers may collect orders. */
  offersPickUp: boolean
  error: string | undefined
  onChange: (changes: Partial<Draft>) => void
}

/** Chooses where the order goes. */
export function AddressStep({ draft, found, offersPickUp, error, onChange }: AddressStepProps) {
  const [isAdding, setIsAdding] = useState(false)
  const { chosen, address: selected, digits } = found
  const isCollected = draft.fulfilment === 'PICK_UP'
  return (
    <Step title="Address" error={error}>
      {offersPickUp && (
        <Choices
          label="How the customer gets the order"
          choices={fulfilments}
          value={draft.fulfilment}
          onChoose={(fulfilment) => onChange({ fulfilment })}
        />
      )}
      {!chosen && <SmallText>Choose the customer first.</SmallText>}
      {chosen && (
        <OptionGroup>
          <OptionLegend>{isCollected ? 'Address for the bill' : 'Deliver to'}</OptionLegend>
          {chosen.addresses.map((address) => (
            <Radio
              key={address.id}
              name="address"
              checked={address.id === selected?.id}
              onChange={() => onChange({ addressId: address.id })}
            >
              <AddressLines address={address} />
              {!isCollected && !address.isDeliverable && (
                <ErrorText>Outside our delivery area</ErrorText>
              )}
            </Radio>
          ))}
          <AddAddressTile onClick={() => setIsAdding(true)} />
        </OptionGroup>
      )}
      {isAdding && chosen && (
        <dialog.Dialog
          customerId={chosen.id}
          phone={digits ?? ''}
          onClose={() => setIsAdding(false)}
          onSaved={(addressId) => onChange({ addressId })}
        />
      )}
    </Step>
  )
}

const fulfilments = [
  { value: 'DELIVERY', text: 'Deliver' },
  { value: 'PICK_UP', text: 'Collect from the shop' },
] as const
