import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Journey, startJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { shopperWith } from './setup/checkout.ts'
import { devices } from './setup/devices.ts'
import { presetStorage, newShopper, signIn, type Shopper } from './setup/shopper.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const NEW_PASSWORD = 'kaveri godavari 9'

describe.each(devices)('on a $device', ({ screen }) => {
  async function openProfile({ storage }: Shopper) {
    const visitor = await visit(journey, screen)
    await presetStorage(visitor.context, storage)
    await visitor.page.goto('/dashboard/profile')
    await visitor.page.getByRole('heading', { name: 'Password and data' }).waitFor()
    return visitor
  }

  further(() => {
    it('a password change logs out all other devices', async () => {
      const shopper = await newShopper(journey.store.url)
      const { context, page, faults } = await openProfile(shopper)
      await logInElsewhere(shopper, shopper.password)
      await page.reload()
      await page.getByRole('button', { name: 'Log out other devices' }).waitFor()
      await changePassword(page, shopper)
      await page.getByText('No other devices are logged in.').waitFor()
      await expect(logInElsewhere(shopper, shopper.password)).rejects.toThrow()
      await logInElsewhere(shopper, NEW_PASSWORD)
      await context.close()
      expect(faults.list).toEqual([])
    })
  })

  it('a user downloads their data as a JSON file', async () => {
    const shopper = await shopperWith(journey, { 'toned milk': 2 })
    const { context, page, faults } = await openProfile(shopper)
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
    const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data).toMatchObject({
      profile: { email: shopper.email },
      addresses: [{ addressLine: '12 MG Road' }],
      cart: [{ quantity: 2 }],
      orders: [],
    })
    await context.close()
    expect(faults.list).toEqual([])
  })

  further(() => {
    it('a user deletes their account, but not while an order is on its way', async () => {
      const shopper = await shopperWith(journey, { 'toned milk': 1 })
      await placeOrder(shopper)
      const { context, page, faults } = await openProfile(shopper)
      await deleteAccount(page, 'a guess')
      await page.getByRole('dialog').getByText('This is not your password.').waitFor()
      await deleteAccount(page, shopper.password)
      const refusal = page.getByText(/Order ORD-\w+ is still on its way\./)
      await refusal.waitFor()
      await cancelOrder(shopper)
      await deleteAccount(page, shopper.password)
      await page.getByText('Account deleted').waitFor()
      await expect.poll(() => new URL(page.url()).pathname).toBe('/')
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
      await expect(logInElsewhere(shopper, shopper.password)).rejects.toThrow()
      await context.close()
      expect(faults.list).toEqual([])
    })
  })
})

async function changePassword(page: Page, { password }: Shopper) {
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByLabel('New password').fill(NEW_PASSWORD)
  await dialog.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: 'Change Password' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Opens the dialog unless it is open. */
async function deleteAccount(page: Page, password: string) {
  const dialog = page.getByRole('dialog', { name: 'Delete account' })
  if (!(await dialog.isVisible())) {
    await page.getByRole('button', { name: 'Delete account' }).click()
  }
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
}

/** Throws if the password is wrong. */
async function logInElsewhere({ email }: Shopper, password: string) {
  await signIn(journey.store.url, { email, password })
}

const state = z.object({
  viewer: z.object({
    addresses: z.array(z.object({ id: z.string() })),
    cart: z.object({
      lines: z.array(z.object({ product: z.object({ id: z.string() }) })),
      total: z.object({ amount: z.number() }),
    }),
    orders: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }),
  }),
})

async function readState({ request }: Shopper) {
  return state.parse(
    await request(
      '{ viewer { addresses { id } cart { lines { product { id } } total { amount } } orders { edges { node { id } } } } }',
    ),
  ).viewer
}

async function placeOrder(shopper: Shopper) {
  const { addresses, cart } = await readState(shopper)
  const lines = cart.lines.map(({ product }) => ({ productId: product.id, quantity: 1 }))
  const addressId = addresses[0]?.id
  const order = { lines, addressId, expectedTotal: cart.total.amount }
  await shopper.request(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
    { input: { ...order, paymentMethod: 'CASH_ON_DELIVERY' } },
  )
}

async function cancelOrder(shopper: Shopper) {
  const { orders } = await readState(shopper)
  await shopper.request(
    'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { id } } }',
    { input: { orderId: orders.edges[0]?.node.id } },
  )
}
