import { CommonReasons } from '../../../ui/dashboard/fields/CommonReasons.tsx'
import { Field } from '../../../ui/forms/Field.tsx'

const reasons = [
  'A product is out of stock',
  'We can’t deliver to your address',
  'We couldn’t reach you by phone',
  'You asked us to cancel it',
]

interface ReasonFieldProps {
  value: string
  error: string | undefined
  onChange: (reason: string) => void
}

/** Asks why the shop cancels an order. */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  return (
    <>
      <Field
        label="Reason for the customer"
        hint="Optional. It is in the email about the cancellation."
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
        maxLength={200}
        autoComplete="off"
      />
      <CommonReasons reasons={reasons} onChoose={onChange} />
    </>
  )
}
