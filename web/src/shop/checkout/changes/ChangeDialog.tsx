import { styled } from 'styled-components'
import { formatMoney } from '../../../lib/text/money.ts'
import { paths } from '../../../lib/urls/paths.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { color, radius, space } from '../../../ui/theme.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { RefundButton } from '../upi/RefundButton.tsx'
import { ChangeList } from './ChangeList.tsx'
import { OfflineNotice } from '../OfflineNotice.tsx'
import type { CheckoutChange } from '../checkout-snapshot.ts'

interface ChangeDialogProps {
  change: CheckoutChange
  isBusy: boolean
  /** The accepted order is waiting for the connection. */
  isWaiting: boolean
  onAccept: () => void
  /** Returns to the checkout, which shows the current state. */
  onClose: () => void
  /** Begins the UPI payment for the new amount. */
  onNewQrCode: () => void
  /** Asks for a refund for the completed UPI payment. */
  onRefund: () => void
}

/** Shown when the order was not placed because something changed: lists old and new values, and asks to accept. */
export default function ChangeDialog(props: ChangeDialogProps) {
  const { change, isWaiting, onRefund } = props
  const isPaid = change.snapshot.input.paymentMethod === 'UPI'
  const isAvailable = change.quote?.totalQuantity !== 0
  return (
    <Modal title="Your order has changed" isOpen onClose={props.onClose} role="alertdialog">
      <Stack $gap={5}>
        <Lead>
          {isAvailable
            ? 'Your order hasn’t been placed. These details have changed:'
            : 'Nothing was ordered. None of these items is still available:'}
        </Lead>
        <ChangeList change={change} />
        {isWaiting && <OfflineNotice />}
        {isAvailable ? (
          <Choice {...props} />
        ) : (
          <>
            {isPaid && (
              <RefundButton paid={change.snapshot.input.expectedTotal} onRefund={onRefund} />
            )}
            <ButtonLink to={paths.cart} isWide data-autofocus>
              Back to cart
            </ButtonLink>
          </>
        )}
      </Stack>
    </Modal>
  )
}

function Choice(props: ChangeDialogProps) {
  const { change, isBusy, onAccept, onClose, onNewQrCode, onRefund } = props

  const { input } = change.snapshot
  const total = change.quote?.total.amount ?? input.expectedTotal
  // A UPI payment can't be topped up, so the whole new amount must be paid before anything is ordered.
  const mustPayAgain = input.paymentMethod === 'UPI' && total !== input.expectedTotal
  return (
    <>
      {mustPayAgain && (
        <>
          <PaidOldAmountNotice paid={input.expectedTotal} total={total} />
          <RefundButton paid={input.expectedTotal} onRefund={onRefund} />
        </>
      )}
      <Actions>
        <Button variant="secondary" onClick={onClose} disabled={isBusy}>
          Go back
        </Button>
        {mustPayAgain ? (
          <Button onClick={onNewQrCode} data-autofocus>
            Show the new QR code
          </Button>
        ) : (
          <Button
            onClick={onAccept}
            isBusy={isBusy}
            data-autofocus
          >{`Place order for ${formatMoney(total)}`}</Button>
        )}
      </Actions>
    </>
  )
}

/** Warns customers about a payment with the old amount. Both amounts are in paise. */
function PaidOldAmountNotice({ paid, total }: { paid: number; total: number }) {
  return (
    <Notice>
      <span>{`The QR code that you scanned was for ${formatMoney(paid)}. Please pay`}</span>{' '}
      <strong translate="no">{formatMoney(total)}</strong>{' '}
      <span>{`with the new one. Have you paid ${formatMoney(paid)} already? Then ask for a refund first.`}</span>
    </Notice>
  )
}

const Lead = styled.p`
  color: ${color.inkSoft};
`

const Actions = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
`

const Notice = styled.p`
  padding: ${space[3]} ${space[4]};
  background: ${color.highlightWash};
  color: ${color.onHighlight};
  border-radius: ${radius.medium};
`
