import { findAccessRefusal, type Access } from '../domains/account/viewer.ts'
import { partnerMessages } from '../domains/partner/messages.ts'
import { requireScope } from '../domains/partner/scopes.ts'
import { forbidden, unauthenticated } from '../lib/errors.ts'
import type { RootFieldRule } from './access.ts'
import type { Context } from './context/context.ts'

/**
 * Throws unless the caller may use the root field. People need its access, and keys its scope, even for fields that are
 * open to everyone, because the shop decides which data a partner may collect.
 */
export async function requireRight(
  field: string,
  { access, keyScope }: RootFieldRule,
  context: Context,
): Promise<void> {
  const { partner } = context
  if (!partner) return requireAccess(access, context)
  if (keyScope === undefined) refusePartnerKeys(context)
  else if (keyScope !== 'ANY') requireScope(partner, keyScope, field)
}

/** Throws unless the caller is a user with this access. */
export async function requireAccess(access: Access, context: Context): Promise<void> {
  if (access === 'anyone') return
  refusePartnerKeys(context)
  const refusal = findAccessRefusal(access, await context.viewer())
  if (refusal === 'UNAUTHENTICATED') throw unauthenticated()
  if (refusal === 'FORBIDDEN') throw forbidden()
}

/** Throws for a request with a partner's key. */
export function refusePartnerKeys({ partner }: Context): void {
  if (partner) throw forbidden(partnerMessages.NOT_FOR_KEYS())
}
