import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { useAsk } from '../use-ask.ts'
import { useEndOtherSessions } from './use-end-session.ts'

interface EndOthersDialogProps {
  isOpen: boolean
  onClose: () => void
  onEnded: () => void
}

export function EndOthersDialog({ isOpen, onClose, onEnded }: EndOthersDialogProps) {
  const end = useEndOtherSessions()
  const { ask, isBusy } = useAsk()
  const confirm = async () => {
    const refusals = await ask(end)
    onClose()
    if (refusals?.length !== 0) return
    toast.success('All other devices are signed out')
    onEnded()
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
