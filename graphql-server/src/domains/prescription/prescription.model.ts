import { model } from 'mongoose'
import {
  createPrivateFileSchema,
  type PrivateFileRecord,
} from '../private-file/private-file-record.ts'

/** An image or PDF of a prescription. Orders use it. */
export type PrescriptionRecord = PrivateFileRecord

export const Prescription = model<PrescriptionRecord>(
  'Prescription',
  createPrivateFileSchema('prescriptions'),
)
