import { useEndOtherSessionsMutation } from '../../../apollo/generated.ts'
import { readPayload } from '../../../apollo/read-payload.ts'
import { isSuccessful, useSubmit } from '../../../common/use-submit.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'

interface EndOthersDialogProps {
  isOpen: boolean
  onClose: () => void
  onEnded: () => void
}

export function EndOthersDialog({ isOpen, onClose, onEnded }: EndOthersDialogProps) {
  const [end] = useEndOtherSessionsMutation()
  const { submit, isBusy } = useSubmit()
  const confirm = async () => {
    const payload = await submit(
      () => readPayload(end(), (data) => data.endOtherSessions),
      'All other devices are signed out',
    )
    onClose()
    if (isSuccessful(payload)) onEnded()
  }
  return (
    <ConfirmDialog
      title="End all others"
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel="End all others"
      isBusy={isBusy}
    >
      All devices but this one will be signed out at once.
    </ConfirmDialog>
  )
}
