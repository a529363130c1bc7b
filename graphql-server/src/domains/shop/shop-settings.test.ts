import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildShopper, type Shopper } from '../../../test/support/factories.ts'
import { gql } from '../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../test/support/store.ts'
import { ofWebApp, persistedUrl, PREFLIGHT } from '../../../test/support/persisted.ts'
import type { SetupStepCode } from '../../contract/types.generated.ts'
import { isGstin } from './gstin.ts'
import { updateShopSettings } from './shop-settings.service.ts'
import { createShop, describeForMails, type StoreSettings } from './shop.ts'
import { ShopSettingsChange, ShopSettingsDocument } from './shop-settings.model.ts'

const SETTINGS = gql(`fragment SettingsInTests on ShopSettings {
  version name phone drugLicence orderMailTo upiPayments
  socialLinks { name url }
  changes { edges { node { changedBy fields { label before after } } } }
}`)
const SETUP = gql(`query { shopSettings { setup { code isDone } } }`)
const READ = gql(`query { shopSettings { ...SettingsInTests } }`, SETTINGS)
const UPDATE = gql(
  `mutation ($input: UpdateShopSettingsInput!) {
    payload: updateShopSettings(input: $input) {
      settings { ...SettingsInTests }
      conflicts { name saved rejected }
      userErrors { code reason field message }
    }
  }`,
  SETTINGS,
)
const PARTICULARS = gql(`query {
  store {
    legalName gstin fssai
    grievanceOfficer { name designation phone email }
    policies { title text }
  }
}`)
const STORE = gql(`query { store { name phone drugLicence upiPayments } }`)

let store: TestStore
let admin: Shopper
let defaults: StoreSettings

beforeAll(async () => {
  store = await openTestStore()
  defaults = store.settings
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
})
afterAll(() => store.close())
afterEach(async () => {
  await ShopSettingsDocument.deleteMany({})
  await ShopSettingsChange.deleteMany({})
  // The server returns to its configuration.
  await store.query(READ, {}, admin.accessToken)
})

async function update(input: object) {
  const { data } = await store.query(UPDATE, { input }, admin.accessToken)
  return data.payload
}

async function readStore() {
  return (await store.query(STORE)).data.store
}

it('a new shop has the settings of its configuration', async () => {
  const { data } = await store.query(READ, {}, admin.accessToken)
  const { name, phone } = defaults
  expect(data.shopSettings).toMatchObject({ version: 0, name, phone, drugLicence: '' })
  expect(data.shopSettings.changes.edges).toEqual([])
})

it('saved settings are shown to everyone, and stay in the history with their old values', async () => {
  const { version } = await update({ version: 0, name: 'Sharma Stores' }).then(
    ({ settings }) => settings,
  )
  const saved = await update({ version, phone: '+91 80 2345 6789', upiPayments: false })
  expect(saved.userErrors).toEqual([])
  expect(saved.settings).toMatchObject({ version: version + 1, name: 'Sharma Stores' })
  expect(await readStore()).toEqual({
    name: 'Sharma Stores',
    phone: '+91 80 2345 6789',
    drugLicence: null,
    upiPayments: false,
  })
  const { name, phone } = defaults
  expect(saved.settings.changes.edges.map(({ node }) => node)).toEqual([
    {
      changedBy: 'Meera',
      fields: [
        { label: 'Phone', before: phone, after: '+91 80 2345 6789' },
        { label: 'UPI payments', before: 'On', after: 'Off' },
      ],
    },
    { changedBy: 'Meera', fields: [{ label: 'Shop name', before: name, after: 'Sharma Stores' }] },
  ])
})

it('an update with the current values creates no version', async () => {
  const { name } = defaults
  const { settings } = await update({ version: 0, name })
  expect(settings.version).toBe(0)
})

it('the second of two admins who save at once gets the settings of the first', async () => {
  const results = await Promise.all([
    update({ version: 0, name: 'First' }),
    update({ version: 0, name: 'Second' }),
  ])
  const rejected = results.filter(({ userErrors }) => userErrors.length > 0)
  expect(rejected).toMatchObject([{ userErrors: [{ code: 'CHANGED_MEANWHILE', field: null }] }])
  const { name } = await readStore()
  expect(['First', 'Second']).toContain(name)
  expect(await ShopSettingsChange.countDocuments({})).toBe(1)
})

