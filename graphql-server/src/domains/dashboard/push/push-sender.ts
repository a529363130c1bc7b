import type { Logger } from 'pino'
import webPush from 'web-push'
import type { Follow } from '../../../lib/database/changes.ts'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { listUnseen } from '../../order/desk/unseen-orders.service.ts'
import type { OrderRecord } from '../../order/record/order.model.ts'
import { postWebhook } from '../../webhook/post-webhook.ts'
import type { AddressRules } from '../../webhook/webhook-address.ts'
import { pushTexts } from './messages.ts'
import type { PushKeys } from './push-keys.ts'
import {
  PushAlarm,
  type PushAlarmRecord,
  type PushSubscriptionRecord,
} from './push-subscription.model.ts'
import { listSubscriptions, removeSubscriptions } from './push-subscription.service.ts'

const ALARM = 'new-orders'
const PACE_MS = 1_000
const REPEAT_MS = 60_000
/** After this time without a further order, the alarm is not repeated: nobody is at work. */
const MAX_REPEATING_MS = 30 * 60_000
/** How long a push service keeps the message for a device that it can't reach, in seconds. */
const TTL_SECONDS = 10 * 60
/** The push service no longer knows the subscription, or it belongs to other keys. */
const ENDED: readonly (number | null)[] = [401, 403, 404, 410]

export interface PushSenderOptions {
  keys: PushKeys
  rules: AddressRules
  log: Logger
}

export interface PushSender {
  /** Follows the orders. */
  start(follow: Follow): void
  /** Sends what is due. Returns when to call it again, or null. */
  sendDue(now?: Date): Promise<Date | null>
  stop(): Promise<void>
}

/**
 * Notifies the team's devices of new orders, repeats this while one of them is unseen, and closes the notifications when
 * all were seen. Several processes share the work: one of them sends each notification.
 */
export function createPushSender({ keys, rules, log }: PushSenderOptions): PushSender {
  const closing = new AbortController()
  let following: ReturnType<Follow> | null = null

  async function sendDue(now = new Date()): Promise<Date | null> {
    const unseen = await listUnseen()
    const before = await PushAlarm.findById(ALARM).lean()
    const plan = planAlarm(before, unseen, now)
    if (plan.isChanged && !(await saveAlarm(before, plan))) return now
    if (plan.isSent) await sendToAll(describe(unseen))
    return plan.repeatAt
  }

  async function sendToAll(message: object): Promise<void> {
    const subscriptions = await listSubscriptions()
    const body = JSON.stringify(message)
    const sent = await Promise.all(subscriptions.map((one) => send(one, body)))
    await removeSubscriptions(sent.flatMap((ended) => ended ?? []))
  }

  /** Returns the subscription if it has ended. */
  async function send(
    subscription: PushSubscriptionRecord,
    message: string,
  ): Promise<PushSubscriptionRecord | null> {
    const { endpoint } = subscription
    const request = encrypt(subscription, message, keys)
    if (!request) return subscription
    const options = { rules, signal: closing.signal }
    const { status, problem } = await postWebhook(endpoint, request, options)
    if (ENDED.includes(status)) return subscription
    if (problem) log.warn({ status, problem }, 'push service rejected a notification')
    return null
  }

  return {
    sendDue,
    start(follow) {
      const onError = (err: unknown) => log.warn({ err }, 'new orders could not be pushed')
      following = follow({ collections: ['orders'], pace: PACE_MS, run: () => sendDue(), onError })
    },
    async stop() {
      closing.abort()
      await following?.stop()
    },
  }
}

interface AlarmPlan extends Pick<PushAlarmRecord, 'orderIds' | 'newestAt'> {
  isSent: boolean
  isChanged: boolean
  /** Null if nothing is repeated. */
  repeatAt: Date | null
}

/** Compares the unseen orders with those that the devices know. */
function planAlarm(
  before: PushAlarmRecord | null,
  unseen: readonly Pick<OrderRecord, '_id'>[],
  now: Date,
): AlarmPlan {
  const known = before?.orderIds ?? []
  const orderIds = unseen.map(({ _id }) => _id.toHexString())
  const isAdded = orderIds.some((id) => !known.includes(id))
  const isCleared = orderIds.length === 0 && known.length > 0
  const newestAt = isAdded ? now : (before?.newestAt ?? now)
  const mayRepeat = orderIds.length > 0 && now.getTime() - newestAt.getTime() < MAX_REPEATING_MS
  const isDue = mayRepeat && before !== null && before.repeatAt <= now
  const isSent = isAdded || isCleared || isDue
  const next = isSent || !before ? new Date(now.getTime() + REPEAT_MS) : before.repeatAt
  return {
    ...{ orderIds, newestAt, isSent },
    isChanged: isSent || orderIds.length !== known.length,
    repeatAt: mayRepeat ? next : null,
  }
}

/** Returns false if another process has changed it in the meantime. */
async function saveAlarm(before: PushAlarmRecord | null, plan: AlarmPlan): Promise<boolean> {
  const { orderIds, newestAt, repeatAt } = plan
  const fields = { orderIds, newestAt, repeatAt: repeatAt ?? newestAt }
  try {
    const { matchedCount, upsertedCount } = await PushAlarm.updateOne(
      { _id: ALARM, version: before?.version ?? 0 },
      { $set: fields, $inc: { version: 1 } },
      { upsert: !before },
    )
    return matchedCount + upsertedCount > 0
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

/** The message to the service worker: how many orders wait, and a title without personal data. */
function describe(unseen: readonly OrderRecord[]): { count: number; title: string } {
  const count = unseen.length
  const total = unseen.reduce((sum, order) => sum + order.total, 0)
  const text = count > 0 ? pushTexts.NEW_ORDERS({ count, total }) : pushTexts.ORDERS_SEEN()
  return { count, title: text.message }
}

/** Encrypts and signs a message for one browser. Null if the browser's key is not valid. */
function encrypt(
  { endpoint, p256dh, auth }: PushSubscriptionRecord,
  message: string,
  { subject, publicKey, privateKey }: PushKeys,
) {
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      message,
      {
        vapidDetails: { subject, publicKey, privateKey },
        ...{ TTL: TTL_SECONDS, urgency: 'high' },
        // A later message replaces one that is not delivered yet.
        topic: ALARM,
      },
    )
    return { headers, body }
  } catch {
    return null
  }
}
