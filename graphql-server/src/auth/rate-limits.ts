import { createHash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { createBlockLimiter } from './block-limiter.ts'
import { createLimiter, retryAfterSeconds } from './limiter.ts'
import {
  KB,
  LIMITS,
  LOGIN_TO_ACCOUNT,
  MINUTE,
  UPLOADS,
  type Bucket,
  type ServiceBucket,
} from './limits.ts'

/** Block sizes for attempts that are so frequent that one command each would be noticeable. */
const BLOCKS = { search: 20, searchReports: 10, writes: 10 }

/** The number of blocks that a key's limit per minute is split into. Lower limits have blocks with one point. */
const KEY_BLOCKS = 60

/** The sender of a file. */
export interface Uploader {
  userId: string
  address: string
  isTeam: boolean
}

/** The seconds until the next attempt is allowed, or null if it is allowed now. */
type Wait = number | null

export interface RateLimits {
  /** False for load tests, in which everything is allowed. */
  isOn: boolean
  /** Counts an attempt. Returns the seconds until the next one is allowed, or null if this one is. */
  spend(bucket: Exclude<Bucket, 'login'> | ServiceBucket, caller: string): Promise<Wait>
  /**
   * Counts a file's size for its sender and, if that is a customer, for all customers at the network address. Above the
   * limit, uploads are rejected until 24 hours after the first file.
   */
  spendUpload(uploader: Uploader, bytes: number): Promise<Wait>
  /** Counts a login from an address to an account, whether or not the account exists. */
  spendLogin(address: string, account: string): Promise<Wait>
  /** Counts a request with a partner key that has a limit per minute. */
  spendKey(keyId: string, perMinute: number): Promise<Wait>
  /** Undoes `spendLogin` after a successful login. */
  forgiveLogin(address: string, account: string): Promise<void>
}

/** Creates limits that are counted for all processes. If `on` is false, everything is allowed. */
export function createRateLimits({ on }: { on: boolean }): RateLimits {
  const forgiveNothing = () => Promise.resolve()
  if (!on) {
    return { ...FREE, isOn: false, forgiveLogin: forgiveNothing }
  }
  const login = createLimiter('login', LIMITS.login)
  const toAccount = createLimiter('login-account', LOGIN_TO_ACCOUNT)
  const limits = {
    register: createLimiter('register', LIMITS.register),
    codes: createLimiter('codes', LIMITS.codes),
    invitations: createLimiter('invitations', LIMITS.invitations),
    tickets: createLimiter('tickets', LIMITS.tickets),
    reservations: createLimiter('reservations', LIMITS.reservations),
    exports: createLimiter('exports', LIMITS.exports),
    addressReservations: createLimiter('address-reservations', LIMITS.addressReservations),
    search: createBlockLimiter(createLimiter('search', LIMITS.search), BLOCKS.search),
    searchReports: createBlockLimiter(
      createLimiter('search-reports', LIMITS.searchReports),
      BLOCKS.searchReports,
    ),
    writes: createBlockLimiter(createLimiter('writes', LIMITS.writes), BLOCKS.writes),
  }
  const uploads = {
    account: createLimiter('uploads', UPLOADS.account),
    address: createLimiter('address-uploads', UPLOADS.address),
    team: createLimiter('team-uploads', UPLOADS.team),
  }
  const keys = createKeyLimits()
  return {
    isOn: true,
    spendKey: (keyId, perMinute) => consumeOrWait(() => keys(perMinute).consume(keyId)),
    spend: (bucket, caller) => consumeOrWait(() => limits[bucket].consume(caller)),
    spendUpload: ({ userId, address, isTeam }, bytes) =>
      consumeOrWait(async () => {
        const size = Math.ceil(bytes / KB)
        if (isTeam) return uploads.team.consume(userId, size)
        await uploads.account.consume(userId, size)
        return uploads.address.consume(address, size)
      }),
    spendLogin: (address, account) =>
      consumeOrWait(async () => {
        // This limit is first, so that attempts it rejects do not use up the limit for others behind the address.
        await toAccount.consume(loginKey(address, account))
        await login.consume(address)
      }),
    async forgiveLogin(address, account) {
      await login.reward(address)
      await toAccount.delete(loginKey(address, account))
    },
  }
}

/** Creates a limiter for each limit in use. They share their counts, so a changed limit applies immediately. */
function createKeyLimits() {
  const limits = new Map<number, ReturnType<typeof createBlockLimiter>>()
  return (perMinute: number) => {
    const existing = limits.get(perMinute)
    if (existing) return existing
    const limiter = createLimiter('key', { points: perMinute, duration: MINUTE })
    const made = createBlockLimiter(limiter, Math.max(1, Math.floor(perMinute / KEY_BLOCKS)))
    limits.set(perMinute, made)
    return made
  }
}

const free = (): Promise<Wait> => Promise.resolve(null)
const FREE = { spend: free, spendLogin: free, spendKey: free, spendUpload: free }

/** Hashes the account, because an email address may be longer than a key and should not be stored here. */
function loginKey(address: string, account: string): string {
  return `${address}:${createHash('sha256').update(account.toLowerCase()).digest('base64url')}`
}

async function consumeOrWait(consume: () => Promise<unknown>): Promise<Wait> {
  try {
    await consume()
    return null
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return retryAfterSeconds(reason)
    throw reason
  }
}
