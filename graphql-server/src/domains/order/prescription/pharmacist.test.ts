import { beforeEach, describe, expect, it } from 'vitest'
import { buildShopper, type Shopper } from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { approve, reject, setUpPharmacy } from '../../../../test/support/pharmacy.ts'
import { prescriptionFacts } from '../../../../test/support/prescription-facts.ts'
import { User } from '../../account/user.model.ts'
import { Order } from '../record/order.model.ts'

const SET = gql(`mutation ($input: SetPharmacistInput!) {
  payload: setPharmacist(input: $input) {
    team { members { name pharmacistRegistration } }
    viewer { isPharmacist }
    userErrors { code field message }
  }
}`)
const REGISTER = gql(`query { prescriptionRegister(month: "2026-11") { edges { node { id } } } }`)
const SETUP = gql(`query { shopSettings { setup { code isDone } } }`)
const BILLS = gql(`query ($id: ID!) {
  viewer { order(id: $id) { documents {
    needsSignature prescription { pharmacist pharmacistRegistration }
  } } }
}`)

const pharmacy = setUpPharmacy()
const { place, send, setStatus } = pharmacy
let staff: Shopper

beforeEach(async () => {
  staff = await buildShopper(pharmacy.store.tokens, { role: 'STAFF', name: 'Arjun' })
})

async function setPharmacist(member: Shopper, registration: string, as = pharmacy.admin) {
  const input = { memberId: member.user._id.toHexString(), registration }
  return (await pharmacy.store.query(SET, { input }, as.accessToken)).data.payload
}

const checkAs = (as: Shopper, orderId: string, decisions: object[]) =>
  send('checkPrescription', { orderId, decisions, ...prescriptionFacts() }, as)

/** Makes the order one of an older release, which needs no batches. */
async function withoutBatches(orderId: string) {
  const { lines } = await Order.findById(orderId).orFail().lean()
  const bare = lines.map((line) => ({ ...line, medicine: undefined }))
  await Order.updateOne({ _id: orderId }, { $set: { lines: bare } })
}

async function openRegister(as: Shopper) {
  const { errors } = await pharmacy.store.query(REGISTER, {}, as.accessToken)
  const file = await pharmacy.store.app.inject({
    url: '/exports/prescription-register.csv?month=2026-11',
    headers: { authorization: `Bearer ${as.accessToken}` },
  })
  return [errors?.[0]?.extensions.code ?? null, file.statusCode]
}

describe('a member of the team without a registration', () => {
  it('cannot approve a prescription, and can reject it', async () => {
    const { steroid, antibiotic } = pharmacy.visit
    const orderId = await place([steroid, antibiotic])
    const { userErrors } = await checkAs(staff, orderId, [approve(steroid), reject(antibiotic)])
    expect(userErrors).toEqual([
      {
        ...{ code: 'PHARMACIST_REQUIRED', field: 'decisions' },
        message:
          'Only a pharmacist can approve a prescription. An admin enters pharmacists with their registration number in Team.',
      },
    ])
    expect(await Order.findById(orderId).lean()).toMatchObject({ checkDue: true })
    const rejected = await checkAs(staff, orderId, [reject(steroid), reject(antibiotic)])
    expect(rejected.order?.status).toBe('CANCELLED_BY_SELLER')
  })

  it('cannot open the register, not even as an admin', async () => {
    const admin = await buildShopper(pharmacy.store.tokens, {
      ...{ role: 'ADMIN', pharmacist: undefined },
    })
    expect(await openRegister(staff)).toEqual(['FORBIDDEN', 403])
    expect(await openRegister(admin)).toEqual(['FORBIDDEN', 403])
  })
})

describe('a pharmacist', () => {
  it('is entered by an admin with a registration number, and loses the right without one and outside the team', async () => {
    const { team, viewer } = await setPharmacist(staff, '  KA-5678 ')
    expect(viewer.isPharmacist).toBe(true)
    expect(team?.members).toContainEqual({ name: 'Arjun', pharmacistRegistration: 'KA-5678' })
    expect((await User.findById(staff.user._id).lean())?.pharmacist).toMatchObject({
      ...{ registration: 'KA-5678', givenBy: pharmacy.admin.user._id },
    })
    expect(await openRegister(staff)).toEqual([null, 200])
    await setPharmacist(staff, '')
    expect(await openRegister(staff)).toEqual(['FORBIDDEN', 403])

    await setPharmacist(staff, 'KA-5678')
    await pharmacy.store.query(
      gql(`mutation ($input: RemoveFromTeamInput!) {
        removeFromTeam(input: $input) { userErrors { code } }
      }`),
      { input: { memberId: staff.user._id.toHexString() } },
      pharmacy.admin.accessToken,
    )
    expect((await User.findById(staff.user._id).lean())?.pharmacist).toBeUndefined()
  })

  it('is rejected for customers and with a number that is too long', async () => {
    expect((await setPharmacist(pharmacy.visit.shopper, 'KA-1')).userErrors).toMatchObject([
      { code: 'NOT_FOUND', field: 'memberId' },
    ])
    expect((await setPharmacist(staff, 'x'.repeat(51))).userErrors).toMatchObject([
      { code: 'BAD_USER_INPUT', field: 'registration' },
    ])
  })

  it('approves a prescription, and stands on its bill with a place for the signature', async () => {
    await setPharmacist(staff, 'KA-5678')
    const { steroid, rice, shopper } = pharmacy.visit
    const orderId = await place([steroid, rice])
    expect((await checkAs(staff, orderId, [approve(steroid)])).userErrors).toEqual([])
    await setPharmacist(staff, '')
    await withoutBatches(orderId)
    expect((await setStatus(orderId, 'PACKED')).userErrors).toEqual([])
    const { data } = await pharmacy.store.query(BILLS, { id: orderId }, shopper.accessToken)
    expect(data.viewer?.order?.documents).toEqual([
      {
        needsSignature: true,
        prescription: { pharmacist: 'Arjun', pharmacistRegistration: 'KA-5678' },
      },
    ])
  })

  it('an order that was approved before there were pharmacists goes on, and its bill says that none is recorded', async () => {
    const { steroid, shopper } = pharmacy.visit
    const orderId = await place([steroid])
    await checkAs(pharmacy.admin, orderId, [approve(steroid)])
    await Order.updateOne({ _id: orderId }, { $unset: { 'check.pharmacist': 1 } })
    await withoutBatches(orderId)
    await User.updateMany({}, { $unset: { pharmacist: 1 } })
    expect((await setStatus(orderId, 'PACKED')).userErrors).toEqual([])
    const { data } = await pharmacy.store.query(BILLS, { id: orderId }, shopper.accessToken)
    expect(data.viewer?.order?.documents).toEqual([
      { needsSignature: true, prescription: { pharmacist: null, pharmacistRegistration: null } },
    ])
    expect((await setPharmacist(pharmacy.admin, 'KA-1234')).userErrors).toEqual([])
  })

  it('is a step of the set-up of a shop with a drug licence', async () => {
    const isDone = async () => {
      const { data } = await pharmacy.store.query(SETUP, {}, pharmacy.admin.accessToken)
      return data.shopSettings.setup.find(({ code }) => code === 'PHARMACIST')?.isDone
    }
    pharmacy.store.settings.drugLicence = ''
    await User.updateMany({}, { $unset: { pharmacist: 1 } })
    expect(await isDone()).toBeUndefined()
    pharmacy.store.settings.drugLicence = 'KA-B12-100001'
    expect(await isDone()).toBe(false)
    await setPharmacist(pharmacy.admin, 'KA-1234')
    expect(await isDone()).toBe(true)
  })
})