it('an update that is outdated gets both values of each conflict as text', async () => {
  await update({ version: 0, name: 'First', minOrder: 19_900, upiPayments: false })
  const input = { version: 0, name: 'First', minOrder: 0, upiPayments: true, phone: '' }
  const invalid = await update(input)
  expect(invalid).toMatchObject({ conflicts: [], userErrors: [{ field: 'phone' }] })
  const outdated = await update({ ...input, phone: defaults.phone })
  expect(outdated.conflicts).toEqual([
    { name: 'upiPayments', saved: 'Off', rejected: 'On' },
    { name: 'minOrder', saved: '₹199', rejected: '₹0' },
  ])
  expect(outdated.userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }])
  expect((await update({ version: 1, minOrder: 0 })).conflicts).toEqual([])
})

describe('an update with an invalid value saves nothing', () => {
  it.each<[field: string, input: object, reason: string]>([
    ['upiMerchantCode', { upiMerchantCode: '541' }, 'MERCHANT_CODE_MALFORMED'],
    ['name', { name: ' ' }, 'REQUIRED'],
    ['name', { name: 'x'.repeat(61) }, 'TOO_LONG'],
    ['phone', { phone: 'call me' }, 'PHONE_MALFORMED'],
    ['email', { email: 'shop' }, 'EMAIL_MALFORMED'],
    ['orderMailTo', { orderMailTo: 'orders@' }, 'EMAIL_MALFORMED'],
    ['gstin', { gstin: '29ABCDE1234F1ZX' }, 'GSTIN_MALFORMED'],
    ['fssai', { fssai: '1234567890123' }, 'FSSAI_MALFORMED'],
    ['grievancePhone', { grievancePhone: '12' }, 'PHONE_MALFORMED'],
    ['terms', { terms: 'x'.repeat(10_001) }, 'TOO_LONG'],
    ['upiId', { upiId: 'nobody' }, 'SHOP_UPI_ID_MALFORMED'],
    ['deliveryBadge', { deliveryBadge: 'x'.repeat(21) }, 'TOO_LONG'],
    [
      'socialLinks.0.url',
      { socialLinks: [{ name: 'Chat', url: 'javascript:alert(1)' }] },
      'LINK_MALFORMED',
    ],
    ['medicineDistrict.1', { medicineDistrict: ['5600', '9'] }, 'PINS_MALFORMED'],
    ['medicineDistrict', { medicineDistrict: Array(101).fill('5600') }, 'TOO_MANY_ENTRIES'],
    ['claims', { claims: Array(7).fill({ title: 'Fresh', text: 'Daily.' }) }, 'TOO_MANY_ENTRIES'],
  ])('rejects the field %s with %j', async (field, input, reason) => {
    const { settings, userErrors } = await update({ version: 0, address: 'Pune', ...input })
    expect(userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field, reason }])
    expect(settings.version).toBe(0)
  })
})

it('an empty text removes an optional setting', async () => {
  await update({ version: 0, drugLicence: 'KA-1', orderMailTo: 'orders@shop.example' })
  const { settings } = await update({ version: 1, drugLicence: '', orderMailTo: ' ' })
  expect(settings).toMatchObject({ drugLicence: '', orderMailTo: '' })
})

it('particulars by law and policies are shown to everyone once they are set', async () => {
  const before = (await store.query(PARTICULARS)).data.store
  expect(before).toMatchObject({
    legalName: null,
    gstin: null,
    fssai: null,
    grievanceOfficer: null,
  })
  expect(before.policies.map(({ title }) => title)).toEqual([
    'Returns and refunds',
    'Delivery',
    'Privacy',
    'Terms',
  ])
  await update({
    version: 0,
    ...{ legalName: 'Sharma Traders LLP', gstin: '29 abcde1234f1zw', fssai: '1001 2345 678901' },
    ...{ grievanceOfficer: 'Ravi Sharma', grievanceEmail: 'ravi@shop.example', terms: '' },
  })
  const after = (await store.query(PARTICULARS)).data.store
  expect(after).toMatchObject({
    legalName: 'Sharma Traders LLP',
    gstin: '29ABCDE1234F1ZW',
    fssai: '10012345678901',
    grievanceOfficer: { name: 'Ravi Sharma', designation: null, email: 'ravi@shop.example' },
  })
  expect(after.policies.map(({ title }) => title)).not.toContain('Terms')
})

