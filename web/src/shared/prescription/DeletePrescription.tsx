import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PrescriptionFile_PrescriptionFragment } from './Prescription.generated.ts'
import { namePrescription } from './prescription-texts.ts'
import { RemovalDialog } from '../RemovalDialog.tsx'
import { formatDateTime } from '../../lib/text/date.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { useDeletePrescriptionMutation } from './Prescriptions.generated.ts'

interface DeletePrescriptionProps {
  prescription: PrescriptionFile_PrescriptionFragment
  /** Called to move the focus, because the button disappears with the prescription. */
  onDeleted: () => void
}

/** Deletes a prescription after a confirmation. */
export function DeletePrescription({ prescription, onDeleted }: DeletePrescriptionProps) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeletePrescription()
  return (
    <>
      <IconButton
        label={`Delete ${namePrescription(prescription)}`}
        onClick={() => setIsAsking(true)}
      >
        <Trash2 size={18} />
      </IconButton>
      <RemovalDialog
        item={isAsking ? prescription : null}
        title="Delete prescription"
        confirmLabel="Delete"
        successMessage="Prescription deleted"
        remove={remove}
        onClose={() => setIsAsking(false)}
        onRemoved={onDeleted}
        getName={({ uploadedAt }) => `Uploaded ${formatDateTime(uploadedAt)}`}
        getEffect={() => 'Your past orders stay, without the prescription.'}
      >
        Do you want to delete this prescription? This can’t be undone.
      </RemovalDialog>
    </>
  )
}

/** Deletes a prescription, and removes it from the cache. */
function useDeletePrescription() {
  const remove = useDeletePrescriptionMutation({
    update(cache, { data }, { variables }) {
      const payload = data?.deletePrescription
      // It may have been deleted on another device already.
      const isGone = payload && (payload.deletedId !== null || payload.userErrors.some(isNotFound))
      if (isGone) cache.evict({ id: `Prescription:${variables.input.prescriptionId}` })
    },
  })
  return ({ id }: { id: string }) => remove({ prescriptionId: id })
}

const isNotFound = ({ code }: { code: string }) => code === 'NOT_FOUND'
