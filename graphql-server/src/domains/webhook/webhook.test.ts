import type { ResultOf } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildPartnerKey,
  buildProduct,
  buildShopper,
  buildWebhook,
} from '../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../test/support/gql.ts'
import { openTestStore, type GraphqlReply, type TestStore } from '../../../test/support/store.ts'
import { recordChanges } from '../catalogue/changes/record-changes.ts'
import { numberChanges } from '../catalogue/changes/number-changes.service.ts'
import { Delivery } from './delivery.model.ts'
import { fanOut } from './fan-out.service.ts'
import { Webhook } from './webhook.model.ts'

let store: TestStore
let admin: Record<string, string>

beforeAll(async () => {
  store = await openTestStore()
  const { accessToken } = await buildShopper(store.tokens, { role: 'ADMIN' })
  admin = { authorization: `Bearer ${accessToken}` }
})
beforeEach(() => Webhook.deleteMany({}))
afterAll(() => store.close())

const FIELDS = gql(`fragment WebhookInTests on Webhook { id url createdAt stoppedAt failingSince }`)

async function ask<Data>(
  headers: Record<string, string>,
  document: TestDocument<Data>,
  variables = {},
) {
  const payload = { query: print(document), variables }
  const reply = await store.app.inject({ method: 'POST', url: '/graphql', headers, payload })
  return reply.json<GraphqlReply<Data>>()
}

async function register(headers: Record<string, string>, input: object) {
  const document = gql(
    `mutation ($input: RegisterWebhookInput!) {
    registerWebhook(input: $input) { webhook { ...WebhookInTests } secret userErrors { code message field } }
  }`,
    FIELDS,
  )
  const { data } = await ask(headers, document, { input })
  return data.registerWebhook
}

async function remove(headers: Record<string, string>, id: Types.ObjectId) {
  const document = gql(
    `mutation ($input: DeleteInput!) { removeWebhook(input: $input) { deletedId userErrors { code } } }`,
  )
  const { data } = await ask(headers, document, { input: { id } })
  return data.removeWebhook
}

async function list(headers: Record<string, string>, partnerKeyId?: Types.ObjectId) {
  const document = gql(
    `query ($partnerKeyId: ID) { webhooks(partnerKeyId: $partnerKeyId) { ...WebhookInTests } }`,
    FIELDS,
  )
  return ask(headers, document, { partnerKeyId })
}

const urls = ({ data }: Awaited<ReturnType<typeof list>>) => data.webhooks.map(({ url }) => url)

const url = 'https://partner.example/hook'

