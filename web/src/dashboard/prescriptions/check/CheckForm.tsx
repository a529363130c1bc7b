import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { getLinesToCheck, getRejectedLines, type OrderToCheck, toInput } from './check-entry.ts'
import { isSuccessful } from '../../../shared/use-submit.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'
import { space } from '../../../ui/theme.ts'
import { LineDecision } from './LineDecision.tsx'
import { OtherLines } from './OtherLines.tsx'
import { useCheckForm } from './use-check-form.ts'
import { useCheckPrescription } from './use-check-prescription.ts'

const rejection = lazyDialog(() => import('./RejectionDialog.tsx'))

interface CheckFormProps {
  order: OrderToCheck
  /** Returns the id of the order to check next, or null at the end of the queue. */
  findNext: () => Promise<string | null>
  onChecked: (nextId: string | null) => void
  /** Called with the server's message if somebody else was faster. */
  onChangedMeanwhile: (message: string) => void
}

/** Approves or rejects each line that requires a prescription. */
export function CheckForm(props: CheckFormProps) {
  const { order, findNext, onChecked, onChangedMeanwhile } = props
  usePreload(rejection)
  const form = useCheckForm(order)
  const { entry, bindLine, bindText, setPatient, validate, showErrors, formRef } = form
  const [isAsking, setIsAsking] = useState(false)
  const { check, isBusy } = useCheckPrescription()
  const rejected = getRejectedLines(order, entry)

  const save = async () => {
    // Runs in parallel, so that the checked order does not appear in between.
    const next = findNext()
    const payload = await check(toInput(order, entry))
    setIsAsking(false)
    if (isSuccessful(payload)) {
      onChecked(await next)
      return
    }
    const errors = payload?.userErrors ?? []
    const change = errors.find(({ code }) => code === 'CHANGED_MEANWHILE')
    if (change) onChangedMeanwhile(change.message)
    else showErrors(errors)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!validate()) return
    if (rejected.length > 0) setIsAsking(true)
    else void save()
  }
  return (
    <>
      <FormStack ref={formRef} onSubmit={submit} noValidate>
        <Lines aria-label="Medicines to check">
          {getLinesToCheck(order).map((line) => (
            <LineDecision key={line.productId} {...bindLine(line)} />
          ))}
        </Lines>
        <Field
          {...bindText('patient')}
          label="Patient"
          hint="The name on the prescription. Required for schedule H1."
          maxLength={200}
          autoComplete="off"
        />
        {order.customer && entry.patient === '' && (
          <SameAsCustomer name={order.customer.name} onChoose={setPatient} />
        )}
        <Field
          {...bindText('prescriber')}
          label="Prescriber"
          hint="The doctor on the prescription. Required for schedule H1."
          maxLength={200}
          autoComplete="off"
        />
        <OtherLines lines={order.lines} />
        <Button type="submit" isBusy={isBusy}>
          Save decision
        </Button>
      </FormStack>
      {isAsking && (
        <rejection.Dialog
          order={order}
          rejected={rejected}
          isBusy={isBusy}
          onConfirm={() => void save()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

interface SameAsCustomerProps {
  name: string
  onChoose: (name: string) => void
}

/** Enters the customer as the patient. */
function SameAsCustomer({ name, onChoose }: SameAsCustomerProps) {
  return (
    <div>
      <Button variant="quiet" onClick={() => onChoose(name)}>
        {`Same as customer: ${name}`}
      </Button>
    </div>
  )
}

const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`
