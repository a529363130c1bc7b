import type { ApolloServerPlugin } from '@apollo/server'
import { z } from 'zod'
import { rateLimited } from '../auth/limiter.ts'
import type { Bucket } from '../auth/rate-limits.ts'
import type { Rule } from '../domains/account/account.policy.ts'
import type { Context } from './context.ts'

/** What a root field counts as. Of the others mutations are writes, and queries are free. */
const BUCKETS: Record<string, Bucket> = {
  login: 'login',
  register: 'register',
  requestPasswordReset: 'codes',
  verifyPasswordResetCode: 'codes',
  resetPassword: 'codes',
  requestEmailVerification: 'codes',
  verifyEmail: 'codes',
  searchProducts: 'search',
  productList: 'search',
}

export function bucketOf(parent: 'Query' | 'Mutation', field: string): Bucket | null {
  return BUCKETS[field] ?? (parent === 'Mutation' ? 'writes' : null)
}

/**
 * Counts one use of a root field, so that aliases count each; refused when there were too many. A login that
 * succeeds is forgiven.
 */
export async function enforceRateLimit<Result>(
  { bucket, rule, args }: { bucket: Bucket | null; rule: Rule | undefined; args: unknown },
  context: Context,
  resolve: () => Promise<Result>,
): Promise<Result> {
  if (bucket === null) return resolve()
  if (bucket === 'login') return enforceLoginLimit(args, context, resolve)
  requireNoWait(await context.limits.spend(bucket, await readCaller(rule, context)), context)
  return resolve()
}

/** A key or a person by their own, wherever they are; who need not be signed in by their network. */
async function readCaller(rule: Rule | undefined, context: Context): Promise<string> {
  if (context.partner) return context.partner.keyId.toHexString()
  const viewer = rule === 'anyone' ? null : await context.viewer()
  return viewer?.user._id.toHexString() ?? context.address
}

const loginArgs = z.object({ input: z.object({ email: z.string() }) })

async function enforceLoginLimit<Result>(
  args: unknown,
  context: Context,
  resolve: () => Promise<Result>,
): Promise<Result> {
  const account = loginArgs.parse(args).input.email.trim()
  requireNoWait(await context.limits.spendLogin(context.address, account), context)
  const result = await resolve()
  if (reasonsOf(result).length === 0) await context.limits.forgiveLogin(context.address, account)
  return result
}

function requireNoWait(seconds: number | null, context: Context): void {
  if (seconds === null) return
  context.retryAfter = seconds
  throw rateLimited(seconds)
}

/** Notes what a refusal says of when to try again. */
export function recordRetryAfter(result: unknown, context: Context): void {
  const waits = reasonsOf(result).flatMap(({ retryAfter }) => retryAfter ?? [])
  if (waits.length > 0) context.retryAfter = Math.max(context.retryAfter ?? 0, ...waits)
}

function reasonsOf(payload: unknown): { retryAfter?: number }[] {
  const isPayload = typeof payload === 'object' && payload !== null && 'userErrors' in payload
  return isPayload && isList(payload.userErrors) ? payload.userErrors : []
}

function isList(value: unknown): value is { retryAfter?: number }[] {
  return Array.isArray(value)
}

/** Tells who came too often when to come again, in the header Retry-After. */
export function retryAfterPlugin(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ response, contextValue: { retryAfter } }) {
          if (retryAfter !== null) response.http.headers.set('retry-after', String(retryAfter))
          return Promise.resolve()
        },
      }),
  }
}
