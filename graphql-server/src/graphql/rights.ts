import {
  findAccessRefusal,
  type Access,
  type RootFieldRule,
} from '../domains/account/account.policy.ts'
import { findKeyRefusal, NOT_FOR_KEYS } from '../domains/partner/partner.policy.ts'
import { forbidden, unauthenticated } from '../lib/errors.ts'
import type { Context } from './context.ts'

/** Throws unless the caller may use the root field: keys by its scope, people by its access. */
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
  if (partner) throw forbidden(NOT_FOR_KEYS)
}
