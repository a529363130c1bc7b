import type { Reference } from '@apollo/client'
import { useViewer } from '../../apollo/session.tsx'
import type { StoredUpload } from '../private-file/use-uploads.ts'
import { useUploadPrescriptionMutation } from './Prescriptions.generated.ts'

/** Stores a file as a prescription, and adds it to the start of the cached list. */
export function useUploadPrescription() {
  const { viewer } = useViewer()
  const send = useUploadPrescriptionMutation({
    update(cache, { data }) {
      const stored = data?.uploadPrescription.prescription
      if (!stored || !viewer) return
      const ref = { __ref: `Prescription:${stored.id}` }
      cache.modify<{ prescriptions: readonly Reference[] }>({
        id: `Viewer:${viewer.id}`,
        fields: { prescriptions: (others) => [ref, ...others] },
      })
    },
  })
  return async (...args: Parameters<typeof send>): Promise<StoredUpload> => {
    const { prescription, userErrors } = await send(...args)
    return { id: prescription?.id ?? null, userErrors }
  }
}
