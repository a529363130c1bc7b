import type { ResultOf } from '@graphql-typed-document-node/core'
import { Types } from 'mongoose'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { orderedSchedule } from '../../src/domains/catalogue/medicine/medicine-fields.ts'
import type { ProductRecord } from '../../src/domains/catalogue/record/product.model.ts'
import type { OrderRecord } from '../../src/domains/order/record/order.model.ts'
import { TicketPhoto } from '../../src/domains/ticket/ticket.model.ts'
import { buildForm, FORM_TYPE, graphql, operationFields } from '../attacks/upload-endpoints.ts'
import { buildOrder, buildProduct, buildShopper, type Shopper } from './factories.ts'
import { gql } from './gql.ts'
import { openTestStore, type GraphqlReply, type TestStore } from './store.ts'

export const CREATE = gql(`mutation ($input: CreateTicketInput!) {
    reply: createTicket(input: $input) {
      ticket { id number version status text lines { name quantity } photos { id } }
      userErrors { code reason field message }
    }
}`)
const ANSWER = gql(`mutation ($input: AnswerTicketInput!) {
    reply: answerTicket(input: $input) {
      ticket { version status answerDueAt resolveDueAt entries { kind text by } } userErrors { code field message }
    }
}`)
const REPLACE = gql(`mutation ($input: ReplaceItemsInput!) {
    reply: replaceItems(input: $input) {
      ticket { version status entries { kind replacement { orderId number } } } userErrors { code field message }
    }
}`)
const REFUND = gql(`mutation ($input: AddRefundInput!) {
    reply: addRefund(input: $input) {
      order { refunds { amount { amount } } tickets { status version entries { kind amount { amount } } } }
      userErrors { code field message }
    }
}`)
const UPLOAD = gql(`mutation ($file: Upload!) {
  uploadTicketPhoto(input: { file: $file }) { photo { id } userErrors { code field } }
}`)

/** Uploads a ticket's image over HTTP, as the web app does. */
export async function uploadPhoto(
  { app }: TestStore,
  accessToken: string | undefined,
  content: Buffer | string,
) {
  const file = { name: '0', fileName: 'photo.jpg', type: 'image/jpeg', content }
  const { statusCode, json } = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      ...{ 'content-type': FORM_TYPE, ...graphql.headers },
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    payload: buildForm([...operationFields(UPLOAD), file]),
  })
  return { statusCode, ...json<GraphqlReply<ResultOf<typeof UPLOAD>>>() }
}

/** A shop with a customer whose order was delivered. */
interface Desk {
  store: TestStore
  admin: Shopper
  staff: Shopper
  shopper: Shopper
  rice: ProductRecord
  order: OrderRecord
}

/** Opens a shop for tests of tickets. Each test has its own customer and order. */
export function setUpTickets() {
  let store: TestStore
  let admin: Shopper
  let staff: Shopper
  let shopper: Shopper
  let rice: ProductRecord
  let order: OrderRecord

  beforeAll(async () => {
    store = await openTestStore()
    admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Ravi' })
    staff = await buildShopper(store.tokens, { role: 'STAFF', name: 'Meena' })
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    store.mails.length = 0
    shopper = await buildShopper(store.tokens)
    rice = await buildProduct({ name: 'Rice', price: 10_000, discount: 0, stock: 10 })
    order = await buildDelivered()
  })

  /** A delivered order for three items at ₹100 each, paid in cash. */
  function buildDelivered(product = rice, fields: Partial<OrderRecord> = {}) {
    const { _id: productId, name } = product
    const schedule = orderedSchedule(product)
    const price = { price: 10_000, discount: 0, discountedPrice: 10_000 }
    const line = { productId, name, image: null, unit: '', ...price, quantity: 3 }
    return buildOrder(shopper.user, {
      ...{ status: 'DELIVERED', lines: [{ ...line, ...(schedule && { schedule }) }] },
      ...{ totalQuantity: 3, subtotal: 30_000, total: 30_000 },
      payment: {
        ...{ method: 'CASH_ON_DELIVERY', state: 'RECEIVED', notedAt: null, adminId: null },
        cash: { amount: 30_000, at: new Date(), adminId: null },
      },
      history: [{ status: 'DELIVERED', at: new Date(), adminId: null }],
      ...fields,
    })
  }

  const about = (changes: object = {}) => ({
    ...{ orderId: order._id.toHexString(), reason: 'DAMAGED' as const, text: 'One bag is torn.' },
    lines: [{ productId: rice._id.toHexString(), quantity: 1 }],
    ...changes,
  })

  async function create(changes: object = {}, by: Shopper | null = shopper) {
    const { data } = await store.query(CREATE, { input: about(changes) }, by?.accessToken)
    return data.reply
  }

  async function createdTicket(changes: object = {}) {
    const { ticket, userErrors } = await create(changes)
    expect(userErrors).toEqual([])
    if (!ticket) throw new Error('The ticket was not created.')
    return ticket
  }

  const answer = async (input: object, by = staff) => {
    const variables = { input: { ticketId: '', version: 1, text: 'We are sorry.', ...input } }
    return (await store.query(ANSWER, variables, by.accessToken)).data.reply
  }

  const replace = async (ticketId: string, changes: object = {}) => {
    const { lines } = about()
    const input = { ticketId, version: 1, lines, ...changes }
    return (await store.query(REPLACE, { input }, staff.accessToken)).data.reply
  }

  const refund = async (ticketId: string, changes: object = {}) => {
    const { orderId, lines } = about()
    const part = { orderId, reason: 'PART_OF_LINES' as const, lines, amount: 10_000 }
    const input = { ...part, ticketId, ticketVersion: 1, ...changes }
    return (await store.query(REFUND, { input }, admin.accessToken)).data.reply
  }

  return {
    get desk(): Desk {
      return { store, admin, staff, shopper, rice, order }
    },
    setOrder: (other: OrderRecord) => void (order = other),
    ...{ about, buildDelivered, create, createdTicket, answer, replace, refund },
  }
}

export const newId = () => new Types.ObjectId().toHexString()

export async function storePhoto({ user }: Shopper): Promise<string> {
  const file = `${randomUUID().replaceAll('-', '')}.webp`
  const stored = { userId: user._id, type: 'PICTURE', file, size: 10, state: 'STORED' } as const
  return String((await TicketPhoto.create({ ...stored, uploadedAt: new Date() }))._id)
}
