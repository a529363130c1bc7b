import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../../ui/content/SmallText.ts'
import { Field } from '../../../../ui/forms/Field.tsx'
import { OptionGroup, OptionLegend, OptionName } from '../../../../ui/forms/option-group.ts'
import { Radio } from '../../../../ui/forms/Radio.tsx'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import { color, space } from '../../../../ui/theme.ts'
import type { Draft } from '../draft.ts'
import { Step } from '../Step.tsx'
import { AddCustomerForm } from './AddCustomerForm.tsx'
import type { PhoneCustomer, PhoneCustomers } from './use-phone-customers.ts'

interface CustomerStepProps {
  draft: Draft
  found: PhoneCustomers
  error: string | undefined
  onChange: (changes: Partial<Draft>) => void
}

/** Finds the customer by their telephone number, or adds them. */
export function CustomerStep({ draft, found, error, onChange }: CustomerStepProps) {
  const [isAdding, setIsAdding] = useState(false)
  const { digits, customers, chosen, hasFailed, reload } = found
  const choose = (customerId: string) => {
    setIsAdding(false)
    onChange({ customerId, addressId: null })
  }
  return (
    <Step title="Customer" error={error}>
      <Field
        label="Telephone number"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        value={draft.phone}
        hint={digits === null ? 'Ten digits' : null}
        onChange={({ target }) => {
          setIsAdding(false)
          onChange({ phone: target.value, customerId: null, addressId: null })
        }}
      />
      {digits !== null && hasFailed && (
        <Failed role="alert">
          <span>We couldn’t look for this number.</span>
          <Button variant="secondary" onClick={reload}>
            Retry
          </Button>
        </Failed>
      )}
      {digits !== null && !customers && !hasFailed && (
        <Skeleton role="status" aria-label="Looking for the customer" $height="76px" />
      )}
      {digits !== null && customers && (
        <>
          {customers.length > 0 && (
            <Customers customers={customers} chosenId={chosen?.id} onChoose={choose} />
          )}
          {isAdding || customers.length === 0 ? (
            <AddCustomerForm
              key={digits}
              phone={digits}
              isUnknown={customers.length === 0}
              onAdded={choose}
            />
          ) : (
            <Button variant="quiet" onClick={() => setIsAdding(true)}>
              Add a customer
            </Button>
          )}
        </>
      )}
    </Step>
  )
}

const proofs = {
  ADDED_BY_TEAM: 'Added by the team with this number',
  ORDER_DELIVERED: 'Has received an order with this number',
  NONE: 'Has only entered this number. Make sure that this person is calling.',
}

interface CustomersProps {
  customers: readonly PhoneCustomer[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

function Customers({ customers, chosenId, onChoose }: CustomersProps) {
  return (
    <OptionGroup>
      <OptionLegend>Customers with this number</OptionLegend>
      {customers.map(({ id, name, numberProof, addresses }) => (
        <Radio key={id} name="customer" checked={id === chosenId} onChange={() => onChoose(id)}>
          <OptionName translate="no">{name}</OptionName>
          <SmallText as="span">
            {[proofs[numberProof], addresses[0]?.addressLine].filter(Boolean).join(' · ')}
          </SmallText>
        </Radio>
      ))}
    </OptionGroup>
  )
}

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  color: ${color.dangerDeep};
`
