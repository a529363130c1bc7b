import { type KeyboardEvent, type SubmitEvent, useEffect } from 'react'
import { styled } from 'styled-components'
import { Number, TitleRow } from '../../../shared/order/details-parts.tsx'
import { StatusBadge } from '../../../shared/order/order-status.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ChangeNotice } from '../../../ui/content/ChangeNotice.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { TallTextLink } from '../../../ui/content/TextLink.ts'
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { space } from '../../../ui/theme.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { isCorrected, type MedicineLine, medicinesOf } from './batch-entry.ts'
import { LineBatches } from './LineBatches.tsx'
import { useBatchForm } from './use-batch-form.ts'
import { readScan, type Scanning, useBatchScans } from './use-batch-scans.ts'

const expiryDialog = lazyDialog(() => import('./ExpiryDialog.tsx'))

interface BatchFormProps extends Omit<Scanning, 'form'> {
  saveLabel: string
  onSaved: () => void
  /** Leads to the next order without saving. Missing for the last one. */
  onSkip?: () => void
}

/** The batches of an order's medicines. Enter moves on to the next field, and saves after the last one. */
export default function BatchForm(props: BatchFormProps) {
  const { order, known, early, saveLabel, onSaved, onSkip } = props
  const form = useBatchForm(order, onSaved)
  const { lines, change, save, isBusy, notice, doubts, dropDoubts, formRef, getError } = form
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])
  const medicines = medicinesOf(order)
  const isDelivered = order.status === 'DELIVERED'
  const { warning, enter } = useBatchScans({ order, known, early, form })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <FormStack ref={formRef} onSubmit={send} onKeyDown={(event) => moveOn(event, known)} noValidate>
      <header>
        <TitleRow>
          <Number>{order.number}</Number>
          <StatusBadge status={order.status} />
        </TitleRow>
        <SmallText>{order.customer?.name ?? 'The account was deleted.'}</SmallText>
        <TallTextLink to={dashboardPaths.orderDetails(order.id)}>Order Details</TallTextLink>
      </header>
      {notice !== null && <ChangeNotice>{notice}</ChangeNotice>}
      {medicines.map((line, at) => (
        <LineBatches
          key={line.productId}
          line={line}
          entries={lines[at] ?? []}
          getError={(field) => getError(`lines.${at}.${field}`)}
          warning={warning?.at === at ? warning.text : null}
          onChange={(entries) => change(at, entries)}
          onEntered={(index, text) => enter(at, index, text)}
          onFilled={() => focusLine(formRef.current, at + 1)}
        />
      ))}
      {isCorrected(order) && (
        <Field
          label="Reason for the correction"
          hint={isDelivered ? 'The invoice will show it.' : 'Optional. The invoice will show it.'}
          value={form.reason}
          error={getError('reason')}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => form.changeReason(target.value)}
        />
      )}
      <Actions>
        <Button type="submit" isBusy={isBusy}>
          {saveLabel}
        </Button>
        {onSkip && (
          <Button variant="secondary" onClick={onSkip}>
            Skip
          </Button>
        )}
      </Actions>
      {doubts && (
        <expiryDialog.Dialog
          doubts={doubts}
          isDelivered={isDelivered}
          onConfirm={() => void save(true)}
          onClose={dropDoubts}
        />
      )}
    </FormStack>
  )
}

/**
 * Enter focuses the next field, and submits the form in the last one. After a scan, which also fills the expiry, it
 * skips that field; if the scan has no batch, it stays.
 */
function moveOn(event: KeyboardEvent<HTMLFormElement>, known: readonly MedicineLine[]): void {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  const inputs = [...currentTarget.querySelectorAll('input')]
  const code = readScan(target.value, known)
  const next = inputs[inputs.indexOf(target) + (code?.expiry ? 2 : 1)]
  event.preventDefault()
  if (code?.batch === '') {
    // Leaving the field replaces its scan.
    target.blur()
    target.focus()
    return
  }
  if (next) {
    next.focus()
    next.select()
    return
  }
  currentTarget.querySelector<HTMLElement>('[type="submit"]')?.focus()
  // Leaving the field has filled in its scan, which is rendered first.
  setTimeout(() => currentTarget.requestSubmit())
}

/** Focuses the first field of a medicine, or else the button. */
function focusLine(form: HTMLFormElement | null, at: number): void {
  const line = form?.querySelectorAll('fieldset')[at]
  const next = line?.querySelector('input') ?? form?.querySelector<HTMLElement>('[type="submit"]')
  next?.focus()
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`
