import type { ClientSession, Types } from 'mongoose'
import { userError } from '../../../lib/user-error.ts'
import type { CardProvider } from '../../../payments/card-provider.ts'
import { changeMessages } from '../change-messages.ts'
import { closePageIfCancelled } from '../payment/payment-page.ts'
import type { ProposalRecord } from '../record/order-change.model.ts'
import { Order, type OrderRecord } from '../record/order.model.ts'
import { withOrder } from '../record/order.service.ts'
import { mergeUpdates } from '../record/order-update.ts'
import { applyChange, recordChange, storeChanges } from './apply-change.ts'
import { whyNotSubstitutable, type PlannedChange } from '../record/plan-change.ts'
import type { NamedProposal } from './proposal.service.ts'
import {
  dropProposal,
  findProposal,
  outcomeWithoutAnswer,
  planProposal,
} from '../record/proposals.ts'
import { releaseProposals } from './close-proposals.ts'

const BATCH_SIZE = 100

/**
 * Accepts or declines a proposal for its customer. Declined items are left out. Throws if the proposal has ended, and if
 * an accepted substitute has become impossible. A proposal that has expired gets the outcome without an answer.
 */
export async function answerProposal(
  userId: Types.ObjectId,
  input: NamedProposal & { accept: boolean },
  cards: CardProvider | null,
): Promise<OrderRecord> {
  const { orderId, proposalId, accept } = input
  const answered = await withOrder({ orderId, userId }, async (order, session) => {
    const proposal = findProposal(order, proposalId)
    if (proposal.expiresAt <= new Date()) {
      return { order: await endUnanswered(order, proposal, session), isLate: true }
    }
    const work = accept
      ? acceptProposal(order, proposal, session)
      : leaveOut(order, proposal, 'DECLINED', session)
    return { order: await work, isLate: false }
  })
  await closePageIfCancelled(answered.order, cards)
  if (answered.isLate) throw userError(changeMessages.PROPOSAL_ENDED(), 'proposalId')
  return answered.order
}

function acceptProposal(order: OrderRecord, proposal: ProposalRecord, session: ClientSession) {
  const planned = planProposal(order, proposal)
  if (!planned || whyNotSubstitutable(order, planned)) {
    throw userError(changeMessages.PROPOSAL_NOT_ACCEPTABLE(), 'proposalId')
  }
  const change = { ...planned, adminId: proposal.adminId, how: 'ACCEPTED' as const }
  return applyChange(order, change, dropProposal(order, proposal.id), session)
}

async function leaveOut(
  order: OrderRecord,
  proposal: ProposalRecord,
  how: 'DECLINED' | 'NO_ANSWER',
  session: ClientSession,
): Promise<OrderRecord> {
  const drop = dropProposal(order, proposal.id)
  const planned = planProposal(order, proposal)
  await releaseProposals(order, [proposal], session)
  if (!planned) return storeChanges(order, drop, session)
  const change = { ...planned, substitute: null, adminId: proposal.adminId, how }
  return applyChange(order, change, drop, session)
}

/** Ends a proposal that has expired, as the customer chose at checkout. */
async function endUnanswered(
  order: OrderRecord,
  proposal: ProposalRecord,
  session: ClientSession,
): Promise<OrderRecord> {
  const planned = planProposal(order, proposal)
  const outcome = planned && outcomeWithoutAnswer(order, planned)
  if (!planned || outcome === 'LEFT_OUT') return leaveOut(order, proposal, 'NO_ANSWER', session)
  const change = { ...planned, adminId: proposal.adminId, how: 'NO_ANSWER' as const }
  const drop = dropProposal(order, proposal.id)
  if (outcome === 'REPLACED') return applyChange(order, change, drop, session)
  return leaveToCall(order, proposal, planned, session)
}

/** The line stays as it is, and the history says that the customer has to be called. */
async function leaveToCall(
  order: OrderRecord,
  proposal: ProposalRecord,
  planned: PlannedChange,
  session: ClientSession,
): Promise<OrderRecord> {
  const { adminId, id } = proposal
  const entry = { ...planned, substitute: null, adminId, how: 'NO_ANSWER' as const }
  const update = mergeUpdates(
    recordChange(entry, planned.line.quantity, new Date()),
    dropProposal(order, id),
  )
  await releaseProposals(order, [proposal], session)
  return storeChanges(order, update, session)
}

/** Ends all proposals that have expired. Returns when the next one expires. */
export async function endExpiredProposals(cards: CardProvider | null): Promise<Date | null> {
  const now = new Date()
  const due = await Order.find({ proposalDue: { $gt: new Date(0) } }, { proposalDue: 1 })
    .sort({ proposalDue: 1 })
    .limit(BATCH_SIZE)
    .lean()
  const isExpired = ({ proposalDue = now }: (typeof due)[number]) => proposalDue <= now
  for (const { _id } of due.filter(isExpired)) {
    await closePageIfCancelled(await endExpired(_id, now), cards)
  }
  return due.find((order) => !isExpired(order))?.proposalDue ?? null
}

function endExpired(_id: Types.ObjectId, now: Date): Promise<OrderRecord> {
  return withOrder({ orderId: _id.toHexString() }, async (order, session) => {
    let current = order
    for (const proposal of order.proposals ?? []) {
      if (proposal.expiresAt <= now) current = await endUnanswered(current, proposal, session)
    }
    return current
  })
}
