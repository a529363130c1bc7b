import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { dashboardPaths } from '../src/lib/urls/dashboard-paths.ts'
import { type Journey, startJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { shopperWith } from './setup/checkout.ts'
import { devices, type Screen } from './setup/devices.ts'
import { openScreens } from './setup/screens.ts'
import { ADMIN } from './setup/seed.ts'
import { presetStorage, type Shopper, signIn } from './setup/shopper.ts'

let journey: Journey
let admin: Shopper

beforeAll(async () => {
  journey = await startJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

const ordered = z.object({
  viewer: z.object({
    orders: z.object({
      edges: z.tuple([
        z.object({
          node: z.object({
            id: z.string(),
            number: z.string(),
            total: z.object({ amount: z.number() }),
            payment: z.object({ upiReference: z.string() }),
          }),
        }),
      ]),
    }),
  }),
})

async function open(person: Shopper, path: string, screen: Screen) {
  const visitor = await visit(journey, screen)
  await presetStorage(visitor.context, person.storage)
  await visitor.page.goto(path)
  return visitor
}

/** Places an order whose customer says that they have paid by UPI. */
async function orderByUpi(screen: Screen) {
  const shopper = await shopperWith(journey, { 'toned milk': 1 })
  const { page, context } = await open(shopper, '/checkout', screen)
  await page.getByRole('button', { name: 'Online Payment' }).click()
  await page.getByRole('button', { name: 'Confirm Payment' }).click()
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
  await context.close()
  const answer = await shopper.request(
    '{ viewer { orders { edges { node { id number total { amount } payment { upiReference } } } } } }',
  )
  return ordered.parse(answer).viewer.orders.edges[0].node
}

/** A UPI transaction number, with the leading zeros that the bank writes. */
const newTransaction = () => `0000${randomInt(400_000_000_000, 1_000_000_000_000 - 1)}`

/** A statement as HDFC Bank writes it: with lines above the header and a total below. */
function writeStatement({ total, payment }: Awaited<ReturnType<typeof orderByUpi>>): Buffer {
  const rupees = (total.amount / 100).toFixed(2)
  const lines = [
    'HDFC BANK Ltd.,,,,,,',
    '"Account of KIRANA CARE, MG Road",,,,,,',
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    `25/11/26,UPI-ASHA-${payment.upiReference}-ASHA@OKBANK,${newTransaction()},25/11/26,,${rupees},"1,00,000.00"`,
    `25/11/26,UPI-ASHA-${payment.upiReference}-ASHA@OKBANK,${newTransaction()},25/11/26,,${rupees},"1,00,000.00"`,
    `25/11/26,UPI-RENT, MG ROAD-${payment.upiReference},0000712345678901,25/11/26,12.50,,"1,00,000.00"`,
    '25/11/26,UPI-LATA, RAO,0000812345678901,25/11/26,,50.00,"1,00,050.00"',
    '26/11/26,REV-UPI-LATA,0000812345678901,26/11/26,50.00,,"1,00,000.00"',
    '25/11/26,UPI-CUT OFF,0000912345678901,25/11/26,,5',
    '25/11/26,=HYPERLINK("http://example.com"),0000612345678901,25/11/26,,"1,250.00","1,01,250.00"',
    '25/11/26,RENT,0000000000000001,25/11/26,5000.00,,"96,250.00"',
  ]
  return Buffer.from(lines.join('\r\n'))
}

async function upload(page: Page, name: string, buffer: Buffer) {
  await page.getByLabel('Choose a CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('heading', { name: `Columns of ${name}` }).waitFor()
  await page.getByRole('button', { name: 'Check statement' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

it.each(devices)(
  'a bank statement marks a UPI payment as received, once, on a $device',
  async ({ device, screen }) => {
    const name = `november-${device}.csv`
    const order = await orderByUpi(screen)
    const statement = writeStatement(order)
    const { page, context, faults } = await open(admin, dashboardPaths.upiStatements, screen)
    const choose = page.getByLabel('Choose a CSV file')
    await choose.setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from('PK\u0003\u0004'),
    })
    await page.getByRole('alert').getByText('This is not a CSV file.').waitFor()
    await upload(page, name, statement)
    await page.getByText('1 payment of this statement can be marked as received.').waitFor()
    for (const label of [
      ...['All 5', 'Matched 1', 'Paid twice? 1', 'Unknown 1'],
      ...['Reversed 1', 'Unreadable 1'],
    ])
      await page.getByRole('radio', { name: label }).waitFor()
    await page.getByText('10 rows: 5 listed below, 3 debits, 2 outside the table').waitFor()
    await page.getByRole('radio', { name: 'Matched 1' }).check()
    const rows = page.getByRole('table', { name: 'Rows of the statement' }).getByRole('row')
    await expect.poll(() => rows.count()).toBe(2)
    await page.getByRole('button', { name: 'Mark 1 payment as received' }).click()
    await page.getByRole('status').getByText('1 payment marked as received.').waitFor()

    await page.getByRole('link', { name: 'UPI statements', exact: true }).last().click()
    await page.getByRole('list', { name: 'Past statements' }).getByText(name).waitFor()
    await upload(page, name, statement)
    await page.getByText('This statement has no payments to mark as received.').waitFor()
    await page.getByText(`This row has already marked order ${order.number} as received.`).waitFor()
    await page.getByRole('link', { name: order.number }).first().click()
    await page.getByText('Found in statement').waitFor()
    await page.getByRole('link', { name: `${name}, line 4` }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width)
    await context.close()
    expect(faults.list).toEqual([])
  },
)

further(() => {
  it('the bank statement pages have no barriers', async () => {
    const order = await orderByUpi({ width: 1280, height: 900 })
    const screens = await openScreens(journey, admin)
    const { page, open, check } = screens
    await open(dashboardPaths.upiStatements)
    const file = { name: 'barriers.csv', mimeType: 'text/csv', buffer: writeStatement(order) }
    await page.getByLabel('Choose a CSV file').setInputFiles(file)
    await page.getByRole('heading', { name: 'Columns of barriers.csv' }).waitFor()
    await check('columns of a statement')
    await page.getByRole('button', { name: 'Check statement' }).click()
    await page.getByRole('button', { name: 'Mark 1 payment as received' }).waitFor()
    await check('a statement')
    await screens.finish()
  })
})
