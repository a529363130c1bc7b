import { findAccessRefusal, type Access } from '../domains/account/viewer.ts'
import { partnerMessages } from '../domains/partner/messages.ts'
import { findMissingScope, type Partner } from '../domains/partner/scopes.ts'
import { forbidden, unauthenticated } from '../lib/errors.ts'
import type { Message } from '../lib/messages/define-messages.ts'
import type { RootFieldRule } from './access.ts'
import type { Context } from './context/context.ts'

/** Throws unless the caller may use the root field. Keys need its scope, and people its access. */
export async function requireRight(
  field: string,
  rule: RootFieldRule,
  context: Context,
): Promise<void> {
  if (!context.partner) return requireAccess(rule.access, context)
  const refusal = findKeyRefusal(context.partner, field, rule)
  if (refusal !== null) throw forbidden(refusal)
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

/**
 * Returns the error for a key that may not use a root field, or null. A key without the scope may not even use fields
 * that are open to everyone, because the shop decides which data a partner may collect.
 */
function findKeyRefusal(
  partner: Partner,
  field: string,
  { keyScope }: RootFieldRule,
): Message<'FORBIDDEN'> | null {
  if (keyScope === undefined) return partnerMessages.NOT_FOR_KEYS()
  return keyScope === 'ANY' ? null : findMissingScope(partner, keyScope, field)
}
