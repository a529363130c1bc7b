import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { toIndianDay } from '../../../lib/text/date.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { useIsAdmin } from '../../../shared/use-role.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Card } from '../../../ui/layout/Card.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { font } from '../../../ui/theme.ts'
import type { OrderToCheck } from './check-entry.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { CheckFormState } from './use-check-form.ts'

interface FactFieldsProps {
  order: OrderToCheck
  form: CheckFormState
  /** Whether the server has rejected the prescription because it is no longer valid. */
  isExpired: boolean
}

const MAX_NAME = 200
const MAX_ADDRESS = 300

/** The facts of a prescription that approves something. */
export default function FactFields({ order, form, isExpired }: FactFieldsProps) {
  const { bindFact } = form
  return (
    <>
      <Group title="Prescription">
        <DateFields {...{ order, form, isExpired }} />
      </Group>
      <Group title="Patient">
        <SameAsCustomer order={order} form={form} />
        <Field {...bindFact('patient')} label="Patient’s name" maxLength={MAX_NAME} required />
        <Field
          {...bindFact('patientAddress')}
          label="Patient’s address"
          maxLength={MAX_ADDRESS}
          required
        />
      </Group>
      <Group title="Prescriber">
        <Field
          {...bindFact('prescriber')}
          label="Prescriber’s name"
          maxLength={MAX_NAME}
          required
        />
        <Field
          {...bindFact('prescriberAddress')}
          label="Prescriber’s address"
          maxLength={MAX_ADDRESS}
          required
        />
        <Field
          {...bindFact('prescriberRegistration')}
          label="Registration number"
          hint="Optional. From the medical council."
          maxLength={50}
        />
      </Group>
    </>
  )
}

/** The kinds of disease, with the days for which their prescriptions are valid. */
function listKinds({ prescriptionCheck: check }: OrderToCheck) {
  const name = (kind: string, days = 0) => `${kind} (${formatCount(days, 'day')})`
  return [
    { value: 'ACUTE', text: name('Acute', check?.validDaysAcute) },
    { value: 'CHRONIC', text: name('Chronic', check?.validDaysChronic) },
  ] as const
}

function DateFields({ order, form, isExpired }: FactFieldsProps) {
  const { entry, bindFact, setFacts, getError } = form
  const isAdmin = useIsAdmin()
  const kindId = useId()
  const [today] = useState(() => toIndianDay(Date.now()))
  return (
    <>
      <Field {...bindFact('issuedOn')} label="Date" type="date" max={today} required />
      <Stack $gap={2}>
        <Label id={kindId}>Disease, with days of validity</Label>
        <ChoiceGroup
          nameId={kindId}
          choices={listKinds(order)}
          value={entry.facts.kind}
          error={getError('kind')}
          onChoose={(kind) => setFacts({ kind })}
        />
      </Stack>
      {isExpired && isAdmin && (
        <Field
          {...bindFact('overrideReason')}
          label="Reason to accept it"
          hint="To accept this expired prescription, enter a reason. It is kept with the order."
          maxLength={200}
        />
      )}
    </>
  )
}

/** Enters the customer and the delivery address as the patient's, while both fields are empty. */
function SameAsCustomer({ order, form }: Omit<FactFieldsProps, 'isExpired'>) {
  const { customer, deliveryAddress } = order
  const { patient, patientAddress } = form.entry.facts
  if (!customer || patient !== '' || patientAddress !== '') return null
  const { addressLine, city, pincode } = deliveryAddress
  const fill = () => {
    const address = `${addressLine}, ${city} ${pincode}`.slice(0, MAX_ADDRESS)
    form.setFacts({ patient: customer.name, patientAddress: address })
  }
  return (
    <div>
      <Button variant="secondary" onClick={fill}>
        {`Same as customer: ${customer.name}`}
      </Button>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Card>
      <Stack role="group" aria-labelledby={titleId} $gap={3}>
        <Title id={titleId}>{title}</Title>
        {children}
      </Stack>
    </Card>
  )
}

const Title = styled.h2`
  font-size: ${font.body};
  letter-spacing: 0;
`

const Label = styled.p`
  font-size: ${font.small};
  font-weight: ${font.semibold};
`
