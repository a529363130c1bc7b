import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ClientSession } from 'mongoose'
import { z } from 'zod'
import { refuse } from '../lib/refusal.ts'
import { OneTimeCode, type CodePurpose, type OneTimeCodeRecord } from './one-time-code.model.ts'

const MAX_TRIES = 5
/** A new code can be asked for a minute after the last one at the latest. */
const SECONDS_BETWEEN_CODES = 60
const LIFE_MS = 10 * 60_000

/** A code as a person gives it. One of another form is none, and no try either. */
export const codeField = z
  .string()
  .trim()
  .regex(/^[0-9]{6}$/, 'Please enter the six digits of the code.')

/**
 * Six digits that prove who reads the mail of an address. Nothing here looks at accounts: an address that
 * none has is asked, counted and refused in the same way.
 */
export interface OneTimeCodes {
  /** Notes a new request, which makes the code of the last one void and gives five tries. Gives its id. */
  open(purpose: CodePurpose, emailKey: string): Promise<string>
  /**
   * The code of a request, for its mail; ten minutes from now on. Asked again, because the mail has to be sent
   * again, it is the same code. Null when nobody could use it: it was used or void, or a newer one was asked for.
   */
  issue(purpose: CodePurpose, emailKey: string, requestId: string): Promise<string | null>
  /** Uses the code up. Refuses a wrong one with WRONG_CODE, and any after five tries with TOO_MANY_TRIES. */
  redeem(purpose: CodePurpose, emailKey: string, code: string): Promise<void>
  /** Uses the code up for the right to set a password once within ten minutes. Refuses as `redeem` does. */
  exchange(emailKey: string, code: string): Promise<string>
  /** Whether this right is alive. */
  isGranted(emailKey: string, grant: string): Promise<boolean>
  /** Uses the right up. False when it is not alive: only one of many callers gets true. */
  useGrant(emailKey: string, grant: string, session: ClientSession): Promise<boolean>
}

/**
 * Codes under a key that is derived from the store's secret: six digits could be guessed from a plain hash. A
 * code is computed from its request, so that it need not be kept to be sent again.
 */
export function createOneTimeCodes(secret: string): OneTimeCodes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'one-time codes', 32))
  const keyed = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  const deriveCode = (requestId: string) =>
    String(keyed('code', requestId).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  const keyedHash = (...parts: string[]) => keyed('hash', ...parts).toString('base64url')
  const grantFilter = (emailKey: string, grant: string) => ({
    purpose: 'RESET' as const,
    emailKey,
    grantHash: keyedHash('grant', emailKey, grant),
    grantExpiresAt: { $gt: new Date() },
  })
  const redeem = (purpose: CodePurpose, emailKey: string, code: string, gained: Gain = {}) =>
    redeemOnce(purpose, emailKey, keyedHash(purpose, emailKey, code), gained)

  return {
    open,
    redeem,
    async issue(purpose, emailKey, requestId) {
      const code = deriveCode(requestId)
      const { matchedCount } = await OneTimeCode.updateOne(
        { purpose, emailKey, requestId, tries: { $lt: MAX_TRIES } },
        { $set: { codeHash: keyedHash(purpose, emailKey, code), expiresAt: inTenMinutes() } },
      )
      return matchedCount === 1 ? code : null
    },
    async exchange(emailKey, code) {
      const grant = randomBytes(32).toString('base64url')
      const grantHash = keyedHash('grant', emailKey, grant)
      await redeem('RESET', emailKey, code, { grantHash, grantExpiresAt: inTenMinutes() })
      return grant
    },
    isGranted: async (emailKey, grant) =>
      (await OneTimeCode.exists(grantFilter(emailKey, grant))) !== null,
    async useGrant(emailKey, grant, session) {
      const { deletedCount } = await OneTimeCode.deleteOne(grantFilter(emailKey, grant), {
        session,
      })
      return deletedCount === 1
    },
  }
}

/** What a right code gives beside being right. */
type Gain = Partial<Pick<OneTimeCodeRecord, 'grantHash' | 'grantExpiresAt'>>

async function open(purpose: CodePurpose, emailKey: string): Promise<string> {
  const requestId = randomBytes(16).toString('base64url')
  const fresh = { requestId, requestedAt: new Date(), tries: 0, codeHash: null, expiresAt: null }
  await OneTimeCode.updateOne({ purpose, emailKey }, { $set: fresh }, { upsert: true })
  return requestId
}

/**
 * Counts the try before it looks at the code, so that a hundred at once are five. Tries count whether or not
 * a code was mailed and has expired, which would tell whether an account has the address.
 */
async function redeemOnce(purpose: CodePurpose, emailKey: string, codeHash: string, gained: Gain) {
  const counted = await OneTimeCode.findOneAndUpdate(
    { purpose, emailKey, tries: { $lt: MAX_TRIES } },
    { $inc: { tries: 1 } },
  ).lean()
  if (!counted) throw await uncountedError(purpose, emailKey)
  if (!isRight(counted, codeHash)) throw wrongCode()
  const { modifiedCount } = await OneTimeCode.updateOne(
    { _id: counted._id, codeHash },
    { $set: { ...gained, codeHash: null, requestId: null } },
  )
  if (modifiedCount === 0) throw wrongCode()
}

/** Takes as long where no code was mailed. */
function isRight({ codeHash, expiresAt }: OneTimeCodeRecord, given: string): boolean {
  const known = codeHash ?? '-'.repeat(given.length)
  const isSame = timingSafeEqual(Buffer.from(known), Buffer.from(given))
  return isSame && expiresAt !== null && expiresAt > new Date()
}

async function uncountedError(purpose: CodePurpose, emailKey: string) {
  if (!(await OneTimeCode.exists({ purpose, emailKey }))) return wrongCode()
  const message = 'Too many wrong codes. Please ask for a new one.'
  return refuse('TOO_MANY_TRIES', message, 'code', SECONDS_BETWEEN_CODES)
}

/** Also for who redeems a code for an account that has another address by now. */
export function wrongCode() {
  return refuse('WRONG_CODE', 'The code is wrong or has expired.', 'code')
}

function inTenMinutes(): Date {
  return new Date(Date.now() + LIFE_MS)
}
