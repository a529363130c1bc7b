import type { ChangeDecision } from '../../../apollo/schema-types.generated.ts'
import type { ChangedItems_OrderFragment } from './Changes.generated.ts'

type ItemChange = ChangedItems_OrderFragment['changes'][number]

/** Describes a change to an order's items for the team. */
export function describeItemChange({ by, name, from, to, substitute, how }: ItemChange): string {
  const who = by ?? 'The team'
  if (from === to)
    return `${who} proposed to replace ${name}. The customer did not answer: call them.`
  const added = substitute ? ` and added ${substitute.quantity} × ${substitute.name}` : ''
  const reason = substitute ? replacedBecause[how] : leftOutBecause[how]
  return `${who} changed ${name} from ${from} to ${to}${added}${reason}`
}

const replacedBecause: Record<ChangeDecision, string> = {
  DIRECT: ', as the customer chose at checkout',
  AGREED_BY_TELEPHONE: ', agreed by telephone',
  ACCEPTED: ', accepted by the customer',
  DECLINED: '',
  NO_ANSWER: ', as the customer chose at checkout, because they did not answer',
}

const leftOutBecause: Record<ChangeDecision, string> = {
  DIRECT: '',
  AGREED_BY_TELEPHONE: ', agreed by telephone',
  ACCEPTED: '',
  DECLINED: ', because the customer declined the substitute',
  NO_ANSWER: ', because the customer did not answer',
}
