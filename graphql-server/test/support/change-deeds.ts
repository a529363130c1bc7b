import { Types } from 'mongoose'
import {
  answerProposal,
  endExpiredProposals,
} from '../../src/domains/order/change/answer-proposal.service.ts'
import { changeOrderLine } from '../../src/domains/order/change/change-line.service.ts'
import {
  proposeOrderChange,
  withdrawProposal,
} from '../../src/domains/order/change/proposal.service.ts'
import { findAnyOrder } from '../../src/domains/order/list/order-list.service.ts'
import type { OrderChangeRecord } from '../../src/domains/order/record/order-change.model.ts'
import { Order, type OrderRecord } from '../../src/domains/order/record/order.model.ts'

const adminId = new Types.ObjectId()
const settings = { proposalMinutes: 10 }

interface ChangeAct {
  product: number
  number: number
}

/** What the team does with an order's lines. */
const deeds = {
  leaveOut: (orderId, change) => changeOrderLine(adminId, { orderId, ...change }, null),
  replace: (orderId, change, { number }) =>
    changeOrderLine(adminId, { orderId, ...change, ...{ agreed: number % 2 === 0 } }, null),
  propose: (orderId, change) => proposeOrderChange(adminId, { orderId, ...change }, settings),
  withdraw: async (orderId) => {
    const proposalId = await findProposalId(orderId)
    return withdrawProposal(adminId, { orderId, proposalId })
  },
  endProposals: () => endAll(),
} satisfies Record<string, (orderId: string, change: object, act: ChangeAct) => Promise<unknown>>

export type ChangeDeed = keyof typeof deeds

export function isChangeDeed(does: string): does is ChangeDeed {
  return does in deeds
}

/** Changes the first line of an order that is sold freely, or its first line, by one of these products. */
export async function changeLines(
  products: readonly string[],
  orderId: string,
  { does, ...act }: ChangeAct & { does: ChangeDeed },
): Promise<void> {
  const lines = (await findAnyOrder(orderId))?.lines ?? []
  const line = lines.find(({ schedule }) => !schedule) ?? lines[0]
  const productId = line?.productId.toHexString() ?? ''
  const others = products.filter((id) => id !== productId)
  const substitute = {
    productId: others[(act.product + 1) % others.length] ?? '',
    quantity: 1 + (act.number % 2),
  }
  const quantity = act.number % Math.max(1, line?.quantity ?? 1)
  const change = { productId, quantity, ...(does !== 'leaveOut' && { substitute }) }
  await deeds[does](orderId, change, act)
}

/** Ends all proposals, as if ten minutes had passed. */
async function endAll(): Promise<void> {
  const past = new Date(1)
  for (const { _id, proposals = [], updatedAt } of await Order.find({
    proposalDue: { $gt: past },
  }).lean()) {
    const expired = proposals.map((proposal) => ({ ...proposal, expiresAt: past }))
    const set = { $set: { proposals: expired, proposalDue: past } }
    await Order.updateOne({ _id, updatedAt }, set, { timestamps: false })
  }
  await endExpiredProposals(null)
}

async function findProposalId(orderId: string): Promise<string> {
  return (await findAnyOrder(orderId))?.proposals?.[0]?.id ?? ''
}

/** Answers the first proposal for one of a customer's orders. */
export async function answerProposalOf(
  { userId, placed }: { userId: Types.ObjectId; placed: OrderRecord[] },
  number: number,
  accept: boolean,
): Promise<void> {
  const ids = placed.map(({ _id }) => _id)
  const asked = await Order.find({ _id: { $in: ids }, proposalDue: { $gt: new Date(0) } }).lean()
  const order = asked[number % Math.max(1, asked.length)]
  const proposalId = order?.proposals?.[0]?.id
  if (!order || !proposalId) return
  await answerProposal(userId, { orderId: order._id.toHexString(), proposalId, accept }, null)
}

interface Items {
  productId: Types.ObjectId
  quantity: number
}

/** Returns the numbers of the orders whose lines differ from what was placed and changed since. */
export function findItemErrors(
  orders: readonly OrderRecord[],
  placed: readonly OrderRecord[],
): string[] {
  const isWrong = ({ _id, lines, check, changes = [] }: OrderRecord) => {
    const before = placed.find((order) => order._id.equals(_id))?.lines ?? []
    const left = countItems([...lines, ...(check?.rejected ?? [])])
    return left !== countItems([...before, ...changes.flatMap(toDifferences)])
  }
  return orders.filter(isWrong).map(({ number }) => number)
}

/** The items that a change takes from an order and adds to it. */
function toDifferences({ productId, from, to, substitute }: OrderChangeRecord): Items[] {
  return [{ productId, quantity: to - from }, ...(substitute ? [substitute] : [])]
}

/** Adds up items by product, as a text. Products without items are left out. */
function countItems(items: readonly Items[]): string {
  const counts = new Map<string, number>()
  for (const { productId, quantity } of items) {
    const id = productId.toHexString()
    counts.set(id, (counts.get(id) ?? 0) + quantity)
  }
  return [...counts]
    .filter(([, count]) => count !== 0)
    .sort()
    .join(' ')
}
