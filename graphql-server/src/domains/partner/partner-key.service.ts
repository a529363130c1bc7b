import type { Types } from 'mongoose'
import { z } from 'zod'
import { parseId } from '../../lib/ids.ts'
import { issue, parseInput, textField } from '../../lib/input.ts'
import { userError } from '../../lib/user-error.ts'
import { enforceLimit } from '../../lib/database/enforce-limit.ts'
import { isSameKey, newApiKey, parsePrefix } from './api-key.ts'
import { partnerMessages } from './messages.ts'
import { PartnerKey, type PartnerKeyRecord } from './partner-key.model.ts'

const MAX_ACTIVE = 100
const MAX_REVOKED_SHOWN = 100
const MAX_REQUESTS = 6000
const outOfRange = issue(partnerMessages.KEY_LIMIT_OUT_OF_RANGE({ max: MAX_REQUESTS }))

const fields = z.object({
  name: textField('Name', 100),
  scopes: z
    .array(z.enum(['CATALOGUE_READ', 'STOCK_READ']))
    .min(1, issue(partnerMessages.KEY_WITHOUT_SCOPE()))
    .transform((scopes) => [...new Set(scopes)]),
  requestsPerMinute: z.number().int(outOfRange).min(1, outOfRange).max(MAX_REQUESTS, outOfRange),
})

/** Lists up to 100 active keys, newest first, then up to 100 revoked keys, most recently revoked first. */
export async function listPartnerKeys(): Promise<PartnerKeyRecord[]> {
  const [active, revoked] = await Promise.all([
    PartnerKey.find({ revokedAt: null }).sort({ _id: -1 }).limit(MAX_ACTIVE).lean(),
    PartnerKey.find({ revokedAt: { $gt: new Date(0) } })
      .sort({ revokedAt: -1 })
      .limit(MAX_REVOKED_SHOWN)
      .lean(),
  ])
  return [...active, ...revoked]
}

export async function findPartnerKey(id: string): Promise<PartnerKeyRecord | null> {
  const _id = parseId(id)
  return _id && PartnerKey.findById(_id).lean()
}

/** Finds the active keys among these, with one command. */
export function findActiveKeys(ids: Types.ObjectId[]): Promise<PartnerKeyRecord[]> {
  return PartnerKey.find({ _id: { $in: ids }, revokedAt: null }).lean()
}

/** Creates a key and returns its secret, which is only returned once. Throws if 100 keys are already active. */
export async function createPartnerKey(
  userId: Types.ObjectId,
  input: unknown,
): Promise<{ partnerKey: PartnerKeyRecord; secret: string }> {
  const values = parseInput(fields, input)
  const { secret, ...kept } = newApiKey()
  const partnerKey = (await PartnerKey.create({ ...values, ...kept, userId })).toObject()
  const active = { filter: { revokedAt: null }, max: MAX_ACTIVE }
  if ((await enforceLimit(PartnerKey, [partnerKey], active)).length === 0) {
    return { partnerKey, secret }
  }
  throw userError(partnerMessages.TOO_MANY_KEYS({ max: MAX_ACTIVE }))
}

export function updatePartnerKey({
  id,
  ...input
}: {
  id: string
  [field: string]: unknown
}): Promise<PartnerKeyRecord> {
  return change(id, parseInput(fields, input))
}

export function revokePartnerKey(id: string): Promise<PartnerKeyRecord> {
  return change(id, { revokedAt: new Date() })
}

async function change(id: string, set: Partial<PartnerKeyRecord>): Promise<PartnerKeyRecord> {
  const _id = parseId(id)
  const changed =
    _id &&
    (await PartnerKey.findOneAndUpdate(
      { _id, revokedAt: null },
      { $set: set },
      { returnDocument: 'after' },
    ).lean())
  if (!changed) throw userError(partnerMessages.KEY_UNKNOWN(), 'id')
  return changed
}

/**
 * Finds the active key with this secret, or null. Each request takes one command, so a revoked key stops working
 * immediately.
 */
export async function findActiveKey(key: string): Promise<PartnerKeyRecord | null> {
  const prefix = parsePrefix(key)
  const found = prefix && (await PartnerKey.findOne({ prefix, revokedAt: null }).lean())
  return found && isSameKey(key, found.hash) ? found : null
}

/** Records each key's last request, with one command. */
export async function recordLastUse(
  uses: { keyId: Types.ObjectId; lastAt: Date }[],
): Promise<void> {
  await PartnerKey.bulkWrite(
    uses.map(({ keyId, lastAt }) => ({
      updateOne: { filter: { _id: keyId }, update: { $set: { lastUsedAt: lastAt } } },
    })),
  )
}
