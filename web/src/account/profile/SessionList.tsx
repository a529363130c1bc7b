import { useState } from 'react'
import type { SessionList_ViewerFragment } from './Sessions.generated.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { useFocusAfterRemoval } from '../../ui/hooks/use-focus-after-removal.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { SessionRow } from './SessionRow.tsx'

const endingOthers = lazyDialog(() => import('./EndOthersDialog.tsx'))

/** The logged-in devices, with buttons to log them out. */
export function SessionList({ viewer: { sessions } }: { viewer: SessionList_ViewerFragment }) {
  const [isAsking, setIsAsking] = useState(false)
  const { ref, moveFocus } = useFocusAfterRemoval()
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <ProfileCard title="Logged-in devices" ref={ref}>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={moveFocus} />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          Log out other devices
        </Button>
      ) : (
        <SmallText>No other devices are logged in.</SmallText>
      )}
      {isAsking && (
        <endingOthers.Dialog
          devices={others.map(({ device }) => device)}
          onClose={() => setIsAsking(false)}
          onEnded={moveFocus}
        />
      )}
    </ProfileCard>
  )
}
