import type { PrescriptionFile_PrescriptionFragment } from './Prescription.generated.ts'
import { formatDateTime } from '../../lib/text/date.ts'

/** Stands for a fact that an order or an entry of the register does not have. */
export const NOT_RECORDED = 'not recorded'

/** Returns the unique name for screen readers: 'prescription from 21 Nov 2026, 2:30 pm, 240 kB'. */
export function namePrescription({
  uploadedAt,
  size,
}: PrescriptionFile_PrescriptionFragment): string {
  return `prescription from ${formatDateTime(uploadedAt)}, ${formatSize(size)}`
}

export function describeFile({ type }: Pick<PrescriptionFile_PrescriptionFragment, 'type'>) {
  return type === 'PDF' ? 'Prescription PDF' : 'Prescription photo'
}

/** Formats bytes: '240 kB' or '1.2 MB'. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000)
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
