import { useState } from 'react'
import { styled } from 'styled-components'
import { formatCount } from '../../../lib/text/format-count.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { ErrorText } from '../../../ui/forms/Field.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { font, space } from '../../../ui/theme.ts'

interface PlaceDialogProps {
  customerName: string
  /** Where the order goes. */
  destination: string
  quantity: number
  /** In paise. */
  total: number
  isBusy: boolean
  onPlace: () => void
  onClose: () => void
}

/** Repeats the order's main facts to read out, and asks whether the customer has agreed. */
export default function PlaceDialog(props: PlaceDialogProps) {
  const { customerName, destination, quantity, total, isBusy, onPlace, onClose } = props
  const [hasAgreed, setHasAgreed] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Modal title="Place cash order" isOpen onClose={onClose}>
      <Stack>
        <Facts>
          <strong translate="no">{customerName}</strong>
          <span translate="no">{destination}</span>
          <span>{`${formatCount(quantity, 'piece')} · ${formatMoney(total)} in cash`}</span>
        </Facts>
        <Checkbox
          data-autofocus=""
          checked={hasAgreed}
          onChange={({ target }) => {
            setHasAgreed(target.checked)
            setIsAsking(false)
          }}
        >
          Agreed by telephone
        </Checkbox>
        {isAsking && (
          <ErrorText role="alert">Please ask the customer whether they agree.</ErrorText>
        )}
        <Button
          isWide
          isBusy={isBusy}
          variant={hasAgreed ? 'primary' : 'muted'}
          onClick={() => (hasAgreed ? onPlace() : setIsAsking(true))}
        >
          {`Place order · ${formatMoney(total)}`}
        </Button>
      </Stack>
    </Modal>
  )
}

const Facts = styled.p`
  display: grid;
  gap: ${space[1]};
  overflow-wrap: anywhere;

  strong {
    font-size: ${font.large};
  }
`
