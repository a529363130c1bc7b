import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ClientSession } from 'mongoose'
import { z } from 'zod'
import { userError } from '../lib/user-error.ts'
import { deriveKey } from './derive-key.ts'
import { OneTimeCode, type CodePurpose, type OneTimeCodeRecord } from './one-time-code.model.ts'

const MAX_TRIES = 5
/** After this time a new code can be requested, at the latest. */
const CODE_INTERVAL_SECONDS = 60
const CODE_LIFETIME_MS = 10 * 60_000
/** As long as requests for codes of an address can be rejected, so that a valid link remains when they are. */
const LINK_LIFETIME_MS = 60 * 60_000

/** A code as entered by a person. A malformed one does not count as a try. */
export const codeField = z
  .string()
  .trim()
  .regex(/^[0-9]{6}$/, 'Please enter the six digits of the code.')

/**
 * Six-digit codes, and tokens of links, that prove access to the mails of an address. This module does not look at
 * accounts, so an address without an account is handled in the same way.
 */
export interface OneTimeCodes {
  /** Records a new request, which invalidates the last code and allows five tries. Returns the request's id. */
  open(purpose: CodePurpose, emailKey: string): Promise<string>
  /**
   * The code of a request, for its mail, valid for ten minutes from now. Returns the same code when the mail has to
   * be sent again, and null when the code has been used or a newer one was requested. Wrong tries do not prevent it,
   * because they may be those of a stranger.
   */
  issue(purpose: CodePurpose, emailKey: string, requestId: string): Promise<string | null>
  /** Uses up the code. Throws WRONG_CODE for a wrong one, and TOO_MANY_TRIES for any code after five tries. */
  redeem(purpose: CodePurpose, emailKey: string, code: string): Promise<void>
  /** Exchanges the code for a grant to set a password once within ten minutes. Throws what `redeem` throws. */
  exchange(emailKey: string, code: string): Promise<string>
  isGranted(emailKey: string, grant: string): Promise<boolean>
  /** Uses up the grant. Returns false when it is not valid; only one of several concurrent callers gets true. */
  useGrant(emailKey: string, grant: string, session: ClientSession): Promise<boolean>
  /**
   * The token of a link, valid for an hour and as long as the account has this password hash. It has 256 bits, so that
   * tries need not be counted, and nobody else's tries can use it up.
   */
  signLink(emailKey: string, passwordHash: string): string
  isLink(emailKey: string, passwordHash: string, token: string): boolean
}

/**
 * Hashes codes with a key derived from the store's secret, because six digits could be guessed from a plain hash. A
 * code is computed from its request, so it need not be stored to be sent again.
 */
export function createOneTimeCodes(secret: string): OneTimeCodes {
  const key = deriveKey(secret, 'one-time codes')
  const keyed = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  const deriveCode = (requestId: string) =>
    String(keyed('code', requestId).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  const keyedHash = (...parts: string[]) => keyed('hash', ...parts).toString('base64url')
  const linkToken = (emailKey: string, passwordHash: string, expires: string) =>
    `${expires}.${keyedHash('link', emailKey, passwordHash, expires)}`
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
        { purpose, emailKey, requestId },
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
    signLink: (emailKey, passwordHash) =>
      linkToken(emailKey, passwordHash, String(Date.now() + LINK_LIFETIME_MS)),
    isLink(emailKey, passwordHash, token) {
      const [expires = ''] = token.split('.', 1)
      return (
        isSame(linkToken(emailKey, passwordHash, expires), token) && Number(expires) > Date.now()
      )
    },
  }
}

/** Deletes all codes of an address. */
export async function deleteCodes(emailKey: string, session: ClientSession): Promise<void> {
  await OneTimeCode.deleteMany({ purpose: { $in: ['RESET', 'VERIFY'] }, emailKey }, { session })
}

/** What is stored when the code is right. */
type Gain = Partial<Pick<OneTimeCodeRecord, 'grantHash' | 'grantExpiresAt'>>

async function open(purpose: CodePurpose, emailKey: string): Promise<string> {
  const requestId = randomBytes(16).toString('base64url')
  const fresh = { requestId, requestedAt: new Date(), tries: 0, codeHash: null, expiresAt: null }
  await OneTimeCode.updateOne({ purpose, emailKey }, { $set: fresh }, { upsert: true })
  return requestId
}

/**
 * Counts the try before comparing the code, so that a hundred concurrent guesses count as five. Tries count even if
 * no code was mailed or it has expired; otherwise they would reveal whether an account has the address.
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

/** Takes equally long when no code was mailed. */
function isRight({ codeHash, expiresAt }: OneTimeCodeRecord, given: string): boolean {
  const known = codeHash ?? '-'.repeat(given.length)
  return isSame(known, given) && expiresAt !== null && expiresAt > new Date()
}

function isSame(known: string, given: string): boolean {
  const [one, other] = [Buffer.from(known), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

async function uncountedError(purpose: CodePurpose, emailKey: string) {
  if (!(await OneTimeCode.exists({ purpose, emailKey }))) return wrongCode()
  const way = purpose === 'RESET' ? 'open the link in the email, or ask' : 'ask'
  const message = `Too many wrong codes. Please ${way} for a new one.`
  return userError('TOO_MANY_TRIES', message, 'code', CODE_INTERVAL_SECONDS)
}

/** Also thrown when the account's address has changed since the code was mailed. */
export function wrongCode() {
  return userError('WRONG_CODE', 'The code is wrong or has expired.', 'code')
}

function inTenMinutes(): Date {
  return new Date(Date.now() + CODE_LIFETIME_MS)
}
