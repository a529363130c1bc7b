import { Schema, type Types } from 'mongoose'
import type { PrescriptionKind } from '../../../contract/types.generated.ts'
import { orderLineSchema, type OrderLineRecord } from './order-line.model.ts'
import { pastRejectionRefundSchema, type PastRejectionRefundRecord } from './refund.model.ts'

/** The facts of a prescription that the law asks for. Source: Drugs Rules, 1945, rule 65 (3) and (10). */
interface CheckedPrescriptionRecord {
  /** '2026-11-20' */
  issuedOn: string
  kind: PrescriptionKind
  patientAddress: string
  prescriberAddress: string
  /** Empty unless entered. */
  prescriberRegistration: string
  /** The reason for which an admin has accepted an expired prescription. Missing otherwise. */
  overrideReason?: string
}

export interface CheckingPharmacistRecord {
  name: string
  registration: string
}

/** An order's prescription check. */
export interface PrescriptionCheckRecord {
  at: Date
  adminId: Types.ObjectId
  /** Who approved lines, as of then. Missing in checks from an older release, and if nothing was approved. */
  pharmacist?: CheckingPharmacistRecord
  /** Empty unless entered. */
  patient: string
  prescriber: string
  /** The other facts of the prescription. Missing in checks from an older release, and if nothing was approved. */
  prescription?: CheckedPrescriptionRecord
  /** The lines that left the order. */
  rejected: OrderLineRecord[]
  /** For the previous release. Missing unless the rejected lines were paid, or are claimed to be. */
  refund?: PastRejectionRefundRecord
}

const prescription = new Schema<CheckedPrescriptionRecord>(
  {
    issuedOn: String,
    kind: String,
    patientAddress: String,
    prescriberAddress: String,
    prescriberRegistration: String,
    overrideReason: String,
  },
  { _id: false },
)

export const checkSchema = new Schema<PrescriptionCheckRecord>(
  {
    at: { type: Date, required: true },
    adminId: { type: Schema.Types.ObjectId, required: true },
    pharmacist: {
      type: new Schema<CheckingPharmacistRecord>(
        { name: String, registration: String },
        { _id: false },
      ),
    },
    patient: { type: String, default: '' },
    prescriber: { type: String, default: '' },
    prescription: { type: prescription },
    rejected: { type: [orderLineSchema] },
    refund: { type: pastRejectionRefundSchema },
  },
  { _id: false },
)
