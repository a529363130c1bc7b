import type { Types } from 'mongoose'
import { z } from 'zod'
import type { ProposalOutcome } from '../../../contract/types.generated.ts'
import { defineTexts, type Message } from '../../../lib/messages/define-messages.ts'
import type { Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import type { ProposalRecord } from '../record/order-change.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { outcomeWithoutAnswer, planProposal } from '../record/proposals.ts'
import {
  findOrderAndShopper,
  questions,
  say,
  seeYourOrder,
  shopperLetter,
  singleMail,
  type Letter,
  type Person,
} from './order-letters.ts'

export const proposalMailTexts = defineTexts({
  PROPOSAL_TITLE: {
    english: 'May we replace {product} in your order {number}?',
    params: { product: 'TEXT', number: 'TEXT' },
  },
  PROPOSAL: {
    english:
      'We could not find {count} × {product} ({price}). May we send {substituteCount} × {substitute} ({substitutePrice}) instead?',
    params: {
      count: 'NUMBER',
      product: 'TEXT',
      price: 'PAISE',
      substituteCount: 'NUMBER',
      substitute: 'TEXT',
      substitutePrice: 'PAISE',
    },
  },
  PROPOSAL_ENDS: {
    english: 'Please answer by {time}.',
    params: { time: 'DATE_TIME' },
  },
  UNANSWERED_REPLACED: { english: 'If you do not answer, we send the substitute, as you chose.' },
  UNANSWERED_LEFT_OUT: { english: 'If you do not answer, we leave the product out.' },
  UNANSWERED_CALLED: { english: 'If you do not answer, we call you.' },
  ANSWER_PROPOSAL: { english: 'Accept or decline' },
})

const texts = proposalMailTexts

const unanswered: Record<ProposalOutcome, () => Message> = {
  REPLACED: texts.UNANSWERED_REPLACED,
  LEFT_OUT: texts.UNANSWERED_LEFT_OUT,
  UNCHANGED: texts.UNANSWERED_CALLED,
}

export function proposalMail(_id: Types.ObjectId, { id }: ProposalRecord): OutboxEntryFields {
  const { key, kind, refs } = singleMail('substituteProposed', _id)
  return { key: `${key}:${id}`, kind, refs: { ...refs, proposalId: id } }
}

const proposalRefs = z.object({ proposalId: z.string() })

export function proposalComposers(shop: Shop): Record<string, Composer> {
  return {
    /** Not sent if the proposal has ended. */
    async substituteProposed(given) {
      const { proposalId } = proposalRefs.parse(given)
      const found = await findOrderAndShopper(given)
      const proposal = found?.order.proposals?.find(({ id }) => id === proposalId)
      return found && proposal && proposal.expiresAt > new Date()
        ? proposalLetter(shop, found.user, found.order, proposal)
        : null
    },
  }
}

function proposalLetter(
  shop: Shop,
  shopper: Person,
  order: OrderRecord,
  proposal: ProposalRecord,
): Letter | null {
  const planned = planProposal(order, proposal)
  if (!planned) return null
  const { line, missing: count } = planned
  const { name: substitute, quantity: substituteCount, discountedPrice } = proposal.substitute
  const { name: product } = line
  const { number } = order
  return shopperLetter(shop, shopper, texts.PROPOSAL_TITLE({ product, number }), [
    say(
      texts.PROPOSAL({
        ...{ count, product, price: line.discountedPrice * count },
        ...{ substituteCount, substitute, substitutePrice: discountedPrice * substituteCount },
      }),
    ),
    say(texts.PROPOSAL_ENDS({ time: proposal.expiresAt })),
    say(unanswered[outcomeWithoutAnswer(order, planned)]()),
    seeYourOrder(shop, order, texts.ANSWER_PROPOSAL()),
    questions(shop),
  ])
}
