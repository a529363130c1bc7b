import { model, Schema, type Types } from 'mongoose'
import type { OrderMail, Role } from '../../contract/types.generated.ts'
import type { PictureUrl } from '../../lib/pictures.ts'

export interface UserRecord {
  _id: Types.ObjectId
  name: string
  /** See `listNameKeys`. Missing in accounts from older versions. */
  nameKeys?: string[]
  /** As it was entered. Empty for customers whom the team has added, who order by telephone only. */
  email: string
  /** The address in lower case. Without an address, made from the phone number. Unique. */
  emailKey: string
  emailVerified: boolean
  /** Empty for customers whom the team has added. They cannot log in. */
  passwordHash: string
  mobile: string
  /** See `mobileKey`. Missing before a phone number was entered, and in accounts from older versions. */
  mobileKey?: string
  avatar: PictureUrl | null
  role: Role
  status: 'Active' | 'Inactive' | 'Suspended'
  lastLoginAt: Date | null
  /** When the user accepted an invitation to the team. */
  joinedTeamAt?: Date
  /** Present for members of the team who are registered pharmacists. */
  pharmacist?: PharmacistRecord
  /** The order emails that the user has turned off. */
  mutedOrderMails?: OrderMail[]
  createdAt: Date
  updatedAt: Date
}

/** The right to approve prescriptions, and who gave it. */
interface PharmacistRecord {
  /** The number of the registration with the state's pharmacy council. */
  registration: string
  since: Date
  givenBy: Types.ObjectId
}

const pharmacist = new Schema<PharmacistRecord>(
  {
    registration: { type: String, required: true },
    since: { type: Date, required: true },
    givenBy: { type: Schema.Types.ObjectId, required: true },
  },
  { _id: false },
)

const schema = new Schema<UserRecord>(
  {
    name: { type: String, required: true },
    nameKeys: { type: [String], default: undefined },
    email: { type: String, default: '' },
    emailKey: { type: String, required: true },
    emailVerified: { type: Boolean, default: false },
    passwordHash: { type: String, default: '' },
    mobile: { type: String, default: '' },
    mobileKey: String,
    avatar: { type: String, default: null },
    role: { type: String, enum: ['ADMIN', 'STAFF', 'USER'], default: 'USER' },
    status: { type: String, enum: ['Active', 'Inactive', 'Suspended'], default: 'Active' },
    lastLoginAt: { type: Date, default: null },
    joinedTeamAt: { type: Date, default: undefined },
    pharmacist: { type: pharmacist, default: undefined },
    mutedOrderMails: { type: [String], default: undefined },
  },
  { timestamps: true, collection: 'users' },
)
schema.index({ emailKey: 1 }, { unique: true })
schema.index({ nameKeys: 1, _id: -1 })
schema.index({ mobileKey: 1 }, { sparse: true })
schema.index({ role: 1, _id: -1 })
schema.index({ avatar: 1 })

export const User = model<UserRecord>('User', schema)
