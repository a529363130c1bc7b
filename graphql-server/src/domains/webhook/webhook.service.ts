import type { Types } from 'mongoose'
import { z } from 'zod'
import { requestError } from '../../lib/errors.ts'
import { parseId } from '../../lib/ids.ts'
import { parseInput, textField } from '../../lib/input.ts'
import { userError } from '../../lib/user-error.ts'
import { enforceLimit } from '../../lib/database/enforce-limit.ts'
import { ensureLog } from '../catalogue/changes/change-log.service.ts'
import { partnerMessages } from '../partner/messages.ts'
import { findActiveKeys } from '../partner/partner-key.service.ts'
import type { Partner } from '../partner/scopes.ts'
import { Delivery } from './delivery.model.ts'
import { webhookMessages } from './messages.ts'
import { newWebhookSecret } from './signature.ts'
import { checkWebhookUrl, type AddressRules } from './webhook-address.ts'
import { Webhook, type WebhookRecord } from './webhook.model.ts'

const MAX_OF_KEY = 5

const fields = z.object({ url: textField('Address', 2000) })

/** Lists a key's webhooks, newest first. Partners see their own key's webhooks, admins those for `partnerKeyId`. */
export async function listWebhooks(
  partner: Partner | null,
  partnerKeyId: string | null,
): Promise<WebhookRecord[]> {
  const keyId = resolveKeyId(partner, partnerKeyId)
  if (!keyId) throw requestError(webhookMessages.WEBHOOK_KEY_MISSING())
  return Webhook.find({ keyId }).sort({ _id: -1 }).lean()
}

function resolveKeyId(partner: Partner | null, partnerKeyId: string | null): Types.ObjectId | null {
  return partner ? partner.keyId : parseId(partnerKeyId ?? '')
}

/** Filters webhooks whose latest delivery failed. */
export const FAILING = { stoppedAt: null, failingSince: { $ne: null } } as const

export function countFailingWebhooks(): Promise<number> {
  return Webhook.countDocuments(FAILING)
}

export async function findWebhook(
  partner: Partner | null,
  id: string,
): Promise<WebhookRecord | null> {
  const _id = parseId(id)
  return _id && Webhook.findOne({ _id, ...toWebhookFilter(partner) }).lean()
}

/**
 * Registers a webhook for changes from now on, and returns its secret, which is only returned once. Throws if the key
 * already has five webhooks.
 */
export async function registerWebhook(
  partner: Partner | null,
  { url: text, partnerKeyId }: { url: string; partnerKeyId?: string | null },
  rules: AddressRules,
): Promise<{ webhook: WebhookRecord; secret: string }> {
  const { url } = parseInput(fields, { url: text })
  const problem = checkWebhookUrl(url, rules)
  if (problem) throw userError(problem, 'url')
  const keyId = await requireActiveKey(resolveKeyId(partner, partnerKeyId ?? null))
  const secret = newWebhookSecret()
  const { identity: logId, last: seq } = await ensureLog()
  const webhook = (await Webhook.create({ keyId, url, secret, logId, seq })).toObject()
  const ofKey = { filter: { keyId }, max: MAX_OF_KEY }
  if ((await enforceLimit(Webhook, [webhook], ofKey)).length === 0) return { webhook, secret }
  throw userError(webhookMessages.TOO_MANY_WEBHOOKS({ max: MAX_OF_KEY }))
}

async function requireActiveKey(keyId: Types.ObjectId | null): Promise<Types.ObjectId> {
  const [key] = keyId ? await findActiveKeys([keyId]) : []
  if (!key) throw userError(partnerMessages.KEY_UNKNOWN(), 'partnerKeyId')
  return key._id
}

export async function removeWebhook(partner: Partner | null, id: string): Promise<string> {
  const _id = parseId(id)
  const removed =
    _id && (await Webhook.findOneAndDelete({ _id, ...toWebhookFilter(partner) }).lean())
  if (!removed) throw userError(webhookMessages.WEBHOOK_UNKNOWN(), 'id')
  await Delivery.deleteMany({ webhookId: removed._id })
  return removed._id.toHexString()
}

/** Filters the webhooks that the caller may see and remove: a key's own, or all for an admin. */
function toWebhookFilter(partner: Partner | null): { keyId?: Types.ObjectId } {
  return partner ? { keyId: partner.keyId } : {}
}
