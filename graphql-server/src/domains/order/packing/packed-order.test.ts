import { describe, expect, it } from 'vitest'
import { BATCH, enterBatches } from '../../../../test/support/batches.ts'
import { buildMedicine, buildShopper } from '../../../../test/support/factories.ts'
import { gql } from '../../../../test/support/gql.ts'
import { approve, idOf, setUpPharmacy } from '../../../../test/support/pharmacy.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { Product } from '../../catalogue/record/product.model.ts'
import { Order } from '../record/order.model.ts'

const pharmacy = setUpPharmacy()
const { place, check, setStatus } = pharmacy

const BILL = gql(`query ($id: ID!) {
  viewer {
    order(id: $id) {
      number
      invoice {
        number issuedAt buyerName seller { name address drugLicence }
        prescription {
          patient patientAddress prescriber prescriberAddress prescriberRegistration
        }
      }
      lines { name quantity schedule medicine { maker } batches { number expiry expiresOn quantity } }
    }
  }
}`)
const REGISTER = gql(`query ($month: String!) {
  prescriptionRegister(month: $month) {
    edges {
      node {
        orderId patient prescriber prescriberAddress prescriberRegistration
        medicine maker quantity batches { number expiry quantity }
      }
    }
  }
}`)
const RECALL = gql(`query ($batch: String!, $first: Int! = 20, $after: String) {
  ordersWithBatch(batch: $batch, first: $first, after: $after) {
    edges { cursor node { id } }
    pageInfo { hasNextPage }
  }
}`)

const MAKER = 'GSK, Nashik 422007'
const PEOPLE = {
  patientAddress: '7 Lake View Road, Pune 411001',
  prescriberAddress: 'City Clinic, Pune 411001',
  prescriberRegistration: 'MMC 2011/05/1234',
}
const PRESCRIPTION = { issuedOn: '2026-11-20', kind: 'ACUTE' as const, ...PEOPLE }

/** A checked order with an H1 antibiotic, a schedule H medicine and rice. Its batches are entered. */
async function placePacked({ facts = true, batch = BATCH } = {}) {
  const { antibiotic, steroid, rice } = pharmacy.visit
  await Product.updateMany({}, { $set: { makerOrPacker: MAKER } })
  const orderId = await place([antibiotic, steroid, rice])
  await check(orderId, [approve(antibiotic), approve(steroid)])
  const prescription = { 'check.prescription': PRESCRIPTION }
  const update = facts ? { $set: prescription } : { $unset: prescription }
  await Order.updateOne({ _id: orderId }, update)
  await enterBatches(orderId, batch)
  return orderId
}

async function readBill(id: string) {
  const { store, visit } = pharmacy
  const { data } = await store.query(BILL, { id }, visit.shopper.accessToken)
  return data.viewer?.order
}

const month = () => indianDay(new Date()).slice(0, 7)

async function readRegister(orderId: string) {
  const { data } = await pharmacy.store.query(
    REGISTER,
    { month: month() },
    pharmacy.admin.accessToken,
  )
  const entries = data.prescriptionRegister.edges.map(({ node }) => node)
  return entries.filter((entry) => entry.orderId === orderId)
}

const download = (url: string, token = pharmacy.admin.accessToken) =>
  pharmacy.store.app.inject({ url, headers: { authorization: `Bearer ${token}` } })

describe('the bill of an order with medicines', () => {
  // Drugs Rules, 1945, rule 65 (3) and (4): serial number, date, name and address of the shop with its licence, of the
  // prescriber and of the patient, and for each medicine its name, quantity, maker, batch and expiry.
  it('the bill has every fact that the law asks for, and its customer can read it', async () => {
    const orderId = await placePacked()
    await setStatus(orderId, 'DELIVERED')
    const bill = await readBill(orderId)
    const batches = [{ number: 'B-1', expiry: '12/99', expiresOn: '2099-12-31', quantity: 1 }]
    expect(bill).toMatchObject({
      invoice: {
        number: expect.stringMatching(/^\d{4}-\d\d\/\d{6}$/) as string,
        issuedAt: expect.any(String) as string,
        seller: { name: expect.any(String) as string, address: expect.any(String) as string },
        prescription: { patient: 'Ravi', prescriber: 'Dr. Rao', ...PEOPLE },
      },
      lines: [
        { name: 'Augmentin 625', quantity: 1, schedule: 'H1', medicine: { maker: MAKER }, batches },
        { name: 'Wysolone 10', quantity: 1, schedule: 'H', medicine: { maker: MAKER }, batches },
        { name: 'Rice', medicine: null, batches: [] },
      ],
    })
  })

  it('the bill of an order that was checked by an older release shows what was recorded', async () => {
    const orderId = await placePacked({ facts: false })
    await setStatus(orderId, 'PACKED')
    expect((await readBill(orderId))?.invoice?.prescription).toEqual({
      ...{ patient: 'Ravi', patientAddress: null },
      ...{ prescriber: 'Dr. Rao', prescriberAddress: null, prescriberRegistration: null },
    })
  })

  it('the bill of medicines without a prescription names no patient', async () => {
    const orderId = await place([await buildMedicine()])
    await enterBatches(orderId)
    await setStatus(orderId, 'PACKED')
    expect((await readBill(orderId))?.invoice?.prescription).toBeNull()
  })
})