it('emails end with the particulars that are set', async () => {
  const shop = createShop(defaults)
  expect(describeForMails(shop).particulars).toEqual([])
  const gstin = '29ABCDE1234F1ZW'
  await update({ version: 0, legalName: 'Sharma Traders LLP', gstin, drugLicence: 'KA-1' })
  await shop.load()
  expect(describeForMails(shop)).toMatchObject({
    name: 'Kirana Care',
    particulars: ['Sharma Traders LLP', `GSTIN: ${gstin}`, 'Drug licence: KA-1'],
  })
})

async function isDone(step: SetupStepCode) {
  const { setup } = (await store.query(SETUP, {}, admin.accessToken)).data.shopSettings
  return setup.find(({ code }) => code === step)?.isDone
}

it('a shop that delivers everywhere finishes the step of the delivery area', async () => {
  expect(await isDone('DELIVERY_AREA')).toBe(false)
  await update({ version: 0, deliveryMinutes: 60 })
  expect(await isDone('DELIVERY_AREA')).toBe(true)
  await update({ version: 1, deliveryMinutes: defaults.deliveryMinutes })
  expect(await isDone('DELIVERY_AREA')).toBe(true)
})

it('a shop that is not registered for GST finishes this step when an admin saves so', async () => {
  expect(await isDone('GST')).toBe(false)
  const { settings, userErrors } = await update({ version: 0, gstRegistration: 'NONE' })
  expect(userErrors).toEqual([])
  expect(settings).toMatchObject({ version: 1, changes: { edges: [] } })
  expect(await isDone('GST')).toBe(true)
  expect((await update({ version: 1, gstRegistration: 'NONE' })).settings.version).toBe(1)
})

it('the rules for medicines are saved, with their labels in the history', async () => {
  const { settings, userErrors } = await update({
    version: 0,
    ...{ deliverScheduleH1: true, medicineDistrict: ['5600 ', '560 102', '5600'] },
  })
  expect(userErrors).toEqual([])
  expect(settings.changes.edges[0]?.node.fields).toEqual([
    { label: 'Deliver schedule H1 medicines', before: 'Off', after: 'On' },
    { label: 'PIN codes of your revenue district', before: '', after: '5600 | 560102' },
  ])
})

it('a claim whose text moves to its title is saved', async () => {
  const [first, second] = [
    { title: 'Fresh', text: 'Milk: daily' },
    { title: 'Fresh: Milk', text: 'daily' },
  ]
  await update({ version: 0, claims: [first] })
  const { settings } = await update({ version: 1, claims: [second] })
  expect(settings.version).toBe(2)
})

describe('cached responses', () => {
  const readName = async () => {
    const url = persistedUrl(ofWebApp('query Help {').hash)
    const reply = await store.app.inject({ url, headers: PREFLIGHT })
    return reply.json<{ data: { store: { name: string } } }>().data.store.name
  }

  it('cached responses have the new settings at once after an update', async () => {
    await store.poll()
    expect([await readName(), await readName()]).toEqual([defaults.name, defaults.name])
    await update({ version: 0, name: 'Sharma Stores' })
    expect(await readName()).toBe('Sharma Stores')
  })

  it("cached responses have another process's settings once this process has seen them", async () => {
    await store.poll()
    expect([await readName(), await readName()]).toEqual([defaults.name, defaults.name])
    await updateShopSettings(admin.user._id, { version: 0, name: 'Gupta' }, createShop(defaults))
    expect(await readName()).toBe(defaults.name)
    await store.query(READ, {}, admin.accessToken)
    expect(await readName()).toBe('Gupta')
  })
})

