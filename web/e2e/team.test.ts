import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type QuietJourney, startQuietJourney, visit } from './setup/browser.ts'
import { openCheckout, shopperWith } from './setup/checkout.ts'
import { devices, type Screen } from './setup/devices.ts'
import { ADMIN } from './setup/seed.ts'
import { presetStorage, signIn } from './setup/shopper.ts'

let journey: QuietJourney

beforeAll(async () => {
  journey = await startQuietJourney()
})
afterAll(() => journey.close())

async function orderMilk() {
  const shopper = await shopperWith(journey, { 'toned milk': 1 })
  const { context, page } = await openCheckout(journey, shopper)
  await page.getByRole('button', { name: 'Cash on Delivery' }).click()
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
  await context.close()
}

async function openTeam(screen: Screen) {
  const admin = await signIn(journey.store.url, ADMIN)
  const visitor = await visit(journey, screen)
  await presetStorage(visitor.context, admin.storage)
  await visitor.page.goto('/dashboard/team')
  return visitor
}

async function invite(page: Page, email: string) {
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to the team' })
  await dialog.getByLabel('Email').fill(email)
  expect(await dialog.getByRole('radio', { name: /^Staff/ }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  const invitations = page.getByRole('table', { name: 'Open invitations' })
  await invitations.getByText(email).waitFor()
}

/** Registers through the link in the email, and returns to the invitation. */
async function join(page: Page, email: string) {
  await page.goto(await journey.mailbox.linkFor(email))
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Name').fill('Ravi Kumar')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('ganga yamuna 7')
  await page.getByLabel('Confirm password').fill('ganga yamuna 7')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText('Your role: Staff').waitFor()
  await page.getByRole('button', { name: 'Join the team' }).click()
  await page.getByRole('heading', { name: 'All Orders' }).waitFor()
}

async function confirmOrder(page: Page) {
  // The list has other names for its links on a desktop.
  await page.locator('main a[href^="/dashboard/orders-details/"]').first().click()
  await page.getByRole('button', { name: 'Update Status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByRole('option', { name: 'Confirm' }).click()
  await page.getByText('Order status updated').waitFor()
}

async function setStock(page: Page) {
  await page.goto('/dashboard/product')
  await page
    .getByRole('button', { name: /set stock of/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Stock of/ }).fill('77')
  await page.getByRole('button', { name: 'Save stock' }).click()
  await page.getByRole('button', { name: /^77 .*set stock of/ }).waitFor()
  for (const name of [/^Edit/, /^Delete/, 'Import', 'Export'])
    expect(await page.getByRole('button', { name }).count()).toBe(0)
}

async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove from the team' })
  await question.getByText('can no longer open orders, prescriptions and stock').waitFor()
  await question.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Removed from the team').waitFor()
}

const refusal = (page: Page) => page.getByRole('heading', { name: 'Do not have permission' })

it.each(devices)(
  'an invited person joins, handles orders and stock alone, and is removed, on a $device',
  async ({ screen }) => {
    await orderMilk()
    const email = `ravi-${randomUUID()}@example.in`
    const admin = await openTeam(screen)
    await invite(admin.page, email)

    const staff = await visit(journey, screen)
    await join(staff.page, email)
    await confirmOrder(staff.page)
    await setStock(staff.page)
    await staff.page.goto('/dashboard/category')
    await refusal(staff.page).waitFor()

    await admin.page.reload()
    await remove(admin.page, 'Ravi Kumar')
    await staff.page.goto('/dashboard/orders')
    await refusal(staff.page).waitFor()
    await staff.page.goto(await journey.mailbox.linkFor(email))
    await staff.page.getByText('This invitation is no longer valid').waitFor()

    await admin.context.close()
    await staff.context.close()
    expect([...admin.faults.list, ...staff.faults.list]).toEqual([])
  },
)
