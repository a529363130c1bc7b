import type { OrderRecord } from './order.model.ts'

/** The people on the bill of a prescription medicine. Null for facts that were not recorded. */
interface BilledPrescription {
  patient: string | null
  patientAddress: string | null
  prescriber: string | null
  prescriberAddress: string | null
  prescriberRegistration: string | null
  /** Who approved it. */
  pharmacist: string | null
  pharmacistRegistration: string | null
}

/** Returns the people from the check. Returns null unless the order has a prescription medicine. */
export function billedPrescription({
  lines,
  check,
}: Pick<OrderRecord, 'lines' | 'check'>): BilledPrescription | null {
  if (!check || !lines.some(({ schedule }) => schedule !== undefined)) return null
  const { patient, prescriber, prescription, pharmacist } = check
  return {
    patient: patient || null,
    patientAddress: prescription?.patientAddress || null,
    prescriber: prescriber || null,
    prescriberAddress: prescription?.prescriberAddress || null,
    prescriberRegistration: prescription?.prescriberRegistration || null,
    pharmacist: pharmacist?.name ?? null,
    pharmacistRegistration: pharmacist?.registration ?? null,
  }
}
