import { model, Schema, type Types } from 'mongoose'
import type { TicketEntryKind, TicketReason, TicketStatus } from '../../contract/types.generated.ts'
import type { Paise } from '../../lib/money.ts'
import {
  createPrivateFileSchema,
  type PrivateFileRecord,
} from '../private-file/private-file-record.ts'
import { ownCaseReasonSchema, type OwnCaseReasonRecord } from '../account/team/own-case.ts'
import type { ReplacedOrderRecord } from '../order/record/order.model.ts'

/** Items that a ticket is about, as they were ordered. */
export interface TicketLineRecord {
  productId: Types.ObjectId
  name: string
  quantity: number
}

export interface TicketEntryRecord {
  kind: TicketEntryKind
  at: Date
  /** The team member. Null for the customer. */
  memberId: Types.ObjectId | null
  text: string
  /** The amount of a refund. */
  amount?: Paise
  /** The new order with replaced items. */
  replacement?: ReplacedOrderRecord
}

/** An uploaded image's record. Its file never changes. */
export type TicketPhotoRecord = Pick<PrivateFileRecord, '_id'>

/** A problem or a question that was sent to the shop. */
export interface TicketRecord {
  _id: Types.ObjectId
  /** 'T-' and a random code. Unique. */
  number: string
  /** Incremented by each change. */
  version: number
  status: TicketStatus
  /** Null if it was sent without a login, or the account was deleted. */
  userId: Types.ObjectId | null
  /** The user, for guests an ID that is derived from their email address, or nobody's after the account was deleted. */
  senderId: Types.ObjectId
  name: string
  email: string
  phone: string
  reason: TicketReason
  text: string
  orderId?: Types.ObjectId
  orderNumber?: string
  lines: TicketLineRecord[]
  photoIds: Types.ObjectId[]
  entries: TicketEntryRecord[]
  /** Why its sender, as an admin without a colleague, decided about it. Oldest first. */
  ownCaseReasons?: OwnCaseReasonRecord[]
  createdAt: Date
  /** When it was last opened. */
  openedAt: Date
  /** Since when the customer waits for an answer. Null while they do not. */
  waitingSince: Date | null
  /** The next time limit, by `nextDueAt`. Null once it is closed. */
  dueAt: Date | null
}

const id = { type: Schema.Types.ObjectId, required: true } as const
const text = { type: String, required: true } as const
const emptyText = { type: String, default: '' } as const

const order = new Schema<ReplacedOrderRecord>({ orderId: id, number: text }, { _id: false })

const entry = new Schema<TicketEntryRecord>(
  {
    kind: text,
    at: { type: Date, required: true },
    memberId: { type: Schema.Types.ObjectId, default: null },
    text: emptyText,
    amount: Number,
    replacement: { type: order },
  },
  { _id: false },
)

const line = new Schema<TicketLineRecord>(
  { productId: id, name: text, quantity: { type: Number, required: true, min: 1 } },
  { _id: false },
)

const schema = new Schema<TicketRecord>(
  {
    number: text,
    version: { type: Number, required: true },
    status: text,
    userId: { type: Schema.Types.ObjectId, default: null },
    senderId: id,
    ...{ name: emptyText, email: emptyText, phone: emptyText },
    reason: text,
    text: emptyText,
    orderId: Schema.Types.ObjectId,
    orderNumber: String,
    lines: { type: [line] },
    photoIds: { type: [Schema.Types.ObjectId] },
    entries: { type: [entry] },
    ownCaseReasons: { type: [ownCaseReasonSchema], default: undefined },
    createdAt: { type: Date, required: true },
    openedAt: { type: Date, required: true },
    waitingSince: { type: Date, default: null },
    dueAt: { type: Date, default: null },
  },
  { collection: 'tickets' },
)
schema.index({ number: 1 }, { unique: true })
schema.index({ status: 1, _id: 1 })
schema.index({ status: 1, dueAt: 1 })
schema.index({ userId: 1, _id: -1 })
schema.index({ senderId: 1, _id: -1 })
schema.index({ orderId: 1, _id: -1 }, { sparse: true })

export const Ticket = model<TicketRecord>('Ticket', schema)

export const TicketPhoto = model<PrivateFileRecord>(
  'TicketPhoto',
  createPrivateFileSchema('ticketPhotos'),
)
