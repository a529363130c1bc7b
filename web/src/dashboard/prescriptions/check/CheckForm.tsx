import { lazy, type SubmitEvent, Suspense } from 'react'
import { styled } from 'styled-components'
import { getLinesToCheck, getLinesWith } from './check-entry.ts'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { lazyChunk } from '../../../shared/lazy-chunk.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { space } from '../../../ui/theme.ts'
import { LineDecision } from './LineDecision.tsx'
import { OtherLines } from './OtherLines.tsx'
import { useCheckForm } from './use-check-form.ts'
import { type CheckToSave, useSaveCheck } from './use-save-check.ts'

const EarlierSupplies = lazy(() => loadOrReload(() => import('./EarlierSupplies.tsx')))
const factFields = lazyChunk(() => import('./FactFields.tsx'))
const rejection = lazyDialog(() => import('./RejectionDialog.tsx'))
const quantity = lazyDialog(() => import('./QuantityDialog.tsx'))

/** Approves or rejects each line that requires a prescription. */
export function CheckForm(props: CheckToSave) {
  const { order } = props
  usePreload(factFields, rejection, quantity)
  const { formRef, showErrors, ...form } = useCheckForm(order)
  const { save, ask, close, question, isExpired, isBusy } = useSaveCheck(props, {
    entry: form.entry,
    showErrors,
  })
  const supplies = order.prescriptionCheck?.earlierSupplies ?? []
  const rejected = getLinesWith('REJECTED', order, form.entry)
  const isApproved = getLinesWith('APPROVED', order, form.entry).length > 0

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!form.validate()) return
    if (rejected.length > 0) ask('REJECTION')
    else void save()
  }
  return (
    <>
      <FormStack ref={formRef} onSubmit={submit} noValidate>
        {supplies.length > 0 && (
          <Suspense fallback={<Skeleton $height={`${96 + 72 * supplies.length}px`} />}>
            <EarlierSupplies supplies={supplies} />
          </Suspense>
        )}
        <Lines aria-label="Medicines to check">
          {getLinesToCheck(order).map((line) => (
            <LineDecision key={line.productId} {...form.bindLine(line)} />
          ))}
        </Lines>
        {isApproved && (
          <Suspense fallback={<Skeleton $height="960px" $round="large" />}>
            <factFields.Content {...{ order, form, isExpired }} />
          </Suspense>
        )}
        <OtherLines lines={order.lines} />
        <Button type="submit" isBusy={isBusy}>
          Save decision
        </Button>
      </FormStack>
      {question === 'REJECTION' && (
        <rejection.Dialog
          {...{ order, rejected, isBusy }}
          onConfirm={() => void save()}
          onClose={close}
        />
      )}
      {Array.isArray(question) && (
        <quantity.Dialog
          {...{ messages: question, isBusy }}
          onConfirm={() => void save({ confirmQuantity: true })}
          onClose={close}
        />
      )}
    </>
  )
}

const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`
