import { model, Schema, type Types } from 'mongoose'

/** What a code is for: a new password, or the proof of an e-mail address. */
export type CodePurpose = 'RESET' | 'VERIFY'

/**
 * The latest request for a code to an address, whether or not an account has it, and what became of it.
 * It holds no code and no grant, only their hashes.
 */
export interface OneTimeCodeRecord {
  _id: Types.ObjectId
  purpose: CodePurpose
  /** The address in lower case. */
  emailKey: string
  /** Names the request; null when its code has been used. */
  requestId: string | null
  requestedAt: Date
  /** Guesses so far, right ones included. */
  tries: number
  /** Null until the code leaves by mail, and when it has been used. */
  codeHash: string | null
  /** Until when the code is taken. */
  expiresAt: Date | null
  /** Of the right to set a new password once. */
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
