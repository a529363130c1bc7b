import mongoose, { Types, type ClientSession } from 'mongoose'
import { isDuplicate } from '../../lib/database/errors.ts'
import { measureQueue, type QueueState } from '../../lib/database/measure-queue.ts'
import { parseId } from '../../lib/ids.ts'
import { listOf } from '../../lib/database/cursor.ts'
import {
  findNewestPage,
  pageRequest,
  type PageArgs,
  type PageEdges,
} from '../../lib/database/pagination.ts'
import { userError } from '../../lib/user-error.ts'
import { DAY_MS } from '../../lib/time/days.ts'
import type { Partner } from '../partner/scopes.ts'
import { Delivery, type DeliveryRecord } from './delivery.model.ts'
import { waitingFor } from './fan-out.service.ts'
import { webhookMessages } from './messages.ts'
import { Webhook } from './webhook.model.ts'
import { findWebhook } from './webhook.service.ts'

const MAX_PAGE = 100
const RETENTION_MS = 30 * DAY_MS

export type DeliveryPage = PageEdges<DeliveryRecord>

/** Lists a webhook's deliveries, newest first. Returns null if the caller cannot see the webhook. */
export async function listDeliveries(
  partner: Partner | null,
  { webhookId, ...args }: PageArgs & { webhookId: string },
): Promise<DeliveryPage | null> {
  const request = pageRequest(listOf('deliveries', { webhookId }), args, MAX_PAGE)
  const webhook = await findWebhook(partner, webhookId)
  return webhook && findNewestPage(Delivery, { webhookId: webhook._id }, request)
}

/** Resets a delivery, which is then due as if it had never been sent. */
export async function resendDelivery(id: string): Promise<DeliveryRecord> {
  const _id = parseId(id)
  try {
    const waiting =
      _id && (await mongoose.connection.transaction((session) => putBack(_id, session)))
    if (waiting) return waiting
  } catch (error) {
    if (isDuplicate(error)) throw userError(webhookMessages.NEWER_CHANGE_WAITING())
    throw error
  }
  throw userError(webhookMessages.DELIVERY_UNKNOWN(), 'id')
}

async function putBack(_id: Types.ObjectId, session: ClientSession) {
  const delivery = await Delivery.findById(_id).session(session).lean()
  const webhook = delivery && (await Webhook.findById(delivery.webhookId).session(session).lean())
  if (!webhook) return null
  if (webhook.stoppedAt) throw userError(webhookMessages.WEBHOOK_STOPPED())
  const due = { state: 'WAITING', nextAttemptAt: new Date(), waitingFor: waitingFor(delivery) }
  const reset = { attempts: 0, firstAttemptAt: null, problem: null }
  return Delivery.findOneAndUpdate(
    { _id },
    { $set: { ...due, ...reset } },
    { session, returnDocument: 'after' },
  ).lean()
}

export async function deleteOldDeliveries(): Promise<void> {
  const oldest = Types.ObjectId.createFromTime((Date.now() - RETENTION_MS) / 1000)
  await Delivery.deleteMany({ _id: { $lt: oldest } })
}

export function measureDeliveries(): Promise<QueueState> {
  return measureQueue(Delivery)
}
