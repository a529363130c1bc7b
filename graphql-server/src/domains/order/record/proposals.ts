import type { ProposalOutcome } from '../../../contract/types.generated.ts'
import { userError } from '../../../lib/user-error.ts'
import { changeMessages } from '../change-messages.ts'
import type { ProposalRecord } from './order-change.model.ts'
import type { OrderLineRecord } from './order-line.model.ts'
import type { OrderRecord } from './order.model.ts'
import type { OrderUpdate } from './order-update.ts'
import { setFields } from './past-refunds.ts'
import { costsNoMore, whyNotSubstitutable, type PlannedChange } from './plan-change.ts'

/** A proposal as clients know it. */
export interface PresentedProposal extends Pick<
  ProposalRecord,
  'id' | 'at' | 'expiresAt' | 'adminId' | 'substitute'
> {
  missing: OrderLineRecord
  withoutAnswer: ProposalOutcome
}

export function presentProposals(order: OrderRecord): PresentedProposal[] {
  return (order.proposals ?? []).flatMap((proposal) => {
    const planned = planProposal(order, proposal)
    if (!planned) return []
    const missing = { ...planned.line, quantity: planned.missing }
    return { ...proposal, missing, withoutAnswer: outcomeWithoutAnswer(order, planned) }
  })
}

export function findProposal(order: OrderRecord, id: string): ProposalRecord {
  const found = order.proposals?.find((proposal) => proposal.id === id)
  if (!found) throw userError(changeMessages.PROPOSAL_ENDED(), 'proposalId')
  return found
}

/** Stores the open proposals of an order, and when the first one expires. */
export function setProposals(proposals: readonly ProposalRecord[]): OrderUpdate {
  const [first, ...others] = proposals.map(({ expiresAt }) => expiresAt.getTime())
  return setFields({
    proposals: first === undefined ? undefined : proposals,
    proposalDue: first === undefined ? undefined : new Date(Math.min(first, ...others)),
  })
}

/** Removes a proposal from an order. */
export function dropProposal({ proposals = [] }: OrderRecord, id: string): OrderUpdate {
  return setProposals(proposals.filter((proposal) => proposal.id !== id))
}

/** The change that a proposal makes if it is accepted. Null if its line is gone, which no change leads to. */
export function planProposal(order: OrderRecord, proposal: ProposalRecord): PlannedChange | null {
  const { productId, missing, substitute } = proposal
  const line = order.lines.find((one) => one.productId.equals(productId))
  return line && line.quantity >= missing ? { line, missing, substitute } : null
}

/** What happens without an answer: the customer's choice, but never a dearer substitute. */
export function outcomeWithoutAnswer(order: OrderRecord, planned: PlannedChange): ProposalOutcome {
  const { ifItemMissing } = order
  if (ifItemMissing === 'CALL') return 'UNCHANGED'
  const isReplaced =
    ifItemMissing === 'REPLACE' && costsNoMore(planned) && !whyNotSubstitutable(order, planned)
  return isReplaced ? 'REPLACED' : 'LEFT_OUT'
}

/** Throws if the customer has not answered a proposal, because the order could not be changed afterwards. */
export function requireNoProposal({ proposals = [], lines }: OrderRecord): void {
  if (proposals.length === 0) return
  const ids = proposals.map(({ productId }) => productId.toHexString())
  const products = lines
    .filter(({ productId }) => ids.includes(productId.toHexString()))
    .map(({ name }) => name)
  throw userError(changeMessages.PROPOSAL_OPEN({ products }), 'status')
}
