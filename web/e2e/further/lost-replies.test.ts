import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { devices, type Screen } from '../setup/devices.ts'
import { home, newShopper, presetStorage, signIn } from '../setup/shopper.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

describe.each(devices)('on a $device, a form that is sent again', ({ screen }) => {
  it('resending the address form saves one address when the first reply was lost', () =>
    saveAddressTwice(screen))

  it('resending the registration logs in when the first reply was lost', () =>
    registerTwice(screen))
})

/** Drops the reply to the first request for this operation after the server has processed it. */
async function loseReply(page: Page, operation: string) {
  let losses = 1
  await page.route('**/graphql', async (route) => {
    const isLost = losses > 0 && route.request().postData()?.includes(`"${operation}"`)
    if (!isLost) return route.continue()
    losses -= 1
    await route.fetch()
    await route.abort('connectionreset')
  })
}

const addresses = z.object({ viewer: z.object({ addresses: z.array(z.object({})) }) })

async function saveAddressTwice(screen: Screen) {
  const { storage, request } = await newShopper(journey.store.url)
  const { context, page } = await visit(journey, screen)
  await presetStorage(context, storage)
  await page.goto('/dashboard/address')
  await loseReply(page, 'CreateAddress')
  await page.getByRole('button', { name: 'Add Address', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  await dialog.getByLabel('Address line').fill(home.addressLine)
  await dialog.getByLabel('City').fill(home.city)
  await dialog.getByLabel('State').fill(home.state)
  await dialog.getByLabel('Pincode').fill(home.pincode)
  await dialog.getByLabel('Mobile').fill(home.mobile)
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await page.getByRole('alert').first().waitFor()
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { viewer } = addresses.parse(await request('{ viewer { addresses { id } } }'))
  expect(viewer.addresses).toHaveLength(1)
  await context.close()
}

async function registerTwice(screen: Screen) {
  const account = { email: `shopper-${randomUUID()}@example.in`, password: 'ganga yamuna 7' }
  const { context, page } = await visit(journey, screen)
  await page.goto('/register')
  await loseReply(page, 'Register')
  await page.getByLabel('Name', { exact: true }).fill('Asha Verma')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password').fill(account.password)
  const submit = page.getByRole('main').getByRole('button', { name: 'Register' })
  await submit.click()
  await page.getByRole('alert').first().waitFor()
  await submit.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await page.goto('/dashboard/profile')
  await expect
    .poll(() => page.getByLabel('Email', { exact: true }).inputValue())
    .toBe(account.email)
  await signIn(journey.store.url, account)
  await context.close()
}
