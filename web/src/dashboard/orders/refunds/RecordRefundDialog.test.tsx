import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import RecordRefundDialog from './RecordRefundDialog.tsx'

const warning = 'This payment has not been verified.'

it.each([true, false])(
  'the refund dialog warns only about an unverified payment: %s',
  (isVerified) => {
    render(
      <RecordRefundDialog
        amount={12_345}
        target="to asha@okbank"
        reference="412345678901"
        isVerified={isVerified}
        isBusy={false}
        onClose={() => undefined}
        onConfirm={() => undefined}
      />,
    )
    expect(screen.getByText(/^You have refunded ₹123.45 to asha@okbank/)).toBeTruthy()
    expect(screen.queryByText(warning) === null).toBe(isVerified)
  },
)
