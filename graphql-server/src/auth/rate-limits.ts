import { createHash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { createBlockLimiter } from './block-limiter.ts'
import { createLimiter, retryAfterSeconds, type Limit } from './limiter.ts'

const MINUTE = 60

/** What callers may do so often, each one by their own, but for logins, which are told apart by account too. */
export type Purpose = 'login' | 'register' | 'codes' | 'search' | 'writes'

/** Attempts of one caller. A caller is a person where the purpose is for the signed-in, else a network address. */
const LIMITS = {
  login: { points: 100, duration: 15 * MINUTE },
  register: { points: 60, duration: 60 * MINUTE },
  codes: { points: 60, duration: 15 * MINUTE },
  search: { points: 300, duration: MINUTE },
  writes: { points: 600, duration: MINUTE },
} as const satisfies Record<Purpose, Limit>

/** Failed logins of one address to one account: whoever tries from elsewhere does not lock its owner out. */
const LOGIN_TO_ACCOUNT: Limit = { points: 10, duration: 15 * MINUTE }

/** What is done so often that a command for each would be felt is taken in blocks of so many. */
const BLOCKS = { search: 20, writes: 10 }

/** In how many blocks the requests of a key's minute are taken: under so many each is a block of its own. */
const KEY_BLOCKS = 60

/** How an attempt went: after how many seconds the next one is due, or null. */
type Wait = number | null

export interface RateLimits {
  /** Counts an attempt. Gives the seconds until it may be tried again, null when it may go on. */
  spend(purpose: Exclude<Purpose, 'login'>, caller: string): Promise<Wait>
  /** Counts a login from an address to an account, which need not exist. */
  spendLogin(address: string, account: string): Promise<Wait>
  /** Counts a request with a partner's key, of which so many a minute are allowed. */
  spendKey(keyId: string, perMinute: number): Promise<Wait>
  /** Takes back what a login counted that succeeded. */
  forgiveLogin(address: string, account: string): Promise<void>
}

/** Limits that count for all processes of the store; switched off, they allow everything. */
export function createRateLimits({ on }: { on: boolean }): RateLimits {
  const forgiveNothing = () => Promise.resolve()
  if (!on) {
    return { spend: free, spendLogin: free, spendKey: free, forgiveLogin: forgiveNothing }
  }
  const login = createLimiter('login', LIMITS.login)
  const toAccount = createLimiter('login-account', LOGIN_TO_ACCOUNT)
  const limits = {
    register: createLimiter('register', LIMITS.register),
    codes: createLimiter('codes', LIMITS.codes),
    search: createBlockLimiter(createLimiter('search', LIMITS.search), BLOCKS.search),
    writes: createBlockLimiter(createLimiter('writes', LIMITS.writes), BLOCKS.writes),
  }
  const keys = createKeyLimits()
  return {
    spendKey: (keyId, perMinute) => consumeOrWait(() => keys(perMinute).consume(keyId)),
    spend: (purpose, caller) => consumeOrWait(() => limits[purpose].consume(caller)),
    spendLogin: (address, account) =>
      consumeOrWait(async () => {
        await login.consume(address)
        await toAccount.consume(loginKey(address, account))
      }),
    async forgiveLogin(address, account) {
      await login.reward(address)
      await toAccount.delete(loginKey(address, account))
    },
  }
}

/** A limiter for each limit that keys have. They count together, so that a changed limit holds at once. */
function createKeyLimits() {
  const limits = new Map<number, ReturnType<typeof createBlockLimiter>>()
  return (perMinute: number) => {
    const known = limits.get(perMinute)
    if (known) return known
    const limiter = createLimiter('key', { points: perMinute, duration: MINUTE })
    const made = createBlockLimiter(limiter, Math.max(1, Math.floor(perMinute / KEY_BLOCKS)))
    limits.set(perMinute, made)
    return made
  }
}

function free(): Promise<Wait> {
  return Promise.resolve(null)
}

/** Hashed: an e-mail address may be longer than a key, and does not belong here. */
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
