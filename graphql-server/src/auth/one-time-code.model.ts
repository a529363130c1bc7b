import { model, Schema, type Types } from 'mongoose'

/** A code either allows a new password or verifies an email address. */
export type CodePurpose = 'RESET' | 'VERIFY'

/**
 * The latest request for a code for an address, whether or not an account has the address. The code and the grant are
 * stored only as hashes.
 */
export interface OneTimeCodeRecord {
  _id: Types.ObjectId
  purpose: CodePurpose
  emailKey: string
  /** Identifies the request. Null after its code was used. */
  requestId: string | null
  requestedAt: Date
  /** The number of guesses so far, including the right one. */
  tries: number
  /** Null until the code is emailed, and after it was used. */
  codeHash: string | null
  expiresAt: Date | null
  /** The grant allows setting a password once. */
  grantHash: string | null
  grantExpiresAt: Date | null
}

const schema = new Schema<OneTimeCodeRecord>(
  {
    purpose: { type: String, enum: ['RESET', 'VERIFY'], required: true },
    emailKey: { type: String, required: true },
    requestId: { type: String, default: null },
    requestedAt: { type: Date, required: true },
    tries: { type: Number, default: 0 },
    codeHash: { type: String, default: null },
    expiresAt: { type: Date, default: null },
    grantHash: { type: String, default: null },
    grantExpiresAt: { type: Date, default: null },
  },
  { collection: 'oneTimeCodes' },
)
schema.index({ purpose: 1, emailKey: 1 }, { unique: true })
schema.index({ requestedAt: 1 })

export const OneTimeCode = model<OneTimeCodeRecord>('OneTimeCode', schema)
