import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { devices } from '../setup/devices.ts'
import { ADMIN } from '../setup/seed.ts'
import { presetStorage, signIn } from '../setup/shopper.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const path = '/dashboard/upload-product'

const draft = {
  Name: 'Marigold seeds',
  Description: 'Orange all summer.',
  Unit: '20 g',
  'Number of Stock': '10',
  Price: '200',
  Discount: '10',
}

/** Holds back the dashboard's own requests, which could find the session ended before the form is sent. */
function holdBackgroundRequests(page: Page) {
  return page.route('**/graphql', async (route) => {
    const isBackground = /"(OpenWork|UnseenOrders)"/.test(route.request().postData() ?? '')
    if (!isBackground) await route.continue()
  })
}

it.each(devices)(
  'a form whose session ended on the server leads to the login, and back to its draft, on a $device',
  async ({ screen }) => {
    const admin = await signIn(journey.store.url, ADMIN)
    const { context, page, faults } = await visit(journey, screen)
    await presetStorage(context, admin.storage)
    await page.goto(path)
    const field = (label: string) => page.getByLabel(label, { exact: true })
    for (const [label, value] of Object.entries(draft)) await field(label).fill(value)
    await holdBackgroundRequests(page)
    await admin.request('mutation { logout { userErrors { message } } }')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Your session has ended. Please login to continue.').waitFor()
    await page.getByRole('heading', { name: 'Login', exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(await page.getByText(/connection/).count()).toBe(0)
    await field('Email').fill(admin.email)
    await field('Password').fill(admin.password)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname + url.search === path)
    await page.getByText('Continue where you left off?').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => field('Name').inputValue()).toBe(draft.Name)
    await expect.poll(() => field('Price').inputValue()).toBe(draft.Price)
    await context.close()
    // The console logs the rejected request itself.
    expect(faults.list.filter((fault) => !fault.includes('status of 401'))).toEqual([])
  },
)
