import type { PrescriptionFile_PrescriptionFragment } from './Prescription.generated.ts'
import { formatDateTime } from '../../lib/date.ts'

/** 'prescription of 21 Nov 2026, 2:30 pm, 240 kB': the name for screen readers, which distinguishes it from others. */
export function namePrescription({
  uploadedAt,
  size,
}: PrescriptionFile_PrescriptionFragment): string {
  return `prescription of ${formatDateTime(uploadedAt)}, ${formatSize(size)}`
}

/** 'Picture, 240 kB'. */
export function describeFile({ type, size }: PrescriptionFile_PrescriptionFragment): string {
  return `${type === 'PDF' ? 'PDF' : 'Picture'}, ${formatSize(size)}`
}

/** Formats bytes: '240 kB' or '1.2 MB'. */
function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000)
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
