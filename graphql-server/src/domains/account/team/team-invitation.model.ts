import { model, Schema, type Types } from 'mongoose'
import type { TeamRole } from '../../../contract/types.generated.ts'

/** An open team invitation, one per address. Deleted when it is accepted or cancelled. */
export interface TeamInvitationRecord {
  _id: Types.ObjectId
  /** As it was entered. */
  email: string
  /** In lower case. Unique. */
  emailKey: string
  role: TeamRole
  invitedBy: Types.ObjectId
  invitedAt: Date
  expiresAt: Date
  /** Identifies the latest email. Its token is derived from this id. */
  requestId: string
  /** Null until the email is written. */
  tokenHash: string | null
}

const schema = new Schema<TeamInvitationRecord>(
  {
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    role: { type: String, enum: ['ADMIN', 'STAFF'], required: true },
    invitedBy: { type: Schema.Types.ObjectId, required: true },
    invitedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    requestId: { type: String, required: true },
    tokenHash: { type: String, default: null },
  },
  { collection: 'teamInvitations' },
)
schema.index({ emailKey: 1 }, { unique: true })
schema.index({ tokenHash: 1 })
schema.index({ invitedBy: 1 })
schema.index({ expiresAt: 1 })

export const TeamInvitation = model<TeamInvitationRecord>('TeamInvitation', schema)
