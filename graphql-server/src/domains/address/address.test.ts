import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildAddress,
  buildShopper,
  type Shopper,
  writtenAddress,
} from '../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { Address } from './address.model.ts'

const CREATE = gql(`mutation ($input: CreateAddressInput!) {
  reply: createAddress(input: $input) {
    address { id addressLine city active }
    userErrors { code message field }
  }
}`)
const UPDATE = gql(`mutation ($input: UpdateAddressInput!) {
  reply: updateAddress(input: $input) {
    address { id addressLine city active }
    userErrors { code message field }
  }
}`)
const REMOVE = gql(`mutation ($input: RemoveAddressInput!) {
  reply: removeAddress(input: $input) {
    address { id addressLine city active }
    userErrors { code message field }
  }
}`)
const LIST = gql(
  `query ($all: Boolean!) { viewer { addresses(includeRemoved: $all) { id city } } }`,
)

let store: TestStore
let shopper: Shopper

beforeAll(async () => {
  store = await openTestStore()
  shopper = await buildShopper(store.tokens)
})
afterAll(() => store.close())

async function change<Reply>(
  document: TestDocument<{ reply: Reply }>,
  input: object,
  as = shopper,
) {
  const { data, errors } = await store.query(document, { input }, as.accessToken)
  expect(errors).toBeUndefined()
  return data.reply
}

async function list(all: boolean) {
  const { data } = await store.query(LIST, { all }, shopper.accessToken)
  return data.viewer?.addresses.map(({ city }) => city)
}

it('addresses can be saved, changed and removed, and are listed newest first', async () => {
  await change(CREATE, writtenAddress)
  const second = await change(CREATE, { ...writtenAddress, city: '  Nashik ' })
  expect(await list(false)).toEqual(['Nashik', 'Pune'])
  const id = second.address?.id
  await change(UPDATE, { ...writtenAddress, id, city: 'Nagpur' })
  expect(await list(false)).toEqual(['Nagpur', 'Pune'])
  expect((await change(REMOVE, { id })).address?.active).toBe(false)
  expect(await list(false)).toEqual(['Pune'])
  expect(await list(true)).toEqual(['Nagpur', 'Pune'])
  expect((await change(UPDATE, { ...writtenAddress, id })).userErrors).toMatchObject([
    { code: 'NOT_FOUND' },
  ])
})

it('a state that differs from the PIN code’s is asked about, and stored as confirmed if the customer insists', async () => {
  const input = { ...writtenAddress, pincode: '403 001' }
  expect(await change(CREATE, { ...input, confirmState: false })).toMatchObject({
    address: null,
    userErrors: [
      {
        ...{ code: 'STATE_DIFFERS', field: 'state' },
        message:
          'The PIN code 403 001 is in Goa, not in Maharashtra. Is the state right? It decides the tax of your orders.',
      },
    ],
  })
  const isConfirmed = async (id: string | undefined) =>
    (await Address.findById(id).lean())?.stateConfirmed ?? false
  const old = await change(CREATE, input)
  expect(await isConfirmed(old.address?.id)).toBe(false)
  const { address } = await change(CREATE, { ...input, confirmState: true })
  expect(await isConfirmed(address?.id)).toBe(true)
  const right = { ...writtenAddress, id: address?.id, confirmState: true }
  expect((await change(UPDATE, right)).userErrors).toEqual([])
  expect(await isConfirmed(address?.id)).toBe(false)
  expect(
    (await change(UPDATE, { ...right, ...input, confirmState: false })).userErrors,
  ).toMatchObject([{ code: 'STATE_DIFFERS' }])
  await change(REMOVE, { id: old.address?.id })
  await change(REMOVE, { id: address?.id })
})

describe('landmark and label', () => {
  const NAMED = gql(`mutation ($input: UpdateAddressInput!) {
    reply: updateAddress(input: $input) {
      address { id landmark label }
      userErrors { code message field }
    }
  }`)

  it('an address keeps its landmark and label unless an update changes or clears them', async () => {
    const { address } = await change(CREATE, {
      ...writtenAddress,
      landmark: '  Opposite the school ',
      label: 'WORK',
    })
    const update = async (fields: object) =>
      (await change(NAMED, { ...writtenAddress, id: address?.id, ...fields })).address
    const kept = { id: address?.id, landmark: 'Opposite the school', label: 'WORK' }
    expect(await update({})).toEqual(kept)
    expect(await update({ label: 'HOME' })).toEqual({ ...kept, label: 'HOME' })
    expect(await update({ landmark: null, label: null })).toMatchObject({
      landmark: '',
      label: null,
    })
  })

  it('an address from an older release has an empty landmark and no label', async () => {
    const { _id, addressLine } = await buildAddress(shopper.user)
    const input = { ...writtenAddress, id: _id.toHexString(), addressLine }
    expect((await change(NAMED, input)).address).toMatchObject({ landmark: '', label: null })
  })

  it('the server rejects a landmark that is too long or has two lines', async () => {
    for (const landmark of ['x'.repeat(201), 'a\nb']) {
      const { userErrors } = await change(CREATE, { ...writtenAddress, landmark })
      expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'landmark' }])
    }
  })
})

