import type { PrescriptionKind } from '../../../apollo/schema-types.generated.ts'
import type { FieldError } from '../../../ui/forms/use-field-errors.ts'

/** The facts of a prescription that are texts. */
interface FactTexts {
  /** A day such as 2026-11-20. */
  issuedOn: string
  patient: string
  patientAddress: string
  prescriber: string
  prescriberAddress: string
  prescriberRegistration: string
  /** The reason for which an admin accepts an expired prescription. */
  overrideReason: string
}

/** An admin's entries about a prescription. */
export interface PrescriptionFacts extends FactTexts {
  /** Null until it is chosen. */
  kind: PrescriptionKind | null
}

export type FactName = keyof FactTexts

/** Nothing is filled in: the patient is often not the customer, so everything is read from the prescription. */
export const noFacts: PrescriptionFacts = {
  issuedOn: '',
  kind: null,
  patient: '',
  patientAddress: '',
  prescriber: '',
  prescriberAddress: '',
  prescriberRegistration: '',
  overrideReason: '',
}

const isBlank = (text: string) => text.trim() === ''

/** The facts that are required, in the form's order. */
const required = [
  ['issuedOn', 'Please enter the date on the prescription.'],
  ['patient', 'Please enter the patient’s name.'],
  ['patientAddress', 'Please enter the patient’s address.'],
  ['prescriber', 'Please enter the prescriber’s name.'],
  ['prescriberAddress', 'Please enter the prescriber’s address.'],
] as const

/** Returns the missing facts. */
export function findMissingFacts(facts: PrescriptionFacts): FieldError[] {
  const missing = required
    .filter(([field]) => isBlank(facts[field]))
    .map(([field, message]) => ({ field, message }))
  const noKind = { field: 'kind', message: 'Choose acute or chronic.' }
  return facts.kind === null ? [...missing.slice(0, 1), noKind, ...missing.slice(1)] : missing
}

/** The facts for the mutation, without spaces around them. */
export function trimFacts({ kind, ...texts }: PrescriptionFacts) {
  const { issuedOn, patient, patientAddress, prescriber, prescriberAddress } = texts
  return {
    ...{ issuedOn, kind, patient: patient.trim(), patientAddress: patientAddress.trim() },
    ...{ prescriber: prescriber.trim(), prescriberAddress: prescriberAddress.trim() },
    prescriberRegistration: texts.prescriberRegistration.trim(),
    overrideReason: texts.overrideReason.trim(),
  }
}

/** Whether a server's error is about one of these facts. */
export function isFact(field: string): boolean {
  return field in noFacts
}
