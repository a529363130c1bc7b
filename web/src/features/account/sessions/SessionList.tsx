import { useState } from 'react'
import {
  type SessionList_ViewerFragment,
  useEndOtherSessionsMutation,
} from './Sessions.generated.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useFocusAfterRemoval } from '../../../ui/hooks/use-focus-after-removal.ts'
import { isSuccessful, useSubmit } from '../../../common/use-submit.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { ProfileCard } from '../ProfileCard.tsx'
import { SessionRow } from './SessionRow.tsx'

/** The signed-in devices, with buttons to sign them out. */
export function SessionList({ viewer: { sessions } }: { viewer: SessionList_ViewerFragment }) {
  const [isAsking, setIsAsking] = useState(false)
  const { ref, moveFocus } = useFocusAfterRemoval()
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <ProfileCard title="Where you are signed in" ref={ref}>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={moveFocus} />
        ))}
      </ul>
      {hasOthers ? (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          Sign out other devices
        </Button>
      ) : (
        <SmallText>No other devices are signed in.</SmallText>
      )}
      <EndOthersDialog isOpen={isAsking} onClose={() => setIsAsking(false)} onEnded={moveFocus} />
    </ProfileCard>
  )
}

interface EndOthersDialogProps {
  isOpen: boolean
  onClose: () => void
  onEnded: () => void
}

function EndOthersDialog({ isOpen, onClose, onEnded }: EndOthersDialogProps) {
  const end = useEndOtherSessionsMutation()
  const { submit, isBusy } = useSubmit()
  const confirm = async () => {
    const payload = await submit(end, 'All other devices are signed out')
    onClose()
    if (isSuccessful(payload)) onEnded()
  }
  return (
    <ConfirmDialog
      title="Sign out other devices"
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel="Sign out other devices"
      isBusy={isBusy}
    >
      All devices but this one will be signed out at once.
    </ConfirmDialog>
  )
}
