import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnJourney, startOwnJourney } from '../setup/browser.ts'
import { chargedAndCart, findProduct, openCheckout, shopperWith } from '../setup/checkout.ts'
import { devices } from '../setup/devices.ts'
import { startStore } from '../setup/store.ts'

let journey: OwnJourney

beforeAll(async () => {
  journey = await startOwnJourney({ UPI: 'off' })
})
afterAll(() => journey.close())

it.each(devices)('a shop without UPI offers cash only, on a $device', async ({ screen }) => {
  const shopper = await shopperWith(journey, { 'toned milk': 1 })
  const { price } = await findProduct(shopper, 'toned milk')
  const { context, page, faults } = await openCheckout(journey, shopper, screen)
  const cash = page.getByRole('button', { name: 'Cash on Delivery' })
  await cash.waitFor()
  expect(await page.getByRole('button', { name: 'Online Payment' }).count()).toBe(0)
  expect(await page.getByText('UPI').count()).toBe(0)
  await cash.click()
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
  expect(await chargedAndCart(shopper)).toEqual({ charged: [price], cart: 0 })
  await context.close()
  expect(faults.list).toEqual([])
})

it('a production server does not start without a UPI ID, and says why in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kirana-journey-'))
  const env = { NODE_ENV: 'production', JWT_SECRET: 'a secret that is long enough for production' }
  const started = startStore(folder, { ...env, UPI: 'on', UPI_ID: '' })
  await expect(started).rejects.toThrow(
    /^The server ended before it was open:\n[^\n]+ could not start\.?\nUPI_ID is required with NODE_ENV=production: [^\n]+\n$/,
  )
  await rm(folder, { recursive: true })
})