it("the REST API's description has the new name at once", async () => {
  const readTitle = async () => {
    const reply = await store.app.inject('/api/openapi.json')
    return reply.json<{ info: { title: string } }>().info.title
  }
  expect(await readTitle()).toBe(`${defaults.name} REST API`)
  await update({ version: 0, name: 'Sharma Stores' })
  expect(await readTitle()).toBe('Sharma Stores REST API')
})

it('another process sees saved settings after it has read them', async () => {
  const other = createShop(defaults)
  let changes = 0
  other.onChange(() => (changes += 1))
  await other.load()
  expect(changes).toBe(0)
  await update({ version: 0, name: 'Sharma Stores' })
  await other.load()
  await other.load()
  expect(other.store.name).toBe('Sharma Stores')
  expect(other.saved).toEqual({ name: 'Sharma Stores' })
  expect(changes).toBe(1)
})

it.each(['STAFF', 'USER'] as const)(
  'settings are closed to users with the role %s',
  async (role) => {
    const { accessToken } = await buildShopper(store.tokens, { role })
    const { errors } = await store.query(READ, {}, accessToken)
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  },
)

describe('the GST registration', () => {
  const REGISTRATION = gql(`mutation ($input: UpdateShopSettingsInput!) {
    payload: updateShopSettings(input: $input) {
      settings { version gstRegistration turnoverClass gstin }
      userErrors { reason field }
    }
  }`)
  const register = async (input: object) => {
    const { data } = await store.query(REGISTRATION, { input }, admin.accessToken)
    return data.payload
  }
  const GSTIN = '29ABCDE1234F1ZW'
  const missing = { reason: 'GSTIN_MISSING', field: 'gstin' }

  it('a shop is not registered by default', async () => {
    const { settings, userErrors } = await register({ version: 0 })
    expect(userErrors).toEqual([])
    expect(settings).toMatchObject({ gstRegistration: 'NONE', turnoverClass: 'UP_TO_5_CRORE' })
  })

  it.each(['COMPOSITION', 'REGULAR'])(
    'the registration %s needs a GSTIN, saved before or in the same change',
    async (gstRegistration) => {
      const refused = await register({ version: 0, gstRegistration })
      expect(refused).toMatchObject({
        settings: { gstRegistration: 'NONE', version: 0 },
        userErrors: [missing],
      })
      await register({ version: 0, gstin: GSTIN })
      const saved = await register({ version: 1, gstRegistration, turnoverClass: 'ABOVE_5_CRORE' })
      expect(saved).toMatchObject({
        settings: { gstRegistration, turnoverClass: 'ABOVE_5_CRORE', gstin: GSTIN, version: 2 },
        userErrors: [],
      })
    },
  )

  it('a registered shop cannot remove its GSTIN unless it ends the registration', async () => {
    await register({ version: 0, gstRegistration: 'REGULAR', gstin: GSTIN })
    expect((await register({ version: 1, gstin: '' })).userErrors).toEqual([missing])
    const ended = await register({ version: 1, gstin: '', gstRegistration: 'NONE' })
    expect(ended).toMatchObject({ settings: { gstin: '', version: 2 }, userErrors: [] })
  })

  it('a GSTIN whose first digits are not a state is rejected for a registered shop', async () => {
    const { userErrors } = await register({
      ...{ version: 0, gstRegistration: 'REGULAR' },
      gstin: withCheckCharacter('25AAPFU0939F1Z'),
    })
    expect(userErrors).toEqual([{ reason: 'GSTIN_STATE_UNKNOWN', field: 'gstin' }])
  })

  it('two admins cannot save over each other, and the second one sees the registration', async () => {
    await register({ version: 0, gstRegistration: 'REGULAR', gstin: GSTIN })
    const second = await register({ version: 0, gstRegistration: 'COMPOSITION' })
    expect(second).toMatchObject({
      settings: { gstRegistration: 'REGULAR', version: 1 },
      userErrors: [{ reason: 'SETTINGS_CHANGED' }],
    })
  })
})

/** Tries all check characters. */
function withCheckCharacter(start: string): string {
  return Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (character) => start + character)
    .filter(isGstin)
    .join('')
}
