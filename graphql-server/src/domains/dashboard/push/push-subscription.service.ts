import type { ClientSession, Types } from 'mongoose'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isDuplicate } from '../../../lib/database/errors.ts'
import { deleteSurplus } from '../../../lib/database/enforce-limit.ts'
import { issue, parseInput } from '../../../lib/input.ts'
import { inputMessages } from '../../../lib/messages/shared-messages.ts'
import { userError } from '../../../lib/user-error.ts'
import { writeFor } from '../../account/people.service.ts'
import { listTeamSessions } from '../../account/team/team-sessions.service.ts'
import type { Viewer } from '../../account/viewer.ts'
import { checkWebhookUrl, type AddressRules } from '../../webhook/webhook-address.ts'
import { pushMessages } from './messages.ts'
import { PushSubscription, type PushSubscriptionRecord } from './push-subscription.model.ts'

/** The number of a person's devices. The oldest is removed for a further one. */
const MAX_DEVICES = 10
/** The number of devices that are read at once. */
const MAX_READ = 500
const MAX_ENDPOINT = 1_000
/** The first byte of a public key that is not compressed. */
const UNCOMPRESSED = 4

const endpoint = z
  .string()
  .max(MAX_ENDPOINT, issue(inputMessages.TOO_LONG({ label: 'Endpoint', max: MAX_ENDPOINT })))
const key = z.string().max(100, issue(pushMessages.PUSH_KEYS_MALFORMED()))
const fields = z.object({ endpoint, p256dh: key, auth: key })
const removal = z.object({ endpoint })

/**
 * Sends notifications to the viewer's browser from now on. A browser that two people use changes hands, because it has
 * the same keys. Throws for the endpoint of another person's browser.
 */
export async function subscribe(
  { user, sessionId }: Viewer,
  input: unknown,
  rules: AddressRules,
): Promise<void> {
  const { endpoint: url, ...keys } = parseInput(fields, input)
  const unsuitable = checkWebhookUrl(url, rules)
  if (unsuitable) throw userError(unsuitable, 'endpoint')
  if (!areKeys(keys)) throw userError(pushMessages.PUSH_KEYS_MALFORMED())
  const owner = { userId: user._id, sessionId, createdAt: new Date() }
  const same = { _id: toId(url), $or: [{ userId: user._id }, keys] }
  const update = { $set: { endpoint: url, ...keys, ...owner } }
  await writeFor(user._id, (session) =>
    PushSubscription.updateOne(same, update, { session, upsert: true }),
  ).catch((error: unknown) => {
    if (isDuplicate(error)) throw userError(pushMessages.PUSH_OF_OTHER_BROWSER(), 'endpoint')
    throw error
  })
  const kept = { filter: { userId: user._id }, sort: { createdAt: -1 }, max: MAX_DEVICES } as const
  await deleteSurplus(PushSubscription, kept)
}

/** Stops notifications to one of the viewer's browsers. Does nothing for other people's. */
export async function unsubscribe({ user }: Viewer, input: unknown): Promise<void> {
  const { endpoint: url } = parseInput(removal, input)
  await PushSubscription.deleteOne({ _id: toId(url), userId: user._id })
}

/** Removes all devices of a person whose account is deleted. */
export async function deleteSubscriptionsOf(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await PushSubscription.deleteMany({ userId }, { session })
}

/** Lists the subscribed devices of the team, and removes those that logged out or left the team. */
export async function listSubscriptions(): Promise<PushSubscriptionRecord[]> {
  const all = await PushSubscription.find()
    .limit(MAX_READ)
    .batchSize(MAX_READ + 1)
    .lean()
  if (all.length === 0) return []
  const sessions = await listTeamSessions(all.map(({ sessionId }) => sessionId))
  const isActive = ({ sessionId, userId }: PushSubscriptionRecord) =>
    sessions.get(sessionId.toHexString())?.equals(userId) ?? false
  await removeSubscriptions(all.filter((one) => !isActive(one)))
  return all.filter(isActive)
}

/** Removes the devices that logged out or left the team. */
export async function removeEndedSubscriptions(): Promise<void> {
  await listSubscriptions()
}

export async function removeSubscriptions(
  subscriptions: readonly { _id: string }[],
): Promise<void> {
  if (subscriptions.length === 0) return
  await PushSubscription.deleteMany({ _id: { $in: subscriptions.map(({ _id }) => _id) } })
}

function toId(url: string): string {
  return createHash('sha256').update(url).digest('base64url')
}

function areKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  return (
    point.length === 65 && point[0] === UNCOMPRESSED && Buffer.from(auth, 'base64url').length === 16
  )
}
