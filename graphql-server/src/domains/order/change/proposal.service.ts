import { Types } from 'mongoose'
import { userError } from '../../../lib/user-error.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { changeMessages } from '../change-messages.ts'
import { proposalMail } from '../mail/proposal-mail.ts'
import type { ProposalRecord } from '../record/order-change.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { decideOrder } from '../record/order.service.ts'
import { requireSeen, type SeenOrder } from '../record/seen-order.ts'
import { storeChanges } from './apply-change.ts'
import { readChange, type ChangeInput } from './change-input.ts'
import { findLine, requireChangeable, requireSubstitutable } from '../record/plan-change.ts'
import { dropProposal, findProposal, setProposals } from '../record/proposals.ts'
import { releaseProposals } from './close-proposals.ts'
import { draftSubstitute, takeSubstitute } from './take-substitute.ts'

/**
 * Proposes a substitute to the customer, and takes it from stock until they answer. Throws as `changeOrderLine` does, and
 * without a substitute.
 */
export async function proposeOrderChange(
  adminId: Types.ObjectId,
  input: ChangeInput,
  { proposalMinutes }: { proposalMinutes: number },
): Promise<OrderRecord> {
  const wanted = readChange(input)
  const substitute = await draftSubstitute(wanted)
  if (!substitute) throw userError(changeMessages.SUBSTITUTE_MISSING(), 'substitute')
  return decideOrder(adminId, input, async (order, session) => {
    requireSeen(order, input)
    requireChangeable(order)
    const { line, missing } = findLine(order, wanted)
    requireSubstitutable(order, { line, missing, substitute })
    await takeSubstitute(substitute, { orderId: order._id, reason: 'RESERVED' }, session)
    const at = new Date()
    const proposal: ProposalRecord = {
      id: new Types.ObjectId().toHexString(),
      ...{ at, expiresAt: new Date(at.getTime() + proposalMinutes * 60_000), adminId },
      ...{ productId: line.productId, missing, substitute },
    }
    await enqueue(proposalMail(order._id, proposal), session)
    return storeChanges(order, setProposals([...(order.proposals ?? []), proposal]), session)
  })
}

export interface NamedProposal extends SeenOrder {
  orderId: string
  proposalId: string
}

/** Withdraws an open proposal: the line stays as it is. Throws if the proposal has ended. */
export async function withdrawProposal(
  memberId: Types.ObjectId,
  input: NamedProposal,
): Promise<OrderRecord> {
  return decideOrder(memberId, input, async (order, session) => {
    requireSeen(order, input)
    const proposal = findProposal(order, input.proposalId)
    await releaseProposals(order, [proposal], session)
    return storeChanges(order, dropProposal(order, proposal.id), session)
  })
}
