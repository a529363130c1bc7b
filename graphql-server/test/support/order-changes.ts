import { beforeEach, expect } from 'vitest'
import { buildProduct, type Shopper } from './factories.ts'
import { gql } from './gql.ts'
import { idOf, PRICE, setUpPharmacy } from './pharmacy.ts'

const ORDER = gql(`fragment ChangedOrder on Order {
  id status updatedAt total { amount } totalQuantity linesChangeable ifItemMissing payment { state }
  lines { productId name quantity batches { number } }
  refunds { id reason state amount { amount } verified lines { name } addedAt }
  changes { by name from to how substitute { name quantity } }
  proposals {
    id by expiresAt withoutAnswer
    missing { name quantity total { amount } } substitute { name quantity total { amount } }
  }
}`)

const mutations = {
  changeOrderLine: gql(
    `mutation ($input: ChangeOrderLineInput!) {
      payload: changeOrderLine(input: $input) { order { ...ChangedOrder } userErrors { code reason message } }
    }`,
    ORDER,
  ),
  proposeOrderChange: gql(
    `mutation ($input: ProposeOrderChangeInput!) {
      payload: proposeOrderChange(input: $input) { order { ...ChangedOrder } userErrors { code reason message } }
    }`,
    ORDER,
  ),
  withdrawProposal: gql(
    `mutation ($input: WithdrawProposalInput!) {
      payload: withdrawProposal(input: $input) { order { ...ChangedOrder } userErrors { code reason message } }
    }`,
    ORDER,
  ),
  answerProposal: gql(
    `mutation ($input: AnswerProposalInput!) {
      payload: answerProposal(input: $input) { order { ...ChangedOrder } userErrors { code reason message } }
    }`,
    ORDER,
  ),
}

/**
 * Opens a server for tests of changed orders. Before each test, creates products to replace rice: one at the same price,
 * a cheaper and a dearer one.
 */
export function setUpChanges(...[openServices]: Parameters<typeof setUpPharmacy>) {
  const pharmacy = setUpPharmacy(openServices)
  let products: Awaited<ReturnType<typeof buildSubstitutes>>
  beforeEach(async () => {
    products = await buildSubstitutes()
  })

  async function send(name: keyof typeof mutations, input: object, as: Shopper = pharmacy.admin) {
    const { data, errors } = await pharmacy.store.query(mutations[name], { input }, as.accessToken)
    expect(errors).toBeUndefined()
    return data.payload
  }

  const riceId = () => idOf(pharmacy.visit.rice)
  return {
    pharmacy,
    get products() {
      return products
    },
    /** Orders three packs of rice, and more lines. */
    placeRice: (more: { lines?: object[]; total?: number } & Record<string, unknown> = {}) => {
      const { lines = [], total = 3 * PRICE, ...others } = more
      const all = [{ productId: riceId(), quantity: 3 }, ...lines]
      return pharmacy.place([], { lines: all, expectedTotal: total, ...others })
    },
    /** Changes the line of rice. */
    change: (orderId: string, quantity: number, more: object = {}) =>
      send('changeOrderLine', { orderId, productId: riceId(), quantity, ...more }),
    /** Proposes a substitute for the rice that is missing. */
    propose: (orderId: string, quantity: number, substitute: object, more: object = {}) =>
      send('proposeOrderChange', { orderId, productId: riceId(), quantity, substitute, ...more }),
    withdraw: (orderId: string, proposalId: string, more: object = {}) =>
      send('withdrawProposal', { orderId, proposalId, ...more }),
    answer: (orderId: string, proposalId: string, accept: boolean, as = pharmacy.visit.shopper) =>
      send('answerProposal', { orderId, proposalId, accept }, as),
    read: async (orderId: string) => {
      const { data } = await pharmacy.store.query(
        gql(`query ($orderId: ID!) { order(id: $orderId) { ...ChangedOrder } }`, ORDER),
        { orderId },
        pharmacy.admin.accessToken,
      )
      if (!data.order) throw new Error('There is no such order.')
      return data.order
    },
  }
}

async function buildSubstitutes() {
  return {
    /** ₹89, as rice. */
    same: await buildProduct({ name: 'Brown rice' }),
    /** ₹50. */
    cheaper: await buildProduct({ name: 'Broken rice', price: 5000, discount: 0 }),
    /** ₹120. */
    dearer: await buildProduct({ name: 'Basmati rice', price: 12_000, discount: 0 }),
  }
}
