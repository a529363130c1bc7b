import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildPartnerKey, buildShopper, type Shopper } from '../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { startOfDay } from '../../lib/time/days.ts'
import { PartnerKey } from './partner-key.model.ts'
import { PartnerUsage } from './partner-usage.model.ts'

let store: TestStore
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
})
beforeEach(() => PartnerKey.deleteMany())
afterAll(() => store.close())

const KEY = gql(`fragment KeyOfPartner on PartnerKey {
  id name prefix scopes requestsPerMinute createdBy lastUsedAt revokedAt usage { day requests refused }
}`)
const mutations = {
  createPartnerKey: gql(
    `mutation ($input: CreatePartnerKeyInput!) {
      payload: createPartnerKey(input: $input) { partnerKey { ...KeyOfPartner } secret userErrors { code message field } }
    }`,
    KEY,
  ),
  updatePartnerKey: gql(
    `mutation ($input: UpdatePartnerKeyInput!) {
      payload: updatePartnerKey(input: $input) { partnerKey { ...KeyOfPartner } userErrors { code message field } }
    }`,
    KEY,
  ),
  revokePartnerKey: gql(
    `mutation ($input: RevokePartnerKeyInput!) {
      payload: revokePartnerKey(input: $input) { partnerKey { ...KeyOfPartner } userErrors { code message field } }
    }`,
    KEY,
  ),
}

async function mutate<Payload>(mutation: TestDocument<{ payload: Payload }>, input: object) {
  const reply = await store.query(mutation, { input }, admin.accessToken)
  expect(reply.errors).toBeUndefined()
  return reply.data.payload
}

async function listKeys() {
  const document = gql(`{ partnerKeys { ...KeyOfPartner } }`, KEY)
  return (await store.query(document, {}, admin.accessToken)).data.partnerKeys
}

const valid = { name: ' Price comparison ', scopes: ['CATALOGUE_READ'] }

describe('createPartnerKey', () => {
  it('createPartnerKey shows the key once and stores its hash', async () => {
    const { partnerKey, secret, userErrors } = await mutate(mutations.createPartnerKey, valid)
    expect(userErrors).toEqual([])
    expect(secret).toMatch(/^kc_/)
    expect(partnerKey).toMatchObject({
      name: 'Price comparison',
      prefix: secret?.slice(0, 11),
      scopes: ['CATALOGUE_READ'],
      requestsPerMinute: 600,
      createdBy: 'Meera',
      lastUsedAt: null,
      revokedAt: null,
      usage: [],
    })
    const tail = secret?.slice(12) ?? ''
    expect(tail).toHaveLength(43)
    expect(JSON.stringify(await PartnerKey.find().lean())).not.toContain(tail)
    expect(JSON.stringify(await listKeys())).not.toContain(tail)
  })

  it.each([
    [{ name: ' ' }, 'name', 'Name is required.'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name must have at most 100 characters.'],
    [{ scopes: [] }, 'scopes', 'Choose at least one scope.'],
    [{ requestsPerMinute: 0 }, 'requestsPerMinute', 'The limit must be from 1 to 6,000'],
    [{ requestsPerMinute: 6001 }, 'requestsPerMinute', 'The limit must be from 1 to 6,000'],
  ])('createPartnerKey rejects %j', async (wrong, field, message) => {
    const payload = await mutate(mutations.createPartnerKey, { ...valid, ...wrong })
    expect(payload).toMatchObject({ partnerKey: null, secret: null })
    expect(payload.userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field }])
    expect(payload.userErrors[0]?.message).toContain(message)
    expect(await PartnerKey.countDocuments({})).toBe(0)
  })

  it('createPartnerKey rejects the hundred-and-first active key until one is revoked', async () => {
    const { key } = await buildPartnerKey()
    for (let n = 1; n < 99; n += 1) await buildPartnerKey()
    const atOnce = Array.from({ length: 4 }, () => mutate(mutations.createPartnerKey, valid))
    const made = (await Promise.all(atOnce)).filter(({ userErrors }) => userErrors.length === 0)
    expect(await PartnerKey.countDocuments({ revokedAt: null })).toBe(99 + made.length)
    expect(made.length).toBeLessThanOrEqual(1)
    if (made.length === 0) await buildPartnerKey()
    const rejected = await mutate(mutations.createPartnerKey, valid)
    expect(rejected.userErrors[0]?.message).toBe(
      'At most 100 keys can be active. Revoke one first.',
    )
    await mutate(mutations.revokePartnerKey, { id: key._id })
    expect((await mutate(mutations.createPartnerKey, valid)).userErrors).toEqual([])
  })
})

describe('an existing key', () => {
  it('updatePartnerKey changes name, scopes and limit, but not the key itself', async () => {
    const { key } = await buildPartnerKey()
    const change = { name: 'Pharmacies', scopes: ['STOCK_READ'], requestsPerMinute: 6000 }
    const { partnerKey } = await mutate(mutations.updatePartnerKey, { id: key._id, ...change })
    expect(partnerKey).toMatchObject({ ...change, prefix: key.prefix })
    expect(await PartnerKey.findById(key._id).lean()).toMatchObject({ ...change, hash: key.hash })
  })

  it('a key can be revoked once', async () => {
    const { key } = await buildPartnerKey()
    const { partnerKey } = await mutate(mutations.revokePartnerKey, { id: key._id })
    expect(partnerKey?.revokedAt).not.toBeNull()
    const input = { id: key._id, ...valid, requestsPerMinute: 5 }
    for (const again of [
      await mutate(mutations.revokePartnerKey, { id: key._id }),
      await mutate(mutations.updatePartnerKey, input),
      await mutate(mutations.revokePartnerKey, { id: new Types.ObjectId() }),
      await mutate(mutations.revokePartnerKey, { id: 'none' }),
    ]) {
      expect(again).toMatchObject({ partnerKey: null, userErrors: [{ code: 'NOT_FOUND' }] })
    }
  })

  it('a key shows the last 30 days, newest first, and no creator after their account was deleted', async () => {
    const { key } = await buildPartnerKey()
    const now = new Date()
    const row = (before: number) => {
      return { keyId: key._id, day: startOfDay(now, before), requests: before + 1, refused: 1 }
    }
    await PartnerUsage.create([row(30), row(0), row(29), row(4)])
    const [found] = await listKeys()
    expect(found?.usage.map(({ requests }) => requests)).toEqual([1, 5, 30])
    expect(found?.usage[0]).toEqual({ day: startOfDay(now).toISOString(), requests: 1, refused: 1 })
    expect(found?.createdBy).toBeNull()
  })
})

it('partnerKeys lists active keys first, newest first, then revoked keys, most recently revoked first', async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))
  await buildPartnerKey({ name: 'revoked last', revokedAt: at(2) })
  await buildPartnerKey({ name: 'old' })
  await buildPartnerKey({ name: 'revoked first', revokedAt: at(1) })
  await buildPartnerKey({ name: 'new' })
  expect((await listKeys()).map(({ name }) => name)).toEqual([
    'new',
    'old',
    'revoked last',
    'revoked first',
  ])
})
