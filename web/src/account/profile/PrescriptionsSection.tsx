import type { ReactNode } from 'react'
import { ProfileCard } from './ProfileCard.tsx'
import { MyPrescriptions } from './MyPrescriptions.tsx'
import type { Prescriptions_ViewerFragment } from '../../shared/prescription/Prescriptions.generated.ts'
import { useFocusAfterRemoval } from '../../ui/hooks/use-focus-after-removal.ts'

interface PrescriptionsSectionProps {
  viewer: Prescriptions_ViewerFragment
}

/** The viewer's prescriptions, as a profile section. */
export default function PrescriptionsSection({ viewer }: PrescriptionsSectionProps): ReactNode {
  const { ref, moveFocus } = useFocusAfterRemoval()
  return (
    <ProfileCard title="Prescriptions" ref={ref}>
      <MyPrescriptions viewer={viewer} onDeleted={moveFocus} />
    </ProfileCard>
  )
}
