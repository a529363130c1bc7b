import type { ReactNode } from 'react'
import { ProfileCard } from '../../../features/account/ProfileCard.tsx'
import { MyPrescriptions } from '../../../features/prescription/MyPrescriptions.tsx'
import type { Prescriptions_ViewerFragment } from '../../../features/prescription/Prescriptions.generated.ts'
import { useFocusAfterRemoval } from '../../../ui/hooks/use-focus-after-removal.ts'

interface PrescriptionsSectionProps {
  viewer: Prescriptions_ViewerFragment
}

/** The viewer's prescriptions, as a section of the profile. */
export default function PrescriptionsSection({ viewer }: PrescriptionsSectionProps): ReactNode {
  const { ref, moveFocus } = useFocusAfterRemoval()
  return (
    <ProfileCard title="Prescriptions" ref={ref}>
      <MyPrescriptions viewer={viewer} onDeleted={moveFocus} />
    </ProfileCard>
  )
}
