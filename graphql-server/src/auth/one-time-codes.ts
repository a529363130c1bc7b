import { createHmac, randomBytes } from 'node:crypto'
import type { ClientSession } from 'mongoose'
import { z } from 'zod'
import { userError } from '../lib/user-error.ts'
import { issue } from '../lib/input.ts'
import { deriveKey } from './derive-key.ts'
import { authMessages } from './messages.ts'
import { isSameSecret } from './same-secret.ts'
import { OneTimeCode, type CodePurpose, type OneTimeCodeRecord } from './one-time-code.model.ts'

const MAX_TRIES = 5
/** A new code can be requested after this time at the latest. */
const CODE_INTERVAL_SECONDS = 60
const CODE_LIFETIME_MS = 10 * 60_000
/** At least as long as code requests can be rejected, so that the user still has a valid link. */
const LINK_LIFETIME_MS = 60 * 60_000

/** A code that a user entered. Malformed codes do not count as tries. */
export const codeField = z
  .string()
  .trim()
  .regex(/^[0-9]{6}$/, issue(authMessages.CODE_MALFORMED()))

/**
 * Six-digit codes and link tokens that prove access to a mailbox. This module does not look at accounts, so it handles
 * addresses without an account in the same way.
 */
export interface OneTimeCodes {
  /** Records a new request, which invalidates the last code and allows five tries. Returns the request's id. */
  open(purpose: CodePurpose, emailKey: string): Promise<string>
  /**
   * Returns the code for the request's email, valid for ten minutes from now. Returns the same code if the email is
   * resent, and null if the code was used or a newer one was requested. Wrong tries do not prevent it, because a
   * stranger may have made them.
   */
  issue(purpose: CodePurpose, emailKey: string, requestId: string): Promise<string | null>
  /** Uses up the code. Throws WRONG_CODE for a wrong one, and TOO_MANY_TRIES for any code after five tries. */
  redeem(purpose: CodePurpose, emailKey: string, code: string): Promise<void>
  /** Exchanges the code for a grant to set a password once within ten minutes. Throws the errors of `redeem`. */
  exchange(emailKey: string, code: string): Promise<string>
  isGranted(emailKey: string, grant: string): Promise<boolean>
  /** Uses up the grant. Returns false if it is not valid. Only one concurrent caller gets true. */
  useGrant(emailKey: string, grant: string, session: ClientSession): Promise<boolean>
  /**
   * Signs a link token, which is valid for an hour while the account has this password hash. It has 256 bits, so tries
   * need not be counted, and a stranger's tries cannot use it up.
   */
  signLink(emailKey: string, passwordHash: string): string
  isLink(emailKey: string, passwordHash: string, token: string): boolean
}

/**
 * Hashes codes with a key derived from the server's secret, because six digits could be guessed from a plain hash. A
 * code is derived from its request, so it can be resent without being stored.
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
        isSameSecret(linkToken(emailKey, passwordHash, expires), token) &&
        Number(expires) > Date.now()
      )
    },
  }
}

export async function deleteCodes(emailKey: string, session: ClientSession): Promise<void> {
  await OneTimeCode.deleteMany({ purpose: { $in: ['RESET', 'VERIFY'] }, emailKey }, { session })
}

/** The fields to store if the code is right. */
type Gain = Partial<Pick<OneTimeCodeRecord, 'grantHash' | 'grantExpiresAt'>>

async function open(purpose: CodePurpose, emailKey: string): Promise<string> {
  const requestId = randomBytes(16).toString('base64url')
  const fresh = { requestId, requestedAt: new Date(), tries: 0, codeHash: null, expiresAt: null }
  await OneTimeCode.updateOne({ purpose, emailKey }, { $set: fresh }, { upsert: true })
  return requestId
}

/**
 * Counts the try before comparing the code, so that of a hundred concurrent guesses only five are compared. Tries
 * count even if no code was emailed or it has expired; otherwise they would reveal whether the address has an account.
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

/** Takes the same time if no code was emailed. */
function isRight({ codeHash, expiresAt }: OneTimeCodeRecord, enteredHash: string): boolean {
  const storedHash = codeHash ?? '-'.repeat(enteredHash.length)
  return isSameSecret(storedHash, enteredHash) && expiresAt !== null && expiresAt > new Date()
}

async function uncountedError(purpose: CodePurpose, emailKey: string) {
  if (!(await OneTimeCode.exists({ purpose, emailKey }))) return wrongCode()
  const message =
    purpose === 'RESET'
      ? authMessages.TOO_MANY_WRONG_RESET_CODES()
      : authMessages.TOO_MANY_WRONG_CODES()
  return userError(message, 'code', CODE_INTERVAL_SECONDS)
}

/** The error is also thrown if the account's address has changed since the code was emailed. */
export function wrongCode() {
  return userError(authMessages.CODE_WRONG(), 'code')
}

function inTenMinutes(): Date {
  return new Date(Date.now() + CODE_LIFETIME_MS)
}
