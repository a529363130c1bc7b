import { indianDay } from '../../src/lib/time/indian-time.ts'

/** The facts of a prescription that was issued today, for a check. */
export const prescriptionFacts = () => ({
  issuedOn: indianDay(new Date()),
  kind: 'ACUTE' as const,
  patient: 'Ravi',
  patientAddress: '4, Hill Road, Mumbai',
  prescriber: 'Dr. Rao',
  prescriberAddress: '9, Linking Road, Mumbai',
})