describe('registration', () => {
  it('an admin can register a webhook for a key, and sees its secret once', async () => {
    const { key } = await buildPartnerKey()
    const made = await register(admin, { url: ` ${url} `, partnerKeyId: key._id })
    expect(made).toMatchObject({
      webhook: { url, stoppedAt: null, failingSince: null },
      secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) as string,
      userErrors: [],
    })
    const shown = JSON.stringify(await list(admin, key._id))
    expect(shown).toContain(url)
    expect(shown).not.toContain('whsec_')
    expect(store.logLines.join('')).not.toContain(made.secret)
  })

  it('a partner registers webhooks for their own key, whatever key they name', async () => {
    const [mine, other] = [await buildPartnerKey(), await buildPartnerKey()]
    const headers = { 'x-api-key': mine.secret }
    expect((await register(headers, { url, partnerKeyId: other.key._id })).userErrors).toEqual([])
    expect(urls(await list(headers))).toEqual([url])
    expect(urls(await list({ 'x-api-key': other.secret }, mine.key._id))).toEqual([])
    expect(urls(await list(admin, mine.key._id))).toEqual([url])
  })

  it.each([
    ['', 'Address is required.'],
    ['http://8.8.8.8/hook', 'The address is not public.'],
    ['https://10.0.0.7/hook', 'The address is not public.'],
    ['https://me@partner.example/hook', 'The address must not contain a user name or password.'],
    [`https://partner.example/${'x'.repeat(2000)}`, 'Address must have at most 2000 characters.'],
  ])('a webhook is rejected with the address "%s"', async (wrong, message) => {
    const { key } = await buildPartnerKey()
    const rejected = await register(admin, { url: wrong, partnerKeyId: key._id })
    const error = { code: 'BAD_USER_INPUT', message, field: 'url' }
    expect(rejected).toEqual({ webhook: null, secret: null, userErrors: [error] })
  })

  it('a webhook is rejected for a revoked or missing key', async () => {
    const { key } = await buildPartnerKey({ revokedAt: new Date() })
    for (const partnerKeyId of [key._id, new Types.ObjectId(), 'none', undefined]) {
      const { userErrors } = await register(admin, { url, partnerKeyId })
      expect(userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'partnerKeyId' }])
    }
  })

  it('a sixth webhook for a key is rejected', async () => {
    const { key } = await buildPartnerKey()
    for (let n = 0; n < 4; n += 1) await buildWebhook(key)
    const atOnce = Array.from({ length: 4 }, () => register(admin, { url, partnerKeyId: key._id }))
    const made = (await Promise.all(atOnce)).filter(({ webhook }) => webhook !== null)
    expect(await Webhook.countDocuments({ keyId: key._id })).toBe(4 + made.length)
    expect(made.length).toBeLessThanOrEqual(1)
    if (made.length === 0) await buildWebhook(key)
    const rejected = await register(admin, { url, partnerKeyId: key._id })
    expect(rejected.userErrors).toMatchObject([
      { message: 'A key can have at most 5 webhooks. Remove one first.' },
    ])
    const [first] = await Webhook.find({ keyId: key._id }).lean()
    if (first) await remove(admin, first._id)
    expect((await register(admin, { url, partnerKeyId: key._id })).userErrors).toEqual([])
  })

  it('its partner or an admin can remove a webhook with its deliveries', async () => {
    const [mine, other] = [await buildPartnerKey(), await buildPartnerKey()]
    const { _id } = await buildWebhook(mine.key)
    await recordChanges('product', [(await buildProduct())._id])
    await numberChanges()
    await fanOut(_id)
    expect(await Delivery.countDocuments()).toBe(1)
    const gone = { deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] }
    expect(await remove({ 'x-api-key': other.secret }, _id)).toEqual(gone)
    const done = { deletedId: _id.toHexString(), userErrors: [] }
    expect(await remove({ 'x-api-key': mine.secret }, _id)).toEqual(done)
    expect(await remove(admin, _id)).toEqual(gone)
    expect(await Delivery.countDocuments()).toBe(0)
  })

  it('an admin must name a key to list webhooks', async () => {
    const { errors } = await list(admin)
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('webhookDeliveries', () => {
  const document = gql(`query ($webhookId: ID!, $first: Int!, $after: String) {
    webhook(id: $webhookId) { url }
    webhookDeliveries(webhookId: $webhookId, first: $first, after: $after) {
      edges { node {
        id kind thingId thing { ... on Product { name } } deleted at cursor state attempts
        lastAttemptAt nextAttemptAt status problem
      } }
      pageInfo { hasNextPage endCursor }
    }
  }`)
  type Data = ResultOf<typeof document>

  async function createRows(count: number) {
    const { key, secret } = await buildPartnerKey({ scopes: ['CATALOGUE_READ'] })
    const webhook = await buildWebhook(key)
    for (let n = 0; n < count; n += 1)
      await recordChanges('product', [(await buildProduct({ name: `Rice ${n}` }))._id])
    await numberChanges()
    await fanOut(webhook._id)
    return { webhookId: webhook._id, headers: { 'x-api-key': secret } }
  }

  it('webhookDeliveries lists pages, newest first, with the named entity', async () => {
    const { webhookId, headers } = await createRows(5)
    const names = []
    let after: string | null = null
    for (;;) {
      const variables = { webhookId, first: 2, after }
      const reply: GraphqlReply<Data> = await ask(headers, document, variables)
      const page: Data['webhookDeliveries'] = reply.data.webhookDeliveries
      names.push(...(page?.edges ?? []).map(({ node }) => node.thing?.name))
      if (!page?.pageInfo.hasNextPage) break
      after = page.pageInfo.endCursor
    }
    expect(names).toEqual([4, 3, 2, 1, 0].map((n) => `Rice ${n}`))
    const { data } = await ask(admin, document, { webhookId, first: 1 })
    expect(data.webhookDeliveries?.edges[0]?.node).toMatchObject({
      kind: 'PRODUCT',
      deleted: false,
      state: 'WAITING',
      attempts: 0,
      lastAttemptAt: null,
      status: null,
      problem: null,
    })
  })

  it('only their partner and admins see deliveries', async () => {
    const { webhookId } = await createRows(1)
    const { secret } = await buildPartnerKey()
    const { data } = await ask({ 'x-api-key': secret }, document, { webhookId, first: 1 })
    expect(data).toEqual({ webhook: null, webhookDeliveries: null })
  })

  it('webhookDeliveries rejects a page size outside the limits and a foreign cursor', async () => {
    const { webhookId } = await createRows(1)
    for (const wrong of [{ first: 0 }, { first: 101 }, { first: 1, after: 'none' }]) {
      const { errors } = await ask(admin, document, { webhookId, ...wrong })
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    }
  })

  it('only admins can resend a delivery', async () => {
    const { webhookId, headers } = await createRows(1)
    const [delivery] = await Delivery.find({ webhookId }).lean()
    const again = gql(`mutation ($input: ResendDeliveryInput!) {
      resendDelivery(input: $input) { delivery { state attempts } userErrors { code } }
    }`)
    const input = { id: delivery?._id }
    const rejected = await ask(headers, again, { input })
    expect(rejected.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const { data } = await ask(admin, again, { input })
    const waiting = { state: 'WAITING', attempts: 0 }
    expect(data).toEqual({ resendDelivery: { delivery: waiting, userErrors: [] } })
    const none = await ask(admin, again, { input: { id: new Types.ObjectId() } })
    expect(none.data).toEqual({
      resendDelivery: { delivery: null, userErrors: [{ code: 'NOT_FOUND' }] },
    })
  })
})
