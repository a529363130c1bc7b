import { z } from 'zod'
import { rateLimited } from '../auth/limiter.ts'
import { OWN_LIMITS, type Bucket } from '../auth/limits.ts'
import type { Access } from '../domains/account/viewer.ts'
import { toCleanLine } from '../lib/text-checks.ts'
import { findUserErrors } from '../lib/user-error.ts'
import type { Context } from './context/context.ts'

/** One use of a root field. It is not limited without a bucket. */
export interface Use {
  bucket: Bucket | null
  access: Access
  args: unknown
}

/** Runs the field unless the caller has used it too often. Each alias counts, but successful logins do not. */
export async function enforceRateLimit<Result>(
  { bucket, access, args }: Use,
  context: Context,
  resolve: () => Promise<Result>,
): Promise<Result> {
  if (bucket === null) return resolve()
  if (bucket === 'login') return enforceLoginLimit(args, context, resolve)
  const isOwn = access !== 'anyone' || OWN_LIMITS.has(bucket)
  requireNoWait(await context.limits.spend(bucket, await identifyCaller(isOwn, context)), context)
  return resolve()
}

/** Identifies keys and, if the limit is their own, logged-in users wherever they are, and all others by network. */
async function identifyCaller(isOwn: boolean, context: Context): Promise<string> {
  if (context.partner) return context.partner.keyId.toHexString()
  const viewer = isOwn ? await context.viewer() : null
  return viewer?.user._id.toHexString() ?? context.address
}

const loginArgs = z.object({ input: z.object({ email: z.string() }) })

async function enforceLoginLimit<Result>(
  args: unknown,
  context: Context,
  resolve: () => Promise<Result>,
): Promise<Result> {
  const account = toCleanLine(loginArgs.parse(args).input.email)
  requireNoWait(await context.limits.spendLogin(context.address, account), context)
  const result = await resolve()
  if (findUserErrors(result).length === 0)
    await context.limits.forgiveLogin(context.address, account)
  return result
}

function requireNoWait(seconds: number | null, context: Context): void {
  if (seconds === null) return
  context.retryAfter = seconds
  throw rateLimited(seconds)
}
