import { Schema, type Types } from 'mongoose'
import type { ChangeDecision } from '../../../contract/types.generated.ts'
import { orderLineSchema, type OrderLineRecord } from './order-line.model.ts'

/** A change to an order's lines while it was packed. */
export interface OrderChangeRecord {
  at: Date
  /** The team member who changed or proposed it. */
  adminId: Types.ObjectId
  productId: Types.ObjectId
  name: string
  /** The number of items before and after the change. Equal if the customer has to be called. */
  from: number
  to: number
  /** The product that replaces the items. Missing if they were left out. */
  substitute?: ChangeSubstituteRecord
  how: ChangeDecision
}

export interface ChangeSubstituteRecord {
  productId: Types.ObjectId
  name: string
  quantity: number
}

/** A substitute that the customer has to accept or decline. Its items are taken from stock. */
export interface ProposalRecord {
  id: string
  at: Date
  expiresAt: Date
  adminId: Types.ObjectId
  productId: Types.ObjectId
  /** The number of items that are missing. */
  missing: number
  /** The line for the substitute, at the price of the proposal. */
  substitute: OrderLineRecord
}

const text = { type: String, required: true } as const
const whole = { type: Number, required: true, min: 0 } as const
const date = { type: Date, required: true } as const
const id = { type: Schema.Types.ObjectId, required: true } as const

const substituteSchema = new Schema<ChangeSubstituteRecord>(
  { productId: id, name: text, quantity: whole },
  { _id: false },
)

export const orderChangeSchema = new Schema<OrderChangeRecord>(
  {
    ...{ at: date, adminId: id, productId: id, name: text, from: whole, to: whole, how: text },
    substitute: { type: substituteSchema },
  },
  { _id: false },
)

export const proposalSchema = new Schema<ProposalRecord>(
  {
    ...{ id: text, at: date, expiresAt: date, adminId: id, productId: id, missing: whole },
    substitute: { type: orderLineSchema, required: true },
  },
  { _id: false, id: false },
)
