import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type QuietJourney, startQuietJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { waitForFocus } from './setup/focus.ts'
import { presetStorage, newShopper } from './setup/shopper.ts'
import { watchLayoutShift } from './setup/layout-shift.ts'

let journey: QuietJourney

beforeAll(async () => {
  journey = await startQuietJourney()
})
afterAll(() => journey.close())

const phone = { width: 360, height: 740, hasTouch: true }
const newPassword = 'kaveri godavari 8'
const getPath = (page: Page) => new URL(page.url()).pathname
const box = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Digit ${number} of 6` })

async function askForCode(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Otp' }).tap()
  await page.getByRole('heading', { name: 'Enter OTP' }).waitFor()
  // The address is passed in the navigation state, not in the URL.
  expect(page.url()).toBe(`${journey.store.url}/verification-otp`)
}

it('a user resets a forgotten password, which logs out all devices', async () => {
  const shopper = await newShopper(journey.store.url)
  const before = await visit(journey, phone)
  await presetStorage(before.context, shopper.storage)
  await before.page.goto('/dashboard/myorders')
  await before.page.getByText('No Data', { exact: true }).waitFor()

  const { context, page, faults } = await visit(journey, phone)
  const layoutShift = watchLayoutShift(page)
  /** Checks that the page does not overflow horizontally and that its layout does not shift. */
  const checkScreen = async (screen: string) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, screen).toBeLessThanOrEqual(360)
    await layoutShift.check(screen)
  }
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).tap()
  await page.getByRole('heading', { name: 'Forgot Password' }).waitFor()
  await checkScreen('forgot password')
  await askForCode(page, shopper.email)
  await checkScreen('code')
  const code = await journey.mailbox.codeFor(shopper.email)
  await enterWrongCode(page, code)
  await pasteCode(page, code)
  await page.getByRole('heading', { name: 'Reset Password' }).waitFor()
  expect(page.url()).toBe(`${journey.store.url}/reset-password`)
  await checkScreen('new password')
  await setPassword(page)
  await logIn(page, shopper)
  expect(faults.list).toEqual([])

  await before.page.reload()
  await before.page.getByRole('heading', { name: 'Login' }).waitFor()
  expect(getPath(before.page)).toBe('/login')
  await before.context.close()
  await context.close()
})

async function enterWrongCode(page: Page, code: string) {
  const wrong = code === '111111' ? '222222' : '111111'
  await waitForFocus(box(page, 1))
  await page.keyboard.type(wrong)
  await page.getByRole('button', { name: 'Verify OTP' }).tap()
  await page.getByRole('main').getByText('The code is wrong or has expired.').waitFor()
  await waitForFocus(box(page, 1))
  await expect.poll(() => box(page, 6).inputValue()).toBe('')
}

async function pasteCode(page: Page, code: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `${code.slice(0, 3)} ${code.slice(3)}`,
  )
  await box(page, 1).press('ControlOrMeta+V')
  await expect.poll(() => box(page, 6).inputValue()).toBe(code.at(-1))
  await page.keyboard.press('Enter')
}

async function setPassword(page: Page) {
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByRole('button', { name: 'Change Password' }).tap()
  await page
    .getByRole('main')
    .getByText('New password and confirm password must be same.')
    .waitFor()
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Login' }).waitFor()
}

/** Checks that the old password fails and the new password works. */
async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByText('Email or password is wrong.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Account' }).waitFor()
  await expect.poll(() => getPath(page)).toBe('/')
}

further(() => {
  it('a user resets a forgotten password with the emailed link, whose token leaves the address bar', async () => {
    const shopper = await newShopper(journey.store.url)
    const { context, page, faults } = await visit(journey, phone)
    await page.goto('/forgot-password')
    await askForCode(page, shopper.email)
    await journey.mailbox.codeFor(shopper.email)
    await page.goto(await journey.mailbox.linkFor(shopper.email))
    await page.getByText(`A new password for ${shopper.email}.`).waitFor()
    expect(page.url()).toBe(`${journey.store.url}/reset-password`)
    await setPassword(page)
    await logIn(page, shopper)
    expect(faults.list).toEqual([])
    await context.close()
  })

  it('the recovery behaves the same for an unknown email address, and sends no email to it', async () => {
    const shopper = await newShopper(journey.store.url)
    const { context, page } = await visit(journey, phone)
    await page.goto('/forgot-password')
    await askForCode(page, 'nobody@example.in')
    await page.getByText('If nobody@example.in has an account').waitFor()
    await page.getByRole('link', { name: 'Change it' }).tap()
    await askForCode(page, shopper.email)
    await journey.mailbox.codeFor(shopper.email)
    expect(journey.mailbox.count('nobody@example.in')).toBe(0)
    await context.close()
  })

  it('the recovery redirects people who skip a step', async () => {
    const { context, page } = await visit(journey, phone)
    await page.goto('/verification-otp')
    await page.getByRole('heading', { name: 'Forgot Password' }).waitFor()
    await expect.poll(() => getPath(page)).toBe('/forgot-password')
    await page.goto('/reset-password')
    await page.getByRole('heading', { name: 'Medicines and daily needs' }).waitFor()
    await expect.poll(() => getPath(page)).toBe('/')
    await context.close()
  })
})
