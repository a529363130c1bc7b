import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { styled } from 'styled-components'
import type { StartUpiPaymentMutation } from './StartUpiPayment.generated.ts'
import type { UpiPayment_RequestFragment as UpiRequest } from './Quote.generated.ts'
import { formatTime } from '../../lib/date.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Card } from '../../ui/layout/Card.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { font, size, space } from '../../ui/theme.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { FieldError } from '../../ui/forms/use-field-errors.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { UpiRequestView } from './UpiRequestView.tsx'

export interface UpiPaymentProps {
  /** Null while it is loading. */
  payment: StartUpiPaymentMutation['startUpiPayment']['upiPayment']
  isBusy: boolean
  /** Whether a dialog shows the new amount already. */
  isChangeShown: boolean
  /** Returns the errors of the transaction number. */
  onConfirm: (transactionId: string | null) => Promise<readonly FieldError[]>
}

/** The QR code to pay with a UPI app, and the button to confirm the payment. Takes the focus when it appears. */
export function UpiPayment({ payment, isBusy, isChangeShown, onConfirm }: UpiPaymentProps) {
  const request = payment?.request ?? null
  const titleId = useId()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView()
  }, [])
  useNewAmountToast(request, isChangeShown)
  return (
    <Sheet as="section" ref={ref} tabIndex={-1} aria-labelledby={titleId}>
      <Title id={titleId}>Pay with UPI</Title>
      <UpiRequestView request={request} />
      <TwoLines>{payment && describeReservation(payment)}</TwoLines>
      <ConfirmForm isReady={request !== null} isBusy={isBusy} onConfirm={onConfirm} />
    </Sheet>
  )
}

function describeReservation({ reserved, expiresAt }: NonNullable<UpiPaymentProps['payment']>) {
  return reserved
    ? `These items are reserved for you at these prices until ${formatTime(expiresAt)}.`
    : 'Not reserved: if a price or the stock changes, we will ask you first.'
}

/** Warns when the amount changes, so that the old QR code is not paid. */
function useNewAmountToast(request: UpiRequest | null, isChangeShown: boolean) {
  const amount = request?.amount.amount
  const shown = useRef(amount)
  const announce = useEffectEvent((sum: string) => {
    if (!isChangeShown) toast.info(`The amount is now ${sum}. Please scan the new QR code.`)
  })
  useEffect(() => {
    if (amount === undefined) return
    if (shown.current !== undefined && shown.current !== amount) announce(formatMoney(amount))
    shown.current = amount
  }, [amount])
}

type ConfirmFormProps = Pick<UpiPaymentProps, 'isBusy' | 'onConfirm'> & { isReady: boolean }

function ConfirmForm({ isReady, isBusy, onConfirm }: ConfirmFormProps) {
  const { values, bind, showErrors, formRef } = useForm({ upiTransactionId: '' })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const digits = values.upiTransactionId.replace(/\s/g, '')
    showErrors(
      /^(\d{12})?$/.test(digits) ? await onConfirm(digits || null) : [invalidTransactionId],
    )
  }
  return (
    <FormStack ref={formRef} onSubmit={submit} noValidate>
      <Field
        {...bind('upiTransactionId')}
        label="UPI transaction number (optional)"
        hint="12 digits, shown by your UPI app after paying."
        inputMode="numeric"
        autoComplete="off"
        disabled={isBusy}
      />
      <Button type="submit" isWide isBusy={isBusy} disabled={!isReady}>
        Confirm Payment
      </Button>
    </FormStack>
  )
}

const invalidTransactionId = {
  field: 'upiTransactionId',
  message: 'A UPI transaction number has 12 digits. You can also leave it empty.',
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  /* Below the sticky header. */
  scroll-margin-top: calc(${size.headerWide} + ${space[3]});
  outline: none;
`

const TwoLines = styled(SmallText)`
  min-height: 2lh;
`

const Title = styled.h2`
  font-size: ${font.large};
`
