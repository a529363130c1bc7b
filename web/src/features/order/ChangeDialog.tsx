import { styled } from 'styled-components'
import { formatMoney } from '../../lib/money.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { color, space } from '../../ui/theme.ts'
import { ChangeList } from './ChangeList.tsx'
import { PaidBefore } from './PaidBefore.tsx'
import { WaitingNote } from './WaitingNote.tsx'
import type { Change } from './checkout-snapshot.ts'

interface ChangeDialogProps {
  change: Change
  isBusy: boolean
  /** No connection: the acceptance waits for it. */
  isWaiting: boolean
  /** The person agrees to what it is now. */
  onAccept: () => void
  /** Back to the checkout, which shows what it is now. */
  onClose: () => void
}

/** Nothing was placed, because something is not as it was shown: was and now, and one tap to agree. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { change, isWaiting, onClose } = props
  const canBeHad = change.quote?.totalQuantity !== 0
  return (
    <Modal title="Your order has changed" isOpen onClose={onClose} role="alertdialog">
      <Stack>
        <Lead>
          {canBeHad
            ? 'Nothing was ordered yet. This is not as you saw it:'
            : 'Nothing was ordered. None of it can be had any more:'}
        </Lead>
        <ChangeList change={change} />
        {isWaiting && <WaitingNote />}
        {canBeHad ? (
          <Choice {...props} />
        ) : (
          <ButtonLink to={paths.cart} isWide data-autofocus>
            Back to cart
          </ButtonLink>
        )}
      </Stack>
    </Modal>
  )
}

function Choice({ change, isBusy, onAccept, onClose }: ChangeDialogProps) {
  const { input } = change.agreed
  const total = change.quote?.total.amount ?? input.expectedTotal
  // What was paid with UPI can't be topped up: the whole new amount is asked for, before anything is ordered.
  const mustPayAnew = input.paymentMethod === 'UPI' && total !== input.expectedTotal
  return (
    <>
      {mustPayAnew && <PaidBefore paid={input.expectedTotal} total={total} />}
      <Actions>
        <Button variant="secondary" onClick={onClose} disabled={isBusy}>
          Go back
        </Button>
        {mustPayAnew ? (
          <Button onClick={onClose} data-autofocus>
            Show the new QR code
          </Button>
        ) : (
          <Button onClick={onAccept} isBusy={isBusy} data-autofocus>
            Place order for {formatMoney(total)}
          </Button>
        )}
      </Actions>
    </>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`

const Lead = styled.p`
  color: ${color.inkSoft};
`

const Actions = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
`
