import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { toIndianDay } from '../src/lib/text/date.ts'
import { dashboardPaths } from '../src/lib/urls/dashboard-paths.ts'
import { type OwnJourney, startOwnJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { placeOrder, shopperWith } from './setup/checkout.ts'
import { deskDevices } from './setup/devices.ts'
import { openScreens } from './setup/screens.ts'
import { ADMIN } from './setup/seed.ts'
import { presetStorage, type Shopper, signIn } from './setup/shopper.ts'

const settings = z.object({ shopSettings: z.object({ version: z.number() }) })
const noErrors = z.record(z.string(), z.object({ userErrors: z.tuple([]) }))

let journey: OwnJourney
let admin: Shopper

beforeAll(async () => {
  journey = await startOwnJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

/** Runs a mutation as an admin, without the browser. */
async function change(mutation: string, type: string, input: object): Promise<void> {
  const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { message } } }`
  noErrors.parse(await admin.request(document, { input }))
}

async function register(): Promise<void> {
  const { shopSettings } = settings.parse(await admin.request('{ shopSettings { version } }'))
  const gst = { gstRegistration: 'REGULAR', gstin: '29ABCDE1234F1ZW' }
  await change('updateShopSettings', 'UpdateShopSettingsInput', { ...shopSettings, ...gst })
}

/** Places an order for a product, and packs it. */
async function sell(product: string): Promise<{ id: string; number: string }> {
  const order = await placeOrder(await shopperWith(journey, {}), { [product]: 1 })
  for (const status of ['CONFIRMED', 'PACKED'])
    await change('setOrderStatus', 'SetOrderStatusInput', { orderId: order.id, status })
  return order
}

further(() => {
  it('the page of GST returns says that a shop is not registered', async () => {
    const { page, open, finish } = await openScreens(journey, admin)
    await open(dashboardPaths.gstReturn)
    await page.getByRole('link', { name: 'Open Settings' }).click()
    await page.waitForURL(`**${dashboardPaths.settings}`)
    await finish()
  })
})

it.each(deskDevices)(
  'an admin finds a packed order in the GST return, and downloads its table, on a $device',
  async ({ screen }) => {
    await register()
    const order = await sell('Toor Dal')
    const { context, page, faults } = await visit(journey, screen)
    await presetStorage(context, admin.storage)
    await page.goto(dashboardPaths.gstReturn)
    const month = toIndianDay(Date.now()).slice(0, 7)
    await page.getByLabel('Month or quarter').selectOption(month)
    await page
      .getByText('This period has not ended. Later documents will change the return.')
      .waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download 7 B2CS/ }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`gstr1-${month}-b2cs.csv`)
    expect((await readFile(await file.path(), 'utf8')).split('\n')[1]).toMatch(
      /^OE,29-Karnataka,5\.00,,\d+\.\d\d,0\.00,$/,
    )
    await page.getByRole('link', { name: order.number }).click()
    await page.waitForURL(`**${dashboardPaths.orderDetails(order.id)}`)
    await context.close()
    expect(faults.list).toEqual([])
  },
)

further(() => {
  it('the page of GST returns names an order whose invoice waits', async () => {
    await register()
    const { page, check, finish } = await openScreens(journey, admin)
    await sell('Toor Dal')
    const waiting = await sell('Dal Makhani Ready to Eat')
    const month = toIndianDay(Date.now()).slice(0, 7)
    await page.goto(`${dashboardPaths.gstReturn}?period=${month}`)
    const findings = page.getByRole('list', { name: 'Check before you file' })
    await findings.getByText('1 packed order has no invoice').waitFor()
    await findings.getByRole('link', { name: waiting.number }).waitFor()
    await check('a return with findings')
    await finish()
  })
})
