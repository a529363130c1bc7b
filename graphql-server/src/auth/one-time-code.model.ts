import { model, Schema, type Types } from 'mongoose'

/** What a code is for: setting a new password, or verifying an email address. */
export type CodePurpose = 'RESET' | 'VERIFY'

/**
 * The latest request for a code for an address, whether or not an account has the address. Contains only the hashes
 * of the code and the grant.
 */
export interface OneTimeCodeRecord {
  _id: Types.ObjectId
  purpose: CodePurpose
  emailKey: string
  /** Identifies the request; null when its code has been used. */
  requestId: string | null
  requestedAt: Date
  /** The number of guesses so far, including the right one. */
  tries: number
  /** Null until the code is mailed, and after it has been used. */
  codeHash: string | null
  /** When the code expires. */
  expiresAt: Date | null
  /** The hash of the grant, which allows setting a password once. */
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
