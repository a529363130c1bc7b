import type { Prescriptions_ViewerFragment } from '../../shared/prescription/Prescriptions.generated.ts'
import type { PrescriptionFile_PrescriptionFragment } from '../../shared/prescription/Prescription.generated.ts'
import { PrescriptionList, PrescriptionTile } from '../../shared/prescription/PrescriptionTile.tsx'
import { formatDate } from '../../lib/text/date.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { DeletePrescription } from '../../shared/prescription/DeletePrescription.tsx'
import { UploadArea } from '../../shared/private-file/UploadArea.tsx'
import { useShortList } from '../../shared/prescription/use-short-list.ts'
import { prescriptionUploads } from '../../shared/prescription/prescription-uploads.ts'
import { useUploadPrescription } from '../../shared/prescription/use-upload-prescription.ts'
import { useUploads } from '../../shared/private-file/use-uploads.ts'

interface MyPrescriptionsProps {
  viewer: Prescriptions_ViewerFragment
  /** Called to move the focus. */
  onDeleted: () => void
}

/** The viewer's prescriptions, with the buttons to upload and delete them. */
export function MyPrescriptions({ viewer: { prescriptions }, onDeleted }: MyPrescriptionsProps) {
  const { shown, isShort, showAll } = useShortList(prescriptions)
  const upload = useUploadPrescription()
  const uploads = useUploads(prescriptionUploads, {
    upload,
    room: 5,
    tooMany: 'Please upload at most 5 files at a time.',
    onUploaded: () => undefined,
  })
  return (
    <>
      {prescriptions.length === 0 ? (
        <SmallText>
          You have no prescriptions. Upload one here, or when you order a medicine that requires it.
        </SmallText>
      ) : (
        <PrescriptionList>
          {shown.map((prescription) => (
            <PrescriptionTile
              key={prescription.id}
              prescription={prescription}
              action={<DeletePrescription prescription={prescription} onDeleted={onDeleted} />}
            >
              {describeUse(prescription)}
            </PrescriptionTile>
          ))}
        </PrescriptionList>
      )}
      {isShort && (
        <Button
          variant="quiet"
          onClick={showAll}
        >{`Show all ${prescriptions.length} prescriptions`}</Button>
      )}
      <UploadArea uploads={uploads} />
    </>
  )
}

function describeUse(prescription: PrescriptionFile_PrescriptionFragment): string {
  const { usableUntil, expired, keptUntil } = prescription
  if (keptUntil) return `Deleted on ${formatDate(keptUntil)} unless you order with it`
  return expired ? 'Too old for new orders' : `Can be used until ${formatDate(usableUntil)}`
}