describe('rejected addresses', () => {
  it('the server rejects an address with blank fields, and names each of them', async () => {
    const before = await Address.countDocuments()
    const { userErrors } = await change(CREATE, { ...writtenAddress, city: ' ', pincode: '' })
    expect(userErrors).toEqual([
      { code: 'BAD_USER_INPUT', message: 'City is required.', field: 'city' },
      { code: 'BAD_USER_INPUT', message: 'Pincode is required.', field: 'pincode' },
    ])
    expect(await Address.countDocuments()).toBe(before)
  })

  it.each(Object.keys(writtenAddress))(
    'the server rejects an address whose %s is too long or has two lines',
    async (field) => {
      for (const wrong of ['x'.repeat(201), 'a\nb']) {
        const { userErrors } = await change(CREATE, { ...writtenAddress, [field]: wrong })
        expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field }])
      }
    },
  )

  it("the server rejects a change to another user's address", async () => {
    const stranger = await buildShopper(store.tokens)
    const { _id } = await buildAddress(stranger.user, { city: 'Goa' })
    const id = _id.toHexString()
    for (const [document, input] of [
      [UPDATE, { ...writtenAddress, id }],
      [REMOVE, { id }],
    ] as const) {
      expect((await change(document, input)).userErrors).toMatchObject([
        { code: 'NOT_FOUND', field: 'id' },
      ])
    }
    expect(await Address.findById(_id).lean()).toMatchObject({ city: 'Goa', active: true })
  })

  it.each(['', 'no id', '{"$gt":""}', 'f'.repeat(24)])(
    'the server rejects a change to an address with the id "%s"',
    async (id) => {
      expect((await change(REMOVE, { id })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    },
  )
})

describe('the list of all addresses', () => {
  const ALL = gql(`query ($first: Int!, $after: String) { addresses(first: $first, after: $after) {
    edges { node { id userId active } } pageInfo { hasNextPage endCursor } } }`)

  it('the list of all addresses has pages for admins, newest first, including removed addresses', async () => {
    const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
    await buildAddress(admin.user, { active: false })
    const getPage = async (after: string | null = null) =>
      (await store.query(ALL, { first: 2, after }, admin.accessToken)).data.addresses
    const rows = await Address.find().sort({ _id: -1 }).lean()
    const found = []
    for (let page = await getPage(); ; page = await getPage(page.pageInfo.endCursor)) {
      found.push(...page.edges.map(({ node }) => node))
      if (!page.pageInfo.hasNextPage) break
    }
    expect(found).toEqual(
      rows.map(({ _id, userId, active }) => ({
        id: _id.toHexString(),
        userId: userId.toHexString(),
        active,
      })),
    )
    expect(found[0]).toMatchObject({ userId: admin.user._id.toHexString(), active: false })
  })

  it('the list of all addresses rejects other users, and pages of more than a hundred', async () => {
    const { errors } = await store.query(ALL, { first: 2 }, shopper.accessToken)
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const admin = await buildShopper(store.tokens, { role: 'ADMIN' })
    const refused = await store.query(ALL, { first: 101 }, admin.accessToken)
    expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

it('a user can save a hundred addresses, but not one more', async () => {
  const { user, accessToken } = await buildShopper(store.tokens)
  await Promise.all(Array.from({ length: 99 }, () => buildAddress(user)))
  const create = () => store.query(CREATE, { input: writtenAddress }, accessToken)
  const replies = [await create(), await create()]
  expect(replies.map(({ data }) => data.reply.userErrors.length)).toEqual([0, 1])
})

it('a removed address makes room for another one', async () => {
  const { user, accessToken } = await buildShopper(store.tokens)
  await Promise.all(Array.from({ length: 99 }, () => buildAddress(user)))
  await buildAddress(user, { active: false })
  const { data } = await store.query(CREATE, { input: writtenAddress }, accessToken)
  expect(data.reply.userErrors).toEqual([])
})

it('a hundred removed addresses are kept, without those that were saved first', async () => {
  const { user, accessToken } = await buildShopper(store.tokens)
  const saved = []
  for (let n = 0; n < 102; n += 1) saved.push(await buildAddress(user, { active: n >= 101 }))
  const [kept, last] = [saved[2], saved[101]]
  const input = { id: last?._id.toHexString() }
  await store.query(REMOVE, { input }, accessToken)
  const removed = await Address.find({ userId: user._id }).sort({ _id: 1 }).lean()
  expect(removed).toHaveLength(100)
  expect([removed[0]?._id, removed[99]?._id]).toEqual([kept?._id, last?._id])
})

it('a user keeps at most a hundred addresses, however many they save at once', async () => {
  const { user, accessToken } = await buildShopper(store.tokens)
  await Promise.all(Array.from({ length: 98 }, () => buildAddress(user)))
  const create = () => store.query(CREATE, { input: writtenAddress }, accessToken)
  const replies = await Promise.all(Array.from({ length: 5 }, create))
  const refused = replies.flatMap(({ data }) => data.reply.userErrors)
  const kept = await Address.countDocuments({ userId: user._id, active: true })
  expect(kept).toBe(98 + 5 - refused.length)
  expect(kept).toBeLessThanOrEqual(100)
  expect(refused[0]).toMatchObject({ message: 'You can save at most 100 addresses.' })
})
