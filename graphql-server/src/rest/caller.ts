import type { FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import type { Context } from '../graphql/context.ts'
import { refusePartnerKeys, requireAccess } from '../graphql/rights.ts'
import { readCaller } from '../http/caller.ts'
import { unauthenticated } from '../lib/errors.ts'
import type { Who } from './row.ts'

/** The cookie that allows its holder to set a new password. */
const COOKIE = 'resetGrant'
const COOKIE_PATH = '/api/user/reset-password'
/** As long as the right itself. */
const COOKIE_SECONDS = 10 * 60

/** Refuses who may not call, before anything of the body is read. What a holder holds is judged by the operation. */
export async function requireCaller(
  who: Who,
  request: FastifyRequest,
  context: Context,
): Promise<void> {
  if (who !== 'anyone') refusePartnerKeys(context)
  if (who === 'holder of a refresh token') {
    if (!readCaller(request).accessToken) throw unauthenticated()
  } else if (who === 'holder of a reset grant') {
    if (!readResetGrant(request)) throw noGrant()
  } else {
    await requireAccess(who, context)
  }
}

export function readResetGrant({ cookies }: FastifyRequest): string | null {
  return cookies[COOKIE] ?? null
}

/** Gives the browser the right, for its one call and no script; null takes it away. */
export function sendResetGrant(reply: FastifyReply, grant: string | null, publicUrl: string): void {
  void reply.setCookie(COOKIE, grant ?? '', {
    httpOnly: true,
    sameSite: 'strict',
    path: COOKIE_PATH,
    maxAge: grant === null ? 0 : COOKIE_SECONDS,
    secure: publicUrl.startsWith('https:'),
  })
}

function noGrant(): GraphQLError {
  const message = 'Please ask for a code first.'
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } })
}
