import { refusalOf, type Rule } from '../domains/account/account.policy.ts'
import { NOT_FOR_KEYS, refusalOfKey } from '../domains/partner/partner.policy.ts'
import { forbidden, unauthenticated } from '../lib/faults.ts'
import type { Context } from './context.ts'

/** A field of the schema's roots; without a rule it is closed to everybody. */
interface RootField {
  parent: 'Query' | 'Mutation'
  field: string
  rule: Rule | undefined
}

/** Refuses who may not use the field: a key by what is open to it, a person by the rule. */
export async function requireRight(root: RootField, context: Context): Promise<void> {
  if (!context.partner) return requireRule(root.rule, context)
  const refusal = refusalOfKey(context.partner, root)
  if (refusal !== null) throw forbidden(refusal)
}

/** Refuses who is not a person that may do what the rule guards. */
export async function requireRule(rule: Rule | undefined, context: Context): Promise<void> {
  if (rule === 'anyone') return
  refuseKeys(context)
  const refusal = rule ? refusalOf(rule, await context.viewer()) : 'FORBIDDEN'
  if (refusal === 'UNAUTHENTICATED') throw unauthenticated()
  if (refusal === 'FORBIDDEN') throw forbidden()
}

/** Refuses who comes with a key, where only people may. */
export function refuseKeys({ partner }: Context): void {
  if (partner) throw forbidden(NOT_FOR_KEYS)
}
