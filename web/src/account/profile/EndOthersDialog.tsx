import { styled } from 'styled-components'
import { isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { color } from '../../ui/theme.ts'
import { useEndOtherSessionsMutation } from './Sessions.generated.ts'

interface EndOthersDialogProps {
  /** The devices that will be logged out. */
  devices: readonly string[]
  onClose: () => void
  onEnded: () => void
}

/** Asks for confirmation, then logs out all other devices. */
export default function EndOthersDialog({ devices, onClose, onEnded }: EndOthersDialogProps) {
  const end = useEndOtherSessionsMutation()
  const { submit, isBusy } = useSubmit()
  const confirm = async () => {
    const payload = await submit(end, 'Other devices logged out')
    onClose()
    if (isSuccessful(payload)) onEnded()
  }
  return (
    <ConfirmDialog
      title="Log out other devices"
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel="Log out other devices"
      isBusy={isBusy}
    >
      <Devices>{devices.join(', ')}</Devices>
      All devices except this one will be logged out immediately.
    </ConfirmDialog>
  )
}

const Devices = styled.strong`
  display: block;
  color: ${color.ink};
`
