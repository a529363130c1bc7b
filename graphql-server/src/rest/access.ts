import type { FastifyReply, FastifyRequest } from 'fastify'
import { requireScope } from '../domains/partner/scopes.ts'
import type { Context } from '../graphql/context/context.ts'
import { refusePartnerKeys, requireAccess } from '../graphql/rights.ts'
import { readCaller } from '../http/caller.ts'
import { requestError, unauthenticated } from '../lib/errors.ts'
import type { Route } from './call/route.ts'
import { restMessages } from './messages.ts'

/** The cookie that allows setting a new password. */
const COOKIE = 'resetGrant'
const COOKIE_PATH = '/api/user/reset-password'
/** The lifetime of the cookie and its grant. */
const COOKIE_SECONDS = 10 * 60

/** Throws unless the caller may use the route. The operation checks whether a refresh token or grant is valid. */
export async function requireRouteAccess(
  { access, keyScopes, path }: Route,
  request: FastifyRequest,
  context: Context,
): Promise<void> {
  const { partner } = context
  if (partner && keyScopes) {
    for (const scope of keyScopes) requireScope(partner, scope, path)
    return
  }
  refusePartnerKeys(context)
  if (access === 'refreshToken') {
    if (!readCaller(request).accessToken) throw unauthenticated()
  } else if (access === 'resetGrant') {
    if (!readResetGrant(request)) throw requestError(restMessages.RESET_CODE_NOT_REQUESTED())
  } else {
    await requireAccess(access, context)
  }
}

export function readResetGrant({ cookies }: FastifyRequest): string | null {
  return cookies[COOKIE] ?? null
}

/** Sets the cookie for its only route, hidden from scripts. Null deletes it. */
export function sendResetGrant(reply: FastifyReply, grant: string | null, publicUrl: string): void {
  void reply.setCookie(COOKIE, grant ?? '', {
    httpOnly: true,
    sameSite: 'strict',
    path: COOKIE_PATH,
    maxAge: grant === null ? 0 : COOKIE_SECONDS,
    secure: publicUrl.startsWith('https:'),
  })
}