describe('the register of a packed order', () => {
  it('the register has the maker, the batches and the prescriber, also in a correction', async () => {
    const orderId = await placePacked()
    await setStatus(orderId, 'DELIVERED')
    await setStatus(orderId, 'PACKED')
    const entry = (quantity: number) => ({
      ...{
        orderId,
        patient: 'Ravi',
        prescriber: 'Dr. Rao',
        medicine: 'Augmentin 625 (10 tablets)',
      },
      prescriberAddress: PRESCRIPTION.prescriberAddress,
      prescriberRegistration: PRESCRIPTION.prescriberRegistration,
      ...{ maker: MAKER, quantity, batches: [{ number: 'B-1', expiry: '12/99', quantity: 1 }] },
    })
    expect(await readRegister(orderId)).toEqual([entry(1), entry(-1)])
  })

  it('the register says that facts were not recorded', async () => {
    const orderId = await placePacked({ facts: false })
    await Product.updateMany({}, { $unset: { makerOrPacker: 1 } })
    await setStatus(orderId, 'DELIVERED')
    expect(await readRegister(orderId)).toMatchObject([
      { prescriberAddress: null, prescriberRegistration: null },
    ])
    const { number, invoice } = await Order.findById(orderId).orFail().lean()
    const { body } = await download(`/exports/prescription-register.csv?month=${month()}`)
    expect(body).toContain(
      `,${number},not recorded,not recorded,"${MAKER}",1 of B-1 (12/99),${invoice?.number}`,
    )
  })
})

describe('the CSV of medicine bills', () => {
  it('the CSV has a row for each medicine and batch, without formulas', async () => {
    const orderId = await placePacked({ batch: { number: '=1+1', expiry: '12/99' } })
    await setStatus(orderId, 'PACKED')
    const { number, invoice } = await Order.findById(orderId).orFail().lean()
    const url = `/exports/medicine-bills.csv?month=${month()}`
    const reply = await download(url)
    expect(reply.headers['cache-control']).toBe('no-store')
    const rowsOf = (body: string) => body.split('\n').filter((row) => row.includes(number))
    const rows = rowsOf(reply.body)
    const people = `Ravi,"${PRESCRIPTION.patientAddress}",Dr. Rao,"${PRESCRIPTION.prescriberAddress}",${PRESCRIPTION.prescriberRegistration}`
    const row = (name: string) =>
      `,Asha,${people},${name},"${MAKER}",'=1+1,12/99,1,89,${number},,Meera,KA-1234,Invoice,`
    expect(rows.map((text) => text.slice(invoice?.number.length).replace(/^,[^,]*/, ''))).toEqual([
      row('Augmentin 625 (10 tablets)'),
      row('Wysolone 10 (1 pc)'),
    ])
    await setStatus(orderId, 'CANCELLED_BY_SELLER')
    const { body } = await download(url)
    const cancelled = rowsOf(body).filter((text) => text.includes(`,-1,-89,${number},Cancelled,`))
    expect([rowsOf(body).length, cancelled.length]).toEqual([4, 2])
  })

  it.each(['/exports/medicine-bills.csv?month=2026-11', '/exports/recall.csv?batch=B'])(
    'the CSV %s is for admins only',
    async (url) => {
      const staff = await buildShopper(pharmacy.store.tokens, { role: 'STAFF' })
      expect((await download(url, staff.accessToken)).statusCode).toBe(403)
      expect((await pharmacy.store.app.inject(url)).statusCode).toBe(401)
    },
  )

  it.each(['medicine-bills.csv?month=2026-13', 'recall.csv', `recall.csv?batch=${'B'.repeat(41)}`])(
    'the CSV %s is rejected',
    async (path) => {
      expect((await download(`/exports/${path}`)).statusCode).toBe(400)
    },
  )
})

describe('a recall', () => {
  it('a batch finds its orders, newest first, with pages and as CSV', async () => {
    const batch = { number: 'Recall 7', expiry: '12/99' }
    const orderIds = [await placePacked({ batch }), await placePacked({ batch })].toReversed()
    await placePacked({ batch: { ...batch, number: 'Recall 77' } })
    const recall = async (more: object = {}) => {
      const variables = { batch: ' recall 7 ', ...more }
      const { data } = await pharmacy.store.query(RECALL, variables, pharmacy.admin.accessToken)
      return data.ordersWithBatch
    }
    expect((await recall()).edges.map(({ node }) => node.id)).toEqual(orderIds)
    const first = await recall({ first: 1 })
    expect(first.pageInfo.hasNextPage).toBe(true)
    const second = await recall({ first: 1, after: first.edges[0]?.cursor })
    expect(second.edges.map(({ node }) => node.id)).toEqual(orderIds.slice(1))
    const { body } = await download('/exports/recall.csv?batch=recall%207')
    const { number } = await Order.findById(orderIds[0]).orFail().lean()
    const rows = body.split('\n').filter((row) => row.startsWith(number))
    expect(rows.map((row) => row.replace(/,[^,]*/, ''))).toEqual(
      ['Augmentin 625 (10 tablets)', 'Wysolone 10 (1 pc)'].map(
        (name) => `${number},PENDING,${name},RECALL 7,12/99,1,Asha,9800000000,PACKED`,
      ),
    )
  })

  it("a recall's CSV has no formulas", async () => {
    await placePacked({ batch: { number: '=2+2', expiry: '12/99' } })
    const { body } = await download(`/exports/recall.csv?batch=${encodeURIComponent('=2+2')}`)
    expect(body).toContain(",'=2+2,12/99,")
  })

  it('a recall rejects what cannot be a batch number', async () => {
    for (const batch of ['', ' ', 'A'.repeat(41), 'A\nB']) {
      const reply = await pharmacy.store.query(RECALL, { batch }, pharmacy.admin.accessToken)
      expect(reply.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    }
  })

  it('a packed product is still a medicine after its record was changed', async () => {
    const orderId = await placePacked()
    await Product.updateOne({ _id: idOf(pharmacy.visit.steroid) }, { $set: { medicine: null } })
    expect((await setStatus(orderId, 'PACKED')).userErrors).toEqual([])
  })
})
