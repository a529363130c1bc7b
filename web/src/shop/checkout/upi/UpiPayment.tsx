import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { formatTime } from '../../../lib/text/date.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { toBareNumber } from '../../../lib/text/digits.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/layout/Card.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { font, media, space } from '../../../ui/theme.ts'
import type { FieldError } from '../../../ui/forms/use-field-errors.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import type { OpenPayment } from '../checkout-snapshot.ts'
import { UpiNumberPicture } from './UpiNumberPicture.tsx'
import { UpiRequestView } from './UpiRequestView.tsx'

export interface UpiPaymentProps {
  payment: OpenPayment
  /** Whether it was begun before this page was opened, so that it may have been made. */
  isResumed: boolean
  /** Whether it matches the current cart. */
  isForCart: boolean
  isBusy: boolean
  /** Returns the transaction number's errors. */
  onConfirm: (transactionId: string | null) => Promise<readonly FieldError[]>
  onUnpaid: () => void
}

/** The QR code to pay with a UPI app, and the button to confirm the payment. Takes the focus when it appears. */
export function UpiPayment(props: UpiPaymentProps) {
  const { payment, isResumed, isForCart, isBusy, onConfirm, onUnpaid } = props
  const { request } = payment
  const titleId = useId()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView()
  }, [])
  return (
    <Sheet as="section" ref={ref} tabIndex={-1} aria-labelledby={titleId}>
      <Title id={titleId}>
        {isResumed ? `Did you pay ${formatMoney(request.amount.amount)} by UPI?` : 'Pay with UPI'}
      </Title>
      {!isForCart && <SmallText role="status">{describeContents(payment)}</SmallText>}
      <UpiRequestView request={request} />
      <SmallText>{describeReservation(payment)}</SmallText>
      <ConfirmForm isBusy={isBusy} onConfirm={onConfirm} />
      <Button variant="quiet" onClick={onUnpaid} disabled={isBusy}>
        {isResumed ? 'No, I didn’t pay' : 'I haven’t paid'}
      </Button>
    </Sheet>
  )
}

/** Describes the payment's items when they differ from the cart. */
function describeContents({ totalQuantity }: OpenPayment) {
  const items = formatCount(totalQuantity, 'item')
  return `This payment is for ${items} from an earlier cart. Everything else stays in your cart.`
}

function describeReservation({ reserved, expiresAt }: OpenPayment) {
  return reserved
    ? `These items are reserved for you at these prices until ${formatTime(expiresAt)}.`
    : 'Not reserved: if a price or the stock changes, we will ask you first.'
}

type ConfirmFormProps = Pick<UpiPaymentProps, 'isBusy' | 'onConfirm'>

function ConfirmForm({ isBusy, onConfirm }: ConfirmFormProps) {
  const { values, bind, showErrors, formRef } = useForm({ upiTransactionId: '' })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const digits = toBareNumber(values.upiTransactionId)
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
      <UpiNumberPicture />
      <Button type="submit" isWide isBusy={isBusy}>
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
  outline: none;

  /* Below two toasts, which are at the top on phones. */
  ${media.belowTablet} {
    scroll-margin-top: ${space[16]};
  }
`

const Title = styled.h2`
  font-size: ${font.large};
`
